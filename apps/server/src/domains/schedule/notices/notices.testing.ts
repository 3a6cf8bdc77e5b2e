import { dayAhead } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { query } from '../../../testing/reads.ts'
import { type Learner, makeBookingSchool } from '../booking/booking.testing.ts'
import { lessonsOf } from '../lessons/lessons.testing.ts'

/** A school with one student, whose lessons follow each other in the hours of a day: who is told of them, and how. */
export async function makeTellingSchool() {
  const school = await makeBookingSchool(1)
  const student = school.learners[0] as Learner
  const lessons = lessonsOf(() => school.owner)
  let hour = 5
  const at = (time: number) => `${dayAhead(2)}T${String(time).padStart(2, '0')}:00:00.000Z`
  return {
    ...school,
    student,
    lessons,
    at,
    /** A lesson of the student, an hour after the one before, and the hour at which it begins. */
    nextLesson: async (more: object = {}) => {
      hour++
      return { ...(await school.lessonAt(student, at(hour), more)), hour }
    },
    cancel: ({ id, version }: { id: number; version: number }) =>
      lessons.cancel(id, { version, reason: 'school_vehicle' }),
    /** The student has no account, and this address or none. */
    leaveAccount: (email: string | null) =>
      query(sql`update users set account_id = null, email = ${email} where id = ${student.id}`),
    /** The account of the student is there, and lets them in or not; the school has this address of them, or none. */
    giveAccount: async (email: string | null, { isAccepted = false, status = 'active' } = {}) => {
      const verified = isAccepted ? sql`now()` : sql`null`
      await query(sql`update accounts set email_verified_at = ${verified} where id = ${student.accountId}`)
      await query(sql`update users set account_id = ${student.accountId}, status = ${status} where id = ${student.id}`)
      // an account brings its address along
      await query(sql`update users set email = ${email} where id = ${student.id}`)
    },
  }
}
export type TellingSchool = Awaited<ReturnType<typeof makeTellingSchool>>
