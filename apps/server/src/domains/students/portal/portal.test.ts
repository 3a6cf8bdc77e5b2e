import { allEndpoints } from '@dsms/contract'
import { listNotifications } from '@dsms/contract/kernel/session/me'
import { updateSettings } from '@dsms/contract/platform/settings/calls'
import { documents } from '@dsms/contract/students/documents/calls'
import { linkGuardian } from '@dsms/contract/students/guardians/calls'
import * as my from '@dsms/contract/students/portal/calls'
import * as asked from '@dsms/contract/students/portal/corrections'
import { inviteStudent } from '@dsms/contract/students/portal/invitations'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { exampleOf } from '../../../testing/examples.ts'
import { goodPassword, makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'

let owner: TestPerson & { schoolId: number }
let student: TestPerson
let other: TestPerson
/** May see and sign for the student. */
let mother: TestPerson
/** May sign alone. */
let uncle: TestPerson

async function makeStudent() {
  const person = await makePerson({
    schoolId: owner.schoolId,
    kind: 'student',
    password: goodPassword,
    firstName: 'ليان',
    lastName: 'الحربي',
  })
  await query(sql`update users set birth_date = '2001-02-03', phone = '+966500000001' where id = ${person.id}`)
  return person
}

async function makeGuardian(of: TestPerson, rights: ('view_progress' | 'sign')[]) {
  const person = await makePerson({ schoolId: owner.schoolId, kind: 'guardian', firstName: 'هدى', lastName: 'الحربي' })
  await callAs(owner.token, linkGuardian, {
    params: { id: of.id },
    body: { guardian_id: person.id, relation: 'mother', rights },
  })
  return person
}

const mine = async (who: TestPerson) => (await callAs(who.token, my.listMyStudents)).body
const own = async (who: TestPerson = student) => (await mine(who))[0] as my.MyStudent
const kindsTold = async (who: TestPerson) =>
  (await callAs(who.token, listNotifications, { query: {} })).body.rows.map(({ kind }) => kind)

async function uploaded({ token }: TestPerson): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: '/api/files?name=id.pdf',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  return (reply.json() as { id: number }).id
}

const bring = async (who: TestPerson, id = student.id) =>
  callAs(who.token, my.addMyDocument, { params: { id }, body: { kind: 'id', file_id: await uploaded(who) } })

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  student = await makeStudent()
  other = await makeStudent()
  mother = await makeGuardian(student, ['view_progress', 'sign'])
  uncle = await makeGuardian(student, ['sign'])
})

describe('the portal of a student', () => {
  it('takes so many papers that wait for the office, also of those that come at once', async () => {
    const eager = await makeStudent()
    await query(sql`insert into documents (tenant, student_id, kind, status)
      select ${owner.schoolId}, ${eager.id}, 'other', 'pending' from generate_series(2, ${my.mostWaiting}::int)`)
    const replies = await Promise.all(
      [0, 1].map(async () =>
        send(eager.token, my.addMyDocument, {
          params: { id: eager.id },
          body: { kind: 'id', file_id: await uploaded(eager) },
        }),
      ),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('takes so many papers of a student in a day, also where each replaces the one before', async () => {
    const eager = await makeStudent()
    const file_id = await uploaded(eager)
    const bringId = async () => {
      const reply = await send(eager.token, my.addMyDocument, {
        params: { id: eager.id },
        body: { kind: 'id', file_id },
      })
      return reply.status
    }
    for (let nth = 0; nth < my.mostWaiting; nth++) expect(await bringId()).toBe(201)
    expect(await bringId()).toBe(409)
    await query(sql`update documents set created_at = now() - interval '2 days' where student_id = ${eager.id}`)
    expect(await bringId(), 'the next day').toBe(201)
  })

  it('shows what is theirs, and nothing to who neither learns nor speaks for anybody', async () => {
    const [record, ...more] = await mine(student)
    expect(more).toEqual([])
    expect(record).toMatchObject({ id: student.id, is_self: true, is_minor: false, status: 'active' })
    expect(record?.gaps).toContain('identity')
    expect(record?.papers.find(({ kind }) => kind === 'id')).toMatchObject({ status: 'missing', document_id: null })
    expect(await mine(owner)).toEqual([])
    expect((await mine(mother)).map(({ id, is_self }) => ({ id, is_self }))).toEqual([
      { id: student.id, is_self: false },
    ])
  })

  it('takes contact data and wishes as the office would, and nothing else', async () => {
    const { version } = await own()
    const change = (body: object) => send(student.token, my.updateMyDetails, { params: { id: student.id }, body })
    expect(refusal(await change({ version, phone: 'call me' }))).toEqual(wrongFields({ phone: 'invalid_phone' }))
    const reply = await change({ version, phone: '+966555555555', city: 'جدة', status: 'completed', student_no: 'X' })
    expect(reply.status).toBe(200)
    expect(await own()).toMatchObject({ status: 'active', details: { phone: '+966555555555', city: 'جدة' } })
    expect((await own()).student_no).not.toBe('X')
    expect(refusal(await change({ version, city: 'مكة' }))).toMatchObject({ code: 'stale_version' })
  })

  it('takes papers, which the office decides about and whoever speaks for them is told of', async () => {
    const { body: paper } = await bring(student)
    expect(paper).toMatchObject({ kind: 'id', status: 'pending' })
    expect(await kindsTold(owner)).toContain('document_added')
    const decide = (status: string, reason?: string) =>
      send(owner.token, documents.calls.changeStatus, { params: { id: paper.id }, body: { status, reason } })
    expect((await decide('rejected', 'غير واضحة')).status).toBe(200)
    expect((await own()).papers.find(({ kind }) => kind === 'id')).toMatchObject({
      status: 'rejected',
      reason: 'غير واضحة',
    })
    expect(await kindsTold(student)).toContain('document_rejected')
    expect(await kindsTold(mother)).toContain('document_rejected')
    const { body: newer } = await bring(mother)
    const list = await callAs(student.token, my.listMyDocuments, { params: { id: student.id } })
    expect(list.body.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: newer.id, status: 'pending' },
      { id: paper.id, status: 'replaced' },
    ])
    const file = await send(student.token, my.readMyDocumentFile, { params: { id: newer.id }, query: {} })
    expect(file.status).toBe(200)
  })

  it('tells who signs the contract that was sent, and whether lessons of a course can be booked', async () => {
    const learner = await makeStudent()
    const { id } = learner
    expect(await own(learner)).toMatchObject({ contract: null, courses: [] })
    const enrolment = await makeRecord('enrolments', owner, { student_id: id })
    const contract = await makeRecord('contracts', owner, { student_id: id, send: true })
    expect(await own(learner)).toMatchObject({
      contract: { id: contract.id, awaits: ['student'], may_sign: 'student' },
      courses: [{ status: 'draft', is_bookable: false }],
    })
    for (const status of ['awaiting_documents', 'awaiting_payment', 'active'])
      await query(sql`update enrolments set status = ${status} where id = ${enrolment.id}`)
    expect(await own(learner)).toMatchObject({ courses: [{ status: 'active', is_bookable: true }] })
    await callAs(owner.token, updateSettings, {
      body: { changes: [{ key: 'booking.by_students', version: 0, value: false }] },
    })
    expect(await own(learner)).toMatchObject({ courses: [{ status: 'active', is_bookable: false }] })
  })

  it('is closed to everybody else', async () => {
    const { body: paper } = await bring(student)
    const stranger = await makeGuardian(other, ['view_progress', 'sign'])
    for (const who of [other, stranger, owner]) {
      const calls = [
        send(who.token, my.updateMyDetails, { params: { id: student.id }, body: { version: 1, city: 'x' } }),
        send(who.token, my.listMyDocuments, { params: { id: student.id } }),
        send(who.token, my.addMyDocument, {
          params: { id: student.id },
          body: { kind: 'id', file_id: await uploaded(who) },
        }),
        send(who.token, my.readMyDocumentFile, { params: { id: paper.id }, query: {} }),
        send(who.token, asked.listMyCorrections, { params: { id: student.id } }),
        send(who.token, asked.askForCorrection, { params: { id: student.id }, body: { birth_date: '2000-01-01' } }),
      ]
      expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 404))
    }
  })

  it('shows a guardian the progress only where they may see it', async () => {
    await query(sql`update students set shared_notes = 'تتدرّب صباحًا' where id = ${student.id}`)
    expect((await own(mother)).shared_notes).toBe('تتدرّب صباحًا')
    expect(await own(uncle)).toMatchObject({ shared_notes: null, courses: [], rights: ['sign'] })
  })
})

describe('a correction', () => {
  const ask = (body: object, who = student) =>
    send(who.token, asked.askForCorrection, { params: { id: student.id }, body })
  const waiting = async () =>
    (await callAs(owner.token, asked.listCorrections, { query: { status: 'pending' } })).body
      .rows[0] as asked.OfficeCorrection
  const decide = (row: asked.OfficeCorrection, body: object) =>
    send(owner.token, asked.decideCorrection, { params: { id: row.id }, body: { version: row.version, ...body } })

  it('is asked for once, taken back, asked for anew and carried out', async () => {
    expect(refusal(await ask({ birth_date: '2001-02-03' }))).toMatchObject({ code: 'nothing_to_correct' })
    expect((await ask({ birth_date: '2001-03-02' })).status).toBe(201)
    expect(refusal(await ask({ birth_date: '2001-03-04' }))).toEqual(wrongFields({ note: 'correction_waits' }))
    const first = await waiting()
    const back = await callAs(student.token, asked.withdrawCorrection, { params: { id: first.id } })
    expect(back.body.status).toBe('withdrawn')
    expect(refusal(await decide(first, { status: 'accepted' }))).toMatchObject({ code: 'stale_version' })
    const number = '1098765432'
    expect((await ask({ birth_date: '2001-03-02', id_number: number, note: 'كما في الهوية' })).status).toBe(201)
    const row = await waiting()
    expect(row).toMatchObject({
      fields: ['birth_date', 'id_number'],
      wanted: { birth_date: '2001-03-02', id_number: number },
      id_last4: '5432',
      now: { birth_date: '2001-02-03' },
    })
    expect((await decide(row, { status: 'accepted' })).status).toBe(200)
    const { body } = await callAs(owner.token, students.calls.get, { params: { id: student.id }, query: {} })
    expect(body).toMatchObject({ birth_date: '2001-03-02', id_number: number })
    expect(await kindsTold(student)).toContain('correction_accepted')
    const [kept] = await query(sql`select * from correction_requests where id = ${row.id}`)
    expect(JSON.stringify(kept)).not.toContain(number)
    expect(kept).toMatchObject({ id_sealed: null })
  })

  it('is refused with a reason, which whoever asked reads', async () => {
    expect((await ask({ birth_date: '1999-01-01' }, mother)).status).toBe(201)
    const row = await waiting()
    expect(refusal(await decide(row, { status: 'refused' }))).toEqual(wrongFields({ reason: 'required' }))
    expect((await decide(row, { status: 'refused', reason: 'تخالف الهوية' })).status).toBe(200)
    const list = await callAs(mother.token, asked.listMyCorrections, { params: { id: student.id } })
    expect(list.body[0]).toMatchObject({ status: 'refused', reason: 'تخالف الهوية' })
    expect(refusal(await decide({ ...row, version: row.version + 1 }, { status: 'accepted' }))).toMatchObject({
      code: 'illegal_transition',
    })
  })
})

describe('an invitation to the portal', () => {
  it('reaches who has an address and no account yet, and lets them see what is theirs', async () => {
    const email = `invited-${process.pid}@example.org`
    const { id } = await makeRecord('students', owner, { email })
    const invite = (who: number) => send(owner.token, inviteStudent, { params: { id: who }, body: {} })
    const shown = async () => (await callAs(owner.token, students.calls.get, { params: { id }, query: {} })).body
    expect(await shown()).toMatchObject({ has_account: false, is_invited: false })
    expect((await invite(id)).body).toEqual({ email })
    expect(await shown()).toMatchObject({ has_account: true, is_invited: true })
    // a mail that was lost is sent again
    expect((await invite(id)).status).toBe(200)
    await query(sql`update accounts a set password_hash = 'x' from users u where u.id = ${id} and a.id = u.account_id`)
    expect(await shown()).toMatchObject({ has_account: true, is_invited: false })
    expect(await mailTo(email)).toContain('/reset-password?token=')
    const [made] = await query<{ key: string; has_account: boolean }>(
      sql`select r.key, u.account_id is not null as has_account from users u join roles r on r.id = u.role_id where u.id = ${id}`,
    )
    expect(made).toEqual({ key: 'student', has_account: true })
    expect(refusal(await invite(student.id))).toMatchObject({ code: 'account_open' })
    const silent = await makeRecord('students', owner, { email: null })
    expect(refusal(await invite(silent.id))).toEqual(wrongFields({ email: 'required' }))
  })
})

it('never tells a student or a guardian what the office wrote for itself', async () => {
  const secret = 'لا-يقرأها-الطالب-7781'
  await query(sql`update students set internal_notes = ${secret} where id = ${student.id}`)
  await query(sql`update guardians set notes = ${secret} where tenant = ${owner.schoolId}`)
  await makeRecord('documents', owner, { student_id: student.id, kind: 'medical', notes: secret, file_id: null })
  const [paper] = await query<{ id: number }>(
    sql`select id from documents where tenant = ${owner.schoolId} and notes = ${secret}`,
  )
  const readable = Object.entries(allEndpoints).filter(
    ([, { method, access, isRead, answers }]) => (method === 'GET' || isRead) && access === 'session' && !answers,
  )
  expect(readable.length).toBeGreaterThan(30)
  for (const person of [student, mother]) {
    for (const [name, endpoint] of readable)
      for (const id of [student.id, mother.id, paper?.id]) {
        const pick = (schema: typeof endpoint.params) => schema && exampleOf(schema, { id, q: 'a' })
        const reply = await send(person.token, endpoint, {
          params: pick(endpoint.params),
          query: pick(endpoint.query),
          body: pick(endpoint.body),
        })
        expect(JSON.stringify(reply.body), name).not.toContain(secret)
      }
  }
})
