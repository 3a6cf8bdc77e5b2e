import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import * as calls from '@dsms/contract/people/directory/notices/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makePerson, makeRole, makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { type BookingSchool, dayAhead, type Learner, makeBookingSchool } from '../booking/booking.testing.ts'
import { lessonsOf } from '../lessons/lessons.testing.ts'

let school: BookingSchool
let student: Learner
let hour = 5
const lessons = lessonsOf(() => school.owner)

beforeAll(async () => {
  school = await makeBookingSchool(1)
  student = school.learners[0] as Learner
  await query(sql`update users set account_id = null, phone = '+966501234567' where id = ${student.id}`)
})

/** Books a lesson and cancels it; what was written to the address, and who is to be called. */
async function cancelled(address: string | null) {
  await query(sql`update users set email = ${address} where id = ${student.id}`)
  hour += 2
  const { id, version } = await school.lessonAt(student, `${dayAhead(2)}T${String(hour).padStart(2, '0')}:00:00.000Z`)
  await lessons.cancel(id, { version, reason: 'school_vehicle' })
  await (await testApp()).due.wake()
  const mails = await query<{ is_outside: boolean }>(
    sql`select is_outside from outbox where recipient = ${address ?? 'nobody'} order by id`,
  )
  const { actions } = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
  return { mails, calls: actions.filter(({ kind }) => kind === 'student_to_call') }
}

it('a student without an account is told by mail, which counts as mail to an outsider', async () => {
  const { mails, calls: asked } = await cancelled(`pupil-${student.id}@elsewhere.example`)
  expect(mails).toEqual([{ is_outside: true }, { is_outside: true }])
  expect(asked).toEqual([])
  const [count] = await query(
    sql`select sent from outside_mail_counts where tenant = ${school.owner.schoolId} and user_id = 0`,
  )
  expect(count).toEqual({ sent: 2 })
})

it('the office is asked to call whom nothing reaches, until somebody has', async () => {
  const { calls: asked } = await cancelled(null)
  expect(asked).toHaveLength(2)
  expect(asked[0]?.subject).toContain('+966501234567')
  const id = String(asked[0]?.record?.id)
  const stranger = await makeSchoolAdmin()
  const { id: roleId } = await makeRole(school.owner.schoolId, ['schedules.edit', 'students.view'])
  await query(sql`update roles set reaches = reaches || '{"students": "own"}' where id = ${roleId}`)
  const beyond = await makePerson({ schoolId: school.owner.schoolId, roleId })
  for (const who of [stranger, beyond])
    expect((await send(who.token, calls.markCalled, { params: { id }, body: {} })).status).toBe(404)
  expect((await callAs(school.owner.token, calls.markCalled, { params: { id }, body: {} })).status).toBe(200)
  const [row] = await query(sql`select done_by, done_at is not null as is_done from calls_to_make where id = ${id}`)
  expect(row).toEqual({ done_by: school.owner.id, is_done: true })
  const { actions } = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
  expect(actions.filter(({ kind }) => kind === 'student_to_call')).toHaveLength(1)
  // a lesson that is over is worth no call
  await query(
    sql`update calls_to_make set starts_at = now() - interval '1 minute' where tenant = ${school.owner.schoolId}`,
  )
  const later = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
  expect(later.actions.filter(({ kind }) => kind === 'student_to_call')).toEqual([])
})
