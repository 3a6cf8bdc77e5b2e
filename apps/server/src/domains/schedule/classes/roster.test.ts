import { listNotifications } from '@dsms/contract/kernel/session/me'
import { listMyClasses } from '@dsms/contract/schedule/classes/checkIns'
import { getRoster, listClasses } from '@dsms/contract/schedule/classes/roster'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makePerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mailsTo, query } from '../../../testing/reads.ts'
import { began, type ClassSchool, type Learner, makeClassSchool } from './classes.testing.ts'

let school: ClassSchool
let one: Learner
let two: Learner
let three: Learner

beforeAll(async () => {
  school = await makeClassSchool(3)
  ;[one, two, three] = school.learners as [Learner, Learner, Learner]
})
afterEach(() => school.clear())

const kindsTold = async ({ token }: Learner) =>
  (await callAs(token, listNotifications, { query: {} })).body.rows.map(({ kind }) => kind)
const history = (booking: number) =>
  query<{ actor_id: number; after: Record<string, unknown> }>(sql`
    select actor_id, after from audit_log where entity = 'bookings' and entity_id = ${booking} and action = 'updated' and after ? 'attendance'
     order by id`)

describe('a roster', () => {
  it('tells who has a seat, who waits and why, and who was taken out', async () => {
    const { id } = await school.makeClass(1)
    const seat = await school.book(id, one)
    await school.book(id, two)
    const { body } = await school.roster(id)
    expect(body).toMatchObject({ marking: 'early', may_mark: true, locks_at: null })
    expect(body.rows.map(({ status, place, wait_reason }) => [status, place, wait_reason])).toEqual([
      ['booked', null, null],
      ['waiting', 1, 'full'],
    ])
    expect(body.rows[0]).toMatchObject({ booking_id: seat.booking_id, student: expect.any(String) })
    await school.remove(id, seat.booking_id)
    expect((await school.roster(id)).body.rows.map(({ status, cancel_reason }) => [status, cancel_reason])).toEqual([
      ['booked', null],
      ['cancelled', 'student_sick'],
    ])
  })

  it('is nothing for another school, nor for a trainer who does not give the class', async () => {
    const { id } = await school.makeClass(2)
    const other = await makeClassSchool(0)
    expect((await send(other.owner.token, getRoster, { params: { id }, query: {} })).status).toBe(404)
    const stranger = await makePerson({
      schoolId: school.owner.schoolId,
      kind: 'trainer',
      permissions: ['lesson_types.view'],
    })
    expect((await school.roster(id, stranger)).status).toBe(404)
    expect((await school.mark(id, [{ booking_id: 1, attendance: 'present' }], {}, stranger)).status).toBe(404)
    expect((await callAs(stranger.token, listClasses, { query: {} })).body.rows).toEqual([])
  })

  it('is there for the trainer who gives the class, with the names of all', async () => {
    const person = await makePerson({
      schoolId: school.owner.schoolId,
      kind: 'trainer',
      permissions: ['lesson_types.view', 'students.view'],
    })
    const trainer_id = await school.trainer({ person_id: person.id, email: person.email })
    const { id } = await school.makeClass(2, 10, { trainer_id })
    const seat = await school.book(id, one)
    const { body } = await school.roster(id, person)
    expect(body.rows).toMatchObject([{ student: expect.any(String) }])
    expect((await callAs(person.token, listClasses, { query: {} })).body).toMatchObject({ total: 1, rows: [{ id }] })
    const marked = await school.mark(id, [{ booking_id: seat.booking_id, attendance: 'present' }], {}, person)
    expect(marked.status, JSON.stringify(marked.body)).toBe(200)
  })

  it('stands in the list with its seats, by days, branch, trainer and type', async () => {
    const { id, trainer } = await school.makeClass(1)
    await school.book(id, one)
    await school.book(id, two)
    const day = (await school.lessons.get(id)).body.start.slice(0, 10)
    const list = async (more: object = {}) =>
      (await callAs(school.owner.token, listClasses, { query: { from: day, to: day, ...more } })).body
    expect(await list()).toMatchObject({ total: 1, rows: [{ id, capacity: 1, booked: 1, waiting: 1 }] })
    expect((await list({ trainer_id: trainer?.id, type_id: school.type_id, branch_id: school.branch_id })).total).toBe(
      1,
    )
    expect((await list({ trainer_id: 2_000_000_000 })).total).toBe(0)
    const wrong = await send(school.owner.token, listClasses, { query: { from: '2030-03-02', to: '2030-03-01' } })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { to: { code: 'end_before_start' } } } })
  })
})

describe('a seat given by hand', () => {
  it('takes a free one, whatever the place on the list, and is told on the screen and by mail', async () => {
    await query(
      sql`update accounts set preferences = preferences || '{"language": "de"}' where id = ${three.accountId}`,
    )
    const { id } = await school.makeClass(1, 60)
    const seat = await school.book(id, one)
    const waits = await school.book(id, two)
    const last = await school.book(id, three)
    expect(await school.promote(id, last.booking_id)).toMatchObject({ status: 409, body: { code: 'class_full' } })
    // an hour before, nobody is promoted who has not agreed
    expect((await school.remove(id, seat.booking_id)).body.promoted).toEqual([])
    expect((await school.roster(id)).body.rows.map(({ wait_reason }) => wait_reason)).toEqual([
      'consent',
      'consent',
      null,
    ])
    expect(await school.promote(id, last.booking_id)).toMatchObject({
      status: 422,
      body: { fields: { consent: { code: 'consent_needed' } } },
    })
    const given = await school.promote(id, last.booking_id, true)
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    expect(await school.promote(id, last.booking_id, true)).toMatchObject({ body: { code: 'illegal_transition' } })
    expect(await school.promote(id, seat.booking_id)).toMatchObject({ body: { code: 'illegal_transition' } })
    expect((await school.roster(id)).body.rows.map(({ booking_id, status }) => [booking_id, status])).toEqual([
      [last.booking_id, 'booked'],
      [waits.booking_id, 'waiting'],
      [seat.booking_id, 'cancelled'],
    ])
    expect(await kindsTold(three)).toContain('seat_given')
    expect(await kindsTold(two)).not.toContain('seat_given')
    expect((await mailsTo(three.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Sie haben einen Platz: /),
    ])
    await school.lessons.cancel(id, { version: (await school.lessons.get(id)).body.version })
    expect(await kindsTold(two)).toContain('class_cancelled')
    expect((await mailsTo(three.email)).at(-1)?.subject).toMatch(/^Unterricht abgesagt: /)
    expect(await kindsTold(one)).not.toContain('class_cancelled')
  })

  it('is told where the lesson itself is saved with who waited', async () => {
    const { id } = await school.makeClass(1)
    await school.book(id, one)
    await school.book(id, two)
    await school.clearTold()
    const { version } = (await school.lessons.get(id)).body
    const saved = await school.lessons.update(id, {
      version,
      enrolment_ids: [one.enrolment, two.enrolment],
      capacity: 2,
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    expect([await kindsTold(one), await kindsTold(two)]).toEqual([[], ['seat_given']])
  })

  it('comes by the rule too, and is told', async () => {
    const { id } = await school.makeClass(1)
    const seat = await school.book(id, one)
    await school.book(id, two)
    const mine = async () => (await callAs(two.token, listMyClasses)).body.classes
    expect(await mine()).toEqual([])
    await school.remove(id, seat.booking_id)
    expect(await kindsTold(two)).toContain('seat_given')
  })
})

describe('attendance by list', () => {
  it('is noted all at once or not at all, by whom and when, and taken back', async () => {
    const { id, version } = await school.makeClass(3, 10)
    const seats = [await school.book(id, one), await school.book(id, two), await school.book(id, three)]
    const [first, second, third] = seats.map(({ booking_id }) => booking_id) as [number, number, number]
    const of = (booking_id: number, attendance: string | null, late_minutes?: number) => ({
      booking_id,
      attendance,
      late_minutes,
    })
    expect(await school.mark(id, [of(first, 'late', 5), of(2_000_000_000, 'present')])).toMatchObject({ status: 422 })
    expect((await school.roster(id)).body.rows.map(({ attendance }) => attendance)).toEqual([null, null, null])
    expect(await school.mark(id, [of(first, 'late', 5)], { version: version + 5 })).toMatchObject({
      body: { code: 'stale_version' },
    })
    expect((await school.mark(id, [of(first, 'late', 5), of(second, 'excused')])).status).toBe(200)
    await school.mark(
      id,
      [first, second, third].map((key) => of(key, 'present')),
      { only_unmarked: true },
    )
    const rows = (await school.roster(id)).body.rows
    const seen = (key: number) => rows.find(({ booking_id }) => booking_id === key)
    expect([seen(first), seen(second), seen(third)]).toMatchObject([
      { attendance: 'late', late_minutes: 5, marked_by: expect.any(String), marked_at: expect.any(String) },
      { attendance: 'excused', late_minutes: null },
      { attendance: 'present' },
    ])
    await school.mark(id, [of(first, 'absent', 5)])
    await school.mark(id, [of(first, null)])
    expect((await history(first)).map(({ actor_id, after }) => [actor_id, after.attendance])).toEqual([
      [school.owner.id, 'late'],
      [school.owner.id, 'absent'],
      [school.owner.id, null],
    ])
  })

  it('stays when the class is completed, and is locked a day later for who may not unlock', async () => {
    const { id } = await school.makeClass(2, 10)
    const absent = await school.book(id, one)
    const there = await school.book(id, two)
    await began(id, 60)
    await school.mark(id, [{ booking_id: absent.booking_id, attendance: 'absent' }])
    const { version } = (await school.lessons.get(id)).body
    const ended = await school.lessons.complete(id, { version })
    expect(ended.body.bookings.map(({ attendance }) => attendance)).toEqual(['absent', 'present'])
    const change = [{ booking_id: there.booking_id, attendance: 'late', late_minutes: 20 }]
    expect((await school.mark(id, change)).status).toBe(200)
    await query(sql`update lessons set ended_at = now() - interval '25 hours' where id = ${id}`)
    expect((await school.roster(id)).body).toMatchObject({ marking: 'locked', may_unlock: true })
    expect(await school.mark(id, change)).toMatchObject({ status: 409, body: { code: 'attendance_locked' } })
    const clerk = await makePerson({ schoolId: school.owner.schoolId, permissions: ['schedules.status'] })
    expect(await school.mark(id, change, { unlock: true }, clerk)).toMatchObject({
      body: { code: 'attendance_locked' },
    })
    expect((await school.mark(id, change, { unlock: true })).status).toBe(200)
  })

  it('is the trainer’s until the end: the office notes it then, or with a reason and the right to override', async () => {
    const { id } = await school.makeClass(2, 10)
    const seat = await school.book(id, one)
    const there = [{ booking_id: seat.booking_id, attendance: 'present' }]
    const clerk = await makePerson({
      schoolId: school.owner.schoolId,
      permissions: ['schedules.view', 'schedules.status'],
    })
    const refused = { status: 409, body: { code: 'class_not_over' } }
    expect((await school.roster(id, clerk)).body).toMatchObject({ marking: 'before_end', may_override: false })
    expect(await school.mark(id, there, { reason: undefined })).toMatchObject(refused)
    expect(await school.mark(id, there, {}, clerk)).toMatchObject(refused)
    expect((await school.mark(id, there, { reason: 'Her tablet is broken' })).body).toMatchObject({
      status_reason: 'Her tablet is broken',
    })
    await began(id, 61)
    expect((await school.roster(id, clerk)).body).toMatchObject({ marking: 'open' })
    expect((await school.mark(id, there, { reason: undefined }, clerk)).status).toBe(200)
  })

  it('is none of a class that was called off', async () => {
    const { id } = await school.makeClass(2, 10)
    const seat = await school.book(id, three)
    await school.lessons.cancel(id, { version: (await school.lessons.get(id)).body.version })
    expect(await school.mark(id, [{ booking_id: seat.booking_id, attendance: 'present' }])).toMatchObject({
      body: { code: 'lesson_settled' },
    })
  })
})
