import type { Calls } from '../calls.ts'
import { expect, soon, test } from '../fixtures.ts'
import { dayAfter } from './arrange.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a student books a lesson on a phone: a kind, a day, a time that is held, and it stands among their own', async ({
  page,
  signIn,
  expectAccessible,
  consoleErrors,
}) => {
  await signIn('student')
  await page.goto('/my/lessons')
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('link', { name: 'حجز درس' }).last().tap()
  await expect(page.getByRole('heading', { level: 1, name: 'حجز درس' })).toBeVisible()
  const times = page.getByRole('region', { name: 'اختر يومًا ثم وقتًا' })
  await expect(times).toBeVisible()
  await expectAccessible()
  const time = times.getByRole('list').getByRole('button').first()
  await time.tap()
  const hold = page.getByRole('region', { name: 'هذا الموعد محجوز لك مؤقتًا' })
  await expect(hold.getByRole('timer')).toContainText(/9:\d\d/)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await hold.getByRole('button', { name: 'تأكيد الحجز' }).tap()
  await expect(page.getByText('حُجز الدرس.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'دروسي' })).toBeVisible()
  expect(consoleErrors).toEqual([])
})

test('an hour that another student gave up is offered to one who waits, who takes it on a phone', async ({
  page,
  signIn,
  callsAs,
  expectAccessible,
}) => {
  const [school, student] = [await callsAs('school'), await callsAs('student')]
  const { courses, now } = await student.get('/api/my/booking')
  const [{ enrolment_id, types, branches }] = courses
  const ask = `enrolment_id=${enrolment_id}&type_id=${types[0].id}&branch_id=${branches[0].id}`
  const [from, to] = [dayAfter(now.slice(0, 10), 4), dayAfter(now.slice(0, 10), 27)]
  const { days } = await student.get(`/api/my/free-slots?${ask}&from=${from}&to=${to}`)
  const { start, end, trainer_id } = days.at(-1).slots[0]
  const wish = { type_id: types[0].id, branch_id: branches[0].id, start, end, trainer_id }
  const vehicle_id = await vehicleFor(school, { ...wish, enrolment_ids: [enrolment_id] })
  const { entries } = await school.get('/api/school/waiting-list')
  for (const { id, version } of entries) await school.post(`/api/school/waiting-list/${id}/withdraw`, { version })

  // what the demonstration offers them already
  const { offers } = await student.get('/api/my/offers')
  for (const { id, status } of offers) if (status === 'sent') await student.post(`/api/my/offers/${id}/decline`, {})

  await signIn('student')
  await page.goto('/my/lessons')
  await page.getByRole('button', { name: 'أخبروني إذا شغر موعد' }).tap()
  await expect(page.getByRole('dialog', { name: 'موعد أقرب إن شغر' })).toBeVisible()
  await expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'حفظ' }).tap()
  await expect(page.getByText('حُفظ ما يناسبك.')).toBeVisible()

  const { lesson } = await school.post('/api/school/lessons', { ...wish, vehicle_id, enrolment_ids: [] })
  await school.post(`/api/school/lessons/${lesson.id}/cancel`, { version: lesson.version, reason: 'student_other' })
  const freed = (await school.get('/api/school/freed-slots')).slots as { id: number; lesson_id: number }[]
  const slot = freed.find(({ lesson_id }) => lesson_id === lesson.id)
  // whatever the hour at which this runs
  const { settings } = await school.get('/api/settings')
  const quiet = ['notices.quiet_from', 'notices.quiet_until'].map((key) => {
    const { version } = (settings as { key: string; version: number }[]).find((one) => one.key === key) ?? {
      version: 0,
    }
    return { key, version, value: '12:00' }
  })
  await school.patch('/api/settings', { changes: quiet })
  await school.post(`/api/school/freed-slots/${slot?.id}/offer`, { mode: 'one_by_one' })

  const offer = page.getByRole('region', { name: 'شغر موعد يناسبك' })
  await expect(offer).toBeVisible(soon)
  await expectAccessible()
  await offer.getByRole('button', { name: 'أقبل الموعد' }).tap()
  await expect(page.getByText('صار الموعد لك.')).toBeVisible()
  await expect(offer).toHaveCount(0)
  const { coming } = await student.get('/api/my/lessons')
  expect((coming as { start: string; source: string }[]).find((one) => one.start === start)?.source).toBe('waitlist')
})

interface Wish {
  branch_id: number
  start: string
  enrolment_ids: number[]
}

/** A vehicle that nothing is against at that time. */
async function vehicleFor(school: Calls, wish: Wish): Promise<number> {
  const day = wish.start.slice(0, 10)
  const { lanes } = await school.get(`/api/school/board?from=${day}&to=${day}&by=vehicle`)
  for (const { id, branch_ids } of lanes as { id: number; branch_ids: number[] }[]) {
    if (!branch_ids.includes(wish.branch_id)) continue
    const { violations } = await school.post('/api/school/lessons/check', { ...wish, vehicle_id: id })
    if ((violations as { severity: string }[]).every(({ severity }) => severity === 'warning')) return id
  }
  throw new Error('no vehicle is free')
}
