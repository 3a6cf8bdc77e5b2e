import { dayAfter } from '../days.ts'
import { expect, test } from '../fixtures.ts'
import { pressOn, reach } from '../keyboard.ts'
import { at, firstDay as day, plan, roadLesson } from './arrange.ts'
import { barOf, expectAt, inFull } from './onBoard.ts'

test.use({ world: 'shared', viewport: { width: 1440, height: 900 } })

test('a day is copied by keys: a conflict is told first, one lesson left out, the other stands at the same time', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
  consoleErrors,
}) => {
  const school = await makeSchool()
  const { calls, owner, branch, trainers, vehicles, students } = school
  const target = dayAfter(day, 2)
  const other = { vehicle_id: vehicles[1].id, enrolment_ids: [students[1].id] }
  await plan(school, roadLesson(school, '09:00', '10:00'))
  await plan(school, { ...roadLesson(school, '10:30', '11:30'), ...other })
  await plan(school, { ...roadLesson(school, '10:30', '11:30', target), ...other })
  await signIn(owner)
  await page.goto(`/school/schedule?date=${day}&branch_id=${branch.id}`)
  await expect(barOf(page, students[0])).toBeVisible()

  await pressOn(page, page.getByRole('main').getByRole('button', { name: 'إجراءات أخرى' }))
  const item = page.getByRole('menuitem', { name: 'نسخ اليوم…' })
  await expect(item).toBeVisible()
  await item.press('Enter')
  const dialog = page.getByRole('dialog', { name: /^نسخ / })
  const on = dialog.getByRole('textbox', { name: 'إلى يوم' })
  await reach(page, on)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(day)
  await page.keyboard.press('Tab')
  await pressOn(page, dialog.getByRole('button', { name: 'مراجعة' }))
  await expect(on).toHaveAccessibleDescription(/اختر يومًا غير اليوم المنسوخ/)
  expect(consoleErrors.splice(0).join()).toContain('422')
  await expectAccessible()
  await reach(page, on)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(target)
  await page.keyboard.press('Tab')
  await pressOn(page, dialog.getByRole('button', { name: 'مراجعة' }))
  const sums = dialog.getByRole('status')
  await expect(sums).toContainText('يمكن نسخها: 1')
  await expect(sums).toContainText('فيها تعارض: 1')
  const conflict = dialog.getByRole('listitem').filter({ hasText: inFull(students[1]) })
  await expect(conflict.getByText('لدى المدرّب درس آخر في هذا الوقت')).toBeVisible()
  await expectAccessible()
  await pressOn(page, conflict.getByRole('button', { name: 'تجاوز هذا الدرس' }))
  await expect(conflict.getByText('قرارك: تركه')).toBeVisible()
  await pressOn(page, dialog.getByRole('button', { name: 'نسخ الدروس (1)' }))

  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('الدروس المنسوخة: 1')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`date=${target}`))
  await expectAt(page, barOf(page, students[0]), '09:00', 60, trainers[0])
  const { lessons } = await calls.get(
    `/api/school/lessons?from=${at(target, '00:00')}&to=${at(target, '23:59')}&trainer_id=${trainers[0].id}`,
  )
  expect((lessons as { start: string; status: string }[]).map(({ start, status }) => [start, status])).toEqual([
    [at(target, '09:00'), 'scheduled'],
    [at(target, '10:30'), 'scheduled'],
  ])
})
