import type { Calls } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { choose, pressOn, typeInto } from '../keyboard.ts'
import { freeTimes, makeLate } from './hours.ts'

/** The student of the demonstration who signs in. */
const ownStudent = 14

test('a late call-off tells its fee before, which is owed, waived with a reason, and seen by the student', async ({
  page,
  signIn,
  callsAs,
  colleague,
  expectAccessible,
}) => {
  const school = await callsAs('school')
  const lesson = await comingLesson(await callsAs('student'))
  await makeLate(school, lesson.type_id)
  await signIn('school')
  await page.goto(`/school/schedule?date=${lesson.start.slice(0, 10)}&lesson=${lesson.id}`)
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

  await page.goto(`/school/students/${ownStudent}?tab=charges`)
  const charges = page.getByRole('tabpanel').getByRole('listitem')
  const owed = charges.filter({ hasText: 'إلغاء متأخر' }).filter({ hasText: 'مستحق' }).first()
  await expect(owed).toBeVisible()
  await expectAccessible()
  await pressOn(page, owed.getByRole('button', { name: /^إعفاء/ }))
  await typeInto(page, page.getByRole('dialog').getByRole('textbox', { name: 'السبب' }), 'قُدِّم التقرير الطبي')
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'إعفاء' }))
  await expect(charges.filter({ hasText: 'قُدِّم التقرير الطبي' })).toContainText('معفى منه')

  const theirs = await colleague('student', '/my/charges')
  await expect(theirs.getByRole('heading', { level: 1, name: 'رسومي' })).toBeVisible()
  await expect(theirs.getByRole('listitem').filter({ hasText: 'قُدِّم التقرير الطبي' })).toContainText('معفى منه')
})

test('the office moves a lesson to the time that a student asked for, or tells why not', async ({
  page,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('school')
  await page.goto('/school/schedule/moves')
  const cards = page.getByRole('main').locator('section.card')
  await expect(cards).toHaveCount(2)
  await expectAccessible()
  const [first, second] = [cards.first(), cards.nth(1)]
  await pressOn(page, second.getByRole('button', { name: 'رفض' }))
  await typeInto(page, page.getByRole('dialog').getByRole('textbox', { name: 'السبب' }), 'لا مركبة في ذلك الوقت')
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'رفض' }))
  await expect(cards).toHaveCount(1)
  await pressOn(page, first.getByRole('button', { name: 'نقل الدرس' }))
  // the day after the trainer may be free or not: it is moved, or every rule against it is told
  const refused = page.getByRole('dialog', { name: 'لم يُنقل الدرس' }).getByRole('listitem').first()
  await expect(page.getByText(/^نُقل درس /).or(refused)).toBeVisible()
  expect(consoleErrors.splice(0).every((error) => error.includes('409'))).toBe(true)
})

/** A lesson that the student books for one of the days to come. */
async function comingLesson(student: Calls): Promise<{ id: number; start: string; type_id: number }> {
  const [time] = await freeTimes(student)
  if (!time) throw new Error('there is no time that the student could book')
  const held = await student.post('/api/my/lessons/hold', time)
  const { id } = await student.post('/api/my/lessons', { hold_id: held.id })
  return { id, start: time.start, type_id: time.type_id }
}
