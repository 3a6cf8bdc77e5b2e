import * as c from '@dsms/contract/people/contracts/calls'
import { partsOf } from '@dsms/contract/people/contracts/placeholders'
import { addStarterTemplate, contractTemplates } from '@dsms/contract/people/contracts/templates'
import { linkGuardian } from '@dsms/contract/people/guardians/calls'
import { students } from '@dsms/contract/people/students/calls'
import { updateStudentRules } from '@dsms/contract/people/students/conditions'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { readPdf } from '../../../testing/world/pdf.ts'

let owner: TestPerson & { schoolId: number }
let templateId: number

const makeStudent = async (birth = '2001-02-03') => {
  const person = await makePerson({ schoolId: owner.schoolId, kind: 'student', firstName: 'ليان', lastName: 'الحربي' })
  await query(sql`update users set birth_date = ${birth} where id = ${person.id}`)
  return person
}
const makeGuardian = async (of: TestPerson, rights: ('sign' | 'view_progress')[]) => {
  const person = await makePerson({ schoolId: owner.schoolId, kind: 'guardian', firstName: 'هدى' })
  await callAs(owner.token, linkGuardian, {
    params: { id: of.id },
    body: { guardian_id: person.id, relation: 'mother', rights },
  })
  return person
}
const write = async (of: TestPerson) =>
  (
    await callAs(owner.token, c.contracts.calls.create, {
      body: { student_id: of.id, template_id: templateId, send: true },
    })
  ).body
const accept = (who: TestPerson, id: number, hash: string | null) =>
  send(who.token, c.acceptMyContract, {
    params: { id },
    body: { hash: hash ?? '', name: 'ليان الحربي', signature: 'M 1 2 L 3 4' },
  })

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  const { body } = await callAs(owner.token, addStarterTemplate, { body: {} })
  templateId = body.id
  await callAs(owner.token, contractTemplates.calls.changeStatus, {
    params: { id: templateId },
    body: { status: 'published' },
  })
})

describe('a template', () => {
  it('names in which language stands what no contract could fill in', async () => {
    const reply = await send(owner.token, contractTemplates.calls.create, {
      body: { name: { ar: 'عقد' }, bodies: { ar: '{{student.name}}', en: 'for {{student.nmae}}' } },
    })
    expect(refusal(reply)).toEqual(wrongFields({ 'bodies.en': 'unknown_placeholder' }))
    expect(JSON.stringify(reply.body)).toContain('{{student.nmae}}')
  })

  it('stays as it is once it is published', async () => {
    const { version } = (
      await callAs(owner.token, contractTemplates.calls.get, { params: { id: templateId }, query: {} })
    ).body
    const reply = await send(owner.token, contractTemplates.calls.update, {
      params: { id: templateId },
      body: { version, bodies: { ar: 'غيره' } },
    })
    expect(refusal(reply)).toEqual(wrongFields({ bodies: 'template_published' }))
  })
})

describe('a contract', () => {
  it('is accepted by an adult in their portal, once, by the text that they read', async () => {
    const student = await makeStudent()
    const contract = await write(student)
    expect(contract).toMatchObject({ status: 'sent', languages: ['en', 'ar'], awaits: ['student'] })
    expect(contract.texts.ar).toContain('ليان الحربي')
    const mine = (await callAs(student.token, c.listMyContracts)).body
    expect(mine).toMatchObject([{ id: contract.id, hash: contract.hash, may_sign: 'student' }])
    expect(refusal(await accept(student, contract.id, 'a'.repeat(64)))).toMatchObject({ code: 'contract_changed' })
    const both = await Promise.all([1, 2].map(() => accept(student, contract.id, contract.hash)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const { body } = await callAs(owner.token, c.contracts.calls.get, { params: { id: contract.id }, query: {} })
    expect(body).toMatchObject({ status: 'accepted', texts: contract.texts, hash: contract.hash, awaits: [] })
    expect(body.acceptances).toMatchObject([{ role: 'student', how: 'portal', name: 'ليان الحربي', witness: null }])
    await expect(query(sql`update contracts set texts = '{}' where id = ${contract.id}`)).rejects.toThrow()
    await expect(query(sql`delete from contract_acceptances where contract_id = ${contract.id}`)).rejects.toThrow()
  })

  it('takes nothing that a student typed for a clause, in the text and on paper', async () => {
    const student = await makeStudent()
    const { body: made } = await callAs(owner.token, contractTemplates.calls.create, {
      body: {
        name: { ar: 'عقد' },
        bodies: {
          ar: '{{student.address}}\n\n# الرسوم\n100',
          en: '{{student.address}}\n\n# Fees\n100 {{student.name}}',
        },
      },
    })
    await callAs(owner.token, contractTemplates.calls.changeStatus, {
      params: { id: made.id },
      body: { status: 'published' },
    })
    await query(sql`update students set address = ${'Street 1\n\n# Fees\nNothing is owed.'} where id = ${student.id}`)
    const { body } = await callAs(owner.token, c.contracts.calls.create, {
      body: { student_id: student.id, template_id: made.id, send: true },
    })
    expect(partsOf(body.texts.en ?? '').map(({ kind }) => kind)).toEqual(['paragraph', 'heading', 'paragraph'])
    const { http } = await testApp()
    const paper = await http.inject({
      url: `/api/my/contracts/${body.id}/pdf`,
      headers: { authorization: `Bearer ${student.token}` },
    })
    const { pieces } = await readPdf(paper.rawPayload)
    const own = pieces.find(({ text }) => text.includes('Street 1'))
    expect(own?.text).toContain('# Fees Nothing')
  })

  it('of a minor waits for a guardian who may sign', async () => {
    const student = await makeStudent(`${new Date().getFullYear() - 16}-01-01`)
    const [mother, uncle] = [await makeGuardian(student, ['sign']), await makeGuardian(student, ['view_progress'])]
    const contract = await write(student)
    expect(contract.awaits).toEqual(['student', 'guardian'])
    await accept(student, contract.id, contract.hash)
    expect(refusal(await accept(uncle, contract.id, contract.hash))).toMatchObject({ code: 'not_to_sign' })
    const read = () => callAs(mother.token, c.getMyContract, { params: { id: contract.id } })
    expect((await read()).body).toMatchObject({ status: 'sent', awaits: ['guardian'], may_sign: 'guardian' })
    expect((await accept(mother, contract.id, contract.hash)).body).toMatchObject({
      status: 'accepted',
      may_sign: null,
    })
  })

  it('is signed at the office with who stood beside, and makes way for a newer one', async () => {
    const student = await makeStudent()
    const [first, second] = [await write(student), await write(student)]
    const status = async (id: number) =>
      (await callAs(owner.token, c.contracts.calls.get, { params: { id }, query: {} })).body.status
    expect(await status(first.id)).toBe('superseded')
    const { body } = await callAs(owner.token, c.signContract, {
      params: { id: second.id },
      body: { role: 'student', hash: second.hash ?? '', name: 'ليان الحربي' },
    })
    expect(body).toMatchObject({ status: 'accepted' })
    expect(body.acceptances).toMatchObject([{ how: 'office', witness: `Test ${owner.username}` }])
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['contracts.view', 'contracts.create'] })
    const school = {
      params: { id: second.id },
      body: { role: 'school', hash: second.hash ?? '', name: 'المدرسة' },
    } as const
    expect(refusal(await send(clerk.token, c.signContract, school))).toMatchObject({ code: 'forbidden' })
    expect((await send(owner.token, c.signContract, school)).status).toBe(200)
  })

  it('is nobody else’s to read, and is on paper for whose it is', async () => {
    const [student, other] = [await makeStudent(), await makeStudent()]
    const { id } = await write(student)
    for (const call of [c.getMyContract, c.readMyContractPdf])
      expect((await send(other.token, call, { params: { id } })).status).toBe(404)
    expect((await accept(other, id, 'a'.repeat(64))).status).toBe(404)
    const { http } = await testApp()
    const paper = await http.inject({
      url: `/api/my/contracts/${id}/pdf`,
      headers: { authorization: `Bearer ${student.token}` },
    })
    expect(paper.statusCode).toBe(200)
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is what a student lacks before they are active, where the school asks for it', async () => {
    const student = await makeStudent()
    const gaps = async () =>
      (await callAs(owner.token, students.calls.get, { params: { id: student.id }, query: {} })).body.gaps
    expect(await gaps()).not.toContain('contract')
    await callAs(owner.token, updateStudentRules, { body: { version: 0, needs_contract: true } })
    expect(await gaps()).toContain('contract')
    const { id, hash } = await write(student)
    await accept(student, id, hash)
    expect(await gaps()).not.toContain('contract')
  })
})
