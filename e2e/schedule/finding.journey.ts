import { expect, test } from '../fixtures.ts'
import { pressOn, tabTo, walkTo } from '../keyboard.ts'
import { counting } from '../presses.ts'
import { firstDay, plan, roadLesson } from './arrange.ts'
import { barOf } from './onBoard.ts'

test.use({ world: 'shared', viewport: { width: 1440, height: 900 } })

test('who rings up has the next free lesson with a woman in four presses, and a fifth takes it back', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool({ genders: ['male', 'female'], settings: { 'training.gender': 'none' } })
  const [, woman] = school.trainers
  const student = school.students[0]
  await plan(school, roadLesson(school, '09:00', '10:00'))
  await signIn(school.owner)
  await page.goto(`/school/schedule?date=${firstDay}`)
  await expect(barOf(page, student)).toBeVisible()

  const booking = await counting(page, 'book the next free lesson with a woman')
  await pressOn(page, page.getByRole('button', { name: 'البحث عن موعد' }))
  const dialog = page.getByRole('dialog', { name: 'البحث عن موعد' })
  await expect(dialog.getByRole('combobox', { name: 'الطالب' })).toBeFocused()
  await page.keyboard.type(student.name)
  const choice = page.getByRole('option', { name: new RegExp(`^${student.name}.*S-`) })
  await expect(page.getByRole('option')).toHaveCount(1)
  await walkTo(page, choice)
  await expect(dialog.getByText('لحجزه باسم')).toBeVisible()
  // the arrows of the keyboard choose in a row of choices
  await tabTo(page, dialog.getByRole('radio', { checked: true }).first())
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByRole('radio', { name: 'مدرّبة', exact: true })).toBeChecked()
  const times = dialog.getByRole('region', { name: 'المواعيد المتاحة' })
  const first = times.getByRole('button').first()
  await expect(first).toContainText(woman.name)
  await expect(times.getByRole('button', { name: school.trainers[0].name })).toHaveCount(0)
  await expectAccessible()
  await pressOn(page, first)
  await expect(dialog).toHaveCount(0)
  await booking.done()

  const lessons = async () => {
    const ask = `from=${encodeURIComponent('2027-01-03T00:00:00Z')}&to=${encodeURIComponent('2027-02-20T00:00:00Z')}`
    const all = await school.calls.get(`/api/school/lessons?${ask}&student_id=${student.student_id}`)
    return all.lessons.map(({ trainer, status }: { trainer: { id: number }; status: string }) => [trainer.id, status])
  }
  expect(await lessons()).toContainEqual([woman.id, 'scheduled'])
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(page.getByText('أُلغي الحجز دون رسوم')).toBeVisible()
  expect(await lessons()).toContainEqual([woman.id, 'cancelled'])
  const owed = await school.calls.get(`/api/school/charges?student_id=${student.student_id}`)
  expect(owed.total).toBe(0)
})

test('a time is found from the page of a student, and goes on in the form where nobody is chosen', async ({
  page,
  signIn,
  makeSchool,
}) => {
  const school = await makeSchool()
  const student = school.students[1]
  await signIn(school.owner)
  await page.goto(`/school/students/${student.student_id}?tab=lessons`)
  await page.getByRole('link', { name: 'البحث عن موعد' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'البحث عن موعد' })
  await expect(dialog.getByRole('combobox', { name: 'الطالب' })).toHaveValue(student.name)
  const times = dialog.getByRole('region', { name: 'المواعيد المتاحة' }).getByRole('button')
  await expect(times.first()).toBeVisible()
  await page.goto('/school/schedule?find=1')
  await expect(dialog.getByText('لم يُختر طالب بعد')).toBeVisible()
  await times.first().click()
  const form = page.getByRole('dialog', { name: 'درس جديد' })
  await expect(form.getByRole('combobox', { name: 'المدرّب' })).not.toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'المركبة' })).not.toHaveValue('')
  await expect(form.getByRole('combobox', { name: 'نوع الدرس' })).toHaveValue(school.types.road.name)
})
