import { type DocumentKind, documentKinds, documentPrivileges } from '@dsms/contract/kernel/choices/documentKinds'
import { documents, readDocumentFile } from '@dsms/contract/people/documents/calls'
import { exportMyData, exportStudentData } from '@dsms/contract/people/personalData/calls'
import { listMyDocuments, readMyDocumentFile } from '@dsms/contract/people/portal/calls'
import { listConsents } from '@dsms/contract/people/students/consents'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'

type Paper = { id: number; kind: DocumentKind; number: string; fileName: string }

let owner: TestPerson & { schoolId: number }
let student: TestPerson
let papers: Paper[]
/** Approved once and for all; one medical paper more waits. */
let waiting: number

async function bring(kind: DocumentKind, fileName: string, number: string): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: `/api/files?name=${fileName}`,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  const file_id = reply.json<{ id: number }>().id
  const notes = `notes of ${kind}`
  return (await makeRecord('documents', owner, { student_id: student.id, kind, file_id, number, notes })).id
}

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  student = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
  papers = []
  for (const [nth, kind] of documentKinds.entries()) {
    const [fileName, number] = [`scan-of-${kind}.pdf`, `7000${String(nth).padStart(2, '0')}`]
    papers.push({ id: await bring(kind, fileName, number), kind, number, fileName })
  }
  await query(sql`update documents set status = 'approved' where tenant = ${owner.schoolId}`)
  const trainer = (await makeRecord('trainers', owner)).id
  await query(sql`insert into trainer_consents (tenant, student_id, trainer_id, given_on, document_id, created_by)
    select ${owner.schoolId}, ${student.id}, ${trainer}, current_date, d.id, ${owner.id}
      from documents d where d.tenant = ${owner.schoolId} and d.kind = 'medical'`)
  waiting = await bring('medical', 'scan-that-waits.pdf', '990099')
})

const looking = ['student_documents.view', 'student_documents.export', 'students.view', 'students.export_person']
const privilegeOf = (kind: DocumentKind) => (documentPrivileges as Partial<Record<DocumentKind, string>>)[kind]

describe.each([
  ['a trainer who looks at papers', []],
  ['who sees identity numbers', ['see_id']],
  ['who sees medical data', ['see_medical']],
  ['who sees both', ['see_id', 'see_medical']],
] as const)('%s', (_, sees) => {
  let reader: TestPerson
  let open: Paper[]
  let closed: Paper[]
  beforeAll(async () => {
    const permissions = [...looking, ...sees.map((one) => `students.${one}`)]
    reader = await makePerson({ schoolId: owner.schoolId, permissions })
    const isOpen = ({ kind }: Paper) => {
      const privilege = privilegeOf(kind)
      return privilege === undefined || (sees as readonly string[]).includes(privilege)
    }
    open = papers.filter(isOpen)
    closed = papers.filter((paper) => !isOpen(paper))
  })

  it('opens the files that this opens, and no other', async () => {
    const read = (id: number) => send(reader.token, readDocumentFile, { params: { id }, query: {} })
    for (const { id, kind } of open) expect((await read(id)).status, kind).toBe(200)
    for (const { id, kind } of closed) {
      const reply = await read(id)
      expect(refusal(reply), kind).toEqual({ status: 403, code: 'forbidden' })
      expect(reply.body).toMatchObject({ params: { permission: `students.${privilegeOf(kind)}` } })
    }
  })

  it('reads the name of a file, number and notes there alone: in the list, on the page and in the sheet', async () => {
    const list = (await callAs(reader.token, documents.calls.list, { query: { perPage: '50' } as never })).body.rows
    for (const { id, kind, number, fileName } of papers) {
      const isOpen = open.some((paper) => paper.id === id)
      const page = (await callAs(reader.token, documents.calls.get, { params: { id }, query: {} })).body
      const shown = isOpen
        ? { number, lacks: null, file: { fileName } }
        : { number: null, lacks: privilegeOf(kind), file: null }
      expect(list.find((row) => row.id === id)).toMatchObject(shown)
      expect(page).toMatchObject({ ...shown, notes: isOpen ? `notes of ${kind}` : null })
    }
    const sheet = String((await send(reader.token, documents.calls.save, { query: { format: 'csv' } })).body)
    for (const { number } of open) expect(sheet).toContain(number)
    for (const { number, kind } of closed) expect(sheet).not.toMatch(new RegExp(`${number}|notes of ${kind}`))
  })

  it('finds no paper by a number that is closed', async () => {
    const found = async (q: string) =>
      (await callAs(reader.token, documents.calls.list, { query: { q, perPage: 50 } as never })).body.rows.map(
        ({ id }) => id,
      )
    for (const { id, number } of open) expect(await found(number)).toEqual([id])
    for (const { number } of closed) expect(await found(number)).toEqual([])
    expect((await found(student.username)).length).toBe(papers.length + 1)
  })

  it('gets no closed paper in a copy of what the school holds, nor beside a consent', async () => {
    const { http } = await testApp()
    const { rawPayload } = await http.inject({
      url: exportStudentData.path.replace(':id', String(student.id)),
      headers: { authorization: `Bearer ${reader.token}` },
    })
    const zip = rawPayload.toString('latin1')
    for (const { fileName, id } of open) expect(zip).toContain(`files/document-${id}-${fileName}`)
    for (const { fileName } of closed) expect(zip).not.toContain(fileName)
    const [consent] = (await callAs(reader.token, listConsents, { params: { id: student.id }, query: {} })).body
    const isMedicalOpen = (sees as readonly string[]).includes('see_medical')
    expect(consent?.document?.kind).toBe('medical')
    expect(consent?.document?.file !== null).toBe(isMedicalOpen)
  })
})

describe('who decides about papers', () => {
  it('opens them while they wait, and afterwards as everybody else', async () => {
    const desk = await makePerson({ schoolId: owner.schoolId, permissions: [...looking, 'student_documents.verify'] })
    const read = async (id: number) => (await send(desk.token, readDocumentFile, { params: { id }, query: {} })).status
    expect(await read(waiting)).toBe(200)
    const page = (await callAs(desk.token, documents.calls.get, { params: { id: waiting }, query: {} })).body
    expect(page).toMatchObject({ lacks: null, number: '990099' })
    const medical = papers.find(({ kind }) => kind === 'medical')
    expect(await read(medical?.id as number)).toBe(403)
    const approve = { params: { id: waiting }, body: { status: 'approved' } }
    expect((await send(desk.token, documents.calls.changeStatus, approve)).body).toMatchObject({ lacks: 'see_medical' })
    expect(await read(waiting)).toBe(403)
  })
})

it('leaves students all their own papers', async () => {
  const list = (await callAs(student.token, listMyDocuments, { params: { id: student.id } })).body
  for (const { id, number } of papers.filter(({ kind }) => kind !== 'medical')) {
    expect(list.find((paper) => paper.id === id)).toMatchObject({ number })
    expect((await send(student.token, readMyDocumentFile, { params: { id }, query: {} })).status).toBe(200)
  }
  const { http } = await testApp()
  const { rawPayload } = await http.inject({
    url: exportMyData.path.replace(':id', String(student.id)),
    headers: { authorization: `Bearer ${student.token}` },
  })
  for (const { fileName } of papers) expect(rawPayload.toString('latin1')).toContain(fileName)
})
