import { payCharge } from '@dsms/contract/billing/charges/calls'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../../testing/factories.ts'
import { callAs } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { beganAgo, lessonsOf, makeLessonSchool } from '../lessons.testing.ts'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let type_id: number
let clerk: TestPerson
const lessons = lessonsOf(() => school.owner)
const clerks = lessonsOf(() => clerk)

beforeAll(async () => {
  school = await makeLessonSchool()
  await query(sql`update schools set currency = 'SAR' where id = ${school.owner.schoolId}`)
  type_id = await school.type({ price_minor: 12_000 })
  clerk = await makePerson({
    schoolId: school.owner.schoolId,
    permissions: ['schedules.view', 'schedules.status', 'students.view'],
  })
})

/** A lesson of an hour with one student that began so many minutes ago. */
async function lesson(minutesAgo: number) {
  const made = await lessons.create({
    type_id,
    branch_id: school.branch_id,
    start: '2030-03-04T09:00:00Z',
    end: '2030-03-04T10:00:00Z',
    trainer_id: await school.trainer(),
    enrolment_ids: [await school.enrolment()],
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  await beganAgo(made.body.lesson.id, minutesAgo)
  return (await lessons.get(made.body.lesson.id)).body
}
const chargeOf = async (id: number) => {
  const rows = await query<{ id: number }>(sql`
    select c.id from charges c join bookings b on b.id = c.booking_id where b.lesson_id = ${id}`)
  return rows[0]?.id ?? 0
}
const charges = (id: number) =>
  query(sql`
    select c.status, c.status_reason as reason from charges c join bookings b on b.id = c.booking_id
     where b.lesson_id = ${id} order by c.id`)

describe('a lesson that has not begun', () => {
  it('is neither started nor ended, whoever gives a reason, and nobody is absent from it', async () => {
    const { id, version, bookings } = await lesson(-17)
    const early = { status: 409, body: { code: 'lesson_too_early', params: { minutes: 15 } } }
    expect(await lessons.start(id, { version })).toMatchObject(early)
    const attendance = [{ booking_id: bookings[0]?.id, attendance: 'absent' }]
    expect(await lessons.complete(id, { version, attendance, reason: 'was given sooner' })).toMatchObject(early)
    expect((await lessons.miss(id, { version })).body).toMatchObject({ code: 'no_show_too_soon' })
    expect(await lessons.get(id)).toMatchObject({
      body: { status: 'scheduled', version, bookings: [{ attendance: null }] },
    })
    expect(await charges(id)).toEqual([])
  })

  it('is started from as many minutes before as its branch says', async () => {
    const first = await lesson(-14)
    expect((await lessons.start(first.id, { version: first.version })).body.status).toBe('in_progress')
    const later = await lesson(-45)
    expect(Date.parse(later.start) - Date.parse(later.opens_at)).toBe(15 * minuteMs)
    await query(sql`
      insert into setting_values (tenant, branch_id, key, value) values (${school.owner.schoolId}, ${school.branch_id}, 'training.start_early', '60')`)
    const read = (await lessons.get(later.id)).body
    expect(Date.parse(read.start) - Date.parse(read.opens_at)).toBe(hourMs)
    expect((await lessons.start(later.id, { version: later.version })).body.status).toBe('in_progress')
    await query(
      sql`delete from setting_values where tenant = ${school.owner.schoolId} and key = 'training.start_early'`,
    )
  })
})

describe('a lesson that is not over', () => {
  it('is ended with a reason, by who may pass rules', async () => {
    const { id, version } = await lesson(50)
    const refused = { status: 409, body: { code: 'lesson_not_over' } }
    expect(await lessons.complete(id, { version })).toMatchObject(refused)
    const reason = 'the student felt ill'
    expect(await clerks.complete(id, { version, reason })).toMatchObject(refused)
    const ended = await lessons.complete(id, { version, reason })
    expect(ended.body).toMatchObject({ status: 'completed', status_reason: reason })
  })

  it('is ended by everybody who may once its end has come', async () => {
    const { id, version } = await lesson(61)
    expect((await clerks.complete(id, { version })).body.status).toBe('completed')
  })
})

describe('what was done to a lesson', () => {
  it('is taken back within a quarter of an hour, with who was there and what absence cost', async () => {
    const { id, version, bookings, status } = await lesson(61)
    const attendance = [{ booking_id: bookings[0]?.id, attendance: 'absent' }]
    const ended = (await lessons.complete(id, { version, attendance })).body
    expect(ended.undo_until).not.toBeNull()
    expect(await charges(id)).toMatchObject([{ status: 'open' }])
    const stale = await lessons.undo(id, { version })
    expect(stale.body).toMatchObject({ code: 'stale_version' })
    const back = (await lessons.undo(id, { version: ended.version })).body
    expect(back).toMatchObject({ status, undo_until: null, bookings: [{ attendance: null }] })
    expect(await charges(id)).toEqual([{ status: 'reversed', reason: 'undone' }])
    expect((await lessons.complete(id, { version: back.version })).body).toMatchObject({ status: 'completed' })
  })

  it('owes the student what they paid for an absence that is taken back, and charges the next one', async () => {
    const { id, version, bookings } = await lesson(61)
    const attendance = [{ booking_id: bookings[0]?.id, attendance: 'absent' }]
    const ended = (await lessons.complete(id, { version, attendance })).body
    const paid = { params: { id: await chargeOf(id) }, body: { version: 1 } }
    await callAs(school.owner.token, payCharge, paid)
    const back = (await lessons.undo(id, { version: ended.version })).body
    expect(await charges(id)).toEqual([{ status: 'reversed', reason: 'undone' }])
    expect(await query(sql`select returned_minor > 0 as is_balance from charges where id = ${paid.params.id}`)).toEqual(
      [{ is_balance: true }],
    )
    await lessons.complete(id, { version: back.version, attendance })
    expect((await charges(id)).map(({ status }) => status).toSorted()).toEqual(['open', 'reversed'])
  })

  it('is taken back of one that was started or missed, whose time is taken again', async () => {
    const begun = await lesson(5)
    const started = (await lessons.start(begun.id, { version: begun.version })).body
    expect((await lessons.undo(begun.id, { version: started.version })).body.status).toBe('scheduled')
    const empty = await lesson(20)
    const missed = (await lessons.miss(empty.id, { version: empty.version })).body
    expect((await lessons.undo(empty.id, { version: missed.version })).body.status).toBe('scheduled')
    expect(await query(sql`select distinct occupies from claims where lesson_id = ${empty.id}`)).toEqual([
      { occupies: true },
    ])
  })

  it('stays after that, and where nothing was done', async () => {
    const { id, version } = await lesson(61)
    expect((await lessons.undo(id, { version })).body).toMatchObject({ code: 'illegal_transition' })
    const ended = (await lessons.complete(id, { version })).body
    await query(sql`
      update lessons set before_deed = jsonb_set(before_deed, '{at}', to_jsonb(now() - interval '15 minutes 1 second')) where id = ${id}`)
    expect((await lessons.undo(id, { version: ended.version })).body).toMatchObject({ code: 'undo_over' })
    expect((await lessons.get(id)).body.undo_until).toBeNull()
  })
})
