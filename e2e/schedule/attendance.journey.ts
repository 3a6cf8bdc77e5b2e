import { today } from '../clock.ts'
import { expect, soon, test } from '../fixtures.ts'
import { choose, pressOn, reach, typeInto, walkTo } from '../keyboard.ts'
import { accountOf, type Learner, type Named } from '../school.ts'
import { classLesson, plan } from './arrange.ts'
import { inFull } from './onBoard.ts'

test('a class fills, the next waits and is promoted and told, is there by the kiosk, and others by the list', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  colleague,
  expectAccessible,
  consoleErrors,
}) => {
  const school = await makeSchool({ students: 3 })
  const { calls, types, students } = school
  const [leaves, stays, own] = students as [Learner, Learner, Learner]
  const account = await accountOf(school, own, callsAs)
  // it begins in a few minutes
  const lesson = await plan(school, { ...classLesson(school, '09:10', '11:25', today), capacity: 2 })
  await signIn(school.owner)
  await page.goto(`/school/schedule?date=${today}&lesson=${lesson.id}`)
  await pressOn(page, page.getByRole('dialog', { name: 'الدرس' }).getByRole('link', { name: 'قائمة الحضور والانتظار' }))
  await expect(page.getByRole('heading', { level: 1, name: types.theory.name })).toBeVisible()
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
  await pressOn(page, dialog.getByLabel('يقبل مقعدًا حتى قبل الحصة بوقت قصير'), 'Space')
  await pressOn(page, dialog.getByRole('button', { name: 'إلى قائمة الانتظار' }))
  await expect(waiting.filter({ hasText: inFull(own) })).toContainText('ينتظر شغور مقعد')
  await expectAccessible()

  // one leaves, the next gets the seat
  await pressOn(page, roster.filter({ hasText: inFull(leaves) }).getByRole('button', { name: /^إزالة / }))
  await choose(page, dialog.getByRole('combobox', { name: 'السبب' }), 'الطالب مريض')
  await pressOn(page, dialog.getByRole('button', { name: 'إزالة', exact: true }))
  await expect(page.getByText(/وأخذ المقعد/)).toBeVisible()
  await expect(roster.filter({ hasText: inFull(own) })).toHaveCount(1)
  await expect(waiting).toHaveCount(0)
  const { rows } = await (await callsAs(account)).get('/api/notifications')
  expect(rows[0]).toMatchObject({ kind: 'seat_given', link: '/my/check-in' })

  // the class begins; the list is worked by keys
  const { version } = await calls.get(`/api/school/lessons/${lesson.id}`)
  await calls.post(`/api/school/lessons/${lesson.id}/start`, { version })
  await pressOn(page, page.getByRole('button', { name: 'تسجيل الحضور الآن' }))
  await typeInto(page, dialog.getByRole('textbox', { name: 'لماذا لا يسجّله المدرّب؟' }), 'جهاز المدرّب معطل')
  await pressOn(page, dialog.getByRole('button', { name: 'تسجيل الآن', exact: true }))
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
  const phone = await colleague(account, '/my/check-in')
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
