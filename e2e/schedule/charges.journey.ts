import { inDays } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, reach, tabTo, typeInto } from '../keyboard.ts'
import { counting } from '../presses.ts'
import { accountOf } from '../school.ts'
import { at, firstDay, plan, roadLesson } from './arrange.ts'
import { book, freeTime, makeLate } from './hours.ts'
import { barOf } from './onBoard.ts'

test.use({ world: 'shared' })

test('a late call-off tells its fee before, which is owed, waived with a reason, and seen by the student', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  colleague,
  expectAccessible,
}) => {
  const school = await makeSchool()
  const { owner, trainers, students } = school
  const account = await accountOf(school, students[0], callsAs)
  const student = await callsAs(account)
  const lesson = await book(student, freeTime(school, students[0], trainers[0]))
  await book(student, freeTime(school, students[0], trainers[0], '10:30', '11:30'))
  await makeLate(school)
  await signIn(owner)
  await page.goto(`/school/schedule?date=${firstDay}&lesson=${lesson.id}`)
  await pressOn(page, page.getByRole('dialog', { name: 'الدرس' }).getByRole('button', { name: 'إلغاء الدرس' }))
  const dialog = page.getByRole('dialog', { name: /^إلغاء .*؟$/ })
  const reason = dialog.getByRole('combobox', { name: 'السبب' })
  const cost = dialog.getByRole('status')
  await choose(page, reason, 'المدرّب مريض')
  await expect(cost).toContainText('دون رسوم')
  await choose(page, reason, 'الطالب مريض')
  await expect(cost).toContainText('من السعر')
  await expect(cost).toContainText('يُعفى منه إن قُدِّم تقرير طبي')
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'إلغاء الدرس' }))
  await expect(page.getByText('أُلغي الدرس', { exact: true })).toBeVisible()

  await page.goto(`/school/students/${students[0].student_id}?tab=charges`)
  const charge = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'رسم الإلغاء المتأخر' })
  await expect(charge).toContainText('مستحق')
  await expectAccessible()
  await pressOn(page, charge.getByRole('button', { name: /^إعفاء/ }))
  await typeInto(page, page.getByRole('dialog').getByRole('textbox', { name: 'السبب' }), 'قُدِّم التقرير الطبي')
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'إعفاء' }))
  await expect(charge.filter({ hasText: 'قُدِّم التقرير الطبي' })).toContainText('معفى منه')

  // who has the report at hand waives the fee with the same presses, by keys alone
  await page.goto(`/school/schedule?date=${firstDay}`)
  const bar = barOf(page, students[0])
  await expect(bar).toHaveCount(1)
  const cancelling = await counting(page, 'cancel a lesson and waive its fee')
  await reach(page, page.locator('[data-bar][tabindex="0"]'))
  await page.keyboard.press('Enter')
  await pressOn(page, page.getByRole('dialog', { name: 'الدرس' }).getByRole('button', { name: 'إلغاء الدرس' }))
  await choose(page, reason, 'الطالب مريض')
  await expect(cost).toContainText('من السعر')
  await tabTo(page, dialog.getByRole('switch', { name: 'يوجد تقرير طبي' }))
  await page.keyboard.press('Space')
  await expect(cost).toContainText('دون رسوم')
  await pressOn(page, dialog.getByRole('button', { name: 'إلغاء الدرس' }))
  await expect(page.getByText('أُلغي الدرس', { exact: true })).toBeVisible()
  await cancelling.done()

  const theirs = await colleague(account, '/my/charges')
  await expect(theirs.getByRole('heading', { level: 1, name: 'رسومي' })).toBeVisible()
  await expect(theirs.getByRole('listitem').filter({ hasText: 'قُدِّم التقرير الطبي' })).toContainText('معفى منه')
})

test('the office moves a lesson to the time that a student asked for, or is told why not', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  expectAccessible,
  consoleErrors,
}) => {
  const school = await makeSchool()
  const { owner, calls, trainers, students, vehicles } = school
  const student = await callsAs(await accountOf(school, students[0], callsAs))
  const next = inDays(15)
  // one time that is free, and one at which the trainer has somebody else
  const lesson = await book(student, freeTime(school, students[0], trainers[0]))
  const other = await book(student, freeTime(school, students[0], trainers[0], '09:00', '10:00', next))
  const taken = { vehicle_id: vehicles[1].id, enrolment_ids: [students[1].id] }
  await plan(school, { ...roadLesson(school, '10:30', '11:30', next), ...taken })
  await student.post(`/api/my/lessons/${lesson.id}/move-requests`, { start: at(firstDay, '10:30') })
  await student.post(`/api/my/lessons/${other.id}/move-requests`, { start: at(next, '10:30') })
  await signIn(owner)
  await page.goto('/school/schedule/moves')
  const cards = page.getByRole('main').locator('section.card')
  await expect(cards).toHaveCount(2)
  await expectAccessible()
  const [first, second] = [cards.first(), cards.nth(1)]
  await pressOn(page, second.getByRole('button', { name: 'نقل الدرس' }))
  const refused = page.getByRole('dialog', { name: 'لم يُنقل الدرس' })
  await expect(refused.getByRole('listitem').filter({ hasText: 'لدى المدرّب درس آخر في هذا الوقت' })).toBeVisible()
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('409')])
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(refused).toHaveCount(0)
  await pressOn(page, second.getByRole('button', { name: 'رفض' }))
  await typeInto(page, page.getByRole('dialog').getByRole('textbox', { name: 'السبب' }), 'لا مدرّب في ذلك الوقت')
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'رفض' }))
  await expect(cards).toHaveCount(1)
  await pressOn(page, first.getByRole('button', { name: 'نقل الدرس' }))
  await expect(page.getByText(/^نُقل درس /)).toBeVisible()
  expect((await calls.get(`/api/school/lessons/${lesson.id}`)).start).toBe(at(firstDay, '10:30'))
})
