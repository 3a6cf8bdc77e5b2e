import { checkTold } from '@dsms/contract/schedule/notices/calls'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { makePerson, makeRole, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { type BookingSchool, dayAhead, type Learner, makeBookingSchool } from '../booking/booking.testing.ts'
import { lessonsOf } from '../lessons/lessons.testing.ts'

let school: BookingSchool
let student: Learner
let guardian: TestPerson
let hour = 4
const phone = '+966501234567'
const lessons = lessonsOf(() => school.owner)

beforeAll(async () => {
  school = await makeBookingSchool(1)
  student = school.learners[0] as Learner
  guardian = await makePerson({ schoolId: school.owner.schoolId, kind: 'guardian' })
  await query(sql`
    insert into student_guardians (tenant, student_id, guardian_id, relation, rights)
    values (${school.owner.schoolId}, ${student.id}, ${guardian.id}, 'mother', '{book}')`)
  await query(sql`update users set phone = ${phone} where id = ${student.id}`)
  await query(
    sql`update schools set phone = '+966110000000', default_locale = 'fr' where id = ${school.owner.schoolId}`,
  )
  await query(sql`update users set account_id = null, email = null where id in (${student.id}, ${guardian.id})`)
})
beforeEach(() => query(sql`update students set languages = '{}' where id = ${student.id}`))

const lesson = async () => {
  hour += 2
  return school.lessonAt(student, `${dayAhead(2)}T${String(hour).padStart(2, '0')}:00:00.000Z`)
}
const hasAddress = (address: string | null) => query(sql`update users set email = ${address} where id = ${student.id}`)
const foreseen = async (who: TestPerson, lesson_id: number) =>
  (await callAs(who.token, checkTold, { body: { deed: 'cancel', lesson_ids: [lesson_id] } })).body.told

it('says who would be told, and the deed answers the same: by mail, or nobody with the number', async () => {
  await hasAddress(`pupil-${student.id}@elsewhere.example`)
  const mailed = await lesson()
  const before = await foreseen(school.owner, mailed.id)
  expect(before.map(({ by }) => by)).toEqual(['mail'])
  const done = await lessons.cancel(mailed.id, { version: mailed.version, reason: 'school_vehicle' })
  expect(done.body.told).toEqual(before)
  await hasAddress(null)
  const silent = await lesson()
  const alone = await foreseen(school.owner, silent.id)
  expect(alone).toEqual([{ name: before[0]?.name, by: 'nobody', phone }])
  const { body } = await lessons.cancel(silent.id, { version: silent.version, reason: 'school_vehicle' })
  expect(body.told).toEqual(alone)
})

it('gives numbers to those who see students, and names to those who reach them', async () => {
  const { id } = await lesson()
  const person = async (privileges: Parameters<typeof makeRole>[1], reach?: string) => {
    const { id: roleId } = await makeRole(school.owner.schoolId, privileges)
    if (reach)
      await query(sql`update roles set reaches = reaches || ${`{"students": "${reach}"}`}::jsonb where id = ${roleId}`)
    return makePerson({ schoolId: school.owner.schoolId, roleId })
  }
  const [seen] = await foreseen(await person(['schedules.view']), id)
  expect(seen).toEqual({ name: expect.any(String), by: 'nobody' })
  const [hidden] = await foreseen(await person(['schedules.view', 'students.view'], 'own'), id)
  expect(hidden).toEqual({ name: null, by: 'nobody' })
})

it('writes to people without an account in their language, else that of the school, and without a link they cannot follow', async () => {
  const address = `reader-${student.id}@elsewhere.example`
  await hasAddress(address)
  await lesson()
  await query(sql`update students set languages = '{tl,de,en}' where id = ${student.id}`)
  await lesson()
  const mails = await query<{ subject: string; text: string; html: string }>(
    sql`select subject, text, html from outbox where recipient = ${address} order by id`,
  )
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^Leçon réservée/),
    expect.stringMatching(/^Fahrstunde gebucht/),
  ])
  for (const { text, html } of mails) {
    expect(`${text}${html}`).not.toMatch(/https?:\/\/|href=/)
    expect(text).toContain('+966110000000')
    expect(text).not.toContain('{')
  }
})

/** What stops mail to people without an account; the day that is full stays so. */
const verified = (since: SQL) => (tenant: number) =>
  sql`update accounts set email_verified_at = ${since} where id in (select account_id from users where kind = 'staff' and tenant = ${tenant})`
const limits = [
  { what: 'a trial school whose address nobody confirmed', set: verified(sql`null`), back: verified(sql`now()`) },
  {
    what: 'a full day',
    set: (tenant: number) => sql`select take_outside_notices(${tenant}, 100000, null)`,
    back: () => sql`select 1`,
  },
]

it.each(limits)('$what leaves students without an account to be called', async ({ set, back }) => {
  const tenant = school.owner.schoolId
  const address = `late-${student.id}@elsewhere.example`
  await hasAddress(address)
  await query(set(tenant))
  const { id, version } = await lesson()
  expect((await foreseen(school.owner, id)).map(({ by }) => by)).toEqual(['nobody'])
  const { body } = await lessons.cancel(id, { version, reason: 'school_vehicle' })
  await query(back(tenant))
  expect(body.told).toMatchObject([{ by: 'nobody', phone }])
  const called = await query(sql`select kind from calls_to_make where tenant = ${tenant} order by id desc limit 2`)
  expect(called).toEqual([{ kind: 'lesson_cancelled' }, { kind: 'lesson_booked' }])
  expect(await query(sql`select id from outbox where recipient = ${address}`)).toEqual([])
})
