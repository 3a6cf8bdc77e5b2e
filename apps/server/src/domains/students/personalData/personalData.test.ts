import { contracts } from '@dsms/contract/students/contracts/calls'
import { documents } from '@dsms/contract/students/documents/calls'
import { linkGuardian } from '@dsms/contract/students/guardians/calls'
import { exportMyData, exportStudentData } from '@dsms/contract/students/personalData/calls'
import { students } from '@dsms/contract/students/students/calls'
import { exportTrainerData } from '@dsms/contract/trainers/personalData/calls'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeRole, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { makeReaching } from '../../staff/directory/directory.testing.ts'
import { trainerSections } from '../../trainers/personalData/trainer.copy.ts'
import { studentSections } from './student.data.ts'

const secret = 'لا-يقرأها-الطالب-4417'
const number = '1087654321'
const scan = Buffer.from('%PDF-1.4\n% scan of a paper\n%%EOF\n')

let owner: TestPerson & { schoolId: number }
let student: TestPerson
let mother: TestPerson
let uncle: TestPerson
let paper: number
let contract: number

async function unpacked(who: TestPerson, path: string) {
  const { http } = await testApp()
  const reply = await http.inject({ url: path, headers: { authorization: `Bearer ${who.token}` } })
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' })
  const files = unzipSync(reply.rawPayload)
  const json = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()))
  const all = Object.entries(files).map(([name, bytes]) => `${name} ${strFromU8(bytes)}`)
  return { names: Object.keys(files).sort(), files, json, text: all.join('\n') }
}

const ofStudent = (who: TestPerson, id = student.id) => unpacked(who, `/api/school/students/${id}/personal-data`)
const ofMine = (who: TestPerson, id = student.id) => unpacked(who, `/api/my/students/${id}/personal-data`)
const officer = async (...permissions: ('students.export_person' | 'students.see_id')[]) =>
  makePerson({ schoolId: owner.schoolId, roleId: (await makeRole(owner.schoolId, permissions)).id })

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  student = await makePerson({ schoolId: owner.schoolId, kind: 'student', firstName: 'ريم', lastName: 'القحطاني' })
  const version = (await callAs(owner.token, students.calls.get, { params: { id: student.id }, query: {} })).body
    .version
  const change = { version, id_number: number, blood_group: 'O+' as const, internal_notes: secret, tags: [secret] }
  await callAs(owner.token, students.calls.update, { params: { id: student.id }, body: change })
  const { http } = await testApp()
  const upload = await http.inject({
    method: 'POST',
    url: `/api/files?name=${encodeURIComponent('الهوية.pdf')}`,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/octet-stream' },
    payload: scan,
  })
  const made = await callAs(owner.token, documents.calls.create, {
    body: { student_id: student.id, kind: 'id', file_id: upload.json().id, notes: secret },
  })
  paper = made.body.id
  contract = (await makeRecord('contracts', owner, { student_id: student.id, send: true })).id
  const guardian = async (rights: ('view_progress' | 'sign')[]) => {
    const person = await makePerson({ schoolId: owner.schoolId, kind: 'guardian' })
    await query(sql`update users set phone = '+966509876543' where id = ${person.id}`)
    await callAs(owner.token, linkGuardian, {
      params: { id: student.id },
      body: { guardian_id: person.id, relation: 'mother', rights },
    })
    return person
  }
  mother = await guardian(['view_progress', 'sign'])
  uncle = await guardian(['sign'])
})

describe('a copy of what the school holds of a student', () => {
  it('has every record and file, and apart from them what the office wrote for itself', async () => {
    const { names, files, json, text } = await ofStudent(owner)
    expect(names).toEqual([
      `files/contract-${contract}.pdf`,
      `files/document-${paper}-الهوية.pdf`,
      'office.json',
      'person.json',
    ])
    expect(Buffer.from(files[`files/document-${paper}-الهوية.pdf`] ?? [])).toEqual(scan)
    expect(strFromU8(files[`files/contract-${contract}.pdf`] ?? new Uint8Array()).startsWith('%PDF')).toBe(true)
    const person = json('person.json')
    expect(person.students[0]).toMatchObject({ id: student.id, id_number: number, blood_group: 'O+' })
    expect(person.student_guardians.map((one: { guardian_id: number }) => one.guardian_id).sort()).toEqual(
      [mother.id, uncle.id].sort(),
    )
    expect(person.documents[0]).toMatchObject({ id: paper, kind: 'id' })
    const kept = (await callAs(owner.token, contracts.calls.get, { params: { id: contract }, query: {} })).body
    expect(person.contracts[0]).toMatchObject({ texts: kept.texts, hash: kept.hash })
    expect(person.history.map(({ record }: { record: string }) => record)).toEqual(
      expect.arrayContaining(['students', 'documents', 'contracts']),
    )
    expect(JSON.stringify(person)).not.toContain(secret)
    expect(json('office.json')).toMatchObject({
      students: [{ internal_notes: secret, tags: [secret] }],
      documents: [{ id: paper, notes: secret }],
    })
    const [sealed] = await query<{ id_sealed: string; id_hash: string }>(
      sql`select id_sealed, id_hash from students where id = ${student.id}`,
    )
    expect(text).not.toContain(sealed?.id_sealed)
    expect(text).not.toContain(sealed?.id_hash)
  })

  it('tells the end of the identity number alone to who may not see it', async () => {
    const { json, text } = await ofStudent(await officer('students.export_person'))
    expect(json('person.json').students[0]).toMatchObject({ id_number: null, id_last4: '4321' })
    expect(text).not.toContain(number)
    const seeing = await ofStudent(await officer('students.export_person', 'students.see_id'))
    expect(seeing.json('person.json').students[0].id_number).toBe(number)
  })

  it('stands in the history with who made it', async () => {
    const by = await officer('students.export_person')
    await ofStudent(by)
    const [last] = await query<{ actor_id: number; after: object }>(
      sql`select actor_id, after from audit_log where entity = 'students' and entity_id = ${student.id} order by id desc limit 1`,
    )
    expect(last).toEqual({ actor_id: by.id, after: { personal_data: 'copied' } })
  })

  it('comes without what lies nowhere any more', async () => {
    const { files } = await testApp()
    const [row] = await query<{ hash: string }>(
      sql`select f.hash from files f join documents d on d.file_id = f.id where d.id = ${paper}`,
    )
    await files.remove([`private/${row?.hash.slice(0, 2)}/${row?.hash}`])
    const { names, json } = await ofStudent(owner)
    expect(names).not.toContain(`files/document-${paper}-الهوية.pdf`)
    expect(json('missing-files.json')).toEqual([`files/document-${paper}-الهوية.pdf`])
    await files.write(`private/${row?.hash.slice(0, 2)}/${row?.hash}`, scan)
  })

  it('is closed to who may only see students, to who does not reach them, and to another school', async () => {
    const call = (who: TestPerson, id = student.id) => send(who.token, exportStudentData, { params: { id } })
    expect((await call(await officer('students.see_id'))).status).toBe(403)
    expect((await call(await makeSchoolAdmin())).status).toBe(404)
    const beyond = await makeReaching(owner.schoolId, 'own', { permissions: ['students.export_person'] })
    expect((await call(beyond)).status).toBe(404)
  })

  it('covers every table that names students', async () => {
    const named = await query<{ table: string }>(sql`
      select distinct c.conrelid::regclass::text as table
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f' and c.conrelid <> 'students'::regclass
         and (c.confrelid = 'students'::regclass or c.confrelid = 'users'::regclass and a.attname = 'student_id')`)
    // what comes of lessons names the enrolment, or the booking, and by it the student
    const byEnrolment = [
      ...['bookings', 'charges', 'sales', 'waitlist_entries', 'slot_offers', 'move_requests'],
      ...['lesson_records', 'self_ratings'],
    ]
    expect(named.map(({ table }) => table).sort()).toEqual(
      Object.keys(studentSections)
        .filter((table) => !['students', 'users', ...byEnrolment].includes(table))
        .sort(),
    )
  })
})

describe('a copy of one’s own', () => {
  it('has what one’s own record says and never what the office wrote for itself', async () => {
    // of an adult a guardian gets none
    await query(sql`update users set birth_date = current_date - interval '12 years' where id = ${student.id}`)
    for (const who of [student, mother]) {
      const { names, json, text } = await ofMine(who)
      expect(names).toEqual([`files/contract-${contract}.pdf`, `files/document-${paper}-الهوية.pdf`, 'person.json'])
      expect(json('person.json').students[0]).toMatchObject({ id_last4: '4321', id_number: null, blood_group: 'O+' })
      for (const hidden of [secret, number, '+966509876543']) expect(text).not.toContain(hidden)
    }
  })

  it('is for who learns or sees how somebody gets on, and for nobody else', async () => {
    const call = (who: TestPerson) => send(who.token, exportMyData, { params: { id: student.id } })
    const other = await makePerson({ schoolId: owner.schoolId, kind: 'student' })
    expect((await call(uncle)).status).toBe(403)
    expect((await call(other)).status).toBe(404)
    expect((await call(owner)).status).toBe(404)
  })
})

describe('a copy of what the school holds of a trainer', () => {
  it('has their credentials, hours and leave', async () => {
    const credential = await makeRecord('trainerCredentials', owner)
    const [row] = await query<{ id: number }>(
      sql`select trainer_id as id from trainer_credentials where id = ${credential.id}`,
    )
    const id = row?.id ?? 0
    await query(sql`insert into availability_exceptions (tenant, trainer_id, kind, starts, ends, reason)
      values (${owner.schoolId}, ${id}, 'unavailable', '2099-03-02', '2099-03-03', 'موعد')`)
    const { json } = await unpacked(owner, `/api/school/trainers/${id}/personal-data`)
    expect(json('person.json')).toMatchObject({
      trainers: [{ id }],
      trainer_credentials: [{ id: credential.id, kind: 'teaching_permit' }],
      availability_exceptions: [{ reason: 'موعد' }],
    })
    expect((await send(student.token, exportTrainerData, { params: { id } })).status).toBe(403)
  })

  it('covers every table that names trainers', async () => {
    const named = await query<{ table: string }>(sql`
      select distinct c.conrelid::regclass::text as table
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
       where c.contype = 'f'
         and (c.confrelid = 'trainers'::regclass or c.confrelid = 'users'::regclass and a.attname = 'trainer_id')`)
    // in the trainer's own row, a line that says their weekly hours once more, whom they teach, series, whose lessons name them, and
    // what the school asks for their lessons
    const elsewhere = ['trainer_branches', 'trainer_certifications', 'trainer_licence_types', 'trainer_specialities']
    const more = [...elsewhere, 'availability_weeks', 'trainer_consents', 'enrolments', 'lesson_series', 'price_rules']
    expect(named.map(({ table }) => table).sort()).toEqual(
      [...Object.keys(trainerSections).filter((table) => !['trainers', 'users'].includes(table)), ...more].sort(),
    )
  })
})
