import type { DocumentKind } from '@dsms/contract/kernel/choices/documentKinds'
import { documents, readDocumentFile } from '@dsms/contract/students/documents/calls'
import { exportMyData, exportStudentData } from '@dsms/contract/students/personalData/calls'
import { listMyDocuments, readMyDocumentFile } from '@dsms/contract/students/portal/calls'
import { listConsents } from '@dsms/contract/students/students/consents'
import { readCredentialFile, trainerCredentials } from '@dsms/contract/trainers/credentials/calls'
import type { CredentialKind } from '@dsms/contract/trainers/credentials/rules'
import { exportTrainerData } from '@dsms/contract/trainers/personalData/calls'
import { listMyCredentials, readMyCredentialFile } from '@dsms/contract/trainers/trainers/portal'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { trainersOf } from '../../trainers/trainers/trainers.testing.ts'

type Privilege = 'see_id' | 'see_medical'
type Row = { id: number; number: string | null; notes?: string | null; file?: { fileName: string } | null }
type Paper = { id: number; kind: string; number: string; fileName: string; needs: Privilege | null }

/** What opens each kind of paper: of students, and of trainers. */
const needed = {
  students: {
    id: 'see_id',
    residence: 'see_id',
    photo: null,
    medical: 'see_medical',
    eye_test: 'see_medical',
    first_aid: null,
    learner_permit: null,
    guardian_consent: null,
    contract: null,
    prior_licence: null,
    no_objection: null,
    other: null,
  } satisfies Record<DocumentKind, Privilege | null>,
  trainers: {
    driving_licence: null,
    teaching_permit: null,
    first_aid: null,
    medical: 'see_medical',
    background_check: 'see_id',
    refresher: null,
    simulator_operator: null,
  } satisfies Record<CredentialKind, Privilege | null>,
}

const calls = {
  students: {
    module: 'student_documents',
    area: 'documents',
    ...documents.calls,
    file: readDocumentFile,
    copy: exportStudentData,
    copied: 'document',
    listOwn: async ({ id, token }: TestPerson): Promise<Row[]> =>
      (await callAs(token, listMyDocuments, { params: { id } })).body,
    ownFile: readMyDocumentFile,
  },
  trainers: {
    module: 'trainer_credentials',
    area: 'trainerCredentials',
    ...trainerCredentials.calls,
    file: readCredentialFile,
    copy: exportTrainerData,
    copied: 'credential',
    listOwn: async ({ token }: TestPerson): Promise<Row[]> => (await callAs(token, listMyCredentials)).body.rows,
    ownFile: readMyCredentialFile,
  },
}

let owner: TestPerson & { schoolId: number }

async function upload(name: string): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: `/api/files?name=${name}`,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  return reply.json<{ id: number }>().id
}

async function archiveOf({ token }: TestPerson, call: { path: string }, id: number): Promise<string> {
  const { http } = await testApp()
  const url = call.path.replace(':id', String(id))
  return (await http.inject({ url, headers: { authorization: `Bearer ${token}` } })).rawPayload.toString('latin1')
}

beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

describe.each(['students', 'trainers'] as const)('papers of %s', (of) => {
  const { module, area, file, copy, copied, listOwn, ownFile, list, get, exportSheet, changeStatus } = calls[of]
  const looking = [`${module}.view`, `${module}.export`, `${of}.view`, `${of}.export_person`]
  let person: TestPerson
  let papers: Paper[]
  /** A medical one that nobody decided about yet. */
  let waiting: number

  async function bring(kind: string, fileName: string, number: string): Promise<number> {
    const whose = of === 'students' ? { student_id: person.id } : { trainer_id: person.id }
    const paper = { ...whose, kind, number, file_id: await upload(fileName), notes: `notes of ${kind}` }
    return (await makeRecord(area, owner, paper)).id
  }
  beforeAll(async () => {
    person = await makePerson({ schoolId: owner.schoolId, kind: of === 'students' ? 'student' : 'trainer' })
    if (of === 'trainers') await trainersOf(() => owner).make({ person_id: person.id, email: person.email })
    papers = []
    for (const [nth, [kind, needs]] of Object.entries(needed[of]).entries()) {
      const [fileName, number] = [`scan-of-${kind}.pdf`, `7000${String(nth).padStart(2, '0')}`]
      papers.push({ id: await bring(kind, fileName, number), kind, number, fileName, needs })
    }
    const table = of === 'students' ? sql`documents` : sql`trainer_credentials`
    await query(sql`update ${table} set status = 'approved' where tenant = ${owner.schoolId}`)
    waiting = await bring('medical', 'scan-that-waits.pdf', '990099')
  })

  const readFile = ({ token }: TestPerson, id: number) => send(token, file, { params: { id }, query: {} })
  const readPage = async ({ token }: TestPerson, id: number) =>
    (await send(token, get, { params: { id }, query: {} })).body as Row
  const readList = async ({ token }: TestPerson, asked: object) =>
    ((await send(token, list, { query: { perPage: '50', ...asked } })).body as { rows: Row[] }).rows

  describe.each([
    ['who looks at papers', []],
    ['who sees identity papers', ['see_id']],
    ['who sees medical data', ['see_medical']],
    ['who sees both', ['see_id', 'see_medical']],
  ] as [string, Privilege[]][])('for %s', (_, sees) => {
    let reader: TestPerson
    const isOpen = ({ needs }: Paper) => needs === null || sees.includes(needs)
    beforeAll(async () => {
      const permissions = [...looking, ...sees.map((one) => `${of}.${one}`)]
      reader = await makePerson({ schoolId: owner.schoolId, permissions })
    })

    it('open by the files that this opens, and no other', async () => {
      for (const paper of papers) {
        const reply = await readFile(reader, paper.id)
        if (isOpen(paper)) expect(reply.status, paper.kind).toBe(200)
        else {
          expect(refusal(reply), paper.kind).toEqual({ status: 403, code: 'forbidden' })
          expect(reply.body).toMatchObject({ params: { permission: `${of}.${paper.needs}` } })
        }
      }
    })

    it('tell the name of a file, number and notes there alone: in the list, on the page and in the sheet', async () => {
      const rows = await readList(reader, {})
      const sheet = String((await send(reader.token, exportSheet, { query: { format: 'csv' } })).body)
      for (const paper of papers) {
        const { id, kind, number, fileName, needs } = paper
        const notes = `notes of ${kind}`
        const page = await readPage(reader, id)
        const shown = isOpen(paper)
          ? { number, lacks: null, file: { fileName } }
          : { number: null, lacks: needs, file: null }
        expect(page).toMatchObject({ ...shown, notes: isOpen(paper) ? notes : null })
        const { file, ...withoutFile } = shown
        // lists of credentials bear no file
        const line = of === 'students' ? { ...withoutFile, file } : withoutFile
        expect(rows.find((row) => row.id === id)).toMatchObject(line)
        expect([sheet.includes(number), sheet.includes(notes)], kind).toEqual([isOpen(paper), isOpen(paper)])
      }
    })

    it('are not found by a number that is closed', async () => {
      for (const paper of papers) {
        const found = await readList(reader, { q: paper.number })
        expect(
          found.map(({ id }) => id),
          paper.kind,
        ).toEqual(isOpen(paper) ? [paper.id] : [])
      }
      expect((await readList(reader, { q: person.username })).length).toBe(papers.length + 1)
    })

    it('lie in a copy of what the school holds where they are open', async () => {
      const zip = await archiveOf(reader, copy, person.id)
      for (const paper of papers) {
        const { id, fileName } = paper
        const sought = isOpen(paper) ? `files/${copied}-${id}-${fileName}` : fileName
        expect(zip.includes(sought), paper.kind).toBe(isOpen(paper))
      }
    })
  })

  it('are open while they wait to whoever decides about them, and afterwards as to everybody else', async () => {
    const desk = await makePerson({ schoolId: owner.schoolId, permissions: [...looking, `${module}.verify`] })
    expect((await readFile(desk, waiting)).status).toBe(200)
    expect(await readPage(desk, waiting)).toMatchObject({ lacks: null, number: '990099' })
    const medical = papers.find(({ kind }) => kind === 'medical')?.id ?? 0
    expect((await readFile(desk, medical)).status).toBe(403)
    const approved = await send(desk.token, changeStatus, { params: { id: waiting }, body: { status: 'approved' } })
    expect(approved.body).toMatchObject({ lacks: 'see_medical' })
    expect((await readFile(desk, waiting)).status).toBe(403)
  })

  it('are all open to the one whose they are', async () => {
    const rows = await listOwn(person)
    for (const { id, number, fileName } of papers) {
      expect(rows.find((row) => row.id === id)).toMatchObject({ number, file: { fileName } })
      expect((await send(person.token, ownFile, { params: { id }, query: {} })).status).toBe(200)
    }
    if (of === 'trainers') return
    const zip = await archiveOf(person, exportMyData, person.id)
    for (const { fileName } of papers) expect(zip).toContain(fileName)
  })
})

it.each([
  [[], null],
  [['students.see_id'], null],
  [['students.see_medical'], { fileName: 'scan-of-consent.pdf' }],
])('%j opens the medical paper beside a consent as it does elsewhere', async (more, file) => {
  const student = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
  const input = { student_id: student.id, kind: 'medical', file_id: await upload('scan-of-consent.pdf') }
  const paper = await makeRecord('documents', owner, input)
  const trainer = await makeRecord('trainers', owner)
  await query(sql`insert into trainer_consents (tenant, student_id, trainer_id, given_on, document_id, created_by)
    values (${owner.schoolId}, ${student.id}, ${trainer.id}, current_date, ${paper.id}, ${owner.id})`)
  const permissions = ['student_documents.view', 'students.view', ...more]
  const reader = await makePerson({ schoolId: owner.schoolId, permissions })
  const [consent] = (await callAs(reader.token, listConsents, { params: { id: student.id }, query: {} })).body
  expect(consent?.document?.kind).toBe('medical')
  if (file) expect(consent?.document?.file).toMatchObject(file)
  else expect(consent?.document?.file).toBeNull()
})
