import { getFrame } from '@dsms/contract/insight/frame/calls'
import { searchRecords } from '@dsms/contract/insight/search/calls'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { getMe } from '@dsms/contract/kernel/session/me'
import type { Language } from '@dsms/contract/kernel/shared'
import { dayAhead } from '@dsms/contract/kernel/time/days'
import { hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { listChats } from '@dsms/contract/messages/chat/calls'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { getBoard, listUnplanned } from '@dsms/contract/schedule/board/calls'
import { listMyFreeSlots, listMyLessons, readMyBooking } from '@dsms/contract/schedule/booking/calls'
import { getLesson, listLessons } from '@dsms/contract/schedule/lessons/calls'
import { listWaitingChoices } from '@dsms/contract/schedule/waiting/calls'
import { searchPeople } from '@dsms/contract/staff/directory/calls'
import { getProfile, listFollows } from '@dsms/contract/staff/profile/calls'
import { addPost, listPosts } from '@dsms/contract/staff/profile/posts'
import { enrolments, listEnrolmentPeople } from '@dsms/contract/students/enrolments/calls'
import { students } from '@dsms/contract/students/students/calls'
import { giveConsent, listConsents } from '@dsms/contract/students/students/consents'
import { listLessonRecords } from '@dsms/contract/teaching/lessonRecords/office'
import { getAvailability } from '@dsms/contract/trainers/availability/calls'
import { leaveRequests } from '@dsms/contract/trainers/leaveRequests/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { insertSession } from './domains/identity/signIn/identity.data.ts'
import { type BookingSchool, makeBookingSchool } from './domains/schedule/booking/booking.testing.ts'
import { began } from './domains/schedule/classes/classes.testing.ts'
import { lessonsOf } from './domains/schedule/lessons/lessons.testing.ts'
import { asSystem } from './kernel/session/transaction.ts'
import { makeRecord } from './testing/areas.ts'
import { makePerson } from './testing/factories.ts'
import { send, testApp } from './testing/harness.ts'
import { query } from './testing/reads.ts'

const [learner, teacher] = [
  { ar: 'فاتنة الخضيري', en: 'Fatina Alkhudairi' },
  { ar: 'ليلى حسن', en: 'Laila Hassan' },
]

let school: BookingSchool
let lesson: number
let given: number
let driven: number
let teaching: string

beforeAll(async () => {
  school = await makeBookingSchool(1)
  const { owner, trainerId, vehicleId } = school
  const [student] = school.learners
  if (!student) throw new Error('nobody learns here')
  teaching = await signedIn(trainerId, owner.schoolId)
  // as they are kept: the person has one script, the student and the trainer both
  for (const [id, name] of [[student.id, learner.ar] as const, [trainerId, teacher.ar] as const])
    await query(
      sql`update users set first_name = ${name.split(' ')[0]}, last_name = ${name.split(' ')[1]} where id = ${id}`,
    )
  await query(sql`update students set name = ${JSON.stringify(learner)}::jsonb where id = ${student.id}`)
  await query(sql`update trainers set name = ${JSON.stringify(teacher)}::jsonb where id = ${trainerId}`)
  driven = (await makeRecord('vehicles', owner, { default_trainer_id: trainerId })).id
  const plan = async (days: number) => {
    const start = new Date(`${dayAhead(days)}T09:00:00Z`)
    const reply = await lessonsOf(() => owner).create({
      type_id: school.type_id,
      branch_id: school.branch_id,
      start: start.toISOString(),
      end: new Date(start.getTime() + hourMs).toISOString(),
      trainer_id: trainerId,
      vehicle_id: vehicleId,
      enrolment_ids: [student.enrolment],
      override_reason: 'a test',
    })
    expect(reply.status, JSON.stringify(reply.body)).toBe(201)
    return reply.body.lesson.id
  }
  given = await plan(3)
  lesson = await plan(5)
  await began(given, 300)
  await makeRecord('leaveRequests', owner, { trainer_id: trainerId })

  // who writes, follows and notes down is a trainer
  for (const id of [trainerId, student.id])
    await query(
      sql`insert into follows (follower_id, followed_id, tenant) values (${id}, ${owner.id}, ${owner.schoolId})`,
    )
  expect((await send(teaching, addPost, { body: { text: 'Parking in reverse' } })).status).toBe(201)
  const consent = { trainer_id: trainerId, given_on: dayAhead(-1), note: 'her father rang' }
  expect((await send(owner.token, giveConsent, { params: { id: student.id }, body: consent })).status).toBe(201)
  await query(sql`update trainer_consents set created_by = ${trainerId} where student_id = ${student.id}`)
})

type Who = 'office' | 'student' | 'trainer'
interface Row {
  call: Endpoint
  who?: Who
  /** What it asks for. */
  asks?: () => { params?: object; query?: object }
  /** Whose name stands in the answer. */
  shows: (typeof learner)[]
  /** The part of the answer in which both scripts do not stand anyway. */
  part?: (body: never) => unknown
}

const week = () => ({ from: `${dayAhead(0)}T00:00:00Z`, to: `${dayAhead(14)}T00:00:00Z` })

const days = () => ({ from: dayAhead(0), to: dayAhead(10) })

const rows: Row[] = [
  { call: enrolments.calls.list, shows: [learner, teacher] },
  {
    call: enrolments.calls.get,
    asks: () => ({ params: { id: school.learners[0]?.enrolment } }),
    shows: [learner, teacher],
  },
  { call: listEnrolmentPeople, asks: () => ({ query: { kind: 'student' } }), shows: [learner] },
  { call: listEnrolmentPeople, asks: () => ({ query: { kind: 'trainer' } }), shows: [teacher] },
  {
    call: students.calls.list,
    shows: [learner, teacher],
    part: ({ rows: all }: { rows: { name: string; trainers: string[] }[] }) =>
      all.map(({ name, trainers }) => [name, trainers]),
  },
  { call: getAvailability, asks: () => ({ query: days() }), shows: [teacher] },
  { call: leaveRequests.calls.list, shows: [teacher] },
  { call: vehicles.calls.get, asks: () => ({ params: { id: driven } }), shows: [teacher] },
  { call: getBoard, asks: () => ({ query: { ...days(), by: 'trainer' } }), shows: [learner, teacher] },
  { call: listUnplanned, shows: [learner] },
  { call: listLessons, asks: () => ({ query: week() }), shows: [learner, teacher] },
  { call: getLesson, asks: () => ({ params: { id: lesson } }), shows: [learner, teacher] },
  { call: listWaitingChoices, shows: [teacher] },
  { call: listLessonRecords, asks: () => ({ query: { view: 'unfinished' } }), shows: [learner, teacher] },
  { call: searchRecords, asks: () => ({ query: { q: 'fatina' } }), shows: [learner, teacher] },
  { call: searchPeople, asks: () => ({ query: { q: 'fatina' } }), shows: [learner] },
  { call: listChats, shows: [learner, teacher] },
  { call: listMyLessons, who: 'student', shows: [teacher] },
  { call: readMyBooking, who: 'student', shows: [teacher] },
  { call: getMe, who: 'trainer', shows: [teacher] },
  { call: getFrame, who: 'trainer', shows: [teacher] },
  { call: getProfile, who: 'trainer', shows: [teacher] },
  { call: listPosts, who: 'trainer', shows: [teacher] },
  { call: getMe, who: 'student', shows: [learner] },
  { call: getProfile, asks: () => ({ query: { id: school.trainerId } }), shows: [teacher] },
  { call: listFollows, shows: [teacher, learner] },
  {
    call: listConsents,
    asks: () => ({ params: { id: school.learners[0]?.id } }),
    shows: [teacher],
    part: (all: { by: string }[]) => all.map(({ by }) => by),
  },
  {
    call: listMyFreeSlots,
    who: 'student',
    asks: () => ({
      query: {
        enrolment_id: school.learners[0]?.enrolment,
        type_id: school.type_id,
        from: dayAhead(1),
        to: dayAhead(10),
      },
    }),
    shows: [teacher],
  },
]

describe('names of people', () => {
  it.each(rows.map((row) => [`${row.call.method} ${row.call.path}`, row] as const))(
    'follow the reader’s language in %s',
    async (_, { call, who = 'office', asks, shows, part }) => {
      const token = { office: school.owner.token, student: school.learners[0]?.token, trainer: teaching }[who]
      // who reads German reads Latin letters
      for (const [reader, language, other] of [
        ['en', 'en', 'ar'],
        ['ar', 'ar', 'en'],
        ['de', 'en', 'ar'],
      ] as const) {
        const said = await read(call, token, reader, { query: {}, ...asks?.() })
        const text = JSON.stringify(part ? part(said as never) : said)
        for (const name of shows) {
          expect(text, reader).toContain(name[language])
          expect(text, reader).not.toContain(name[other])
        }
      }
    },
  )
})

it('a guardian is called a guardian, though their account has the role of students', async () => {
  const [role] = await query<{ id: number }>(
    sql`select id from roles where tenant = ${school.owner.schoolId} and key = 'student'`,
  )
  const { id } = await makePerson({ schoolId: school.owner.schoolId, kind: 'guardian', roleId: role?.id ?? 0 })
  const roleIn = async (language: Language) => {
    const { rows: people } = (await read(searchPeople, school.owner.token, language, { query: {} })) as {
      rows: { id: number; role: string }[]
    }
    return people.find((one) => one.id === id)?.role
  }
  expect(await roleIn('en')).toBe('Guardian')
  expect(await roleIn('ar')).toBe('وليّ أمر')
})

/** Gives somebody of a school an account, and a session. */
async function signedIn(userId: number, schoolId: number | null): Promise<string> {
  const app = await testApp()
  const { accountId } = await makePerson()
  await query(sql`
    update users set account_id = ${accountId}, status = 'active',
           role_id = (select id from roles where tenant = ${schoolId} and key = 'trainer') where id = ${userId}`)
  const session = { schoolId, refreshHash: 'none', seconds: 86_400, ip: '127.0.0.1', userAgent: 'test' }
  const sessionId = await asSystem(app.database, ({ db }) => insertSession(db, { ...session, accountId, userId }))
  return app.tokens.sign(sessionId, userId)
}

async function read(call: Endpoint, token: string | undefined, language: Language, asked: object): Promise<unknown> {
  const reply = await send(token, call, asked, { 'accept-language': language })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
