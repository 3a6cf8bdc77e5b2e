import { students } from '@dsms/contract/students/students/calls'
import { getStudentRules, updateStudentRules } from '@dsms/contract/students/students/conditions'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { makeRecord } from '../../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { mailsTo, query, refusal } from '../../../../testing/reads.ts'
import { makeGuardian } from '../../../staff/directory/directory.testing.ts'

const { calls } = students
let owner: TestPerson & { schoolId: number }
let student: TestPerson

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  const { version } = (await callAs(owner.token, getStudentRules, { query: {} })).body
  await callAs(owner.token, updateStudentRules, {
    body: {
      version,
      needs_identity: false,
      needs_consent: false,
      needs_documents: false,
      needs_contract: false,
      needs_guardian: false,
      needs_birth_date: false,
    },
  })
})
beforeEach(async () => {
  student = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
  await query(sql`update students set status = 'withdrawn' where id = ${student.id}`)
})

const change = (id: number, body: object = { status: 'active' }, who: TestPerson = owner) =>
  send(who.token, calls.changeStatus, { params: { id }, body })

const toldTo = ({ id }: { id: number }) =>
  query(sql`select kind, link from notifications where user_id = ${id} and kind = 'student_active'`)

it('is told once to the student and to who signs for them, on the screen and by mail', async () => {
  const [mother, uncle] = [
    await makeGuardian(owner, student, ['sign']),
    await makeGuardian(owner, student, ['view_progress', 'pay']),
  ]
  expect((await change(student.id)).status).toBe(200)
  expect(refusal(await change(student.id)).code).toBe('illegal_transition')
  for (const person of [student, mother]) {
    expect(await toldTo(person)).toEqual([{ kind: 'student_active', link: `/home?student=${student.id}` }])
    const mails = await mailsTo(person.email)
    expect(mails).toEqual([expect.objectContaining({ is_outside: false })])
    expect(mails[0]?.text).toContain(`/home?student=${student.id}`)
  }
  for (const person of [uncle, owner]) {
    expect(await toldTo(person)).toEqual([])
    expect(await mailsTo(person.email)).toEqual([])
  }
})

it('is told of no other status', async () => {
  await change(student.id)
  expect((await change(student.id, { status: 'paused', reason: 'abroad' })).status).toBe(200)
  expect(await toldTo(student)).toHaveLength(1)
  expect(await mailsTo(student.email)).toHaveLength(1)
})

it('is told neither by another school nor of a student who was put away', async () => {
  const stranger = await makeSchoolAdmin()
  expect((await change(student.id, undefined, stranger)).status).toBe(404)
  await query(sql`update students set archived_at = now() where id = ${student.id}`)
  expect((await change(student.id)).status).toBe(404)
  expect(await toldTo(student)).toEqual([])
  expect(await mailsTo(student.email)).toEqual([])
})

it('is mailed to who has no account, as a mail to an outsider, and by no school that may not write to strangers', async () => {
  const address = `active-${student.id}@elsewhere.example`
  const { id } = await makeRecord('students', owner, { email: address, languages: ['fr'] })
  expect((await change(id)).status).toBe(200)
  const mails = await mailsTo(address)
  expect(mails).toMatchObject([{ subject: expect.stringMatching(/^Le dossier de .+ est activé$/), is_outside: true }])
  expect(mails[0]?.text).not.toMatch(/https?:|\{/)
  await change(id, { status: 'paused', reason: 'abroad' })
  await query(sql`update accounts set email_verified_at = null where id = ${owner.accountId}`)
  await change(id)
  await query(sql`update accounts set email_verified_at = now() where id = ${owner.accountId}`)
  expect(await mailsTo(address)).toHaveLength(1)
  expect(await query(sql`select kind from calls_to_make where student_id = ${id}`)).toEqual([
    { kind: 'student_active' },
  ])
})
