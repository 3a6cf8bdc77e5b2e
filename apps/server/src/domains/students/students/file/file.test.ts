import type { Language } from '@dsms/contract/kernel/shared'
import { documents } from '@dsms/contract/students/documents/calls'
import { linkGuardian } from '@dsms/contract/students/guardians/calls'
import { students } from '@dsms/contract/students/students/calls'
import { printStudentFile } from '@dsms/contract/students/students/file'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../../testing/harness.ts'
import { query } from '../../../../testing/reads.ts'
import { readPdf } from '../../../../testing/world/pdf.ts'
import { lessonsOf, makeLessonSchool } from '../../../schedule/lessons/lessons.testing.ts'
import { makeReaching } from '../../../staff/directory/directory.testing.ts'

const number = '1087654321'
const hidden = 'for the office alone 4417'
const shared = 'Afraid of the #roundabout *still*'

let school: Awaited<ReturnType<typeof makeLessonSchool>>
let id: number
let enrolment: number

async function print(who: TestPerson, language: Language, of = id) {
  const { http } = await testApp()
  const reply = await http.inject({
    url: `/api/school/students/${of}/file`,
    headers: { authorization: `Bearer ${who.token}`, 'accept-language': language },
  })
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  return readPdf(reply.rawPayload)
}
const officer = (...permissions: NonNullable<Parameters<typeof makePerson>[0]>['permissions'] & string[]) =>
  makePerson({ schoolId: school.owner.schoolId, permissions })

beforeAll(async () => {
  school = await makeLessonSchool()
  enrolment = await school.enrolment()
  const [row] = await query<{ student_id: number }>(sql`select student_id from enrolments where id = ${enrolment}`)
  id = row?.student_id ?? 0
  const { version } = (await callAs(school.owner.token, students.calls.get, { params: { id }, query: {} })).body
  await callAs(school.owner.token, students.calls.update, {
    params: { id },
    body: { version, id_number: number, blood_group: 'AB-', internal_notes: hidden, shared_notes: shared },
  })
  const guardian = await makePerson({ schoolId: school.owner.schoolId, kind: 'guardian', firstName: 'هدى' })
  await callAs(school.owner.token, linkGuardian, {
    params: { id },
    body: { guardian_id: guardian.id, relation: 'mother', rights: ['sign'] },
  })
  const { http } = await testApp()
  const upload = await http.inject({
    method: 'POST',
    url: '/api/files?name=paper.pdf',
    headers: { authorization: `Bearer ${school.owner.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await callAs(school.owner.token, documents.calls.create, {
    body: { student_id: id, kind: 'first_aid', file_id: upload.json().id, expires_on: '2031-05-06' },
  })
  await lessonsOf(() => school.owner).create({
    type_id: await school.type(),
    branch_id: school.branch_id,
    trainer_id: await school.trainer(),
    enrolment_ids: [enrolment],
    start: '2030-03-04T09:00:00Z',
    end: '2030-03-04T10:00:00Z',
  })
  await query(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status)
    values (${school.owner.schoolId}, ${enrolment}, ${id}, 'exam', 12000, 'SAR', '2020-01-01', 'open')`)
})

describe('the file of a student on paper', () => {
  it('tells all that the page tells, and nothing that the office wrote for itself', async () => {
    const { text, width } = await print(school.owner, 'en')
    for (const said of [
      'Student file',
      number,
      'AB-',
      shared,
      'Guardians',
      'Mother',
      'First aid',
      'May 6, 2031',
      'Still missing',
      'Lessons',
      'March 4, 2030',
      '120.00 SAR',
      'Exam fee',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain(hidden)
    expect(text).not.toMatch(/undefined|null|\{|\ufffd/)
    expect(width).toBeGreaterThan(500)
    const [last] = await query<{ actor_id: number; after: object }>(
      sql`select actor_id, after from audit_log where entity = 'students' and entity_id = ${id} order by id desc limit 1`,
    )
    expect(last).toEqual({ actor_id: school.owner.id, after: { personal_data: 'printed' } })
  })

  it('runs from right to left in Arabic, with numbers and amounts whole', async () => {
    const { pieces, text, width } = await print(school.owner, 'ar')
    for (const said of [number, 'AB-', '120.00', 'ريال', '4 مارس 2030']) expect(text).toContain(said)
    expect(text).not.toContain('SAR')
    expect(pieces.find((piece) => piece.text === 'الشخص')?.x).toBeGreaterThan(width / 2)
    expect(pieces.find((piece) => piece.text === 'ملف')?.x).toBeLessThan(width / 2)
    expect(text).not.toMatch(/\ufffd|\{/)
  })

  it.each(['de', 'fr', 'pt'] as const)('is written in %s', async (language) => {
    const title = { de: 'Akte', fr: 'Dossier', pt: 'Processo' }[language]
    expect((await print(school.owner, language)).text).toContain(title)
  })

  it('leaves out each part that the reader does not see on the page', async () => {
    const { text } = await print(await officer('students.view'), 'en')
    expect(text).toContain('4321')
    for (const kept of [number, 'AB-', 'Guardians', 'First aid', 'Lessons', 'Component', '120.00', 'Course'])
      expect(text).not.toContain(kept)
    expect((await print(await officer('students.view', 'schedules.view'), 'en')).text).toContain('March 4, 2030')
    expect((await print(await officer('students.view', 'fee_payments.view'), 'en')).text).toContain('120.00 SAR')
    expect((await print(await officer('students.view', 'student_documents.view'), 'en')).text).toContain('First aid')
  })

  it('is there for whom was put away, and for nobody beyond reach or of another school', async () => {
    const gone = await makePerson({ schoolId: school.owner.schoolId, kind: 'student', firstName: 'Zaid' })
    await query(sql`update students set archived_at = now(), status = 'withdrawn' where id = ${gone.id}`)
    expect((await print(school.owner, 'en', gone.id)).text).toContain('Zaid')
    const status = async (who: { token: string }) =>
      (await send(who.token, printStudentFile, { params: { id }, query: {} })).status
    expect(await status((await makeLessonSchool()).owner)).toBe(404)
    expect(await status(await makeReaching(school.owner.schoolId, 'own', { permissions: ['students.view'] }))).toBe(404)
    expect(await status(await officer('schedules.view'))).toBe(403)
  })
})
