import type { Locator, Page } from '@playwright/test'
import type { Calls } from '../calls.ts'
import { expect, soon, test } from '../fixtures.ts'
import {
  accountOf,
  type FreeTime,
  freedBy,
  freeHour,
  freeTimes,
  makeLate,
  offerByHand,
  onlyWaiting,
  timeFor,
  whoMay,
} from './hours.ts'
import { idOf, linkTo, taughtMinor } from './minors.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a student books a lesson on a phone, has it moved, and calls it off late for a fee that is told before', async ({
  page,
  signIn,
  callsAs,
  expectAccessible,
  consoleErrors,
}) => {
  const [school, student] = [await callsAs('school'), await callsAs('student')]
  await signIn('student')
  await page.goto('/my/lessons')
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'حجز درس' }).last().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'حجز درس' })).toBeVisible()
  const times = page.getByRole('region', { name: 'اختر يومًا ثم وقتًا' })
  await expect(times).toBeVisible()
  await expectAccessible()
  const before = await ownLessons(student)
  // on the first days it is too late to call off for nothing
  const day = times.locator('button[aria-pressed]').last()
  await day.tap()
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await times.getByRole('list').getByRole('button').first().tap()
  const hold = page.getByRole('region', { name: 'هذا الموعد محجوز لك مؤقتًا' })
  await expect(hold.getByRole('timer')).toContainText(/9:\d\d/)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await hold.getByRole('button', { name: 'تأكيد الحجز' }).tap()
  await expect(page.getByText('حُجز الدرس.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  const { id } = (await ownLessons(student)).find((one) => !before.some((other) => other.id === one.id)) as Own

  // another time costs nothing while there is notice; the lesson stays until the office has moved it
  const { trainer, branch, type, vehicle, start } = await school.get(`/api/school/lessons/${id}`)
  const given = { trainer_id: trainer.id, branch_id: branch.id, type_id: type.id, vehicle_id: vehicle.id }
  const wanted = await timeFor(school, new Date().toISOString().slice(0, 10), given)
  const line = await lineOf(page, student, id)
  await line.getByRole('button', { name: /^طلب موعد آخر/ }).tap()
  const move = page.getByRole('dialog', { name: /^موعد آخر/ })
  await expect(move.getByRole('status')).toContainText('دون رسوم')
  const clock = new Date(Date.parse(wanted.start) + 3 * 3_600_000).toISOString()
  await move.getByLabel('اليوم').fill(clock.slice(0, 10))
  await move.getByLabel('الوقت').fill(clock.slice(11, 16))
  await expectAccessible()
  await move.getByRole('button', { name: 'إرسال الطلب' }).tap()
  await expect(page.getByText('وصل طلبك إلى المكتب.')).toBeVisible()
  const { rows } = await school.get('/api/school/move-requests')
  const asked = rows.find((one: { lesson_id: number }) => one.lesson_id === id)
  expect((await school.get(`/api/school/lessons/${id}`)).start).toBe(start)
  await school.post(`/api/school/move-requests/${asked.id}/accept`, {
    version: asked.version,
    override_reason: 'باتفاق مع الطالبة',
  })
  expect((await school.get(`/api/school/lessons/${id}`)).start).toBe(wanted.start)

  await makeLate(school, type.id)
  await page.reload()
  await (await lineOf(page, student, id)).getByRole('button', { name: /^إلغاء/ }).tap()
  const dialog = page.getByRole('dialog', { name: /^إلغاء .*؟$/ })
  await dialog.getByLabel('سبب آخر').tap()
  const cost = dialog.getByRole('status')
  await expect(cost).toContainText('من السعر')
  await expect(cost).toContainText('يُلغى الرسم تلقائيًا إن حُجزت الساعة لطالب آخر.')
  const fee = String(await cost.locator('bdi').first().textContent())
  expect(fee).toMatch(/\d|[٠-٩]/)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'إلغاء الدرس' }).tap()
  await expect(page.getByText('أُلغي الدرس.')).toBeVisible()
  await page.goto('/my/charges')
  const charge = page.getByRole('listitem').filter({ hasText: 'إلغاء متأخر' }).filter({ hasText: fee })
  await expect(charge.first()).toContainText('مستحق')
  await expectAccessible()
  expect(consoleErrors).toEqual([])
})

test('an hour that was called off late is offered to two, taken by one, and the fee goes back', async ({
  page,
  signIn,
  callsAs,
  colleague,
  expectAccessible,
  consoleErrors,
}) => {
  const [school, student, guardian] = [await callsAs('school'), await callsAs('student'), await callsAs('guardian')]
  await offerByHand(school)
  const [time] = (await freeTimes(student)).filter(({ trainer }) => trainer === 'مدرّب القيادة') as [FreeTime]
  const held = await student.post('/api/my/lessons/hold', time)
  const lesson = await student.post('/api/my/lessons', { hold_id: held.id })
  await makeLate(school, time.type_id)
  const { cost } = await student.post(`/api/my/lessons/${lesson.id}/cancel`, { reason: 'student_other' })
  expect(cost.amount_minor).toBeGreaterThan(0)
  const slot = await freedBy(school, lesson.id)
  const [first, second] = await whoMay(school, slot, time.type_id)
  // one of them looks by themselves, for the other one it is their guardian who does
  const account = await accountOf(callsAs, first.student_id)
  const { id: guardian_id } = await idOf(guardian)
  await linkTo(school, second.student_id, guardian_id, ['view_progress', 'book'])
  await onlyWaiting(school, [second.enrolment_id], time.type_id)

  await signIn(account)
  await page.goto('/my/lessons')
  await page.getByRole('button', { name: 'أخبروني إذا شغر موعد' }).tap()
  await expect(page.getByRole('dialog', { name: 'موعد أقرب إن شغر' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ' }).tap()
  await expect(page.getByText('حُفظ ما يناسبك.')).toBeVisible()
  const other = await colleague('guardian', `/my/lessons?student=${second.student_id}`)
  const owed = await colleague('student', '/my/charges')
  const fees = owed.getByRole('listitem').filter({ hasText: 'إلغاء متأخر' })
  await expect(fees.first()).toBeVisible()
  const given = fees.filter({ hasText: 'حُجزت الساعة لطالب آخر.' })
  const before = await given.count()

  await school.post(`/api/school/freed-slots/${slot}/offer`, { mode: 'to_many' })
  // another hour may be offered to them as well
  const offerOn = (screen: Page) =>
    screen.getByRole('region', { name: 'شغر موعد يناسبك' }).filter({ hasText: dayOf(time.start) })
  await expect(offerOn(page)).toBeVisible(soon)
  await expect(offerOn(other)).toBeVisible(soon)
  await expectAccessible()
  await offerOn(page).getByRole('button', { name: 'أقبل الموعد' }).tap()
  await expect(page.getByText('صار الموعد لك.')).toBeVisible()
  await expect(offerOn(page)).toHaveCount(0)
  await expect(other.getByRole('region', { name: 'سبقك غيرك إلى هذا الموعد' })).toBeVisible(soon)
  await expect(other.getByText('تبقى في مكانك من قائمة الانتظار.').first()).toBeVisible()
  await owed.reload()
  await expect(given).toHaveCount(before + 1)
  await expect(given.first()).toContainText('مُلغى')
  const taken = (await ownLessons(await callsAs(account))).find(({ start }) => start === time.start)
  expect(taken).toMatchObject({ source: 'waitlist' })
  expect(consoleErrors).toEqual([])
})

test('a guardian signs the lesson of a minor on a phone, once', async ({ page, signIn, callsAs, expectAccessible }) => {
  const [school, trainer, guardian] = [await callsAs('school'), await callsAs('trainer'), await callsAs('guardian')]
  const { id, student_id } = await taughtMinor(school, trainer)
  await linkTo(school, student_id, (await idOf(guardian)).id, ['view_progress', 'sign'])
  await signIn('guardian')
  await page.goto(`/my/progress?student=${student_id}`)
  const lesson = page.getByRole('region', { name: 'الدروس' }).getByRole('listitem').first()
  await lesson.getByRole('button', { name: 'توقيع الدرس' }).tap()
  await drawIn(page, lesson.locator('svg[viewBox="0 0 300 100"]'))
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await lesson.getByRole('button', { name: 'توقيع الدرس' }).tap()
  await expect(lesson).toContainText('وقّعه: وليّ الأمر')
  await expect(lesson.getByRole('button', { name: 'توقيع الدرس' })).toHaveCount(0)
  const { record } = await school.get(`/api/school/lesson-records/${id}`)
  expect(record.signatures).toMatchObject([{ role: 'guardian', signature: expect.stringMatching(/^M/) }])
})

test('a woman who asked for a woman is never offered a man, neither among free times nor when an hour is free', async ({
  page,
  signIn,
  callsAs,
}) => {
  const [school, student] = [await callsAs('school'), await callsAs('student')]
  await offerByHand(school)
  const { id, trainer_gender } = await school.get('/api/school/students/14')
  expect(trainer_gender).toBe('female')
  // until now she had agreed in writing to be taught by one man, who is free when she looks
  const times = await freeTimes(student)
  const his = times.find(({ trainer }) => trainer === 'مدرّب القيادة') as FreeTime
  const hers = times.find(({ trainer_id }) => trainer_id !== his.trainer_id) as FreeTime
  const [consent] = await school.get(`/api/school/students/${id}/consents`)
  const withdrawn_on = new Date().toISOString().slice(0, 10)
  await school.post(`/api/school/consents/${consent.id}/withdraw`, { version: consent.version, withdrawn_on })
  const genders = new Map<number, string>()
  const left = await freeTimes(student)
  for (const trainer of new Set(left.map(({ trainer_id }) => trainer_id)))
    genders.set(trainer, (await school.get(`/api/school/trainers/${trainer}`)).gender)
  expect([...genders.values()]).toEqual([...genders.values()].map(() => 'female'))
  expect(genders.size).toBeGreaterThan(0)

  await signIn('student')
  await page.goto(`/my/lessons/book?branch=${his.branch_id}`)
  await expect(page.getByText(/^لا مواعيد متاحة حتى/).or(page.getByText(hers.trainer).first())).toBeVisible()
  await expect(page.getByText(his.trainer)).toHaveCount(0)
  await page.goto(`/my/lessons/book?branch=${hers.branch_id}`)
  await expect(page.getByText(hers.trainer).first()).toBeVisible()
  await expect(page.getByText(his.trainer)).toHaveCount(0)

  const [man] = await whoMay(school, await freeHour(school, his), his.type_id)
  await onlyWaiting(school, [man.enrolment_id, his.enrolment_id], his.type_id)
  await page.goto('/my/lessons')
  await expect(page.getByRole('heading', { level: 2, name: 'درسك القادم' })).toBeVisible()
  const free = (await school.get('/api/school/freed-slots')).slots as { id: number; start: string; trainer: string }[]
  const slotOf = (time: FreeTime) => free.find(({ start, trainer }) => start === time.start && trainer === time.trainer)
  const offersOf = async (slot: number) =>
    (await school.get('/api/school/freed-slots')).slots.find((one: { id: number }) => one.id === slot).offers
  const hisSlot = Number(slotOf(his)?.id)
  await school.post(`/api/school/freed-slots/${hisSlot}/offer`, { mode: 'to_many' })
  await expect.poll(() => offersOf(hisSlot)).toMatchObject([{ student_id: man.student_id }])
  await school.post(`/api/school/freed-slots/${await freeHour(school, hers)}/offer`, { mode: 'to_many' })
  const offer = page.getByRole('region', { name: 'شغر موعد يناسبك' })
  await expect(offer).toHaveCount(1, soon)
  await expect(offer).toContainText(hers.trainer)
})

/** A day as a screen in Arabic writes it. */
const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('ar-u-nu-latn', { day: 'numeric', month: 'long', timeZone: 'Asia/Riyadh' }).format(
    Date.parse(instant),
  )

interface Own {
  id: number
  start: string
  source: string
  status: string
}

const ownLessons = async (student: Calls): Promise<Own[]> =>
  (await student.get('/api/my/lessons')).coming.filter(({ status }: Own) => status !== 'held')

/** A lesson of the student where it stands on the screen of their lessons, with what can be done about it. */
async function lineOf(page: Page, student: Calls, id: number): Promise<Locator> {
  const nth = (await ownLessons(student)).findIndex((one) => one.id === id)
  if (nth === 0) return page.getByRole('region', { name: 'درسك القادم' })
  const line = page
    .getByRole('list', { name: /^الدروس التالية/ })
    .locator(':scope > li')
    .nth(nth - 1)
  await line.locator('summary').tap()
  return line
}

async function drawIn(page: Page, pad: Locator): Promise<void> {
  await pad.scrollIntoViewIfNeeded()
  const box = await pad.boundingBox()
  const [x, y] = [box?.x ?? 0, box?.y ?? 0]
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 60, { steps: 4 })
  await page.mouse.up()
}
