import { expect, test } from '../fixtures.ts'
import { pressOn } from '../keyboard.ts'
import { book, freeTime } from '../schedule/hours.ts'
import { accountOf } from '../school.ts'

test.use({ world: 'shared' })

test('the page of a student answers a phone call: three numbers lead to their tabs, and old addresses to the new ones', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const [student, fresh] = school.students
  const account = await accountOf(school, student, callsAs)
  await book(await callsAs(account), freeTime(school, student, school.trainers[0]))
  await signIn(school.owner)
  const address = `/school/students/${student.student_id}`
  await page.goto(address)
  const standing = page.getByRole('region', { name: 'أين وصل الطالب' })
  await expect(standing.getByRole('region', { name: 'الدرس القادم' })).toContainText(school.types.road.name)
  await expect(standing.getByRole('region', { name: 'التقدّم' })).toContainText('لم يبدأ')
  await expect(standing.getByRole('region', { name: 'الرصيد' })).toContainText('لا شيء مستحق')
  await expect(page.getByRole('tab')).toHaveText([
    'نظرة عامة',
    'الدروس والتقدّم',
    'الدورة والعقد',
    'الوثائق',
    'المالية',
    'الرسائل والمهام',
    'السجل',
  ])
  await expect(page.getByText('لم يُذكر')).toHaveCount(0)
  await expectAccessible()

  await pressOn(page, standing.getByRole('link', { name: 'الرصيد' }))
  await expect(page.getByRole('tab', { name: 'المالية' })).toHaveAttribute('aria-selected', 'true')
  await pressOn(page, standing.getByRole('link', { name: 'الدرس القادم' }))
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText(school.types.road.name)

  await page.goto(`${address}?tab=contract`)
  await expect(page.getByRole('tab', { name: 'الدورة والعقد' })).toHaveAttribute('aria-selected', 'true')
  await page.goto(`${address}?tab=guardians`)
  await expect(page.getByRole('tab', { name: 'نظرة عامة' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'أولياء الأمور' })).toBeInViewport()
  const fold = page.getByRole('button', { name: /^عرض .*حق/ }).first()
  await pressOn(page, fold)
  await expect(page.getByText('لم يُذكر').first()).toBeVisible()

  // two presses for the whole file on paper
  await pressOn(page, page.getByRole('button', { name: 'إجراءات أخرى' }))
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'طباعة الملف' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`student-${student.student_id}.pdf`)

  await page.goto(`/school/students/${fresh.student_id}`)
  await expect(standing.getByRole('region', { name: 'الدرس القادم' })).toContainText('لا درس قادم')
})
