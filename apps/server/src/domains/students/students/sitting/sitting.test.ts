import { type guardians, listStudentGuardians } from '@dsms/contract/students/guardians/calls'
import { leads } from '@dsms/contract/students/leads/calls'
import { students } from '@dsms/contract/students/students/calls'
import { enrolLead, enrolPerson } from '@dsms/contract/students/students/sitting'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { makeRecord } from '../../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { studentInput } from '../students.testing.ts'

let owner: TestPerson & { schoolId: number }
let nth = 40_000

beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const input = (changes: Parameters<typeof studentInput>[1] = {}) => studentInput(nth++, changes)
const makeLead = (changes: Record<string, unknown> = {}) => makeRecord('leads', owner, changes)
const enrol = (id: number, body: object, who: TestPerson = owner) =>
  send(who.token, enrolLead, { params: { id }, body })
const lead = (id: number) =>
  callAs(owner.token, leads.calls.get, { params: { id }, query: {} }).then(({ body }) => body)
const student = (id: number) =>
  callAs(owner.token, students.calls.get, { params: { id }, query: {} }).then(({ body }) => body)
const idOf = ({ body }: { body: unknown }) => (body as { student_id: number }).student_id
const counted = async (table: 'students' | 'guardians'): Promise<number> => {
  const [row] = await query<{ count: number }>(
    sql`select count(*)::integer as count from ${sql.identifier(table)} where tenant = ${owner.schoolId}`,
  )
  return row?.count ?? 0
}

const mother = (changes: Partial<z.input<typeof guardians.input>> = {}) => ({
  first_name: { ar: 'منى' },
  family_name: { ar: 'العلي' },
  phone: '+966501112244',
  relation: 'mother',
  rights: ['pay', 'sign'],
  ...changes,
})

describe('a lead', () => {
  it('becomes a student who has what the lead told', async () => {
    const times = [{ weekday: 2, from: '17:00', to: '19:00' }]
    const { id } = await makeLead({
      source: 'referral',
      source_detail: 'ريم',
      wish_times: times,
      language: 'fr',
      notes: 'مساءً فقط',
      email: 'lead@mail.example',
    })
    const { email: _, ...form } = input({ source: 'phone', phone: '+966501119999' })
    const made = await student(idOf(await enrol(id, { student: form })))
    expect(made).toMatchObject({
      name: 'سارة العلي 40000',
      phone: '+966501119999',
      email: 'lead@mail.example',
      source: 'referral',
      referred_by: 'ريم',
      wish_times: times,
      languages: ['fr'],
      internal_notes: 'مساءً فقط',
      branch_id: await mainBranch(owner),
    })
    expect(await lead(id)).toMatchObject({ status: 'won', student_id: made.id })
    const { rows } = (await callAs(owner.token, leads.calls.list, { query: { source: [], student_id: made.id } })).body
    expect(rows.map((row) => row.id)).toEqual([id])
  })

  it('keeps what the form says where both say something', async () => {
    const { id } = await makeLead({ notes: 'من المهتم' })
    const said = { internal_notes: 'من النموذج', languages: ['en' as const], email: null }
    expect(await student(idOf(await enrol(id, { student: input(said) })))).toMatchObject(said)
  })

  it('becomes one student, however often it is asked for at once', async () => {
    const { id } = await makeLead()
    const before = await counted('students')
    const replies = await Promise.all([enrol(id, { student: input() }), enrol(id, { student: input() })])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    const late = replies.find(({ status }) => status === 409)
    expect(late?.body).toMatchObject({ code: 'lead_converted', params: { name: expect.stringContaining('سارة') } })
    expect(await counted('students')).toBe(before + 1)
  })

  it('is tied to somebody who is there, and to nobody else afterwards', async () => {
    const [{ id }, one, other] = [
      await makeLead(),
      await makeRecord('students', owner),
      await makeRecord('students', owner),
    ]
    const both = await Promise.all([enrol(id, { student_id: one.id }), enrol(id, { student_id: one.id })])
    expect(both.map(idOf)).toEqual([one.id, one.id])
    expect(await lead(id)).toMatchObject({ status: 'won', student_id: one.id })
    expect(refusal(await enrol(id, { student_id: other.id })).code).toBe('lead_converted')
    expect(refusal(await enrol((await makeLead()).id, { student_id: 2_000_000_000 })).status).toBe(404)
    expect(refusal(await enrol((await makeLead()).id, {}))).toEqual(wrongFields({ student: 'required' }))
  })

  it('is refused by name where it was lost or put away', async () => {
    const lost = await makeLead()
    await send(owner.token, leads.calls.changeStatus, {
      params: { id: lost.id },
      body: { status: 'lost', reason: 'too dear' },
    })
    expect(refusal(await enrol(lost.id, { student: input() })).code).toBe('lead_lost')
    const away = await makeLead()
    await send(owner.token, leads.calls.archive, { params: { id: away.id }, query: {} })
    expect(refusal(await enrol(away.id, { student: input() })).code).toBe('lead_archived')
  })

  it('that was won without a student is completed', async () => {
    const { id } = await makeLead()
    await query(sql`update leads set status = 'won' where id = ${id}`)
    const student_id = idOf(await enrol(id, { student: input() }))
    expect(await lead(id)).toMatchObject({ status: 'won', student_id })
  })

  it('of somebody whom another lead became is refused, unless they are back', async () => {
    const [first, second] = [await makeLead(), await makeLead()]
    const { id } = await makeRecord('students', owner)
    await enrol(first.id, { student_id: id })
    const again = await enrol(second.id, { student_id: id })
    expect(again.body).toMatchObject({ code: 'student_of_lead', params: { name: first.name } })
    expect(idOf(await enrol(second.id, { student_id: id, is_back: true }))).toBe(id)
  })

  it('is left as it was where its guardian is refused', async () => {
    const { id } = await makeLead()
    const before = await counted('students')
    const nameless = mother({ first_name: { ar: '' } })
    expect(refusal(await enrol(id, { student: input(), guardian: nameless }))).toEqual(
      wrongFields({ 'guardian.first_name.ar': 'required' }),
    )
    expect(await counted('students')).toBe(before)
    expect(await lead(id)).toMatchObject({ status: 'new', student_id: null })
  })

  it('takes the right to add students, and that to add guardians, for who adds them', async () => {
    const permissions = ['leads.view', 'leads.convert', 'students.view'] as const
    const clerk = await makePerson({ schoolId: owner.schoolId, permissions: [...permissions] })
    const { id } = await makeLead()
    expect(refusal(await enrol(id, { student: input() }, clerk)).code).toBe('forbidden')
    const known = await makeRecord('students', owner)
    expect(refusal(await enrol(id, { student_id: known.id, guardian: mother() }, clerk)).code).toBe('forbidden')
    expect(idOf(await enrol(id, { student_id: known.id }, clerk))).toBe(known.id)
  })
})

describe('somebody who walks in', () => {
  it('is written down with who speaks for them, who may do what was chosen', async () => {
    const reply = await send(owner.token, enrolPerson, { body: { student: input(), guardian: mother() } })
    const { body } = await callAs(owner.token, listStudentGuardians, { params: { id: idOf(reply) }, query: {} })
    expect(body).toMatchObject([{ name: 'منى العلي', relation: 'mother', rights: ['pay', 'sign'], is_main: true }])
  })

  it('is spoken for by a guardian of a brother, as the main one', async () => {
    const first = idOf(await send(owner.token, enrolPerson, { body: { student: input(), guardian: mother() } }))
    const guardiansOf = async (id: number) =>
      (await callAs(owner.token, listStudentGuardians, { params: { id }, query: {} })).body
    const guardian_id = (await guardiansOf(first))[0]?.guardian_id ?? 0
    const before = await counted('guardians')
    const known_guardian = { guardian_id, relation: 'mother' as const, rights: ['sign' as const] }
    const clerk = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['students.create', 'students.view', 'guardians.view'],
    })
    const body = { student: input(), known_guardian }
    expect(refusal(await send(clerk.token, enrolPerson, { body })).code).toBe('forbidden')
    const second = idOf(await send(owner.token, enrolPerson, { body }))
    expect(await guardiansOf(second)).toMatchObject([{ guardian_id, rights: ['sign'], is_main: true }])
    expect(await counted('guardians')).toBe(before)

    const both = { student: input(), known_guardian, guardian: mother() }
    expect(refusal(await send(owner.token, enrolPerson, { body: both }))).toEqual(
      wrongFields({ known_guardian: 'two_guardians' }),
    )
    const foreign = await makeRecord('guardians', await makeSchoolAdmin())
    const others = { student: input(), known_guardian: { ...known_guardian, guardian_id: foreign.id } }
    expect([404, 422]).toContain(refusal(await send(owner.token, enrolPerson, { body: others })).status)
  })

  it('is not written down where something is wrong with either', async () => {
    const before = [await counted('students'), await counted('guardians')]
    const taken = input()
    await send(owner.token, enrolPerson, { body: { student: taken } })
    const same = input({ id_number: taken.id_number })
    for (const [body, fields] of [
      [{ student: same, guardian: mother() }, { 'student.id_number': 'identity_taken' }],
      [{ student: input(), guardian: mother({ family_name: {} }) }, { 'guardian.family_name.ar': 'required' }],
      [{ student: input({ family_name: {} }) }, { 'student.family_name.ar': 'required' }],
    ] as const)
      expect(refusal(await send(owner.token, enrolPerson, { body }))).toEqual(wrongFields(fields))
    expect([await counted('students'), await counted('guardians')]).toEqual([(before[0] ?? 0) + 1, before[1]])
  })
})
