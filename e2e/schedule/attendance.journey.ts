import type { Calls } from '../calls.ts'
import { expect, soon, test } from '../fixtures.ts'
import { choose, pressOn, reach, typeInto, walkTo } from '../keyboard.ts'
import { classOf, ground, type Named, plan } from './arrange.ts'
import { inFull } from './onBoard.ts'

/** The student of the demonstration who signs in. */
const ownStudent = 14

test('a class fills, the next waits and is promoted and told, is there by the kiosk, and others by the list', async ({
  page,
  signIn,
  callsAs,
  colleague,
  expectAccessible,
  consoleErrors,
}) => {
  test.setTimeout(180_000)
  const school = await callsAs('school')
  const found = await ground(school)
  const { type, trainer, room } = await classOf(school, found.day, found.branch_id)
  // the school of the demonstration insists on women for women, and men may teach the class
  await change(school, 'training.gender', 'prefer')
  const { own, seated } = await classmates(school, found.branch_id, found.students)
  const lesson = await plan(school, found, '09:00', '11:00', {
    type_id: type.id,
    trainer_id: trainer.id,
    vehicle_id: null,
    room_id: room.id,
    capacity: 2,
    enrolment_ids: seated.map(({ id }) => id),
  })
  await signIn('school')
  await page.goto(`/school/schedule?date=${found.day}&lesson=${lesson.id}`)
  await pressOn(page, page.getByRole('dialog', { name: 'الدرس' }).getByRole('link', { name: 'قائمة الحضور والانتظار' }))
  await expect(page.getByRole('heading', { level: 1, name: type.name })).toBeVisible()
  const roster = page.getByRole('list', { name: 'قائمة الحضور' }).getByRole('listitem')
  const waiting = page.getByRole('list', { name: 'قائمة الانتظار' }).getByRole('listitem')
  await expect(roster).toHaveCount(2)
  await expectAccessible()

  // full: said before
  await pressOn(page, page.getByRole('button', { name: 'إضافة طالب' }))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('الحصة مكتملة. يوضع الطالب في قائمة الانتظار في المرتبة 1.')).toBeVisible()
  await typeInto(page, dialog.getByRole('combobox', { name: 'الطالب' }), own.name)
  const option = page.getByRole('option', { name: new RegExp(`^${own.name} · `) })
  await expect(option).toBeVisible()
  await walkTo(page, option)
  await expectAccessible()
  await pressOn(page, dialog.getByRole('button', { name: 'إلى قائمة الانتظار' }))
  await expect(waiting.filter({ hasText: inFull(own) })).toContainText('ينتظر شغور مقعد')
  await expectAccessible()

  // one leaves, the next gets the seat
  const [leaves, stays] = seated
  await pressOn(page, roster.filter({ hasText: inFull(leaves) }).getByRole('button', { name: /^إخراج / }))
  await choose(page, dialog.getByRole('combobox', { name: 'السبب' }), 'الطالب مريض')
  await pressOn(page, dialog.getByRole('button', { name: 'إخراج', exact: true }))
  await expect(page.getByText(/وأخذ المقعد/)).toBeVisible()
  await expect(roster.filter({ hasText: inFull(own) })).toHaveCount(1)
  await expect(waiting).toHaveCount(0)
  const { rows } = await (await callsAs('student')).get('/api/notifications')
  expect(rows[0]).toMatchObject({ kind: 'seat_given', link: '/my/check-in' })

  // the class begins; the list is worked by keys
  const { version } = await school.get(`/api/school/lessons/${lesson.id}`)
  await school.post(`/api/school/lessons/${lesson.id}/start`, { version })
  const mark = (name: Named) => roster.filter({ hasText: inFull(name) }).getByRole('group')
  await reach(page, mark(stays).getByRole('button', { name: 'حاضر' }))
  await page.keyboard.press('l')
  await expect(mark(stays).getByRole('button', { name: 'متأخر' })).toHaveAttribute('aria-pressed', 'true')
  await typeInto(page, page.getByRole('textbox', { name: /^دقائق التأخر/ }), '7')
  await page.keyboard.press('Enter')
  await expect(roster.filter({ hasText: inFull(stays) })).toContainText('سجّله')
  await expectAccessible()

  // the tablet in the room, and a phone
  await pressOn(page, page.getByRole('link', { name: 'شاشة القاعة' }))
  const pin = page.locator('[data-pin]')
  await expect(pin).toHaveText(/^\d{3} \d{3}$/)
  await expect(page.getByRole('heading', { name: 'حضر 1 من 2' })).toBeVisible()
  await expectAccessible()
  const phone = await colleague('student', '/my/check-in')
  await phone.setViewportSize({ width: 390, height: 844 })
  const code = phone.getByRole('textbox', { name: 'الرمز' })
  await code.fill('000000')
  await phone.getByRole('button', { name: 'سجّل حضوري' }).click()
  await expect(phone.getByText('هذا الرمز غير صحيح أو انتهى. اكتب الرمز المعروض الآن.')).toBeVisible()
  // the code that was wrong
  consoleErrors.length = 0
  await code.fill(await pin.innerText())
  await phone.getByRole('button', { name: 'سجّل حضوري' }).click()
  await expect(phone.getByRole('status').getByText('سُجّل حضورك')).toBeVisible()
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByRole('heading', { name: 'حضر 2 من 2' })).toBeVisible(soon)
  await expect(page.getByRole('listitem').filter({ hasText: inFull(own) })).toBeVisible()
})

/** The student who signs in, and two others who may come to a class of the branch. */
async function classmates(school: Calls, branch_id: number, others: readonly Named[]) {
  const { rows } = await school.get('/api/school/enrolments?is_learning=true&perPage=100')
  const all = (rows as { id: number; student: string; student_id: number; branch_id: number }[]).map((row) => ({
    ...row,
    name: row.student,
  }))
  const own = all.find(({ student_id }) => student_id === ownStudent)
  if (!own) throw new Error('the student of the demonstration is in no course')
  const more = all.filter((row) => row.branch_id === branch_id && others.every(({ id }) => id !== row.id))
  const [one, other] = [...others, ...more].filter(({ id }) => id !== own.id)
  return { own, seated: [one, other] as [Named, Named] }
}

/** Says what a setting of the school is from now on. */
async function change(school: Calls, key: string, value: string) {
  const { settings } = await school.get('/api/settings')
  const { version } = (settings as { key: string; version: number }[]).find((one) => one.key === key) ?? { version: 0 }
  await school.patch('/api/settings', { changes: [{ key, version, value }] })
}
