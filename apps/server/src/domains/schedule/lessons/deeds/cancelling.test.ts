import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { cancelSeat } from '@dsms/contract/schedule/classes/calls'
import { type CancelReason, cancelReasons } from '@dsms/contract/schedule/lessons/statuses'
import { cancelMyLesson } from '@dsms/contract/schedule/moves/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../../testing/factories.ts'
import { send } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { seriesOf } from '../../series/series.testing.ts'
import { bookedLongAgo, lessonsOf, makeLessonSchool } from '../lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let type_id: number
const lessons = lessonsOf(() => school.owner)
const series = seriesOf(() => school.owner)

beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  type_id = await school.type({ price_minor: 12_000 })
})

interface Booked {
  id: number
  version: number
  booking: number
  student: TestPerson
}

/** A lesson of one student in twelve hours, so that cancelling it is late. */
async function booked(): Promise<Booked> {
  const student = await makePerson({ schoolId: school.owner.schoolId, kind: 'student' })
  await query(sql`update users set birth_date = '2000-01-01' where id = ${student.id}`)
  const start = Date.now() + 12 * hourMs
  const made = await lessons.create({
    type_id,
    branch_id: school.branch_id,
    trainer_id: await school.trainer(),
    enrolment_ids: [await school.enrolment({ student_id: student.id })],
    start: new Date(start).toISOString(),
    end: new Date(start + hourMs).toISOString(),
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id, version, bookings } = made.body.lesson
  await bookedLongAgo(id)
  await query(sql`delete from notifications where tenant = ${school.owner.schoolId}`)
  return { id, version, student, booking: Number(bookings[0]?.id) }
}

/** Every way in which a student loses a lesson: the status of the answer. */
const ways: Record<string, (lesson: Booked, reason: CancelReason) => Promise<number>> = {
  'the lesson': async ({ id, version }, reason) => (await lessons.cancel(id, { version, reason })).status,
  'the student of the lesson': async ({ id, version }, cancel_reason) =>
    (await lessons.update(id, { version, enrolment_ids: [], cancel_reason })).status,
  'the seat': async ({ id, booking }, reason) =>
    (await send(school.owner.token, cancelSeat, { params: { id, booking_id: booking }, body: { reason } })).status,
  'a lesson of a series': async ({ id }, reason) => {
    const [row] = await query<{ id: number; version: number }>(sql`
      insert into lesson_series (tenant, type_id, branch_id, weekdays, every_weeks, first_day, time, minutes, count, skip_holidays, capacity)
      values (${school.owner.schoolId}, ${type_id}, ${school.branch_id}, '{1}', 1, '2030-03-04', '09:00', 60, 1, true, 1)
      returning id, version`)
    await query(sql`update lessons set series_id = ${row?.id} where id = ${id}`)
    const body = { scope: 'this', lesson_id: id, reason, version: row?.version }
    return (await series.cancel(Number(row?.id), body)).status
  },
  'their own lesson': async ({ id, student }, reason) =>
    (await send(student.token, cancelMyLesson, { params: { id }, body: { reason } })).status,
}
/** A student cancels for reasons of their own alone. */
const own: readonly CancelReason[] = ['student_sick', 'student_other']

/** What follows from each reason: what the student owes, and whether the hour goes to students who wait. */
const results = {
  student_sick: { fee: 6000, isFreed: true },
  student_other: { fee: 6000, isFreed: true },
  school_trainer_sick: { fee: null, isFreed: false },
  school_vehicle: { fee: null, isFreed: false },
  weather: { fee: null, isFreed: false },
  authority: { fee: null, isFreed: false },
  duplicate: { fee: null, isFreed: false },
  other: { fee: null, isFreed: true },
} satisfies Record<CancelReason, { fee: number | null; isFreed: boolean }>

describe.each(Object.entries(ways))('cancelling %s', (name, cancel) => {
  const isOwn = name === 'their own lesson'
  const reasons = cancelReasons.filter((reason) => !isOwn || own.includes(reason))
  it.each(reasons)('for %s has the result of every other way', async (reason) => {
    const { fee, isFreed } = results[reason]
    const lesson = await booked()
    expect(await cancel(lesson, reason)).toBe(200)
    const [left] = await query(sql`
      select (select sum(amount_minor)::integer from charges where booking_id = ${lesson.booking} and status = 'open') as fee,
             exists (select from freed_slots where lesson_id = ${lesson.id} and status = 'open') as freed,
             exists (select from claims c join claimables r on r.id = c.claimable_id
                      where c.lesson_id = ${lesson.id} and c.occupies and r.kind = 'student') as busy,
             (select array_agg(kind order by id) from notifications where user_id = ${lesson.student.id}) as told,
             version from lessons where id = ${lesson.id}`)
    // a lesson that stands without its student can still be given, whatever the reason was
    const stands = name === 'the student of the lesson' || name === 'the seat'
    expect(left).toMatchObject({ fee, freed: isFreed || stands, busy: false })
    expect(left?.told).toEqual(isOwn ? null : ['lesson_cancelled'])
    expect(Number(left?.version)).toBeGreaterThan(lesson.version)
  })
})
