import { dayAhead } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as calls from '@dsms/contract/schedule/booking/calls'
import { getLesson } from '@dsms/contract/schedule/lessons/calls'
import { previewMyCancellation } from '@dsms/contract/schedule/moves/calls'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { lessonsOf } from '../lessons/lessons.testing.ts'
import { type BookingSchool, type Learner, makeBookingSchool } from './booking.testing.ts'

let school: BookingSchool
let one: Learner
let two: Learner
const day = dayAhead(7)
const at = (time: string) => `${day}T${time}:00.000Z`

beforeAll(async () => {
  school = await makeBookingSchool(2)
  ;[one, two] = school.learners as [Learner, Learner]
})
afterEach(() => school.clear())

const starts = async (who: Learner) =>
  (await school.slots(who, day)).flatMap(({ slots }) => slots.map(({ start }) => start))

describe('free times', () => {
  it('are told by days that have some, each once, with the name of who gives the lesson', async () => {
    const days = await school.slots(one, dayAhead(5), dayAhead(9))
    expect(days.map((one) => one.day)).toContain(day)
    const slot = days.find((one) => one.day === day)?.slots.find(({ start }) => start === at('09:00'))
    expect(slot).toMatchObject({ trainer_id: school.trainerId, trainer: expect.any(String), is_own_trainer: true })
    expect(new Set(days.flatMap(({ slots }) => slots.map(({ start }) => start))).size).toBe(
      days.flatMap(({ slots }) => slots).length,
    )
    expect((await school.slots(one, dayAhead(60), dayAhead(70))).length).toBe(0)
  })

  it('are never with a man for who asked for a woman, until there is one or a consent', async () => {
    const code = (gender: string) => sql`(select id from genders where code = ${gender})`
    await query(sql`update students set trainer_gender = 'female' where id = ${one.id}`)
    expect(await starts(one)).toEqual([])
    await query(sql`update trainers set gender_id = ${code('male')} where id = ${school.trainerId}`)
    expect(await starts(one)).toEqual([])
    expect((await school.hold(one, at('09:00'), { trainer_id: school.trainerId })).body.code).toBe('slot_gone')
    const woman = await school.trainer()
    await query(sql`update trainers set gender_id = ${code('female')} where id = ${woman}`)
    const days = await school.slots(one, day)
    expect(new Set(days.flatMap(({ slots }) => slots.map(({ trainer_id }) => trainer_id)))).toEqual(new Set([woman]))
    const held = await school.hold(one, at('09:00'))
    expect(held.body).toMatchObject({ status: 'held', start: at('09:00') })
    await query(sql`update students set trainer_gender = 'any' where id = ${one.id}`)
    await query(sql`update trainers set status = 'suspended' where id = ${woman}`)
    await query(sql`update trainers set gender_id = null where id = ${school.trainerId}`)
  })

  it('are none where students do not book, or not this', async () => {
    await school.set('booking.by_students', false)
    expect((await school.hold(one, at('09:00'))).body.code).toBe('booking_closed')
    expect((await callAs(one.token, calls.readMyBooking, { query: {} })).body.courses).toEqual([])
    await school.set('booking.by_students', true)
    const closed = await school.type({ needs_vehicle: 'required' })
    expect((await school.hold(one, at('09:00'), { type_id: closed })).body.code).toBe('booking_closed')
    const { courses } = (await callAs(one.token, calls.readMyBooking, { query: {} })).body
    expect(courses).toMatchObject([{ enrolment_id: one.enrolment, open: 0, most_open: 6 }])
    expect(courses[0]?.types.map(({ id }) => id)).toEqual([school.type_id])
  })
})

describe('free times of a lesson that is to be moved', () => {
  const timesFor = async (who: Learner, lesson_id: number) => {
    const query = { enrolment_id: who.enrolment, type_id: school.type_id, lesson_id, from: day, to: day }
    const { status, body } = await callAs(who.token, calls.listMyFreeSlots, { query })
    expect(status).toBe(200)
    return body.days.flatMap(({ slots }) => slots)
  }

  it('overlap its own hour, are as long as it is, and leave out the time that it has', async () => {
    const lesson = await school.lessonAt(one, at('09:00'), { end: at('10:30') })
    expect(await starts(one)).not.toContain(at('09:30'))
    const times = await timesFor(one, lesson.id)
    const told = times.map(({ start }) => start)
    expect(told).toContain(at('09:30'))
    expect(told).toContain(at('08:30'))
    expect(told).not.toContain(at('09:00'))
    expect(times.find(({ start }) => start === at('09:30'))?.end).toBe(at('11:00'))
    // the hour is free for nobody else
    expect(await starts(two)).not.toContain(at('09:30'))
  })

  it('are there for who has as many lessons to come as they may have', async () => {
    const lesson = await school.lessonAt(one, at('09:00'))
    await school.set('booking.max_open', 1)
    expect(await starts(one)).toEqual([])
    expect((await timesFor(one, lesson.id)).map(({ start }) => start)).toContain(at('09:30'))
    await school.set('booking.max_open', 6)
  })

  it('are told of nobody else’s lesson', async () => {
    const lesson = await school.lessonAt(two, at('09:00'))
    const query = { enrolment_id: one.enrolment, type_id: school.type_id, lesson_id: lesson.id, from: day, to: day }
    expect((await send(one.token, calls.listMyFreeSlots, { query })).status).toBe(404)
  })
})

describe('who is not active', () => {
  const status = (is: string) => query(sql`update students set status = ${is} where id = ${one.id}`)
  const isOpen = async () => (await school.mine(one)).students.map(({ is_open }) => is_open)
  afterEach(() => status('active'))

  it.each(['paused', 'withdrawn'])('books nothing while %s, and is not asked to', async (is) => {
    expect(await isOpen()).toEqual([true])
    await status(is)
    expect(await isOpen()).toEqual([false])
    expect((await callAs(one.token, calls.readMyBooking, { query: {} })).body.courses).toEqual([])
    expect(await starts(one)).toEqual([])
    expect((await school.hold(one, at('09:00'))).body.code).toBe('booking_closed')
  })

  it('is given lessons by the office before they are active, with a word of it', async () => {
    const { id, status } = await makeRecord('students', school.owner)
    expect(status).toBe('applicant')
    await query(sql`update users set birth_date = '2000-01-01' where id = ${id}`)
    const enrolment = await school.enrolment({ student_id: id, trainer_id: school.trainerId })
    const made = await lessonsOf(() => school.owner).create({
      ...{ trainer_id: school.trainerId, vehicle_id: school.vehicleId, branch_id: school.branch_id },
      ...{ type_id: school.type_id, start: at('09:00'), end: at('10:00'), enrolment_ids: [enrolment] },
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(JSON.stringify(made.body)).toContain('applicant')
  })
})

describe('a time that is held', () => {
  it('is taken by one of several who come at once, and the others are told the next ones', async () => {
    const replies = await Promise.all([
      school.hold(one, at('09:00')),
      school.hold(two, at('09:00')),
      school.hold(one, at('09:00')),
    ])
    expect(replies.map(({ status }) => status).filter((status) => status === 201).length).toBeGreaterThan(0)
    const claimed = await query<{ count: number }>(sql`
      select count(*)::integer from lessons where tenant = ${school.owner.schoolId} and status = 'held'`)
    expect(claimed).toEqual([{ count: 1 }])
    const gone = replies.find(({ status }) => status === 409)?.body
    expect(gone?.code).toBe('slot_gone')
    expect(gone?.slots?.[0]?.start).toBe(at('10:00'))
    expect(gone?.slots).toHaveLength(3)
  })

  it('is one for each student, is booked, and stands in the own lessons without what is not theirs', async () => {
    const first = await school.hold(one, at('09:00'))
    const second = await school.hold(one, at('11:00'))
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await starts(two)).toContain(at('09:00'))
    expect(await starts(two)).not.toContain(at('11:00'))
    expect((await school.book(one, first.body.id)).body.code).toBe('hold_over')
    await query(sql`update lessons set notes = 'for the office' where id = ${second.body.id}`)
    const booked = await school.book(one, second.body.id)
    expect(booked.body).toMatchObject({ status: 'scheduled', source: 'student', hold_until: null })
    expect(JSON.stringify(booked.body)).not.toContain('for the office')
    const mine = await school.mine(one)
    expect(mine.coming).toMatchObject([
      { id: booked.body.id, student_id: one.id, vehicle: { plate: expect.any(String) } },
    ])
    expect((await school.mine(two)).coming).toEqual([])
    const file = await send(one.token, calls.saveMyLesson, { params: { id: booked.body.id } })
    expect(String(file.body)).toContain(`DTSTART:${at('11:00').replace(/[-:]|\.000/g, '')}`)
    expect((await send(two.token, calls.saveMyLesson, { params: { id: booked.body.id } })).status).toBe(404)
    const kept = (await lessonsOf(() => school.owner).get(booked.body.id)).body
    expect(kept).toMatchObject({ source: 'student', overridden: [], bookings: [{ enrolment_id: one.enrolment }] })
  })

  it('is free again when it is let go of, or when its client vanished', async () => {
    const { id } = (await school.hold(one, at('09:00'))).body
    expect((await school.release(one, id)).status).toBe(200)
    const vanished = (await school.hold(one, at('09:00'))).body
    expect((await school.hold(two, at('09:00'))).body.code).toBe('slot_gone')
    await query(sql`update lessons set hold_until = now() - interval '1 second' where id = ${vanished.id}`)
    const taken = await school.hold(two, at('09:00'))
    expect(taken.status, JSON.stringify(taken.body)).toBe(201)
    expect((await school.book(one, vanished.id)).body.code).toBe('hold_over')
    expect((await school.mine(one)).coming).toEqual([])
  })

  it('is asked for where the office wants to look at it first', async () => {
    await school.set('booking.needs_approval', true)
    const { id } = (await school.hold(one, at('09:00'))).body
    expect((await school.book(one, id)).body.status).toBe('requested')
    expect((await school.hold(two, at('09:00'))).body.code).toBe('slot_gone')
    await school.set('booking.needs_approval', false)
  })

  it('that waited for the school may be called off for the grace after booking, from when it was accepted', async () => {
    await school.set('booking.needs_approval', true)
    await school.set('booking.notice', 168)
    const { id } = (await school.hold(one, `${dayAhead(5)}T09:00:00.000Z`)).body
    await school.book(one, id)
    const { version } = (await callAs(school.owner.token, getLesson, { params: { id }, query: {} })).body
    await query(sql`update bookings set booked_at = now() - interval '2 hours' where lesson_id = ${id}`)
    const cost = async () =>
      (await callAs(one.token, previewMyCancellation, { params: { id }, body: {} })).body.cost.cause
    const office = lessonsOf(() => school.owner)
    const accepted = await office.confirm(id, { version })
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200)
    expect(await cost()).toBe('in_time')
    await query(sql`update bookings set booked_at = now() - interval '2 hours' where lesson_id = ${id}`)
    expect(await cost()).not.toBe('in_time')
    await school.set('booking.needs_approval', false)
    await school.set('booking.notice', 24)
  })

  it('keeps lead, horizon and number of lessons to come, and says which of them is in the way', async () => {
    await school.set('booking.max_open', 1)
    const { id } = (await school.hold(one, at('09:00'))).body
    expect((await school.book(one, id)).status).toBe(201)
    expect(await starts(one)).toEqual([])
    expect((await school.hold(one, at('12:00'))).body).toMatchObject({ code: 'booking_limit', params: { max: 1 } })
    await school.set('booking.max_open', 6)
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * minuteMs).toISOString()
    expect((await school.hold(two, inMinutes(20))).body).toMatchObject({
      code: 'booking_too_soon',
      params: { hours: 1 },
    })
    expect((await school.hold(two, inMinutes(-20))).body.code).toBe('booking_over')
    expect((await school.hold(two, `${dayAhead(40)}T09:00:00.000Z`)).body.code).toBe('booking_too_far')
  })
})

describe('branches', () => {
  it('are that of the course alone, or all that are open, when a time is looked for, held and confirmed', async () => {
    const branch_id = (await makeRecord('branches', school.owner)).id
    await query(sql`
      insert into trainer_branches (tenant, trainer_id, branch_id) values (${school.owner.schoolId}, ${school.trainerId}, ${branch_id})`)
    await query(sql`
      insert into opening_hours (tenant, branch_id, weekday, opens, closes)
      select tenant, ${branch_id}, weekday, opens, closes from opening_hours where tenant = ${school.owner.schoolId} and branch_id = ${school.branch_id}`)
    const type_id = await school.type({ self_bookable: true, lead_hours: 1, needs_vehicle: 'none' })
    const ask = { enrolment_id: one.enrolment, type_id, branch_id, from: day, to: day }
    const refused = { status: 422, fields: { branch_id: 'unknown_choice' } }
    const branches = async () =>
      (await callAs(one.token, calls.readMyBooking, { query: {} })).body.courses[0]?.branches.map(({ id }) => id)
    expect(await branches()).toEqual([school.branch_id])
    expect(refusal(await send(one.token, calls.listMyFreeSlots, { query: ask }))).toMatchObject(refused)
    expect(refusal(await school.hold(one, at('09:00'), { type_id, branch_id }))).toMatchObject(refused)
    await school.set('booking.branches', 'any')
    expect(await branches()).toEqual([school.branch_id, branch_id])
    const held = await school.hold(one, at('09:00'), { type_id, branch_id })
    expect(held.status, JSON.stringify(held.body)).toBe(201)
    await school.set('booking.branches', 'own')
    expect((await school.book(one, held.body.id)).body.code).toBe('booking_closed')
    await school.set('booking.branches', 'any')
    expect((await school.book(one, held.body.id)).status).toBe(201)
    await school.set('booking.branches', 'own')
  })
})

describe('what is not theirs', () => {
  it('is not there: enrolments, times and lessons of others, of this school and of another', async () => {
    const { id } = (await school.hold(one, at('09:00'))).body
    const stranger = (await makeBookingSchool(1)).learners[0] as Learner
    for (const who of [two, stranger, school.owner]) {
      expect((await school.book(who, id)).status).toBe(404)
      expect((await school.release(who, id)).status).toBe(404)
      expect((await school.hold({ ...who, enrolment: one.enrolment }, at('12:00'))).status).toBe(404)
      const query = { enrolment_id: one.enrolment, type_id: school.type_id, from: day, to: day }
      expect((await send(who.token, calls.listMyFreeSlots, { query })).status).toBe(404)
      expect((await send(who.token, calls.listMyLessons, { query: { student_id: one.id } })).status).toBe(404)
    }
    expect((await school.mine(school.owner)).coming).toEqual([])
  })

  it('is done by a guardian whom the school gave the right, and by no other', async () => {
    const ward = async (rights: string[]): Promise<TestPerson> => {
      const person = await makePerson({ schoolId: school.owner.schoolId, kind: 'guardian' })
      await query(sql`
        insert into guardians (tenant, id, first_name, second_name, family_name, name, status)
        values (${school.owner.schoolId}, ${person.id}, '{"ar": "أم"}', '{"ar": ""}', '{"ar": "سارة"}', '{"ar": "أم سارة"}', 'active')
        on conflict do nothing`)
      await query(sql`
        insert into student_guardians (tenant, student_id, guardian_id, relation, rights, is_main)
        values (${school.owner.schoolId}, ${one.id}, ${person.id}, 'mother', ${`{${rights.join(',')}}`}::text[], false)`)
      return person
    }
    const watching = await ward(['view_progress'])
    expect((await school.hold({ ...watching, enrolment: one.enrolment }, at('09:00'))).status).toBe(403)
    const booking = await ward(['book'])
    const held = await school.hold({ ...booking, enrolment: one.enrolment }, at('09:00'))
    expect(held.status, JSON.stringify(held.body)).toBe(201)
    expect((await school.book(watching, held.body.id)).status).toBe(403)
    expect((await school.book(booking, held.body.id)).status).toBe(201)
    expect((await school.mine(watching)).coming).toMatchObject([{ id: held.body.id, student_id: one.id }])
  })

  it('is hidden by the database as well, but for as long as the plan is looked at for somebody', async () => {
    const { id } = (await school.hold(one, at('09:00'))).body
    const seen = await (await testApp()).database.pool.connect()
    try {
      await seen.query('begin')
      await seen.query(
        `select set_config('app.tenant', $1, true), set_config('app.user_id', $2, true), set_config('app.reach', 'tenant', true),
                set_config('app.reach_lessons', 'own', true), set_config('role', 'dsms_app', true)`,
        [String(school.owner.schoolId), String(two.id)],
      )
      const count = async () =>
        Number((await seen.query('select count(*) from lessons where id = $1', [id])).rows[0]?.count) +
        Number((await seen.query('select count(*) from claims')).rows[0]?.count)
      expect(await count()).toBe(0)
      await seen.query(`select widen_reach_for_student($1, '{book}', false)`, [two.id])
      expect(await count()).toBeGreaterThan(1)
      await seen.query('select restore_reach()')
      expect(await count()).toBe(0)
      await expect(seen.query(`select widen_reach_for_student($1, '{book}', false)`, [one.id])).rejects.toThrow(
        'another student',
      )
    } finally {
      await seen.query('rollback')
      seen.release()
    }
  })
})
