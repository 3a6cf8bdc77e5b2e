import { inDays, today } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, reach } from '../keyboard.ts'
import { plan, roadLesson } from '../schedule/arrange.ts'
import { addStudent, inFull } from '../schedule/onBoard.ts'
import { heading } from '../screens.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('the home of a school is its day: a gap is filled where it stands, tomorrow is confirmed, by keys alone', async ({
  page,
  signIn,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const {
    owner,
    types,
    trainers: [, other],
    vehicles,
    students,
  } = school
  await plan(school, roadLesson(school, '10:00', '11:00', today))
  await plan(school, roadLesson(school, '09:00', '10:00', inDays(1)))
  await signIn(owner)
  await page.goto('/dashboard/school')
  await expect(heading(page)).toHaveText('الاثنين 4 يناير')
  await expect(page.getByRole('main')).toContainText('درس واحد · 3 فجوات')
  await expect(page.getByRole('link', { name: inFull(students[0]) }).first()).toBeVisible()
  await expectAccessible()

  // the form opens with the trainer and the hour of the gap
  await pressOn(page, page.getByRole('button', { name: new RegExp(`تخطيط درس: ${other.name}`) }))
  const drawer = page.getByRole('dialog', { name: 'درس جديد' })
  await choose(page, drawer.getByRole('combobox', { name: 'نوع الدرس' }), types.road.name)
  await expect(drawer.getByRole('combobox', { name: 'المدرّب' })).toHaveValue(other.name)
  await expect(drawer.getByRole('combobox', { name: 'البداية' })).toHaveValue(/9:15/)
  await addStudent(page, drawer, students[1])
  await choose(page, drawer.getByRole('combobox', { name: 'المركبة' }), vehicles[1].name)
  await expect(drawer.getByRole('status').getByText('لا شيء يمنع')).toBeVisible()
  await pressOn(page, drawer.getByRole('button', { name: 'حفظ' }))
  await expect(drawer).toHaveCount(0)
  const bar = page.getByRole('link', { name: new RegExp(`${inFull(students[1]).source}.*${other.name}`) })
  await expect(bar).toBeVisible()

  // tomorrow's lesson is confirmed, and the list says that none is left
  const tomorrow = page.getByRole('region', { name: /الغد بلا تأكيد/ })
  await expect(tomorrow).toContainText('1 من 1')
  await pressOn(page, tomorrow.getByRole('button', { name: /^تأكيد: / }))
  await expect(tomorrow).toContainText('كل الدروس مؤكدة')

  // a bar opens its lesson on the board
  await reach(page, bar)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/school\/schedule\?.*lesson=\d+/)
  await expect(page.getByRole('dialog')).toContainText(other.name)
})

test('on a phone the day is a list by time, no wider than the phone', async ({ page, signIn, expectAccessible }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn('school')
  await page.goto('/dashboard/school')
  await expect(page.getByRole('button', { name: /^عرض الكل/ }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expectAccessible()
})

test('staff, roles and changes stand on a page of their own', async ({ page, signIn, expectAccessible }) => {
  await signIn('school')
  await page.goto('/school/overview')
  await expect(heading(page)).toHaveText('المدرسة في لمحة')
  await expect(page.getByRole('region', { name: 'الموظفون حسب الدور' })).toBeVisible()
  await expectAccessible()
})
