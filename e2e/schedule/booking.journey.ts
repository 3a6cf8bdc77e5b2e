import type { Page } from '@playwright/test'
import type { Calls } from '../calls.ts'
import { inDays, today } from '../clock.ts'
import { expect, soon, test } from '../fixtures.ts'
import { sign } from '../pointer.ts'
import { counting } from '../presses.ts'
import { accountOf, accountOfTrainer, guardianOf, type Learner } from '../school.ts'
import { taughtLesson } from '../teaching/arrange.ts'
import { book, freedBy, freeHour, freeTime, makeLate, offersByHand, waits } from './hours.ts'

test.use({ world: 'shared', viewport: { width: 390, height: 844 }, hasTouch: true })

test('a student books a lesson on a phone, has it moved, and calls it off late for a fee that is told before', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  expectAccessible,
  consoleErrors,
}) => {
  const school = await makeSchool()
  const { calls } = school
  const account = await accountOf(school, school.students[0], callsAs)
  const student = await callsAs(account)
  await signIn(account)
  // from the home three presses book a lesson where the first day suits, and one more another day
  await page.goto('/home')
  const way = page.getByRole('main').getByRole('link', { name: 'حجز درس' })
  await expect(way).toBeVisible()
  const booking = await counting(page, 'book a lesson')
  await way.tap()
  await expect(page.getByRole('heading', { level: 1, name: 'حجز درس' })).toBeVisible()
  const times = page.getByRole('region', { name: 'اختر يومًا ثم وقتًا' })
  await expect(times).toBeVisible()
  await expectAccessible()
  // on the first days it is too late to call off for nothing
  const day = times.locator('button[aria-pressed]').last()
  await booking.aside(() => day.tap())
  await expect(day).toHaveAttribute('aria-pressed', 'true')
  await times.getByRole('list').getByRole('button').first().tap()
  const hold = page.getByRole('region', { name: 'هذا الموعد محجوز لك مؤقتًا' })
  await expect(hold.getByRole('timer')).toContainText(/9:\d\d/)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await hold.getByRole('button', { name: 'تأكيد الحجز' }).tap()
  await expect(page.getByText('حُجز الدرس.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  await booking.done()
  const [own] = (await ownLessons(student)) as [Own]
  const path = `/api/school/lessons/${own.id}`

  // another time costs nothing while there is notice; the lesson stays until the office has moved it
  const line = page.getByRole('region', { name: 'درسك القادم' })
  const asking = await counting(page, 'ask for another time')
  await line.getByRole('button', { name: /^طلب موعد آخر/ }).tap()
  const move = page.getByRole('dialog', { name: /^موعد آخر/ })
  await expect(move.getByRole('status', { name: 'دون رسوم' })).toBeVisible()
  await move.getByRole('list').getByRole('button').last().tap()
  await expectAccessible()
  await move.getByRole('button', { name: 'إرسال الطلب' }).tap()
  await expect(page.getByText('وصل طلبك إلى المكتب.')).toBeVisible()
  await asking.done()
  // it stands with the lesson until it is answered
  await expect(line.getByRole('button', { name: 'سحب الطلب' })).toBeVisible()
  await expect(line.getByRole('button', { name: /^طلب موعد آخر/ })).toHaveCount(0)
  const [asked] = (await calls.get('/api/school/move-requests')).rows
  expect(asked.lesson_id).toBe(own.id)
  expect((await calls.get(path)).start).toBe(own.start)
  await calls.post(`/api/school/move-requests/${asked.id}/accept`, { version: asked.version })
  expect((await calls.get(path)).start).toBe(asked.wanted_start)

  await makeLate(school)
  await page.reload()
  const leaving = line.getByRole('button', { name: /^إلغاء/ })
  await expect(leaving).toBeVisible()
  const calling = await counting(page, 'call off a lesson')
  await leaving.tap()
  const dialog = page.getByRole('dialog', { name: /^إلغاء .*؟$/ })
  await dialog.getByLabel('سبب آخر').tap()
  const cost = dialog.getByRole('status')
  await expect(cost).toContainText('من السعر')
  await expect(cost).toContainText('يُلغى الرسم تلقائيًا إن حُجز الموعد لطالب آخر.')
  const fee = String(await cost.locator('bdi').first().textContent())
  expect(fee).toMatch(/\d|[٠-٩]/)
  await expectAccessible()
  await dialog.getByRole('button', { name: 'إلغاء الدرس' }).tap()
  await expect(page.getByText('أُلغي الدرس.')).toBeVisible()
  await calling.done()
  await page.goto('/my/charges')
  const charge = page.getByRole('listitem').filter({ hasText: 'رسم الإلغاء المتأخر' }).filter({ hasText: fee })
  await expect(charge).toContainText('مستحق')
  await expectAccessible()
  expect(consoleErrors).toEqual([])
})

test('an hour that was called off late is offered to two, taken by one, and the fee goes back', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  colleague,
  expectAccessible,
  consoleErrors,
}) => {
  const school = await makeSchool({ students: 3, settings: offersByHand })
  const { calls, trainers, students } = school
  const [one, first, second] = students as [Learner, Learner, Learner]
  // one of them looks by themselves, for the other one it is their guardian who does
  const owner = await accountOf(school, one, callsAs)
  const account = await accountOf(school, first, callsAs)
  const guardian = await guardianOf(school, [second], ['view_progress', 'book'], callsAs)
  const student = await callsAs(owner)
  const time = freeTime(school, one, trainers[0])
  const lesson = await book(student, time)
  await makeLate(school)
  const { cost } = await student.post(`/api/my/lessons/${lesson.id}/cancel`, { reason: 'student_other' })
  expect(cost.amount_minor).toBeGreaterThan(0)
  const slot = await freedBy(school, lesson.id)
  await waits(school, second)

  await signIn(account)
  await page.goto('/my/lessons')
  await page.getByRole('button', { name: 'أخبروني إذا شغر موعد' }).tap()
  await expect(page.getByRole('dialog', { name: 'موعد أقرب إن شغر' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ' }).tap()
  await expect(page.getByText('حُفظ ما يناسبك.')).toBeVisible()
  const other = await colleague(guardian, `/my/lessons?student=${second.student_id}`)
  const owed = await colleague(owner, '/my/charges')
  const fee = owed.getByRole('listitem').filter({ hasText: 'رسم الإلغاء المتأخر' })
  await expect(fee).toContainText('مستحق')

  await calls.post(`/api/school/freed-slots/${slot}/offer`, { mode: 'to_many' })
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
  await expect(fee).toContainText('حُجز الموعد لطالب آخر.')
  await expect(fee).toContainText('مُلغى')
  expect(await ownLessons(await callsAs(account))).toMatchObject([{ start: time.start, source: 'waitlist' }])
  expect(consoleErrors).toEqual([])
})

test('a guardian signs the lesson of a minor on a phone, once', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool({ minors: 1, from: '06:00', to: '23:00' })
  const { calls, trainers, students } = school
  const { student_id } = students[0]
  const { id } = await taughtLesson(school, await callsAs(await accountOfTrainer(school, trainers[0], callsAs)))
  await signIn(await guardianOf(school, [students[0]], ['view_progress', 'sign'], callsAs))
  await page.goto(`/my/progress?student=${student_id}`)
  const lesson = page.getByRole('region', { name: 'الدروس' }).getByRole('listitem')
  await lesson.getByRole('button', { name: 'توقيع الدرس' }).tap()
  await sign(page)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await lesson.getByRole('button', { name: 'توقيع الدرس' }).tap()
  await expect(lesson).toContainText('وقّعه: وليّ الأمر')
  await expect(lesson.getByRole('button', { name: 'توقيع الدرس' })).toHaveCount(0)
  const { record } = await calls.get(`/api/school/lesson-records/${id}`)
  expect(record.signatures).toMatchObject([{ role: 'guardian', signature: expect.stringMatching(/^M/) }])
})

test('a woman who asked for a woman is never offered a man, neither among free times nor when an hour is free', async ({
  page,
  signIn,
  callsAs,
  makeSchool,
}) => {
  const settings = { ...offersByHand, 'training.gender': 'require' }
  const school = await makeSchool({ genders: ['male', 'female'], settings })
  const { calls, trainers, students } = school
  const [him, her] = trainers
  const [woman, man] = students
  const path = `/api/school/students/${woman.student_id}`
  const { version } = await calls.get(path)
  await calls.patch(path, { version, trainer_gender: 'female' })
  const account = await accountOf(school, woman, callsAs)
  const student = await callsAs(account)
  const [his, hers] = [freeTime(school, woman, him), freeTime(school, woman, her)]
  const offered = async (): Promise<number[]> => {
    const ask = `enrolment_id=${his.enrolment_id}&type_id=${his.type_id}&branch_id=${his.branch_id}`
    const { days } = await student.get(`/api/my/free-slots?${ask}&from=${inDays(14)}&to=${inDays(15)}`)
    const slots = days.flatMap((day: { slots: { trainer_id: number }[] }) => day.slots)
    return [...new Set<number>(slots.map(({ trainer_id }: { trainer_id: number }) => trainer_id))]
  }
  // until now she had agreed in writing to be taught by one man; of two who are free at a time the first is offered
  const word = { trainer_id: him.id, given_on: today, note: 'وافقت كتابةً' }
  const [consent] = await calls.post(`${path}/consents`, word)
  expect(await offered()).toEqual([him.id])
  const withdrawn = { version: consent.version, withdrawn_on: today }
  await calls.post(`/api/school/consents/${consent.id}/withdraw`, withdrawn)
  expect(await offered()).toEqual([her.id])

  await signIn(account)
  await page.goto('/my/lessons/book')
  await expect(page.getByText(her.name).first()).toBeVisible()
  // of the tabs only the one that is open, not the list that its address begins with
  await expect(page.locator('[data-tabs] [aria-current]')).toHaveText(['حجز درس'])
  await expect(page.getByText(him.name)).toHaveCount(0)

  await waits(school, woman)
  await waits(school, man)
  await page.goto('/my/lessons')
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  const [hisSlot, herSlot] = [await freeHour(school, his), await freeHour(school, hers)]
  const offersOf = async (slot: number) =>
    (await calls.get('/api/school/freed-slots')).slots.find((one: { id: number }) => one.id === slot).offers
  await calls.post(`/api/school/freed-slots/${hisSlot}/offer`, { mode: 'to_many' })
  await expect.poll(() => offersOf(hisSlot)).toMatchObject([{ student_id: man.student_id }])
  await calls.post(`/api/school/freed-slots/${herSlot}/offer`, { mode: 'to_many' })
  const offer = page.getByRole('region', { name: 'شغر موعد يناسبك' })
  await expect(offer).toHaveCount(1, soon)
  await expect(offer).toContainText(her.name)
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
