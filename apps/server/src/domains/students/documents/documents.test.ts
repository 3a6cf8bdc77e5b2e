import { uploadFile } from '@dsms/contract/kernel/files'
import { documents, readDocumentFile } from '@dsms/contract/students/documents/calls'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mailsTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
import { paperNames } from './documents.names.ts'

const { calls } = documents
let owner: TestPerson & { schoolId: number }
let student: { id: number }

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  student = await makeRecord('students', owner)
})

const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF')

async function upload(who: TestPerson, bytes = pdf, name = 'paper.pdf'): Promise<number> {
  const app = await testApp()
  const reply = await app.http.inject({
    method: 'POST',
    url: `${uploadFile.path}?name=${name}`,
    headers: { authorization: `Bearer ${who.token}`, 'content-type': 'application/octet-stream' },
    payload: bytes,
  })
  expect(reply.statusCode, reply.body).toBe(201)
  return reply.json().id
}
const bring = async (kind: string, changes: Record<string, unknown> = {}) => {
  const body = { student_id: student.id, kind, file_id: await upload(owner), ...changes }
  const reply = await callAs(owner.token, calls.create, { body: body as never })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body
}
const change = (id: number, status: string, reason?: string, who: TestPerson = owner) =>
  send(who.token, calls.changeStatus, { params: { id }, body: { status, ...(reason ? { reason } : {}) } })
const statusOf = async (id: number) => (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body.status
const gaps = async () => (await callAs(owner.token, students.calls.get, { params: { id: student.id }, query: {} })).body

describe('a paper', () => {
  it('is approved by those who may, with its file, and counts from then on', async () => {
    const empty = await bring('medical', { file_id: null })
    expect(refusal(await change(empty.id, 'approved'))).toEqual(wrongFields({ file_id: 'file_needed' }))
    const paper = await bring('medical')
    expect(await statusOf(empty.id)).toBe('replaced')
    expect((await gaps()).papers).toContainEqual({ kind: 'medical', status: 'pending', document_id: paper.id })
    const reception = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['student_documents.view', 'student_documents.status'],
    })
    expect(refusal(await change(paper.id, 'approved', undefined, reception)).code).toBe('forbidden')
    expect((await change(paper.id, 'approved')).body).toMatchObject({ status: 'approved', replaces_id: empty.id })
    expect((await gaps()).papers).toContainEqual({ kind: 'medical', status: 'approved', document_id: paper.id })
  })

  it('is rejected with a reason, and replaced by a newer one: the one that counts stays until then', async () => {
    const first = await bring('photo')
    expect(refusal(await change(first.id, 'rejected'))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await change(first.id, 'rejected', 'too dark')).body).toMatchObject({ status_reason: 'too dark' })
    const second = await bring('photo')
    expect([await statusOf(first.id), second.replaces_id]).toEqual(['replaced', first.id])
    await change(second.id, 'approved')
    const third = await bring('photo')
    expect(await statusOf(second.id)).toBe('approved')
    await change(third.id, 'approved')
    expect([await statusOf(second.id), await statusOf(third.id)]).toEqual(['replaced', 'approved'])
    // what was looked at is not changed any more
    const reply = await send(owner.token, calls.update, { params: { id: third.id }, body: { version: 2, number: 'X' } })
    expect(refusal(reply).code).toBe('illegal_transition')
  })

  it('cannot be approved once its last day is over, and what was decided stays', async () => {
    const old = await bring('residence', { issued_on: '2019-01-01', expires_on: '2020-01-01' })
    expect(refusal(await change(old.id, 'approved'))).toEqual(wrongFields({ status: 'date_in_past' }))
    await change(old.id, 'rejected', 'too old')
    expect(refusal(await change(old.id, 'pending')).code).toBe('illegal_transition')
    const paper = await bring('residence')
    await change(paper.id, 'approved')
    expect(refusal(await change(paper.id, 'rejected', 'by mistake')).code).toBe('illegal_transition')
  })

  it('does not count after its last day, also before that is said', async () => {
    const paper = await bring('medical', { issued_on: '2020-01-01', expires_on: '2099-12-31' })
    await change(paper.id, 'approved')
    // without its trigger, which would plan the work that is due
    await query(
      sql`update documents set expires_on = current_date - 2, remind_at = now() + interval '1 day' where id = ${paper.id}`,
    )
    expect((await gaps()).papers).toContainEqual({ kind: 'medical', status: 'expired', document_id: paper.id })
    expect((await gaps()).gaps).toContain('documents')
    await query(sql`update documents set status = 'expired', remind_at = null where id = ${paper.id}`)
  })

  it('takes a PDF or a picture, and ends after it began', async () => {
    const text = await upload(owner, Buffer.from('hello'), 'a.txt')
    const create = (body: Record<string, unknown>) =>
      send(owner.token, calls.create, { body: { student_id: student.id, kind: 'other', ...body } })
    expect(refusal(await create({ file_id: text }))).toEqual(wrongFields({ file_id: 'not_a_paper' }))
    expect(refusal(await create({ issued_on: '2026-02-02', expires_on: '2026-02-01' }))).toEqual(
      wrongFields({ expires_on: 'end_before_start' }),
    )
  })

  it('is read by those who may see papers of the school, and by nobody else', async () => {
    const paper = await bring('first_aid')
    const colleague = await makePerson({ schoolId: owner.schoolId, permissions: ['student_documents.view'] })
    const nosy = await makePerson({ schoolId: owner.schoolId, permissions: ['students.view'] })
    const stranger = await makeSchoolAdmin()
    const open = (who: TestPerson) => send(who.token, readDocumentFile, { params: { id: paper.id }, query: {} })
    expect((await open(colleague)).status).toBe(200)
    expect((await open(nosy)).status).toBe(403)
    expect((await open(stranger)).status).toBe(404)
  })

  it('runs out by itself on the day after its last one, and says so', async () => {
    const paper = await bring('eye_test', { issued_on: '2020-01-01', expires_on: '2099-12-31' })
    await change(paper.id, 'approved')
    await query(sql`update documents set expires_on = current_date - 2 where id = ${paper.id}`)
    const { due } = await testApp()
    await due.wake()
    await due.wake()
    expect(await statusOf(paper.id)).toBe('expired')
    const told = await query(sql`select 1 from notifications where user_id = ${owner.id} and kind = 'document_expired'`)
    expect(told).toHaveLength(1)
  })

  it('is found by its student, under a new name too', async () => {
    const paper = await bring('first_aid', { number: 'FA-99' })
    const find = async (q: string) =>
      (await callAs(owner.token, calls.list, { query: { q } })).body.rows.map(({ id }) => id)
    expect(await find('FA-99')).toEqual([paper.id])
    await query(sql`update users set first_name = 'لجين', version = version + 1 where id = ${student.id}`)
    expect(await find('لجين')).toContain(paper.id)
  })
})

describe('a student without an account', () => {
  it('is told by mail which paper was approved, else the office is asked to call', async () => {
    const pupil = await makeRecord('students', owner)
    const told = (email: string | null) =>
      query(sql`update users set email = ${email}, account_id = null where id = ${pupil.id}`)
    await query(sql`update students set languages = '{en}' where id = ${pupil.id}`)
    await told('approved@elsewhere.example')
    await change((await bring('eye_test', { student_id: pupil.id })).id, 'approved')
    const paper = paperNames.eye_test.en
    expect(await mailsTo('approved@elsewhere.example')).toMatchObject([
      { subject: expect.stringContaining(paper), text: expect.stringContaining(paper) },
    ])
    await told(null)
    await change((await bring('first_aid', { student_id: pupil.id })).id, 'approved')
    expect(await query(sql`select kind from calls_to_make where student_id = ${pupil.id}`)).toEqual([
      { kind: 'document_approved' },
    ])
  })

  it('is told by mail which paper was rejected and why, else the office is asked to call', async () => {
    const told = (email: string | null) =>
      query(sql`update users set email = ${email}, account_id = null where id = ${student.id}`)
    await query(sql`update students set languages = '{fr}' where id = ${student.id}`)
    await told('papers@elsewhere.example')
    await change((await bring('eye_test')).id, 'rejected', 'Illisible')
    const mails = await mailsTo('papers@elsewhere.example')
    expect(mails).toMatchObject([
      { subject: expect.stringMatching(/^Document refusé : ./), text: expect.stringContaining('Motif : Illisible') },
    ])
    expect(mails[0]?.text).not.toMatch(/https?:|\{/)
    await told(null)
    await change((await bring('first_aid')).id, 'rejected', 'Illisible')
    expect(await query(sql`select kind from calls_to_make where student_id = ${student.id}`)).toEqual([
      { kind: 'document_rejected' },
    ])
  })
})
