import { trainerCredentials as area, readCredentialFile } from '@dsms/contract/people/credentials/calls'
import { type CredentialKind, credentialKinds, credentialPrivileges } from '@dsms/contract/people/credentials/rules'
import { exportTrainerData } from '@dsms/contract/people/personalData/calls'
import { listMyCredentials, readMyCredentialFile } from '@dsms/contract/people/trainers/portal'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { trainersOf } from '../trainers/trainers.testing.ts'

type Paper = { id: number; kind: CredentialKind; number: string; fileName: string }

let owner: TestPerson & { schoolId: number }
let trainer: TestPerson
let papers: Paper[]
/** A medical one that nobody decided about yet. */
let waiting: number

async function bring(kind: CredentialKind, fileName: string, number: string): Promise<number> {
  const { http } = await testApp()
  const reply = await http.inject({
    method: 'POST',
    url: `/api/files?name=${fileName}`,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  const file_id = reply.json<{ id: number }>().id
  const notes = `notes of ${kind}`
  return (await makeRecord('trainerCredentials', owner, { trainer_id: trainer.id, kind, file_id, number, notes })).id
}

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  trainer = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
  const { make } = trainersOf(() => owner)
  await make({ person_id: trainer.id, email: trainer.email })
  papers = []
  for (const [nth, kind] of credentialKinds.entries()) {
    const [fileName, number] = [`scan-of-${kind}.pdf`, `8000${nth}`]
    papers.push({ id: await bring(kind, fileName, number), kind, number, fileName })
  }
  await query(sql`update trainer_credentials set status = 'approved' where tenant = ${owner.schoolId}`)
  waiting = await bring('medical', 'scan-that-waits.pdf', '99009')
})

const looking = ['trainer_credentials.view', 'trainer_credentials.export', 'trainers.view', 'trainers.export_person']
const privilegeOf = (kind: CredentialKind) => (credentialPrivileges as Partial<Record<CredentialKind, string>>)[kind]

describe.each([
  ['who looks at credentials', []],
  ['who sees identity papers', ['see_id']],
  ['who sees medical data', ['see_medical']],
  ['who sees both', ['see_id', 'see_medical']],
] as const)('%s', (_, sees) => {
  let reader: TestPerson
  const isOpen = ({ kind }: Paper) => {
    const privilege = privilegeOf(kind)
    return privilege === undefined || (sees as readonly string[]).includes(privilege)
  }
  beforeAll(async () => {
    const permissions = [...looking, ...sees.map((one) => `trainers.${one}`)]
    reader = await makePerson({ schoolId: owner.schoolId, permissions })
  })

  it('opens the files that this opens, and no other', async () => {
    for (const paper of papers) {
      const reply = await send(reader.token, readCredentialFile, { params: { id: paper.id }, query: {} })
      if (isOpen(paper)) expect(reply.status, paper.kind).toBe(200)
      else {
        expect(refusal(reply), paper.kind).toEqual({ status: 403, code: 'forbidden' })
        expect(reply.body).toMatchObject({ params: { permission: `trainers.${privilegeOf(paper.kind)}` } })
      }
    }
  })

  it('reads the name of a file, number and notes there alone: in the list, on the page and in the sheet', async () => {
    const { rows } = (await callAs(reader.token, area.calls.list, { query: { perPage: '50' } as never })).body
    const sheet = String((await send(reader.token, area.calls.save, { query: { format: 'csv' } })).body)
    for (const paper of papers) {
      const { id, kind, number, fileName } = paper
      const page = (await callAs(reader.token, area.calls.get, { params: { id }, query: {} })).body
      const shown = isOpen(paper) ? { number, lacks: null } : { number: null, lacks: privilegeOf(kind) }
      expect(rows.find((row) => row.id === id)).toMatchObject(shown)
      expect(page).toMatchObject({ ...shown, notes: isOpen(paper) ? `notes of ${kind}` : null })
      expect(page.file?.fileName).toBe(isOpen(paper) ? fileName : undefined)
      expect(sheet.includes(number) && sheet.includes(`notes of ${kind}`), kind).toBe(isOpen(paper))
    }
  })

  it('finds none by a number that is closed', async () => {
    for (const paper of papers) {
      const asked = { query: { q: paper.number } as never }
      const found = (await callAs(reader.token, area.calls.list, asked)).body.rows.map(({ id }) => id)
      expect(found, paper.kind).toEqual(isOpen(paper) ? [paper.id] : [])
    }
  })

  it('gets no closed one in a copy of what the school holds', async () => {
    const { http } = await testApp()
    const { rawPayload } = await http.inject({
      url: exportTrainerData.path.replace(':id', String(trainer.id)),
      headers: { authorization: `Bearer ${reader.token}` },
    })
    const zip = rawPayload.toString('latin1')
    for (const paper of papers) expect(zip.includes(paper.fileName), paper.kind).toBe(isOpen(paper))
  })
})

it('opens those that wait to whoever decides about them', async () => {
  const desk = await makePerson({ schoolId: owner.schoolId, permissions: [...looking, 'trainer_credentials.verify'] })
  const read = async (id: number) => (await send(desk.token, readCredentialFile, { params: { id }, query: {} })).status
  expect(await read(waiting)).toBe(200)
  expect(await read(papers.find(({ kind }) => kind === 'medical')?.id ?? 0)).toBe(403)
})

it('leaves trainers all their own', async () => {
  const { rows } = (await callAs(trainer.token, listMyCredentials)).body
  for (const { id, number, fileName } of papers) {
    expect(rows.find((row) => row.id === id)).toMatchObject({ number, file: { fileName } })
    expect((await send(trainer.token, readMyCredentialFile, { params: { id }, query: {} })).status).toBe(200)
  }
})
