import { getSchoolToday } from '@dsms/contract/insight/today/calls'
import { listNotifications } from '@dsms/contract/kernel/session/me'
import * as c from '@dsms/contract/students/contracts/calls'
import { partsOf } from '@dsms/contract/students/contracts/placeholders'
import { addStarterTemplate, contractTemplates } from '@dsms/contract/students/contracts/templates'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { linkGuardian } from '@dsms/contract/students/guardians/calls'
import { students } from '@dsms/contract/students/students/calls'
import { updateStudentRules } from '@dsms/contract/students/students/conditions'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { mailTo, query, refusal, wrongFields } from '../../../testing/reads.ts'
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

  it('takes its enrolment along once it is accepted: to the papers, or to the payment where none is asked for', async () => {
    const school = await makeSchoolAdmin()
    const { body } = await callAs(school.token, addStarterTemplate, { body: {} })
    await callAs(school.token, contractTemplates.calls.changeStatus, {
      params: { id: body.id },
      body: { status: 'published' },
    })
    const acceptOf = async () => {
      const person = await makePerson({ schoolId: school.schoolId, kind: 'student', firstName: 'ليان' })
      await query(sql`update users set birth_date = '2001-02-03' where id = ${person.id}`)
      const enrolment = await makeRecord('enrolments', school, { student_id: person.id })
      const contract = await callAs(school.token, c.contracts.calls.create, {
        body: { student_id: person.id, enrolment_id: enrolment.id, template_id: body.id, send: true },
      })
      expect((await accept(person, contract.body.id, contract.body.hash)).status).toBe(200)
      return (await callAs(school.token, enrolments.calls.get, { params: { id: enrolment.id }, query: {} })).body.status
    }
    expect(await acceptOf()).toBe('awaiting_documents')
    await callAs(school.token, updateStudentRules, { body: { version: 0, needs_documents: false } })
    expect(await acceptOf()).toBe('awaiting_payment')
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
      body: { role: 'student', hash: second.hash ?? '', name: 'Somebody Else', signature: 'M 1 2 L 30 40' },
    })
    expect(body).toMatchObject({ status: 'accepted' })
    expect(body.acceptances).toMatchObject([{ how: 'office', name: 'ليان الحربي', witness: `Test ${owner.username}` }])
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: ['contracts.view', 'contracts.create'] })
    const school = {
      params: { id: second.id },
      body: { role: 'school', hash: second.hash ?? '', name: 'المدرسة' },
    } as const
    expect(refusal(await send(clerk.token, c.signContract, school))).toMatchObject({ code: 'forbidden' })
    expect((await send(owner.token, c.signContract, school)).status).toBe(200)
  })

  it('is not signed at the office without a drawing or a scanned paper of the student', async () => {
    const [student, other] = [await makeStudent(), await makeStudent()]
    const contract = await write(student)
    const sign = (more: object) =>
      send(owner.token, c.signContract, {
        params: { id: contract.id },
        body: { role: 'student', hash: contract.hash ?? '', ...more },
      })
    for (const signature of [undefined, null, '', 'M 1 2', 'M 1 2 L 1 2'])
      expect(refusal(await sign({ signature }))).toEqual(wrongFields({ signature: 'signature_missing' }))
    const paperOf = async (who: TestPerson, hasFile: boolean, kind = 'contract', status = 'approved') => {
      const [row] = await query<{ id: number }>(sql`
        with f as (insert into files (owner_id, tenant, name, type, bytes, hash)
          select ${owner.id}, ${owner.schoolId}, 'contract.pdf', 'application/pdf', 3, ${'a'.repeat(64)} where ${hasFile} returning id)
        insert into documents (tenant, student_id, kind, status, file_id)
        values (${owner.schoolId}, ${who.id}, ${kind}, ${status}, (select id from f)) returning id`)
      return Number(row?.id)
    }
    const unfit = [
      await paperOf(other, true),
      await paperOf(student, false),
      await paperOf(student, true, 'medical'),
      await paperOf(student, true, 'contract', 'rejected'),
      2_000_000_000,
    ]
    for (const paper of unfit)
      expect(refusal(await sign({ document_id: paper }))).toEqual(wrongFields({ document_id: 'unknown_choice' }))
    const paper = await paperOf(student, true)
    expect((await sign({ document_id: paper })).body).toMatchObject({
      status: 'accepted',
      acceptances: [{ how: 'paper', document_id: paper, witness: `Test ${owner.username}` }],
    })
  })

  it('signed at the office is told to the person, who may object for three days and is answered', async () => {
    const student = await makeStudent(`${new Date().getFullYear() - 16}-01-01`)
    const mother = await makeGuardian(student, ['sign'])
    const uncle = await makeGuardian(student, ['view_progress'])
    const { id, hash } = await write(student)
    const sign = (role: 'student' | 'guardian', person_id?: number) =>
      callAs(owner.token, c.signContract, {
        params: { id },
        body: { role, hash: hash ?? '', signature: 'M 1 2 L 30 40', ...(person_id ? { person_id } : {}) },
      })
    await sign('student')
    expect((await sign('guardian', mother.id)).body.status).toBe('accepted')
    const kinds = async ({ token }: TestPerson) =>
      (await callAs(token, listNotifications, { query: {} })).body.rows.map(({ kind }) => kind)
    for (const who of [student, mother]) {
      expect((await kinds(who)).filter((kind) => kind === 'contract_signed_office')).toHaveLength(2)
      expect(await mailTo(who.email)).toContain(`/my/contracts/${id}`)
    }
    expect(await kinds(uncle)).not.toContain('contract_signed_office')
    // sent again nobody is told again
    await sign('guardian', mother.id)
    expect((await kinds(mother)).filter((kind) => kind === 'contract_signed_office')).toHaveLength(2)

    const object = ({ token }: TestPerson, reason = 'لم أوقّع') =>
      send(token, c.objectToMyContract, { params: { id }, body: { reason } })
    expect(refusal(await object(uncle))).toMatchObject({ code: 'not_to_sign' })
    expect((await object(await makeStudent())).status).toBe(404)
    const read = async () => (await callAs(mother.token, c.getMyContract, { params: { id } })).body
    expect((await read()).object_until).toEqual(expect.any(String))
    const answer = () =>
      send(owner.token, c.answerContractObjection, { params: { id }, body: { answer: 'نلغي العقد' } })
    expect((await answer()).status).toBe(404)
    expect((await object(mother)).body).toMatchObject({
      object_until: null,
      objection: { reason: 'لم أوقّع', answer: null },
    })
    expect((await object(student, 'again')).body).toMatchObject({ objection: { reason: 'لم أوقّع' } })
    const { actions } = (await callAs(owner.token, getSchoolToday, { query: {} })).body
    expect(actions).toContainEqual(
      expect.objectContaining({ kind: 'contract_objected', link: `/school/contracts/${id}` }),
    )
    expect((await answer()).body).toMatchObject({
      objection: { answer: 'نلغي العقد', answered_by: `Test ${owner.username}` },
    })
    expect((await answer()).status).toBe(404)
    expect(await kinds(mother)).toContain('contract_objection_answered')
  })

  it('signed by an account, or too long ago at the office, is nothing to object to', async () => {
    const student = await makeStudent()
    const { id, hash } = await write(student)
    await accept(student, id, hash)
    const object = () => send(student.token, c.objectToMyContract, { params: { id }, body: { reason: 'لم أوقّع' } })
    expect(refusal(await object())).toEqual({ status: 409, code: 'nothing_to_object' })
    await query(sql`
      insert into contract_acceptances (tenant, contract_id, role, person_id, name, how, witnessed_by, signature, hash, accepted_at)
      values (${owner.schoolId}, ${id}, 'guardian', ${student.id}, 'x', 'office', ${owner.id}, 'M 1 2 L 3 4', ${hash}, now() - interval '3 days 1 minute')`)
    expect(refusal(await object())).toEqual({ status: 409, code: 'nothing_to_object' })
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
