import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import * as calls from '@dsms/contract/students/notices/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makeSchoolAdmin } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { mailsTo, query } from '../../../testing/reads.ts'
import { makeReaching } from '../../staff/directory/directory.testing.ts'
import { makeTellingSchool, type TellingSchool } from './notices.testing.ts'

let school: TellingSchool

beforeAll(async () => {
  school = await makeTellingSchool()
  await query(sql`update users set phone = '+966501234567' where id = ${school.student.id}`)
})

/** The calls that were made to a student, as their page tells them. */
const madeTo = async (id: number, who = school.owner) =>
  (await callAs(who.token, calls.listStudentCalls, { params: { id }, query: {} })).body.rows

/** Books a lesson and cancels it; what was written to the address, and who is to be called. */
async function cancelled(address: string | null) {
  await school.leaveAccount(address)
  await school.cancel(await school.nextLesson())
  const mails = await mailsTo(address ?? 'nobody')
  const { actions } = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
  return { mails, calls: actions.filter(({ kind }) => kind === 'student_to_call') }
}

it('a student without an account is told by mail, which counts as mail to an outsider', async () => {
  const { mails, calls: asked } = await cancelled(`pupil-${school.student.id}@elsewhere.example`)
  expect(mails.map(({ is_outside }) => is_outside)).toEqual([true, true])
  expect(asked).toEqual([])
  const [count] = await query(
    sql`select sent from outside_mail_counts where tenant = ${school.owner.schoolId} and user_id = 0`,
  )
  expect(count).toEqual({ sent: 2 })
})

it('the office is asked to call who was invited and never accepted, and nobody who did', async () => {
  const asked = async () => {
    const { actions } = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
    return actions.filter(({ kind }) => kind === 'student_to_call').length
  }
  await school.giveAccount(null, { isAccepted: true })
  await school.cancel(await school.nextLesson())
  expect(await asked()).toBe(0)
  const lesson = await school.nextLesson()
  await school.giveAccount(null)
  await school.cancel(lesson)
  expect(await asked()).toBe(1)
  await query(
    sql`update calls_to_make set starts_at = now() - interval '1 minute' where tenant = ${school.owner.schoolId}`,
  )
})

it('the office is asked to call whom nothing reaches, until somebody has', async () => {
  const { calls: asked } = await cancelled(null)
  expect(asked).toHaveLength(1)
  expect(asked[0]?.phone).toBe('+966501234567')
  const id = String(asked[0]?.record?.id)
  const stranger = await makeSchoolAdmin()
  const permissions = ['schedules.edit', 'students.view']
  const beyond = await makeReaching(school.owner.schoolId, 'own', { permissions })
  for (const who of [stranger, beyond])
    expect((await send(who.token, calls.markCalled, { params: { id }, body: {} })).status).toBe(404)
  expect((await callAs(school.owner.token, calls.markCalled, { params: { id }, body: {} })).status).toBe(200)
  const [row] = await query(sql`select done_by, done_at is not null as is_done from calls_to_make where id = ${id}`)
  expect(row).toEqual({ done_by: school.owner.id, is_done: true })
  const undo = (who: { token: string } = school.owner) =>
    send(who.token, calls.unmarkCalled, { params: { id }, body: {} })
  expect((await undo(stranger)).status).toBe(404)
  // what a colleague noted is theirs to take back
  const colleague = await makeReaching(school.owner.schoolId, 'school', { permissions })
  expect((await undo(colleague)).status).toBe(404)
  expect((await undo()).status).toBe(200)
  const again = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body.actions
  expect(again.filter(({ kind }) => kind === 'student_to_call')).toHaveLength(1)
  await callAs(school.owner.token, calls.markCalled, { params: { id }, body: { said: 'يأتي غدًا' } })
  // who calls later adds nothing to it
  await callAs(school.owner.token, calls.markCalled, { params: { id }, body: { said: 'لا أحد' } })
  expect(await madeTo(school.student.id)).toMatchObject([
    { said: 'يأتي غدًا', by: expect.any(String), at: expect.any(String) },
  ])
  await school.nextLesson()
  const { actions } = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
  expect(actions.filter(({ kind }) => kind === 'student_to_call')).toHaveLength(1)
  // a lesson that is over is worth no call
  await query(
    sql`update calls_to_make set starts_at = now() - interval '1 minute' where tenant = ${school.owner.schoolId}`,
  )
  const later = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
  expect(later.actions.filter(({ kind }) => kind === 'student_to_call')).toEqual([])
})

it('the office is asked once for all news of a lesson, and no more once it is as the student knows it', async () => {
  await school.leaveAccount(null)
  const asked = async () => {
    const { actions } = (await callAs(school.owner.token, getSchoolToday, { query: {} })).body
    return actions.filter(({ kind }) => kind === 'student_to_call').map(({ start }) => start)
  }
  const lesson = await school.nextLesson()
  const startsAt = (hour: number) => school.at(hour).replace('.000Z', 'Z')
  expect(await asked()).toEqual([startsAt(lesson.hour)])
  const moveTo = async (hour: number) => {
    const { id, version } = (await school.lessons.get(lesson.id)).body
    const body = { version, start: school.at(hour), end: school.at(hour + 1) }
    const reply = await school.lessons.update(id, body)
    expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  }
  // they were never told of the lesson: where it is now is all there is to say
  await moveTo(20)
  expect(await asked()).toEqual([startsAt(20)])
  await query(sql`update calls_to_make set done_at = now(), done_by = 1 where done_at is null
                    and tenant = ${school.owner.schoolId}`)
  await moveTo(21)
  await moveTo(22)
  expect(await asked()).toEqual([startsAt(22)])
  await moveTo(20)
  expect(await asked()).toEqual([])
  await moveTo(21)
  expect(await asked()).toEqual([startsAt(21)])
})

it('a call that nobody asked for is kept with what was said, of students whom somebody reaches', async () => {
  const { id } = school.student
  const note = (who: { token: string }, said: string) =>
    send(who.token, calls.noteCall, { params: { id }, body: { said } })
  expect((await note(school.owner, 'تأكد الموعد')).status).toBe(200)
  expect((await note(school.owner, ' ')).status).toBe(422)
  expect((await madeTo(id))[0]).toMatchObject({ said: 'تأكد الموعد' })
  const beyond = await makeReaching(school.owner.schoolId, 'own', { permissions: ['schedules.edit', 'students.view'] })
  const stranger = await makeSchoolAdmin()
  for (const who of [beyond, stranger]) {
    expect((await note(who, 'x')).status).toBe(404)
    expect((await send(who.token, calls.listStudentCalls, { params: { id }, query: {} })).status).toBe(404)
  }
  // it is nothing that waits, and stays
  const [row] = await query<{ id: number }>(sql`select id from calls_to_make where said = 'تأكد الموعد'`)
  const params = { id: row?.id ?? 0 }
  expect((await send(school.owner.token, calls.unmarkCalled, { params, body: {} })).status).toBe(404)
})
