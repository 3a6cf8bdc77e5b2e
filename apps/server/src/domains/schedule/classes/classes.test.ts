import { dayMs, hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as calls from '@dsms/contract/schedule/classes/calls'
import { noteAttendance } from '@dsms/contract/schedule/classes/roster'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { type Reply, send } from '../../../testing/harness.ts'
import { codesOf, lessonsOf, makeLessonSchool, setStatus } from '../lessons/lessons.testing.ts'

type World = Awaited<ReturnType<typeof makeLessonSchool>>
type Changes = Record<string, unknown>
interface Seat {
  lesson: Lesson
  seat: { booking_id: number; status: string; place: number | null }
  promoted: number[]
  violations?: { code: string }[]
}

describe('seats of a class', () => {
  let school: World
  let type_id: number
  let students: number[]
  let day = 0
  const lessons = lessonsOf(() => school.owner)
  const book = (id: number, enrolment_id: number, more: Changes = {}) =>
    send(school.owner.token, calls.bookSeat, { params: { id }, body: { enrolment_id, ...more } }) as Promise<
      Reply<Seat>
    >
  const cancel = (id: number, booking_id: number) =>
    send(school.owner.token, calls.cancelSeat, {
      params: { id, booking_id },
      body: { reason: 'student_sick' },
    }) as Promise<Reply<Seat>>
  /** A class on a day of its own, or at an instant. */
  const makeClass = async (capacity: number, start = Date.parse('2030-03-04T09:00Z') + day++ * dayMs) => {
    const made = await lessons.create({
      type_id,
      branch_id: school.branch_id,
      trainer_id: await school.trainer(),
      room_id: (await makeRecord('classRooms', school.owner)).id,
      start: new Date(start).toISOString(),
      end: new Date(start + hourMs).toISOString(),
      capacity,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.lesson
  }
  const statusesOf = async (id: number) =>
    Object.fromEntries((await lessons.get(id)).body.bookings.map((one) => [one.enrolment_id, one.status]))

  beforeAll(async () => {
    school = await makeLessonSchool()
    type_id = await school.type({
      kind: 'theory_class',
      stage: 'theory',
      needs_vehicle: 'none',
      needs_room: 'required',
      max_students: 16,
    })
    students = []
    for (let nth = 0; nth < 18; nth++) students.push(await school.enrolment())
  })

  it('Annex A 12: the 17th of 16 waits, and gets the seat that is given up', async () => {
    const { id } = await makeClass(16)
    const seats = []
    for (const student of students) seats.push((await book(id, student)).body.seat)
    expect(seats.slice(0, 16).map(({ status }) => status)).toEqual(Array(16).fill('booked'))
    expect(seats.slice(16).map(({ status, place }) => [status, place])).toEqual([
      ['waiting', 1],
      ['waiting', 2],
    ])
    const cancelled = await cancel(id, seats[3]?.booking_id ?? 0)
    expect(cancelled.body.promoted).toEqual([seats[16]?.booking_id])
    const after = await statusesOf(id)
    expect([students[3], students[16], students[17]].map((one) => after[one ?? 0])).toEqual([
      'cancelled',
      'booked',
      'waiting',
    ])
    expect(await cancel(id, seats[3]?.booking_id ?? 0)).toMatchObject({
      status: 409,
      body: { code: 'illegal_transition' },
    })
    // who comes back stands at the end
    expect((await book(id, students[3] ?? 0)).body.seat).toMatchObject({ status: 'waiting', place: 2 })
  })

  it('of two who ask for the last one at once one waits', async () => {
    const { id } = await makeClass(1)
    const replies = await Promise.all(students.slice(0, 4).map((student) => book(id, student)))
    expect(replies.map(({ body }) => body.seat.status).sort()).toEqual(['booked', 'waiting', 'waiting', 'waiting'])
    expect(replies.map(({ body }) => body.seat.place ?? 0).sort()).toEqual([0, 1, 2, 3])
  })

  it('Annex A 12: go to the next where somebody who waits is in another lesson by then', async () => {
    const start = Date.parse('2030-05-06T09:00Z')
    const { id } = await makeClass(1, start)
    const [first, second, third] = students as [number, number, number]
    const seat = (await book(id, first)).body.seat
    await book(id, second)
    await book(id, third)
    const elsewhere = await makeClass(2, start)
    await book(elsewhere.id, second)
    expect((await book(elsewhere.id, first)).body).toMatchObject({ code: 'lesson_refused' })
    expect(codesOf(await book(elsewhere.id, first))).toEqual(['student_busy'])
    await cancel(id, seat.booking_id)
    expect(await statusesOf(id)).toEqual({ [first]: 'cancelled', [second]: 'waiting', [third]: 'booked' })
  })

  it('Annex A 12: within two hours go only to who has agreed to it', async () => {
    const { id } = await makeClass(1, Math.ceil((Date.now() + hourMs) / minuteMs) * minuteMs)
    const [first, second, third] = students as [number, number, number]
    const seat = (await book(id, first)).body.seat
    await book(id, second)
    const agreed = (await book(id, third, { short_notice: true })).body.seat
    expect((await cancel(id, seat.booking_id)).body.promoted).toEqual([agreed.booking_id])
    expect((await cancel(id, agreed.booking_id)).body.promoted).toEqual([])
    expect(await statusesOf(id)).toMatchObject({ [second]: 'waiting' })
  })

  it('are kept for those who wait when the class itself is changed', async () => {
    const { id } = await makeClass(1)
    const [first, second, third] = students as [number, number, number]
    await book(id, first)
    await book(id, second)
    await book(id, third)
    const { version } = (await lessons.get(id)).body
    const moved = await lessons.move(id, { version, start: '2030-06-03T09:00:00Z', end: '2030-06-03T10:00:00Z' })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    expect(await statusesOf(id)).toEqual({ [first]: 'booked', [second]: 'waiting', [third]: 'waiting' })
    await lessons.update(id, { version: moved.body.lesson.version, capacity: 2 })
    expect(await statusesOf(id)).toEqual({ [first]: 'booked', [second]: 'booked', [third]: 'waiting' })
  })

  it('tell who was there, once the class has begun', async () => {
    const { id } = await makeClass(2)
    const one = (await book(id, students[0] ?? 0)).body.seat
    const two = (await book(id, students[1] ?? 0)).body.seat
    const note = (attendance: object[]) =>
      send(school.owner.token, noteAttendance, { params: { id }, body: { attendance, reason: 'Asked' } as never })
    const late = [{ booking_id: one.booking_id, attendance: 'late', late_minutes: 5 }]
    expect((await note(late)).body).toMatchObject({ code: 'lesson_not_begun' })
    await setStatus(id, 'in_progress')
    expect((await note(late)).status).toBe(200)
    const absent = await note([{ booking_id: two.booking_id, attendance: 'absent' }])
    expect((absent.body as Lesson).bookings.map(({ attendance, late_minutes }) => [attendance, late_minutes])).toEqual([
      ['late', 5],
      ['absent', null],
    ])
    expect((await note([{ booking_id: 2_000_000_000, attendance: 'absent' }])).status).toBe(422)
    expect((await book(id, students[2] ?? 0)).body).toMatchObject({ code: 'lesson_settled' })
  })
})
