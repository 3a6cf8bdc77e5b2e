import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { startApplication } from '@dsms/contract/students/applications/calls'
import { guardians } from '@dsms/contract/students/guardians/calls'
import { askForCorrection, decideCorrection, listCorrections } from '@dsms/contract/students/portal/corrections'
import { students } from '@dsms/contract/students/students/calls'
import { enrolLead, enrolPerson } from '@dsms/contract/students/students/sitting'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord, sampleInput } from '../../../../testing/areas.ts'
import { goodPassword, makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { identityNumber } from '../students.testing.ts'

type Owner = TestPerson & { schoolId: number }
let owner: Owner
let learner: TestPerson

const settleIn = (schoolId: number, code: string) =>
  query(sql`
    update schools set status = 'active', country_id = (select id from countries where code = ${code}) where id = ${schoolId}`)
const typeOf = async (code: string) => {
  const rows = await query<{ id: number }>(
    sql`select id from lookup_values where tenant = 0 and kind = 'id_type' and code = ${code}`,
  )
  return rows[0]?.id
}

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  await settleIn(owner.schoolId, 'SA')
  learner = await makePerson({ schoolId: owner.schoolId, kind: 'student', firstName: 'ليان', lastName: 'الحربي' })
})

const post = (call: Endpoint, body: object, id = 0) => send(owner.token, call, { params: { id }, body })
const student = async (changes: object) => ({ ...(await sampleInput('students', owner)), ...changes })
const guardian = async (changes: object) => ({ ...(await sampleInput('guardians', owner)), ...changes })
const speaker = async (changes: object) => ({ ...(await guardian(changes)), relation: 'mother', rights: ['sign'] })
const ask = (body: object) => send(learner.token, askForCorrection, { params: { id: learner.id }, body })
const apply = async (changes: object) => {
  const rows = await query<{ slug: string }>(sql`select slug from schools where id = ${owner.schoolId}`)
  const name = `identity-${process.pid}-${JSON.stringify(changes).length}`
  const { first_name, family_name, phone, birth_date } = await student({})
  const body = {
    ...{ first_name, family_name, phone, birth_date, ...changes },
    ...{ email: `${name}@example.org`, username: name, password: goodPassword, password_confirmation: goodPassword },
    data_consent: true,
  }
  return send(undefined, startApplication, { params: { slug: rows[0]?.slug ?? '' }, body })
}

describe('a number that stands on no paper of the country', () => {
  it.each(['12', '12345678901', '9034567890', 'none!'])('is refused by every call: %s', async (id_number) => {
    const bad = { id_number }
    const [there, parent, lead] = [
      await makeRecord('students', owner),
      await makeRecord('guardians', owner),
      await makeRecord('leads', owner),
    ]
    const replies = [
      ['id_number', await post(students.calls.create, await student(bad))],
      ['id_number', await post(students.calls.update, { version: there.version, ...bad }, there.id)],
      ['id_number', await post(guardians.calls.create, await guardian(bad))],
      ['id_number', await post(guardians.calls.update, { version: parent.version, ...bad }, parent.id)],
      ['student.id_number', await post(enrolPerson, { student: await student(bad) })],
      ['guardian.id_number', await post(enrolPerson, { student: await student({}), guardian: await speaker(bad) })],
      ['student.id_number', await post(enrolLead, { student: await student(bad) }, lead.id)],
      ['guardian.id_number', await post(enrolLead, { student_id: there.id, guardian: await speaker(bad) }, lead.id)],
      ['id_number', await ask(bad)],
      ['id_number', await apply(bad)],
    ] as const
    for (const [nth, [path, reply]] of replies.entries())
      expect([nth, refusal(reply)]).toEqual([nth, wrongFields({ [path]: 'invalid_identity' })])
    for (const { calls } of [students, guardians]) {
      const row = { first_name_ar: 'ريم', family_name_ar: 'الشهري', phone: '0501112233', ...bad }
      const { rows } = (await callAs(owner.token, calls.importSheet, { body: { rows: [row], mode: 'check' } })).body
      expect(Object.keys(rows[0]?.fields ?? {})).toEqual(['id_number'])
    }
  })
})

describe('a number as somebody types it', () => {
  it('is kept as papers show it', async () => {
    const number = identityNumber(820_001)
    const typed = `${number.slice(0, 4)}-${number.slice(4)} `
    const { id } = await makeRecord('students', owner, { id_number: typed })
    const { body } = await callAs(owner.token, students.calls.get, { params: { id }, query: {} })
    expect(body.id_number).toBe(number)
  })

  it('may be that of another paper, where its kind says so', async () => {
    const [passport, gulf] = [await typeOf('passport'), await typeOf('gulf_id')]
    const made = async (changes: object) => (await post(guardians.calls.create, await guardian(changes))).status
    expect(await made({ id_number: '98765432', id_type_id: await typeOf('national_id') })).toBe(422)
    expect(await made({ id_number: '98765432', id_type_id: passport })).toBe(201)
    expect(await made({ id_number: '784199012345678', id_type_id: passport })).toBe(422)
    expect(await made({ id_number: '784199012345678', id_type_id: gulf })).toBe(201)
    expect((await apply({ id_number: '98765431', id_type_id: passport })).status).toBe(200)
  })

  it('is asked for in the portal by the paper that the office knows', async () => {
    const { version } = (await callAs(owner.token, students.calls.get, { params: { id: learner.id }, query: {} })).body
    expect(refusal(await ask({ id_number: '98765430' }))).toEqual(wrongFields({ id_number: 'invalid_identity' }))
    await post(students.calls.update, { version, id_type_id: await typeOf('passport') }, learner.id)
    expect((await ask({ id_number: '98765430' })).status).toBe(201)
  })

  it('is refused by the office where it was asked for before the rule', async () => {
    const row = (await callAs(owner.token, listCorrections, { query: { student_id: learner.id } })).body.rows[0]
    const { version } = (await callAs(owner.token, students.calls.get, { params: { id: learner.id }, query: {} })).body
    await post(students.calls.update, { version, id_type_id: null }, learner.id)
    const body = { status: 'accepted', version: row?.version }
    expect(refusal(await post(decideCorrection, body, row?.id))).toEqual(wrongFields({ id_number: 'invalid_identity' }))
  })
})

describe('a number that is older than the rule', () => {
  it.each(['students', 'guardians'] as const)('stays while others of the fields change: %s', async (name) => {
    const { calls } = { students, guardians }[name]
    const elsewhere = await makeSchoolAdmin()
    const held = await makeRecord(name, elsewhere, { id_number: '12345678901' })
    await settleIn(elsewhere.schoolId, 'SA')
    const change = (body: object, version: number) =>
      send(elsewhere.token, calls.update, { params: { id: held.id }, body: { version, ...body } })
    const changed = await change({ id_number: '12345678901', address: 'Olaya 12' }, held.version)
    expect(changed.body).toMatchObject({ address: 'Olaya 12', id_number: '12345678901' })
    const { version } = changed.body as { version: number }
    expect((await change({ address: 'Olaya 14' }, version)).status).toBe(200)
    expect(refusal(await change({ id_number: '12345678902' }, version + 1))).toEqual(
      wrongFields({ id_number: 'invalid_identity' }),
    )
  })
})
