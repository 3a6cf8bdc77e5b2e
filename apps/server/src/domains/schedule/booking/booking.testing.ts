import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import * as calls from '@dsms/contract/schedule/booking/calls'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { lessonsOf, makeLessonSchool } from '../lessons/lessons.testing.ts'

export interface Learner extends TestPerson {
  enrolment: number
}
type Day = { day: string; slots: calls.MySlot[] }
type Held = calls.MyLesson & { code?: string; slots?: calls.MySlot[] }

/** A school in which students book by themselves, with one trainer, one vehicle and some students who sign in. */
export async function makeBookingSchool(size: number) {
  const school = await makeLessonSchool()
  const { owner } = school
  const trainer = await school.trainer()
  const vehicle = await school.vehicle()
  const type_id = await school.type({ needs_vehicle: 'required', self_bookable: true, lead_hours: 1 })
  const learners: Learner[] = []
  for (let nth = 0; nth < size; nth++) {
    const person = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    await query(sql`update users set birth_date = '2000-01-01' where id = ${person.id}`)
    learners.push({
      ...person,
      enrolment: await school.enrolment({ student_id: person.id, trainer_id: trainer }),
    })
  }
  const slots = async (who: Learner, from: string, to = from, type = type_id): Promise<Day[]> =>
    (
      await callAs(who.token, calls.listMyFreeSlots, {
        query: { enrolment_id: who.enrolment, type_id: type, from, to },
      })
    ).body.days
  return {
    ...school,
    trainerId: trainer,
    vehicleId: vehicle,
    type_id,
    learners,
    slots,
    set: (key: string, value: unknown) =>
      query(sql`
        insert into setting_values (tenant, key, value) values (${owner.schoolId}, ${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (tenant, key, branch_id, organization_id) do update set value = excluded.value`),
    hold: (who: Learner, start: string, more: object = {}) =>
      send(who.token, calls.holdMyLesson, {
        body: { enrolment_id: who.enrolment, type_id, start, ...more },
      }) as Promise<Reply<Held>>,
    book: (who: TestPerson, hold_id: number) =>
      send(who.token, calls.bookMyLesson, { body: { hold_id } }) as Promise<Reply<Held>>,
    release: (who: TestPerson, id: number) => send(who.token, calls.releaseMyHold, { params: { id } }),
    mine: async (who: TestPerson) => (await callAs(who.token, calls.listMyLessons, { query: {} })).body,
    /** The office gives somebody a lesson at an instant, by override where rules are against it. */
    lessonAt: async (who: Learner, start: string, more: object = {}) => {
      const end = new Date(Date.parse(start) + hourMs).toISOString()
      const taken = { trainer_id: trainer, vehicle_id: vehicle, branch_id: school.branch_id, type_id }
      const wish = { ...taken, start, end, enrolment_ids: [who.enrolment], override_reason: 'عاجل', ...more }
      const made = await lessonsOf(() => owner).create(wish)
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      return made.body.lesson
    },
    /** Nobody has a lesson any more, so that the next test finds everybody free. */
    clear: async () => {
      for (const table of ['claims', 'bookings', 'lessons'])
        await query(sql`delete from ${sql.identifier(table)} where tenant = ${owner.schoolId}`)
    },
  }
}
export type BookingSchool = Awaited<ReturnType<typeof makeBookingSchool>>

/** A day, so many from today. */
