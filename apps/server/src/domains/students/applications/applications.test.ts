import { Writable } from 'node:stream'
import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { getMe, listNotifications } from '@dsms/contract/kernel/session/me'
import { trialLimits } from '@dsms/contract/platform/plans/calls'
import { getSchoolProfile, updateSchoolProfile } from '@dsms/contract/school/schoolProfile/calls'
import * as c from '@dsms/contract/students/applications/calls'
import { listMyStudents } from '@dsms/contract/students/portal/calls'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../../../app.ts'
import type { App } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { goodPassword, makePerson, makeSchool, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp, testEnv, testSecret } from '../../../testing/harness.ts'
import { countMailTo, mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { openBoth } from '../../curriculum/courses/opened.testing.ts'
import { identityNumber, studentInput } from '../students/students.testing.ts'
import { oldApplications } from './applications.limits.ts'

type Owner = TestPerson & { schoolId: number }
let owner: Owner
let slug: string
let serial = 0

const slugOf = async ({ schoolId }: Owner) =>
  firstOf(await query<{ slug: string }>(sql`select slug from schools where id = ${schoolId}`)).slug

const input = (changes: object = {}) => {
  const name = `applicant-${process.pid}-${++serial}`
  return {
    first_name: { ar: 'ريم', en: '' },
    family_name: { ar: 'الشهري', en: '' },
    email: `${name}@example.org`,
    phone: `+96655${String(1_000_000 + serial)}`,
    birth_date: '2001-04-05',
    id_number: identityNumber(770_000 + serial),
    username: name,
    password: goodPassword,
    password_confirmation: goodPassword,
    language: 'ar',
    data_consent: true,
    ...changes,
  }
}

const start = (body: object, at = slug) => send(undefined, c.startApplication, { params: { slug: at }, body })
const confirm = (reference: string, code: string, more: object = {}, at = slug) =>
  send(undefined, c.confirmApplication, { params: { slug: at }, body: { reference, code, ...more } })
const resend = (reference: string, at = slug) =>
  send(undefined, c.resendApplicationCode, { params: { slug: at }, body: { reference } })

async function codeTo(email: string, nth = 1): Promise<string> {
  const code = /^\d{6}$/m.exec(await mailTo(email, nth))?.[0]
  if (!code) throw new Error('the mail holds no code')
  return code
}

async function applied(changes: object = {}, at = slug) {
  const body = input(changes)
  const reply = await start(body, at)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  const { reference } = reply.body as c.WaitingApplication
  return { body, reference, code: await codeTo(body.email) }
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const signedIn = (reply: Reply) => {
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as { accessToken: string; userData: { id: number } }
}
const kindsTold = async ({ token }: TestPerson) =>
  (await callAs(token, listNotifications, { query: {} })).body.rows.map(({ kind }) => kind)

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  slug = await slugOf(owner)
  // and more in a day than a school on trial
  await query(sql`update schools set status = 'active' where id = ${owner.schoolId}`)
})

// this file applies more often in an hour than one address on the network may
beforeEach(() => query(sql`update student_applications set ip = 'elsewhere'`))

/** A course that takes students. */
const openCourse = async (admin: Owner) => openBoth(admin, (await makeRecord('courses', admin)).id)

describe('applying as a student', () => {
  it('makes an applicant of whoever gives the code, signs them in and tells the office', async () => {
    const course = await openCourse(owner)
    const lead = await makeRecord('leads', owner, {
      name: { ar: 'ريم' },
      email: `lead-${process.pid}@example.org`,
      source: 'website',
    })
    const { body, reference, code } = await applied({
      email: `lead-${process.pid}@example.org`,
      level: 'intermediate',
      course_id: course,
    })
    const reply = await confirm(reference, code)
    const { accessToken, userData } = signedIn(reply)
    expect(reply.cookies.some(({ name }) => name === 'dsms_session')).toBe(true)
    expect(userData).toMatchObject({ kind: 'student', schoolId: owner.schoolId, fullName: 'ريم الشهري' })
    expect((await callAs(accessToken, getMe)).body.emailUnverified).toBeUndefined()

    const student = (await callAs(owner.token, students.calls.get, { params: { id: userData.id }, query: {} })).body
    expect(student).toMatchObject({
      status: 'applicant',
      source: 'website',
      level: 'intermediate',
      email: body.email,
      phone: body.phone,
      birth_date: body.birth_date,
      id_number: body.id_number,
      data_consent: true,
      has_account: true,
    })
    const drafts = await query(
      sql`select status, course_id from enrolments where tenant = ${owner.schoolId} and student_id = ${userData.id}`,
    )
    expect(drafts).toEqual([{ status: 'draft', course_id: course }])
    const won = await query(
      sql`select status, student_id from leads where id = ${lead.id} and tenant = ${owner.schoolId}`,
    )
    expect(won).toEqual([{ status: 'won', student_id: userData.id }])
    expect(await kindsTold(owner)).toContain('application_received')
    const received = (await callAs(accessToken, listNotifications, { query: {} })).body.rows.filter(
      ({ kind }) => kind === 'own_application_received',
    )
    expect(received).toEqual([expect.objectContaining({ link: `/home?student=${userData.id}` })])
    expect(refusal(await confirm(reference, code)).code).toBe('application_gone')
    const mails = await query<{ text: string }>(
      sql`select text from outbox where recipient = ${body.email} and subject = 'وصل طلب التسجيل إلى المدرسة'`,
    )
    expect(mails).toEqual([{ text: expect.stringMatching(/ريم الشهري\nSchool /) }])
    expect(mails[0]?.text).toContain(`/home?student=${userData.id}`)
    // and to the first screen of their own
    expect((await callAs(accessToken, listMyStudents)).body[0]?.id).toBe(userData.id)
    expect(await query(sql`select 1 as one from student_applications where lower(email) = ${body.email}`)).toEqual([])
  })

  it('counts nobody for the plan, and takes who is under age', async () => {
    const { reference, code } = await applied({ birth_date: '2012-01-01' })
    const { userData } = signedIn(await confirm(reference, code))
    const student = (await callAs(owner.token, students.calls.get, { params: { id: userData.id }, query: {} })).body
    expect(student.is_minor).toBe(true)
    expect(student.gaps).toContain('guardian')
    const [row] = await query<{ n: string }>(sql`select students_in_training(${owner.schoolId}) as n`)
    expect(Number(row?.n)).toBe(0)
  })

  it('drafts the enrolment from the day on which they are old enough, and keeps a wish that cannot be drafted', async () => {
    const course = await openCourse(owner)
    const { reference, code } = await applied({ course_id: course, birth_date: '2020-01-01' })
    const { userData } = signedIn(await confirm(reference, code))
    const [draft] = await query<{ start_on: string }>(
      sql`select start_on::text from enrolments where student_id = ${userData.id} and tenant = ${owner.schoolId}`,
    )
    expect(Number(draft?.start_on.slice(0, 4))).toBeGreaterThan(2030)

    const later = await applied({ course_id: course })
    await query(sql`update courses set status = 'retired' where id = ${course} and tenant = ${owner.schoolId}`)
    const { userData: second } = signedIn(await confirm(later.reference, later.code))
    const { body } = await callAs(owner.token, students.calls.get, { params: { id: second.id }, query: {} })
    expect(body.shared_notes).toBeTruthy()
  })
})

describe('the code', () => {
  it('is tried five times, and another one begins anew', async () => {
    const { body, reference, code } = await applied()
    for (const left of [4, 3, 2, 1]) {
      const reply = await confirm(reference, wrong(code))
      expect(refusal(reply)).toEqual(wrongFields({ code: 'code_wrong' }))
      expect((reply.body as { fields: Record<string, { params: object }> }).fields.code?.params).toEqual({ left })
    }
    expect(refusal(await confirm(reference, wrong(code)))).toEqual({ status: 409, code: 'code_over' })
    expect(refusal(await confirm(reference, code)), 'nor the right one').toEqual({ status: 409, code: 'code_over' })
    expect(refusal(await resend(reference)).code, 'not at once').toBe('too_many_requests')
    await query(sql`update student_applications set sent_at = now() - interval '2 minutes' where email = ${body.email}`)
    expect((await resend(reference)).status).toBe(200)
    const second = await codeTo(body.email, 2)
    signedIn(await confirm(reference, second))
  })

  it('holds for ten minutes, and for its own application and school alone', async () => {
    const { body, reference, code } = await applied()
    const elsewhere = await slugOf(await makeSchoolAdmin())
    expect(refusal(await confirm(reference, code, {}, elsewhere))).toEqual({ status: 404, code: 'application_gone' })
    expect(refusal(await resend(reference, elsewhere)).code).toBe('application_gone')
    expect(refusal(await confirm('made-up', code)).code).toBe('application_gone')
    await query(sql`update student_applications set expires_at = now() where email = ${body.email}`)
    expect(refusal(await confirm(reference, code)).code).toBe('code_over')
  })

  it('is sent five times at most', async () => {
    const { body, reference } = await applied()
    await query(
      sql`update student_applications set sends = 5, sent_at = now() - interval '1 hour' where email = ${body.email}`,
    )
    expect(refusal(await resend(reference)).code).toBe('too_many_requests')
    expect(await countMailTo(body.email)).toBe(1)
  })

  it('given twice at once makes one student', async () => {
    const { body, reference, code } = await applied()
    const replies = await Promise.all([confirm(reference, code), confirm(reference, code)])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404])
    const rows = await query(sql`select id from users where tenant = ${owner.schoolId} and email = ${body.email}`)
    expect(rows).toHaveLength(1)
  })
})

describe('who is known', () => {
  it('is told to nobody: the answer and the work are the same, and the owner of the address learns of it', async () => {
    const known = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId })
    const reply = await start(input({ email: known.email.toUpperCase() }))
    const strange = await start(input())
    const shape = ({ status, body }: Reply) => ({ status, body: { ...(body as object), reference: '' } })
    expect(shape(reply)).toEqual(shape(strange))
    const text = await mailTo(known.email.toUpperCase())
    expect(text).toContain('/login')
    expect(text).not.toMatch(/^\d{6}$/m)
    const { reference } = reply.body as c.WaitingApplication
    expect(refusal(await confirm(reference, '123456'))).toEqual(wrongFields({ code: 'code_wrong' }))
    const [kept] = await query(
      sql`select is_known, wanted, password_hash, id_sealed, id_hash from student_applications where email = ${known.email.toUpperCase()}`,
    )
    expect(kept).toEqual({ is_known: true, wanted: null, password_hash: null, id_sealed: null, id_hash: null })
  })

  it('by user name is told once the address is theirs, and another name is taken with the same code', async () => {
    const somebody = await makePerson()
    const { reference, code } = await applied({ username: somebody.username })
    expect(refusal(await confirm(reference, code))).toEqual(wrongFields({ username: 'username_taken' }))
    const { userData } = signedIn(await confirm(reference, code, { username: `${somebody.username}-2` }))
    expect(userData).toMatchObject({ username: `${somebody.username}-2` })
  })

  it('by identity number is told to the office alone', async () => {
    const there = await makeRecord('students', owner, studentInput(901))
    const { reference, code, body } = await applied({ id_number: studentInput(901).id_number })
    const { userData } = signedIn(await confirm(reference, code))
    const student = (await callAs(owner.token, students.calls.get, { params: { id: userData.id }, query: {} })).body
    expect(student.id_number).toBeNull()
    expect(student.gaps).toContain('identity')
    expect(there.id).not.toBe(userData.id)
    expect(await kindsTold(owner)).toContain('application_double')
    expect(body.id_number).toBe(studentInput(901).id_number)
  })

  it('mails one address six times a day at most, known or not', async () => {
    const body = input()
    for (let nth = 0; nth < 6; nth++) expect((await start(body)).status).toBe(200)
    expect(refusal(await start(body))).toEqual({ status: 429, code: 'too_many_requests' })
    expect(await countMailTo(body.email)).toBe(6)
  })
})

describe('mail to strangers', () => {
  const spam = 'You won 5000 USD: claim at https://evil.example/x'

  it('is not sent for a school on trial before somebody who runs it has confirmed their own address', async () => {
    const fresh = await makeSchool()
    const founder = await makePerson({ schoolId: fresh.id, roleId: fresh.adminRoleId, isUnverified: true })
    const at = await slugOf({ ...founder, schoolId: fresh.id })
    const page = async () => (await callAs(undefined, c.getPublicSchool, { params: { slug: at } })).body
    const body = input()
    // whoever runs nothing there speaks for nobody
    await makePerson({ schoolId: fresh.id })
    expect(await page()).toMatchObject({ is_open: false, closed_for: 'unverified' })
    expect(refusal(await start(body, at))).toEqual({ status: 409, code: 'school_unverified' })
    expect(await countMailTo(body.email)).toBe(0)
    await query(sql`update accounts set email_verified_at = now() where id = ${founder.accountId}`)
    expect(await page()).toMatchObject({ is_open: true, closed_for: null })
    expect((await start(body, at)).status).toBe(200)
    // the platform has judged a school that is no longer on trial
    await query(sql`update accounts set email_verified_at = null where id = ${founder.accountId}`)
    await query(sql`update schools set status = 'active' where id = ${fresh.id}`)
    expect(await page()).toMatchObject({ is_open: true })
  })

  it('carries no address in the name of a school, whether it is given or was there before', async () => {
    const school = await makeSchoolAdmin()
    const get = () => callAs(school.token, getSchoolProfile, { query: {} })
    const { body } = await get()
    const save = (name: string) =>
      send(school.token, updateSchoolProfile, { body: { version: body.version, name: { ar: 'مدرسة', en: name } } })
    expect(refusal(await save(spam))).toEqual(wrongFields({ 'name.en': 'name_leads_away' }))
    expect(refusal(await save('evil.example'))).toEqual(wrongFields({ 'name.en': 'name_leads_away' }))
    expect((await save('Safe\r\nRoad\u0000 School')).status).toBe(200)
    expect((await get()).body.names.en).toBe('Safe Road School')
    await query(sql`update schools set name = ${JSON.stringify({ ar: spam })}::jsonb where id = ${school.schoolId}`)
    const applicant = await applied({}, await slugOf(school))
    const text = await mailTo(applicant.body.email)
    expect(text).toContain('You won 5000 USD')
    expect(text).not.toMatch(/evil|https?:/)
  })

  it('counts among what the school sends outside, for whomever, and again when it is sent again', async () => {
    const school = await makeSchoolAdmin()
    const at = await slugOf(school)
    const sent = async () =>
      (
        await query<{ sent: number }>(
          sql`select sent from outside_mail_counts where tenant = ${school.schoolId} and user_id = 0`,
        )
      )[0]?.sent
    const { reference } = await applied({}, at)
    await start(input({ email: owner.email }), at)
    expect(await sent()).toBe(2)
    await query(sql`update student_applications set sent_at = now() - interval '2 minutes'`)
    expect((await resend(reference, at)).status).toBe(200)
    expect(await sent()).toBe(3)
    await query(sql`
      with here as materialized (select set_config('app.tenant', ${String(school.schoolId)}, true))
      select take_outside_of_school(null) from here, generate_series(4, ${trialLimits.outside_mails}::integer)`)
    const body = input()
    expect(refusal(await start(body, at))).toEqual({ status: 409, code: 'applications_full' })
    expect(await countMailTo(body.email)).toBe(0)
    expect(await sent()).toBe(trialLimits.outside_mails)
  })

  it('passes no limit of a day and address when many are asked for at once', async () => {
    const body = input()
    const at = await slugOf(await makeSchoolAdmin())
    const replies = await Promise.all(Array.from({ length: 25 }, () => start(body, at)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(await countMailTo(body.email)).toBe(6)
  })

  it('passes no limit of an hour and address on the network either', async () => {
    const bodies = Array.from({ length: 34 }, () => input())
    const at = await slugOf(await makeSchoolAdmin())
    const replies = await Promise.all(bodies.map((body) => start(body, at)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(30)
  })
})

describe('what is refused', () => {
  it.each([
    [{ first_name: { ar: '', en: '' } }, { 'first_name.ar': 'required' }],
    [{ first_name: { ar: 'Reem' } }, { 'first_name.ar': 'arabic_letters' }],
    [{ birth_date: '2099-01-01' }, { birth_date: 'date_in_future' }],
    [{ email: 'nobody' }, { email: 'invalid_email' }],
    [{ data_consent: false }, { data_consent: 'required' }],
    [{ password: 'short', password_confirmation: 'short' }, { password: 'password_short' }],
    [{ password_confirmation: 'another' }, { password_confirmation: 'password_mismatch' }],
    [{ course_id: 2_147_483_647 }, { course_id: 'unknown_choice' }],
    [{ gender_id: 2_147_483_647 }, { gender_id: 'unknown_choice' }],
  ] as const)('%j', async (changes, fields) => {
    expect(refusal(await start(input(changes)))).toEqual(wrongFields(fields))
  })

  it('a course of another school', async () => {
    const course = await openCourse(await makeSchoolAdmin())
    expect(refusal(await start(input({ course_id: course })))).toEqual(wrongFields({ course_id: 'unknown_choice' }))
  })

  it('everything where a school is not at work, and applications where it takes none', async () => {
    const other = await makeSchoolAdmin()
    const at = await slugOf(other)
    const { reference, code } = await applied({}, at)
    await query(
      sql`insert into setting_values (tenant, key, value) values (${other.schoolId}, 'training.applications', 'false')`,
    )
    expect((await callAs(undefined, c.getPublicSchool, { params: { slug: at } })).body.is_open).toBe(false)
    expect(refusal(await start(input(), at))).toEqual({ status: 409, code: 'applications_closed' })
    await query(sql`update schools set status = 'suspended', status_reason = 'x' where id = ${other.schoolId}`)
    for (const reply of [
      await send(undefined, c.getPublicSchool, { params: { slug: at } }),
      await start(input(), at),
      await confirm(reference, code, {}, at),
      await start(input(), 'no-such-school'),
    ])
      expect(refusal(reply)).toEqual({ status: 404, code: 'not_found' })
  })
})

describe('the page of a school', () => {
  it('shows open courses and the choices of the form, in the reader’s language', async () => {
    const course = await openCourse(owner)
    const page = (await send(undefined, c.getPublicSchool, { params: { slug } }, { 'accept-language': 'en' })).body as {
      courses: c.PublicCourse[]
      is_open: boolean
      genders: object[]
    }
    expect(page.is_open).toBe(true)
    expect(page.courses.map(({ id }) => id)).toContain(course)
    expect(page.genders.length).toBeGreaterThan(1)
    await query(sql`update courses set status = 'retired' where id = ${course} and tenant = ${owner.schoolId}`)
    const { body } = await callAs(undefined, c.getPublicSchool, { params: { slug } })
    expect(body.courses.map(({ id }) => id)).not.toContain(course)
  })
})

describe('what nobody reads', () => {
  it('identity numbers, passwords and codes stand in no row as they were typed', async () => {
    const { body, reference, code } = await applied()
    const texts = async () => {
      const tables = await query<{ name: string }>(
        sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
      )
      const found: string[] = []
      for (const { name } of tables) {
        const from = sql.raw(`"${name}"`)
        const rows = await query<{ n: number }>(
          sql`select count(*)::int as n from ${from} t where t::text like ${`%${body.id_number}%`} or t::text like ${`%${goodPassword}%`}`,
        )
        if (rows[0]?.n) found.push(name)
      }
      return found
    }
    expect(await texts()).toEqual([])
    expect(await mailTo(body.email)).not.toContain('ريم')
    const [row] = await query(sql`select * from student_applications where email = ${body.email}`)
    expect(Object.values(row ?? {})).not.toContain(code)
    signedIn(await confirm(reference, code))
    expect(await texts()).toEqual([])
  })

  it('goes after a day where no code was given', async () => {
    const { body } = await applied()
    const { database } = await testApp()
    const run = () => asSystem(database, (context) => oldApplications().run(context))
    await run()
    const count = async () => (await query(sql`select id from student_applications where email = ${body.email}`)).length
    expect(await count()).toBe(1)
    await query(
      sql`update student_applications set created_at = now() - interval '25 hours' where email = ${body.email}`,
    )
    await run()
    expect(await count()).toBe(0)
  })
})

describe('with limits and a log', () => {
  let limited: App
  const lines: string[] = []
  beforeAll(async () => {
    const log = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const env = testEnv({ RATE_LIMIT: 'on', LOG_LEVEL: 'debug' })
    limited = await createApp(env, (await testApp()).database, testSecret, log)
  })
  afterAll(() => limited.http.close())

  it('nothing of an application is logged, whether it succeeds or fails', async () => {
    const [good, bad] = [input(), input({ course_id: 2_147_483_647 })]
    for (const payload of [good, bad])
      await limited.http.inject({ method: 'POST', url: c.startApplication.path.replace(':slug', slug), payload })
    const code = await codeTo(good.email)
    const all = lines.join('')
    expect(all).toContain('/applications')
    for (const secret of [good.id_number, bad.id_number, goodPassword, good.email, code])
      expect(all).not.toContain(secret)
  })

  it('codes are not tried in a row, and one address is not written to in a row', async () => {
    const post = async (path: string, payload: object) =>
      (await limited.http.inject({ method: 'POST', url: path.replace(':slug', slug), payload })).statusCode
    const tried: number[] = []
    for (let nth = 0; nth < 31; nth++)
      tried.push(await post(c.confirmApplication.path, { reference: 'made-up', code: '123456' }))
    expect(new Set(tried.slice(0, 30))).toEqual(new Set([404]))
    expect(tried[30]).toBe(429)
    const asked: number[] = []
    for (let nth = 0; nth < 11; nth++)
      asked.push(await post(c.startApplication.path, input({ email: 'one@example.org', password_confirmation: 'x' })))
    expect(new Set(asked.slice(0, 10))).toEqual(new Set([422]))
    expect(asked[10]).toBe(429)
  })
})
