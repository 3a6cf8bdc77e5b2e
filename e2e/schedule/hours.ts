import { expect } from '@playwright/test'
import type { CallsAs } from '../accounts.ts'
import type { Calls } from '../calls.ts'
import { dayAfter } from '../days.ts'

/** A lesson on the road that a student of the demonstration can book, as it was when it was looked up. */
export interface FreeTime {
  enrolment_id: number
  type_id: number
  branch_id: number
  start: string
  end: string
  trainer_id: number
  trainer: string
}

/** Times that a student may book from the day after tomorrow on, the latest first, at all branches where they may. */
export async function freeTimes(student: Calls): Promise<FreeTime[]> {
  const { courses, now } = await student.get('/api/my/booking')
  const [{ enrolment_id, types, branches }] = courses
  const [from, to] = [dayAfter(now.slice(0, 10), 2), dayAfter(now.slice(0, 10), 27)]
  const found: FreeTime[] = []
  for (const { id: branch_id } of branches) {
    const of = { enrolment_id, type_id: types[0].id, branch_id }
    const ask = new URLSearchParams({ ...of, from, to } as unknown as Record<string, string>)
    const { days } = await student.get(`/api/my/free-slots?${ask}`)
    for (const { slots } of days) for (const slot of slots) found.push({ ...slot, ...of })
  }
  return found.sort((one, other) => other.start.localeCompare(one.start))
}

type Wish = Omit<FreeTime, 'enrolment_id' | 'trainer'>

/** Whether nothing worse is against a lesson without students. */
async function suits(school: Calls, wish: object, allowed = ['warning']): Promise<boolean> {
  const { violations } = await school.post('/api/school/lessons/check', { ...wish, enrolment_ids: [] })
  return (violations as { severity: string }[]).every(({ severity }) => allowed.includes(severity))
}

/** A vehicle that nothing is against at that time. */
async function vehicleFor(school: Calls, wish: Wish): Promise<number> {
  const day = wish.start.slice(0, 10)
  const { lanes } = await school.get(`/api/school/board?from=${day}&to=${day}&by=vehicle`)
  for (const { id, branch_ids } of lanes as { id: number; branch_ids: number[] }[])
    if (branch_ids.includes(wish.branch_id) && (await suits(school, { ...wish, vehicle_id: id }))) return id
  throw new Error('no vehicle is free')
}

/** Makes offers go out whatever the hour at which this runs, and when somebody says so. */
export const offerByHand = (school: Calls): Promise<void> =>
  say(school, { 'notices.quiet_from': '12:00', 'notices.quiet_until': '12:00', 'booking.offers': 'by_hand' })

async function say(school: Calls, values: Record<string, string | number>): Promise<void> {
  const { settings } = await school.get('/api/settings')
  const versionOf = (key: string) =>
    (settings as { key: string; version: number }[]).find((one) => one.key === key)?.version ?? 0
  await school.patch('/api/settings', {
    changes: Object.entries(values).map(([key, value]) => ({ key, value, version: versionOf(key) })),
  })
}

/** Lessons of a type are late to call off from now on, whatever notice the organization has fixed and whenever they were booked. */
export async function makeLate(school: Calls, type_id: number): Promise<void> {
  await say(school, { 'booking.grace': 0, 'booking.anew': 0 })
  const { version } = await school.get(`/api/school/lesson-types/${type_id}`)
  await school.patch(`/api/school/lesson-types/${type_id}`, { version, cancel_hours: 720 })
}

/** The hour that a lesson left free when it was cancelled. */
export async function freedBy(school: Calls, lesson_id: number): Promise<number> {
  const { slots } = await school.get('/api/school/freed-slots')
  const slot = (slots as { id: number; lesson_id: number }[]).find((one) => one.lesson_id === lesson_id)
  expect(slot, 'the hour is free').toBeDefined()
  return Number(slot?.id)
}

/** An hour of a trainer that a student gave up, without anybody who asks who it was. */
export async function freeHour(school: Calls, time: FreeTime): Promise<number> {
  const { type_id, branch_id, start, end, trainer_id } = time
  const wish = { type_id, branch_id, start, end, trainer_id }
  const vehicle_id = await vehicleFor(school, wish)
  const { lesson } = await school.post('/api/school/lessons', { ...wish, vehicle_id, enrolment_ids: [] })
  await school.post(`/api/school/lessons/${lesson.id}/cancel`, { version: lesson.version, reason: 'student_other' })
  return freedBy(school, lesson.id)
}

/** Nobody waits any more but these, and what the demonstration offers is answered. */
export async function onlyWaiting(school: Calls, enrolments: readonly number[], type_id: number): Promise<void> {
  const { entries } = await school.get('/api/school/waiting-list')
  for (const { id, version } of entries) await school.post(`/api/school/waiting-list/${id}/withdraw`, { version })
  for (const enrolment_id of enrolments)
    await school.post('/api/school/waiting-list', { enrolment_id, type_ids: [type_id], notice_hours: 1 })
}

/** Gives a student whom the office wrote down an account, by the link that is mailed to them. */
export async function accountOf(callsAs: CallsAs, student_id: number) {
  const school = await callsAs('school')
  const { email } = await school.post(`/api/school/students/${student_id}/invitation`, {})
  const admin = await callsAs('admin')
  const mails = JSON.stringify(await admin.get(`/api/outbox?q=${encodeURIComponent(email)}`))
  const token = /reset-password\?token=([\w.-]+)/.exec(mails)?.[1]
  const password = 'أقود-كل-صباح-9'
  await admin.post('/jwt/reset-password', { token, password, password_confirmation: password })
  return { email: String(email), password }
}

interface Given {
  trainer_id: number
  branch_id: number
  type_id: number
  vehicle_id: number
}

/** A time in the days to come at which the same trainer and vehicle are free; the office may need a reason for it. */
export async function timeFor(school: Calls, today: string, given: Given): Promise<{ start: string; end: string }> {
  for (let ahead = 2; ahead < 28; ahead++)
    for (const hour of ['09', '11', '13', '15', '17', '19']) {
      const start = new Date(`${dayAfter(today, ahead)}T${hour}:00:00+03:00`).toISOString()
      const end = new Date(Date.parse(start) + 60 * 60_000).toISOString()
      if (await suits(school, { ...given, start, end }, ['warning', 'overridable'])) return { start, end }
    }
  throw new Error('the trainer and the vehicle have no other time')
}

interface Waiting {
  student_id: number
  enrolment_id: number
}

/** Two students who could take an hour, as the school ranks them; where too few wait everybody does from now on. */
export async function whoMay(school: Calls, slot: number, type_id: number): Promise<[Waiting, Waiting]> {
  const { rows } = await school.get('/api/school/enrolments?status=active&perPage=100')
  const enrolments = (rows as { id: number; student_id: number }[]).filter(({ student_id }) => student_id !== 14)
  const ranked = async (): Promise<Waiting[]> =>
    (await school.get(`/api/school/freed-slots/${slot}/ranking`)).ranked.flatMap(({ student_id }: Waiting) => {
      const enrolment = enrolments.find((one) => one.student_id === student_id)
      return enrolment ? [{ student_id, enrolment_id: enrolment.id }] : []
    })
  let found = await ranked()
  if (found.length < 2) {
    const ids = enrolments.map(({ id }) => id)
    await onlyWaiting(school, ids, type_id)
    found = await ranked()
  }
  expect(found.length, 'two could take the hour').toBeGreaterThan(1)
  return [found[0], found[1]] as [Waiting, Waiting]
}
