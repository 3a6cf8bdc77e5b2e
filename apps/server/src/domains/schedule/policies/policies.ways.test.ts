import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { cancelSeat } from '@dsms/contract/schedule/classes/calls'
import { previewMyCancellation } from '@dsms/contract/schedule/moves/calls'
import { previewCancellation } from '@dsms/contract/schedule/policies/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { bookedLongAgo, lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'
import { seriesOf } from '../series/series.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let type_id: number
let shared_id: number
const lessons = lessonsOf(() => school.owner)
const series = seriesOf(() => school.owner)

beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  type_id = await school.type({ price_minor: 12_000 })
  shared_id = await school.type({ price_minor: 12_000, needs_vehicle: 'none', max_students: 3 })
})

/** A lesson of an hour that begins so long from now, with as many students as are named. */
async function lessonIn(ms: number, enrolment_ids: number[], more: object = {}) {
  const start = Date.now() + ms
  const made = await lessons.create({
    type_id,
    branch_id: school.branch_id,
    trainer_id: await school.trainer(),
    enrolment_ids,
    start: new Date(start).toISOString(),
    end: new Date(start + hourMs).toISOString(),
    ...more,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return made.body.lesson
}
const fees = (id: number) =>
  query(sql`
    select c.kind, c.amount_minor::integer as amount from charges c join bookings b on b.id = c.booking_id
     where b.lesson_id = ${id} order by c.id`)
const fee = [{ kind: 'late_cancellation', amount: 6000 }]
const why = 'student_other'
const costOf = async (id: number) =>
  (await callAs(school.owner.token, previewCancellation, { params: { id }, body: { reason: why } })).body.costs[0]?.cost

describe('a student who gives a lesson up late owes the same', () => {
  const late = async (more: object = {}) => {
    const lesson = await lessonIn(12 * hourMs, [await school.enrolment()], more)
    await bookedLongAgo(lesson.id)
    return lesson
  }

  it('when it is cancelled, and when they are taken out of it, which asks for the reason too', async () => {
    const one = await late()
    await lessons.cancel(one.id, { version: one.version, reason: why })
    expect(await fees(one.id)).toEqual(fee)
    const other = await late()
    const out = (more: object) => lessons.update(other.id, { version: other.version, enrolment_ids: [], ...more })
    expect(refusal(await out({}))).toMatchObject({ status: 422, fields: { cancel_reason: 'required' } })
    expect(await fees(other.id)).toEqual([])
    expect((await out({ cancel_reason: why })).status).toBe(200)
    expect(await fees(other.id)).toEqual(fee)
    expect(await query(sql`select cancel_reason from bookings where lesson_id = ${other.id}`)).toEqual([
      { cancel_reason: why },
    ])
  })

  it('when their seat is cancelled, and when one of several is taken out', async () => {
    const [stays, goes] = [await school.enrolment(), await school.enrolment()]
    const seats = async () => {
      const lesson = await lessonIn(12 * hourMs, [stays, goes], { type_id: shared_id })
      await bookedLongAgo(lesson.id)
      return lesson
    }
    const first = await seats()
    const booking_id = first.bookings.find(({ enrolment_id }) => enrolment_id === goes)?.id ?? 0
    await send(school.owner.token, cancelSeat, { params: { id: first.id, booking_id }, body: { reason: why } })
    expect(await fees(first.id)).toEqual(fee)
    const { version } = (await lessons.get(first.id)).body
    await lessons.cancel(first.id, { version, reason: 'weather' })
    const second = await seats()
    await lessons.update(second.id, { version: second.version, enrolment_ids: [stays], cancel_reason: why })
    expect(await fees(second.id)).toEqual(fee)
  })

  it('when one lesson of a series is cancelled, and nothing when several are', async () => {
    const [one, two, three] = [await late(), await late(), await late()]
    const [row] = await query<{ id: number; version: number }>(sql`
      insert into lesson_series (tenant, type_id, branch_id, weekdays, every_weeks, first_day, time, minutes, count, skip_holidays, capacity)
      values (${school.owner.schoolId}, ${type_id}, ${school.branch_id}, '{1}', 1, '2030-03-04', '09:00', 60, 3, true, 1)
      returning id, version`)
    const id = Number(row?.id)
    await query(sql`update lessons set series_id = ${id} where id in (${one.id}, ${two.id}, ${three.id})`)
    const body = { reason: why, version: Number(row?.version) }
    expect((await series.cancel(id, { scope: 'this', lesson_id: one.id, ...body })).body.changed).toEqual([one.id])
    expect(await fees(one.id)).toEqual(fee)
    expect((await series.cancel(id, { scope: 'all', ...body })).body.changed).toHaveLength(2)
    expect([...(await fees(two.id)), ...(await fees(three.id))]).toEqual([])
  })
})

it('of two who change the students of a lesson at once the second is told of the first', async () => {
  const [one, two] = [await school.enrolment(), await school.enrolment()]
  const { id, version } = await lessonIn(60 * hourMs, [one], { type_id: shared_id })
  expect((await lessons.update(id, { version, enrolment_ids: [one, two] })).status).toBe(200)
  const second = await lessons.update(id, { version, enrolment_ids: [], cancel_reason: why })
  expect(second).toMatchObject({ status: 409, body: { code: 'stale_version' } })
})

describe('the school’s own move', () => {
  it('is free for a day, or until two hours before, and the preview says why', async () => {
    const lesson = await lessonIn(40 * hourMs, [await school.enrolment()])
    await bookedLongAgo(lesson.id)
    expect(await costOf(lesson.id)).toMatchObject({ cause: 'in_time', free_by: 'notice' })
    const start = Date.now() + 20 * hourMs
    const span = { start: new Date(start).toISOString(), end: new Date(start + hourMs).toISOString() }
    expect((await lessons.move(lesson.id, { version: lesson.version, ...span })).status).toBe(200)
    const cost = await costOf(lesson.id)
    expect(cost).toMatchObject({ cause: 'in_time', amount_minor: 0, free_by: 'school' })
    expect(start - Date.parse(cost?.free_until ?? '')).toBe(2 * hourMs)
    const { version } = (await lessons.get(lesson.id)).body
    await lessons.cancel(lesson.id, { version, reason: why })
    expect(await fees(lesson.id)).toEqual([])
  })

  it('leaves nobody confirmed, and a change that moves nothing leaves them so', async () => {
    const lesson = await lessonIn(40 * hourMs, [await school.enrolment()])
    const confirmed = (await lessons.confirm(lesson.id, { version: lesson.version })).body
    await query(sql`update bookings set confirmed_at = now() where lesson_id = ${lesson.id}`)
    const noted = (await lessons.update(lesson.id, { version: confirmed.version, notes: 'x' })).body.lesson
    expect(noted.status).toBe('confirmed')
    const start = Date.now() + 44 * hourMs
    const span = { start: new Date(start).toISOString(), end: new Date(start + hourMs).toISOString() }
    const moved = await lessons.move(lesson.id, { version: noted.version, ...span })
    expect(moved.body.lesson.status).toBe('scheduled')
    expect(await query(sql`select confirmed_at from bookings where lesson_id = ${lesson.id}`)).toEqual([
      { confirmed_at: null },
    ])
  })
})

it('a student who booked a lesson of today has an hour to think better of it', async () => {
  const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  await query(sql`update users set birth_date = '2000-01-01' where id = ${person.id}`)
  const lesson = await lessonIn(5 * hourMs, [await school.enrolment({ student_id: person.id })])
  const cost = async () =>
    (await callAs(person.token, previewMyCancellation, { params: { id: lesson.id }, body: {} })).body.cost
  await query(sql`update bookings set set_by_school_at = null where lesson_id = ${lesson.id}`)
  expect(await cost()).toMatchObject({ cause: 'in_time', amount_minor: 0, free_by: 'booked' })
  await query(sql`update bookings set booked_at = now() - interval '61 minutes' where lesson_id = ${lesson.id}`)
  expect(await cost()).toMatchObject({ cause: 'last_minute', amount_minor: 12_000 })
})
