import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import * as calls from '@dsms/contract/schedule/classes/calls'
import * as checkIns from '@dsms/contract/schedule/classes/checkIns'
import { getRoster, noteAttendance, type Roster } from '@dsms/contract/schedule/classes/roster'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'

type Changes = Record<string, unknown>
export interface Learner extends TestPerson {
  enrolment: number
}

/** A school with a type for theory classes, and students who sign in. */
export async function makeClassSchool(size: number) {
  const school = await makeLessonSchool()
  const { owner } = school
  const lessons = lessonsOf(() => owner)
  const type_id = await school.type({
    kind: 'theory_class',
    stage: 'theory',
    needs_vehicle: 'none',
    needs_room: 'required',
    max_students: 16,
  })
  const learners: Learner[] = []
  for (let nth = 0; nth < size; nth++) {
    const person = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    await query(sql`update users set birth_date = '2000-01-01' where id = ${person.id}`)
    learners.push({ ...person, enrolment: await school.enrolment({ student_id: person.id }) })
  }
  let day = 0
  /** A class on a day of its own, or some minutes from now. */
  const makeClass = async (capacity: number, fromNow?: number, changes: Changes = {}) => {
    const start = fromNow === undefined ? Date.parse('2030-03-04T09:00Z') + day++ * 1440 * minuteMs : soon(fromNow)
    const made = await lessons.create({
      type_id,
      branch_id: school.branch_id,
      trainer_id: await school.trainer(),
      room_id: (await makeRecord('classRooms', owner)).id,
      start: new Date(start).toISOString(),
      end: new Date(start + 60 * minuteMs).toISOString(),
      capacity,
      ...changes,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    return made.body.lesson
  }
  const act = (call: Parameters<typeof send>[1], params: Changes, body: Changes, who: TestPerson = owner) =>
    send(who.token, call, { params, body }) as Promise<Reply<Changes>>
  return {
    ...school,
    /** Lets go of everybody, so that the next class finds them free. */
    clear: async () => {
      for (const table of ['claims', 'bookings', 'notifications'])
        await query(sql`delete from ${sql.identifier(table)} where tenant = ${owner.schoolId}`)
    },
    clearTold: () => query(sql`delete from notifications where tenant = ${owner.schoolId}`),
    lessons,
    learners,
    type_id,
    makeClass,
    book: async (id: number, { enrolment }: Learner, more: Changes = {}) => {
      const { body } = await act(calls.bookSeat, { id }, { enrolment_id: enrolment, ...more })
      return (body as { seat: { booking_id: number; status: string } }).seat
    },
    remove: (id: number, booking_id: number) => act(calls.cancelSeat, { id, booking_id }, { reason: 'student_sick' }),
    promote: (id: number, booking_id: number, consent = false) =>
      act(calls.promoteSeat, { id, booking_id }, { consent }),
    mark: (id: number, attendance: object[], more: Changes = {}, who: TestPerson = owner) =>
      act(noteAttendance, { id }, { attendance, reason: 'The trainer asked', ...more }, who),
    roster: async (id: number, who: TestPerson = owner) =>
      (await send(who.token, getRoster, { params: { id }, query: {} })) as Reply<Roster>,
    kiosk: async (id: number, who: TestPerson = owner) =>
      (await callAs(who.token, checkIns.getKiosk, { params: { id }, query: {} })).body,
  }
}
export type ClassSchool = Awaited<ReturnType<typeof makeClassSchool>>

const soon = (minutes: number) => Math.ceil((Date.now() + minutes * minuteMs) / minuteMs) * minuteMs

/** As if a class had begun so many minutes ago. */
export const began = (id: number, minutes: number) =>
  query(sql`
    update lessons set starts_at = now() - make_interval(mins => ${minutes}), ends_at = now() - make_interval(mins => ${minutes - 60})
     where id = ${id}`)
