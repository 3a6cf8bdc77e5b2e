import { packData } from '@dsms/contract/curriculum/countryPacks/data'
import { addUser } from '@dsms/contract/staff/users/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { findDoubles, findStudents, students } from '@dsms/contract/students/students/calls'
import { getStudentRules, updateStudentRules } from '@dsms/contract/students/students/conditions'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { forget } from '../../../testing/erasure.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { makeLicence } from '../../curriculum/courses/courses.testing.ts'
import { identityNumber, studentInput } from './students.testing.ts'

const { calls } = students
let owner: TestPerson & { schoolId: number }
let reception: TestPerson
let nth = 0

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  reception = await makePerson({
    schoolId: owner.schoolId,
    permissions: ['students.view', 'students.create', 'students.edit', 'students.export'],
  })
})

const input = (changes: Parameters<typeof studentInput>[1] = {}) => studentInput(900_000 + ++nth, changes)
const create = (changes: Parameters<typeof studentInput>[1] = {}, who: TestPerson = owner) =>
  send(who.token, calls.create, { body: input(changes) })
const make = async (changes: Parameters<typeof studentInput>[1] = {}) => {
  const reply = await callAs(owner.token, calls.create, { body: input(changes) })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body
}
const get = async (id: number, who: TestPerson = owner) =>
  (await callAs(who.token, calls.get, { params: { id }, query: {} })).body
const update = (id: number, body: Record<string, unknown>) => send(owner.token, calls.update, { params: { id }, body })
const find = async (q: string, who: TestPerson = owner) =>
  (await callAs(who.token, calls.list, { query: { q } })).body.rows.map(({ id }) => id)
/** By a number, which goes in the body. */
const lookUp = async (number: string, who: TestPerson = owner) =>
  (await callAs(who.token, findStudents, { body: { number } })).body

describe('a student', () => {
  it('has not completed while an enrolment is under way', async () => {
    const { id } = await make()
    const enrolment = await makeRecord('enrolments', owner, { student_id: id })
    await query(sql`update students set status = 'active' where id = ${id}`)
    const complete = () => send(owner.token, calls.changeStatus, { params: { id }, body: { status: 'completed' } })
    expect(refusal(await complete())).toMatchObject({ status: 409, code: 'student_enrolled' })
    const cancelled = { params: { id: enrolment.id }, body: { status: 'cancelled', reason: 'moved away' } }
    expect((await send(owner.token, enrolments.calls.changeStatus, cancelled)).status).toBe(200)
    expect((await complete()).body).toMatchObject({ status: 'completed' })
  })

  it('is a person with a number of the school, in both scripts', async () => {
    const student = await make({ second_name: { ar: 'أحمد', en: '' } })
    expect(student).toMatchObject({
      name: expect.stringMatching(/^سارة أحمد العلي/),
      student_no: expect.stringMatching(/^S-\d{6}$/),
      status: 'applicant',
      has_account: false,
    })
    const [person] = await query<{ kind: string; full_name: string; account_id: null }>(
      sql`select kind, full_name, account_id from users where id = ${student.id}`,
    )
    expect(person).toMatchObject({ kind: 'student', account_id: null, full_name: expect.stringMatching(/^سارة العلي/) })
    const other = await make()
    expect(Number(other.student_no.slice(2))).toBe(Number(student.student_no.slice(2)) + 1)
  })

  it('needs a name that is whole in one script, with the letters of each', async () => {
    expect(refusal(await create({ family_name: { ar: '', en: '' } }))).toEqual(
      wrongFields({ 'family_name.ar': 'required' }),
    )
    expect(refusal(await create({ first_name: { ar: 'Sara', en: 'سارة' } }))).toEqual(
      wrongFields({ 'first_name.ar': 'arabic_letters', 'first_name.en': 'latin_letters' }),
    )
    const latin = await make({ first_name: { ar: '', en: 'Müller' }, family_name: { ar: '', en: 'Weiß' } })
    expect(latin.name).toBe('Müller Weiß')
  })

  it('is found in either script, by number, e-mail and phone', async () => {
    const student = await make({
      first_name: { ar: 'مُنى', en: 'Muna' },
      family_name: { ar: 'الشمري', en: 'Alshammari' },
    })
    for (const q of ['منى الشمري', 'alshamm', student.student_no, student.email ?? '', String(student.phone).slice(4)])
      expect(await find(q), q).toContain(student.id)
    expect(await find('nobody at all')).toEqual([])
  })

  it('keeps up with what is changed of the person elsewhere', async () => {
    const { id, version } = await make()
    await query(
      sql`update users set email = 'moved@example.org', first_name = 'ريم', version = version + 1 where id = ${id}`,
    )
    const now = await get(id)
    expect(now).toMatchObject({ email: 'moved@example.org', first_name: { ar: 'ريم', en: 'Sara' } })
    expect(now.name).toMatch(/^ريم العلي/)
    expect(now.version).toBeGreaterThan(version)
    expect(refusal(await update(id, { version, city: 'Jeddah' })).code).toBe('stale_version')
    expect(await find('moved@example.org')).toEqual([id])
  })

  it('of the list of users has a record as well', async () => {
    const username = `pupil${process.pid}`
    const role = await query<{ id: number }>(
      sql`select id from roles where tenant = ${owner.schoolId} and key = 'student'`,
    )
    const reply = await send(owner.token, addUser, {
      body: {
        fullName: 'Nora Saleh',
        username,
        email: `${username}@example.org`,
        role: 'Student',
        ...(role[0] ? { role_id: role[0].id } : {}),
      },
    })
    expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300)
    const [id] = await find('Nora Saleh')
    expect(await get(id as number)).toMatchObject({ status: 'active', first_name: { ar: '', en: 'Nora' } })
  })

  it('shows a change of the person in the history', async () => {
    const { id, version } = await make()
    await update(id, { version, phone: '+966500000001', city: 'Jeddah' })
    const { history } = await get(id)
    expect(history.flatMap(({ fields }) => fields)).toEqual(expect.arrayContaining(['phone', 'city']))
  })
})

describe('an identity number', () => {
  const number = identityNumber(7788)

  it('is shown whole to those who may see it, and by its last four signs to others', async () => {
    const { id } = await make({ id_number: number })
    expect(await get(id)).toMatchObject({ id_number: number, id_last4: '7788' })
    expect(await get(id, reception)).toMatchObject({ id_number: null, id_last4: '7788' })
    expect(await lookUp(`${number.slice(0, 2)} ${number.slice(2)}`, reception)).toMatchObject([{ id, by: 'id_number' }])
    expect(await lookUp(number.slice(0, -1))).toEqual([])
  })

  it('is looked up by a call of its own and not in the address of the list, beside phones and student numbers', async () => {
    const student = await make({ id_number: identityNumber(884_321) })
    expect(await find(identityNumber(884_321))).toEqual([])
    for (const number of [student.student_no, String(student.phone).slice(3)])
      expect(await lookUp(number), number).toMatchObject([{ id: student.id, by: 'text' }])
    const national = String(student.phone).slice(4)
    const written = [`0${national}`, `00966${national}`, `+966 ${national.slice(0, 2)} ${national.slice(2)}`, national]
    for (const phone of [...written, [...`0${national}`].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('')])
      expect(await lookUp(phone), phone).toMatchObject([{ id: student.id, by: 'text' }])
    expect(await lookUp(identityNumber(884_321), await makeSchoolAdmin())).toEqual([])
  })

  it('belongs to one student of a school', async () => {
    expect(refusal(await create({ id_number: ` ${number} ` }))).toEqual(wrongFields({ id_number: 'identity_taken' }))
    const elsewhere = await makeSchoolAdmin()
    expect((await create({ id_number: number }, elsewhere)).status).toBe(201)
  })

  it('stands nowhere in the open: not in tables, the log, events and files of those who may not see it', async () => {
    const [{ tables } = { tables: [] }] = await query<{ tables: string[] }>(sql`
      select array_agg(table_name::text) as tables from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`)
    for (const table of tables) {
      const rows = await query(
        sql`select 1 from ${sql.identifier(table)} t where position(${number} in t::text) > 0 limit 1`,
      )
      expect(rows, table).toEqual([])
    }
    const save = async (who: TestPerson) =>
      String((await send(who.token, calls.exportSheet, { query: { format: 'csv' } })).body)
    expect(await save(reception)).not.toContain(number)
    expect(await save(owner)).toContain(number)
  })

  it('may be taken away, and is left alone by who does not name it', async () => {
    const student = await make()
    await update(student.id, { version: student.version, city: 'Jeddah' })
    const kept = await get(student.id)
    expect(kept.id_number).toBe(student.id_number)
    await update(student.id, { version: kept.version, id_number: null })
    expect(await get(student.id)).toMatchObject({ id_number: null, id_last4: null })
  })
})

describe('becoming active', () => {
  const activate = (id: number) => send(owner.token, calls.changeStatus, { params: { id }, body: { status: 'active' } })

  it('names all that is missing, and happens once it is there', async () => {
    const { id, version } = await make({ id_number: null, data_consent: false, birth_date: null })
    const refused = await activate(id)
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({
      code: 'student_incomplete',
      params: { gaps: 'birth_date, identity, consent, documents' },
    })
    await update(id, { version, id_number: identityNumber(771), data_consent: true, birth_date: '2000-01-01' })
    expect((await get(id)).gaps).toEqual(['documents'])
    const rules = (await callAs(owner.token, getStudentRules, { query: {} })).body
    await send(owner.token, updateStudentRules, { body: { version: rules.version, needs_documents: false } })
    expect((await activate(id)).body).toMatchObject({ status: 'active', gaps: [] })
    const [{ version: now } = rules] = [(await callAs(owner.token, getStudentRules, { query: {} })).body]
    const stale = await send(owner.token, updateStudentRules, {
      body: { version: rules.version, needs_consent: false },
    })
    expect(refusal(stale).code).toBe('stale_version')
    await send(owner.token, updateStudentRules, { body: { version: now, needs_documents: true } })
  })

  it('asks a minor for a guardian who may sign, and for their paper', async () => {
    const year = new Date().getUTCFullYear() - 16
    const { id } = await make({ birth_date: `${year}-01-01` })
    expect(await get(id)).toMatchObject({ is_minor: true, gaps: ['guardian', 'documents'] })
    expect((await get(id)).papers.map(({ kind }) => kind)).toContain('guardian_consent')
    const guardian = await makeRecord('guardians', owner)
    await query(sql`insert into student_guardians (tenant, student_id, guardian_id, relation, rights)
      values (${owner.schoolId}, ${id}, ${guardian.id}, 'mother', '{view_progress}')`)
    expect((await get(id)).gaps).toContain('guardian')
    await query(sql`update student_guardians set rights = '{sign}' where student_id = ${id}`)
    expect((await get(id)).gaps).toEqual(['documents'])
  })

  it('asks some papers of those alone who learn for a licence type', async () => {
    const enrolment = await makeRecord('enrolments', owner)
    const { version, documents } = (await callAs(owner.token, getStudentRules, { query: {} })).body
    const licence_type_ids = [enrolment.licence_type_id as number]
    const saved = await callAs(owner.token, updateStudentRules, {
      body: { version, documents: [...documents, { kind: 'first_aid', of: 'everybody', licence_type_ids }] },
    })
    const kinds = async (id: number) => (await get(id)).papers.map(({ kind }) => kind)
    expect(await kinds(enrolment.student_id as number)).toContain('first_aid')
    expect(await kinds((await make()).id)).not.toContain('first_aid')
    await callAs(owner.token, updateStudentRules, { body: { version: saved.body.version, documents } })
  })

  it('begins with what the pack of the school’s country asks for, until the school says otherwise', async () => {
    const newcomer = await makeSchoolAdmin()
    const rulesOf = async () => (await callAs(newcomer.token, getStudentRules, { query: {} })).body
    const before = await rulesOf()
    const licence = await makeLicence(newcomer)
    const data = packData.parse({
      categories: [String(licence.code).toLowerCase(), 'not trained here'].map((code) => ({
        code,
        names: { en: 'Test' },
        group: 'car' as const,
      })),
      majority_age: 21,
      documents: [
        { names: { en: 'A paper that only has words' }, kind: null },
        { names: {}, kind: 'eye_test', of: 'everybody', categories: [] },
        { names: {}, kind: 'medical', of: 'everybody', categories: [String(licence.code).toLowerCase()] },
        { names: {}, kind: 'first_aid', of: 'minors', categories: ['not trained here'] },
      ],
    })
    // offered to nobody any more, and kept by whoever chose it
    await query(sql`with pack as (insert into country_packs (code, name, status) values ('T14', '{"en": "Test"}', 'inactive') returning id)
      insert into country_pack_versions (pack_id, nth, effective_from, data, status)
      select id, 1, '2026-01-01', ${JSON.stringify(data)}::jsonb, 'published' from pack`)
    await query(
      sql`update schools set country_pack_code = 'T14', country_pack_version = 1 where id = ${newcomer.schoolId}`,
    )
    expect(await rulesOf()).toEqual({
      ...before,
      majority_age: 21,
      documents: [
        { kind: 'eye_test', of: 'everybody', licence_type_ids: [] },
        { kind: 'medical', of: 'everybody', licence_type_ids: [licence.id] },
      ],
    })
    await callAs(newcomer.token, updateStudentRules, { body: { version: 0, majority_age: 19, documents: [] } })
    expect(await rulesOf()).toMatchObject({ majority_age: 19, documents: [] })
  })

  it('is not left by putting away; withdrawing needs a reason', async () => {
    const { id } = await make()
    await query(sql`update students set status = 'active' where id = ${id}`)
    expect(refusal(await send(owner.token, calls.archive, { params: { id }, query: {} })).code).toBe('student_live')
    const withdraw = (reason?: string) =>
      send(owner.token, calls.changeStatus, {
        params: { id },
        body: { status: 'withdrawn', ...(reason ? { reason } : {}) },
      })
    expect(refusal(await withdraw())).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await withdraw('moved away')).status).toBe(200)
    expect((await send(owner.token, calls.archive, { params: { id }, query: {} })).status).toBe(200)
  })
})

describe('doubles', () => {
  const look = async (body: Parameters<typeof callAs<typeof findDoubles>>[2]['body'], who: TestPerson = owner) =>
    (await callAs(who.token, findDoubles, { body })).body

  it('are found while typing, by each thing that tells a person, and never in another school', async () => {
    const known = await make({
      first_name: { ar: 'هدى', en: 'Huda' },
      birth_date: '1999-09-09',
      id_number: identityNumber(5500),
    })
    const by = async (body: Parameters<typeof look>[0]) =>
      (await look(body)).filter(({ id }) => id === known.id).flatMap((one) => one.by)
    expect(await by({ id_number: [...identityNumber(5500)].join(' ') })).toEqual(['id_number'])
    expect(await by({ email: known.email?.toUpperCase() ?? '' })).toEqual(['email'])
    expect(await by({ phone: known.phone ?? '' })).toEqual([])
    expect(await by({ phone: known.phone ?? '', birth_date: '1999-09-09' })).toEqual(['phone_and_birth_date'])
    const family = { ar: '', en: known.family_name.en }
    const named = { first_name: { ar: '', en: 'huda' }, family_name: family }
    expect(await by({ ...named, phone: known.phone ?? '' })).toEqual(['name_and_phone'])
    expect(await by({ ...named, phone: '+966500000001' })).toEqual([])
    expect(await by({ first_name: { ar: '', en: 'HUDA' }, family_name: family, birth_date: '1999-09-09' })).toEqual([
      'name_and_birth_date',
    ])
    expect(await by({ except: known.id, email: known.email ?? '' })).toEqual([])
    const stranger = await makeSchoolAdmin()
    expect(await look({ email: known.email ?? '', id_number: identityNumber(5500) }, stranger)).toEqual([])
    expect(await look({}, owner)).toEqual([])
  })
})

describe('erasing', () => {
  it('leaves nothing that tells who somebody was, in the record, the papers and the log', async () => {
    const word = `Forgotten${process.pid}`
    const student = await make({
      first_name: { ar: 'منسية', en: 'Erasable' },
      family_name: { ar: 'تمامًا', en: 'Completely' },
      address: word,
      internal_notes: word,
      emergency_name: word,
    })
    await makeRecord('documents', owner, { student_id: student.id, notes: word, number: word })
    await makeRecord('enrolments', owner, { student_id: student.id, notes: word, learner_permit_no: word })
    await forget(student.id)
    for (const table of ['students', 'documents', 'enrolments', 'audit_log', 'users'])
      for (const told of [word, 'Erasable', 'منسية', student.email ?? '-'])
        expect(
          await query(
            sql`select 1 from ${sql.identifier(table)} t where t.tenant = ${owner.schoolId} and position(${told} in t::text) > 0`,
          ),
          `${told} in ${table}`,
        ).toEqual([])
  })
})
