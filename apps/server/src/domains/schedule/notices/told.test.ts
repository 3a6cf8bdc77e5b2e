import { checkTold } from '@dsms/contract/schedule/notices/calls'
import { type SQL, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { mailsTo, query } from '../../../testing/reads.ts'
import { makeGuardian, makeReaching } from '../../staff/directory/directory.testing.ts'
import type { Learner } from '../booking/booking.testing.ts'
import { makeTellingSchool, type TellingSchool } from './notices.testing.ts'

let school: TellingSchool
let student: Learner
const phone = '+966501234567'

beforeAll(async () => {
  school = await makeTellingSchool()
  student = school.student
  const guardian = await makeGuardian(school.owner, student, ['book'])
  await query(sql`update users set phone = ${phone} where id = ${student.id}`)
  await query(
    sql`update schools set phone = '+966110000000', default_locale = 'fr' where id = ${school.owner.schoolId}`,
  )
  await query(sql`update users set account_id = null, email = null where id = ${guardian.id}`)
  await school.leaveAccount(null)
})
beforeEach(() => query(sql`update students set languages = '{}' where id = ${student.id}`))

const foreseen = async (who: TestPerson, lesson_id: number) =>
  (await callAs(who.token, checkTold, { body: { deed: 'cancel', lesson_ids: [lesson_id] } })).body.told

it('says who would be told, and the deed answers the same: by mail, or nobody with the number', async () => {
  await school.leaveAccount(`pupil-${student.id}@elsewhere.example`)
  const mailed = await school.nextLesson()
  const before = await foreseen(school.owner, mailed.id)
  expect(before.map(({ by }) => by)).toEqual(['mail'])
  const done = await school.cancel(mailed)
  expect(done.body.told).toEqual(before)
  await school.leaveAccount(null)
  const silent = await school.nextLesson()
  const alone = await foreseen(school.owner, silent.id)
  expect(alone).toEqual([{ name: before[0]?.name, by: 'nobody', phone }])
  const { body } = await school.cancel(silent)
  expect(body.told).toEqual(alone)
})

it('gives numbers to those who see students, and names to those who reach them', async () => {
  const { id } = await school.nextLesson()
  const { schoolId } = school.owner
  const planner = await makePerson({ schoolId, permissions: ['schedules.view'] })
  const [seen] = await foreseen(planner, id)
  expect(seen).toEqual({ name: expect.any(String), by: 'nobody' })
  const permissions = ['schedules.view', 'students.view']
  const [hidden] = await foreseen(await makeReaching(schoolId, 'own', { permissions }), id)
  expect(hidden).toEqual({ name: null, by: 'nobody' })
})

it('writes to people without an account in their language, else that of the school, and without a link they cannot follow', async () => {
  const address = `reader-${student.id}@elsewhere.example`
  await school.leaveAccount(address)
  await school.nextLesson()
  await query(sql`update students set languages = '{tl,de,en}' where id = ${student.id}`)
  await school.nextLesson()
  const mails = await mailsTo(address)
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

const invited = { what: 'an invitation that nobody accepted', wishes: {} }
const suspended = { what: 'the account of somebody suspended', wishes: { isAccepted: true, status: 'inactive' } }

it.each([invited, suspended])(
  '$what reaches nobody: a mail does, else the office is asked to call',
  async ({ wishes }) => {
    const address = `waiting-${wishes === invited.wishes ? 1 : 2}-${student.id}@elsewhere.example`
    const lesson = await school.nextLesson()
    const silent = await school.nextLesson()
    await school.giveAccount(address, wishes)
    expect((await foreseen(school.owner, lesson.id)).map(({ by }) => by)).toEqual(['mail'])
    expect((await school.cancel(lesson)).body.told).toMatchObject([{ by: 'mail' }])
    expect((await mailsTo(address)).map(({ is_outside }) => is_outside)).toEqual([true])
    await school.giveAccount(null, wishes)
    expect(await foreseen(school.owner, silent.id)).toMatchObject([{ by: 'nobody', phone }])
    expect((await school.cancel(silent)).body.told).toMatchObject([{ by: 'nobody', phone }])
    const shown = await query(
      sql`select 1 from notifications where user_id = ${student.id} and kind = 'lesson_cancelled'`,
    )
    expect(shown).toEqual([])
    // active again for what follows
    await school.giveAccount(null, { isAccepted: true })
    await school.leaveAccount(null)
  },
)

it('an account reaches who accepted the invitation, and who has a password and changed the address', async () => {
  const [accepted, changed] = [await school.nextLesson(), await school.nextLesson()]
  await school.giveAccount(null, { isAccepted: true })
  expect((await school.cancel(accepted)).body.told).toMatchObject([{ by: 'account' }])
  await school.giveAccount(null)
  await query(sql`update accounts set password_hash = 'kept' where id = ${student.accountId}`)
  const before = await foreseen(school.owner, changed.id)
  expect(before.map(({ by }) => by)).toEqual(['account'])
  expect((await school.cancel(changed)).body.told).toEqual(before)
  // mail goes to verified addresses alone
  expect((await mailsTo(student.email)).filter(({ subject }) => /annulée|cancelled/.test(subject))).toHaveLength(1)
  await query(sql`update accounts set password_hash = null where id = ${student.accountId}`)
  await school.leaveAccount(null)
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
  await school.leaveAccount(address)
  await query(set(tenant))
  const late = await school.nextLesson()
  expect((await foreseen(school.owner, late.id)).map(({ by }) => by)).toEqual(['nobody'])
  const { body } = await school.cancel(late)
  await query(back(tenant))
  expect(body.told).toMatchObject([{ by: 'nobody', phone }])
  const called = await query(sql`select kind from calls_to_make where tenant = ${tenant} order by id desc limit 1`)
  expect(called).toEqual([{ kind: 'lesson_cancelled' }])
  expect(await mailsTo(address)).toEqual([])
})
