import type { Answer } from '@dsms/contract/kernel/endpoint'
import { changeUserStatus } from '@dsms/contract/staff/users/account'
import { contracts } from '@dsms/contract/students/contracts/calls'
import { documents } from '@dsms/contract/students/documents/calls'
import { enrolments } from '@dsms/contract/students/enrolments/calls'
import { linkGuardian, listStudentGuardians } from '@dsms/contract/students/guardians/calls'
import { findDoubles, findStudents, students } from '@dsms/contract/students/students/calls'
import { mergeStudents, previewMerge, undoMerge } from '@dsms/contract/students/students/merges'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../../testing/areas.ts'
import { forget } from '../../../../testing/erasure.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send, testApp } from '../../../../testing/harness.ts'
import { mainBranch, query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { givePlan, limitsOf, makePlan } from '../../../platform/plans/plans.testing.ts'
import { retention } from '../../../platform/retention/retention.ts'
import { makeReaching } from '../../../staff/directory/directory.testing.ts'
import { identityNumber, studentInput } from '../students.testing.ts'

type Student = Answer<typeof students.calls.get>
type Keep = Record<string, 'this' | 'other'>

let owner: TestPerson & { schoolId: number }
let nth = 0

beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const make = async (changes: Parameters<typeof studentInput>[1] = {}): Promise<Student> => {
  const reply = await callAs(owner.token, students.calls.create, { body: studentInput(700_000 + ++nth, changes) })
  expect(reply.status, JSON.stringify(reply.body)).toBe(201)
  return reply.body
}
/** Two records of the same person, the second one without a number. */
const pair = async (one: Parameters<typeof studentInput>[1] = {}, other: Parameters<typeof studentInput>[1] = {}) =>
  [await make(one), await make({ id_number: null, ...other })] as const
const get = async (id: number, who: TestPerson = owner) =>
  (await callAs(who.token, students.calls.get, { params: { id }, query: {} })).body
const preview = (id: number, other_id: number, who: TestPerson = owner) =>
  send(who.token, previewMerge, { params: { id }, query: { other_id } })
const look = async (id: number, other_id: number, who: TestPerson = owner) => {
  const reply = await callAs(who.token, previewMerge, { params: { id }, query: { other_id } })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body
}
const merge = async (id: number, other_id: number, keep: Keep = {}, who: TestPerson = owner) => {
  const [version, other_version] = [(await get(id)).version, (await get(other_id)).version]
  return send(who.token, mergeStudents, { params: { id }, body: { other_id, version, other_version, keep } })
}
const merged = async (id: number, other_id: number, keep: Keep = {}) => {
  const reply = await merge(id, other_id, keep)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body as Answer<typeof mergeStudents>
}
const undo = (id: number, who: TestPerson = owner) => send(who.token, undoMerge, { params: { id }, body: {} })
const studentOf = async (table: string, id: number) =>
  (
    await query<{ student_id: number }>(
      sql`select student_id from ${sql.identifier(table)} where tenant = ${owner.schoolId} and id = ${id}`,
    )
  )[0]?.student_id
const idsListed = async (q: string, archived = false) =>
  (
    await callAs(owner.token, students.calls.list, { query: { q, ...(archived ? { archived: 'true' } : {}) } })
  ).body.rows.map(({ id }) => id)

describe('two records side by side', () => {
  it('tell what differs, what is filled in, and what would move by kind', async () => {
    const [kept, other] = await pair(
      { city: 'Riyadh', occupation: null, tags: ['a'], internal_notes: 'first' },
      { city: 'Jeddah', occupation: 'baker', tags: ['a', 'b'], internal_notes: 'second' },
    )
    await makeRecord('documents', owner, { student_id: other.id })
    const { fields, moves, obstacles } = await look(kept.id, other.id)
    const of = (name: string) => fields.find(({ field }) => field === name)
    expect(of('address')).toEqual({ field: 'address', state: 'differs', this: 'Riyadh', other: 'Jeddah' })
    expect(of('occupation')).toMatchObject({ state: 'filled', other: 'baker' })
    expect(of('identity')).toMatchObject({ state: 'kept', other: null })
    expect(of('internal_notes')).toMatchObject({ state: 'joined' })
    expect(of('birth_date')).toMatchObject({ state: 'same' })
    expect(moves).toEqual([
      { kind: 'documents', count: 1 },
      { kind: 'tags', count: 1 },
    ])
    expect(obstacles).toEqual([])
  })

  it('show an identity number to those alone who may see it, and medical things to theirs', async () => {
    const [one, other] = [await make({ blood_group: 'A+' }), await make({ blood_group: 'B+' })]
    const secretary = await makePerson({
      schoolId: owner.schoolId,
      permissions: ['students.view', 'students.merge'],
    })
    const told = await look(one.id, other.id, secretary)
    const identity = told.fields.find(({ field }) => field === 'identity')
    expect(identity?.this).toContain(`•••• ${one.id_last4}`)
    expect(JSON.stringify(told)).not.toContain(String(one.id_number))
    expect(told.fields.some(({ field }) => field === 'blood_group')).toBe(false)
    expect(JSON.stringify(await look(one.id, other.id))).toContain(String(one.id_number))
  })

  it('are two, both of the school and both within reach', async () => {
    const [one, other] = await pair()
    expect(refusal(await preview(one.id, one.id))).toEqual(wrongFields({ other_id: 'merge_self' }))
    expect(refusal(await merge(one.id, one.id))).toEqual(wrongFields({ other_id: 'merge_self' }))
    const stranger = await makeSchoolAdmin()
    const theirs = (await makeRecord('students', stranger)).id
    for (const [id, other_id] of [
      [one.id, theirs],
      [theirs, one.id],
    ] as const) {
      expect((await preview(id, other_id)).status).toBe(404)
      const body = { other_id, version: 1, other_version: 1 }
      expect((await send(owner.token, mergeStudents, { params: { id }, body })).status).toBe(404)
    }
    const permissions = ['students.view', 'students.merge']
    const secretary = await makeReaching(owner.schoolId, 'branch', { permissions })
    const here = await mainBranch(owner)
    await query(
      sql`insert into staff_branches (tenant, user_id, branch_id) values (${owner.schoolId}, ${secretary.id}, ${here})`,
    )
    await query(sql`update students set branch_id = ${here} where id = ${one.id}`)
    for (const ids of [[one.id, other.id] as const, [other.id, one.id] as const]) {
      expect((await preview(...ids, secretary)).status).toBe(404)
      expect((await merge(...ids, {}, secretary)).status).toBe(404)
    }
    await query(sql`update students set branch_id = ${here} where id = ${other.id}`)
    expect((await merge(one.id, other.id, {}, secretary)).status).toBe(200)
  })
})

describe('merging', () => {
  it('moves what hangs on the other record, keeps its history, and puts it out of sight', async () => {
    const mark = `Mergeable${process.pid}`
    const [kept, other] = await pair(
      { city: 'Riyadh', tags: ['a'] },
      {
        id_number: identityNumber(669_911),
        email: 'other@example.org',
        city: 'Jeddah',
        tags: ['b'],
        family_name: { ar: 'آخر', en: mark },
      },
    )
    const paper = await makeRecord('documents', owner, { student_id: other.id })
    const enrolment = await makeRecord('enrolments', owner, { student_id: other.id })
    const contract = await makeRecord('contracts', owner, { student_id: other.id })
    await callAs(owner.token, contracts.calls.changeStatus, { params: { id: contract.id }, body: { status: 'sent' } })
    const lead = await makeRecord('leads', owner)
    await query(sql`update leads set student_id = ${other.id} where id = ${lead.id}`)
    await query(
      sql`insert into tasks (tenant, owner_id, title, link_kind, link_id) values (${owner.schoolId}, ${owner.id}, 'Call', 'student', ${other.id})`,
    )
    const { moves, kept_id } = await merged(kept.id, other.id, { address: 'other', identity: 'this' })
    expect(kept_id).toBe(kept.id)
    expect(moves).toEqual([
      { kind: 'enrolments', count: 1 },
      { kind: 'documents', count: 1 },
      { kind: 'contracts', count: 1 },
      { kind: 'leads', count: 1 },
      { kind: 'tasks', count: 1 },
      { kind: 'tags', count: 1 },
    ])
    expect(await query(sql`select 1 from tasks where link_kind = 'student' and link_id = ${kept.id}`)).toHaveLength(1)
    for (const [table, { id }] of Object.entries({
      documents: paper,
      enrolments: enrolment,
      contracts: contract,
      leads: lead,
    }))
      expect(await studentOf(table, id), table).toBe(kept.id)
    const now = await get(kept.id)
    expect(now).toMatchObject({ city: 'Jeddah', tags: ['a', 'b'], id_last4: kept.id_last4, email: kept.email })
    expect(now.history.flatMap(({ fields }) => fields)).toContain('merged')
    expect(now.merges).toMatchObject([{ kept: { id: kept.id }, other: { id: other.id, student_no: other.student_no } }])

    // the other record is in no list, search or list of doubles, and says where it went
    expect(await idsListed(mark)).toEqual([])
    expect(await idsListed(mark, true)).toEqual([])
    const doubles = await callAs(owner.token, findDoubles, { body: { email: 'other@example.org' } })
    expect(doubles.body).toEqual([])
    expect((await callAs(owner.token, findStudents, { body: { number: identityNumber(669_911) } })).body).toEqual([])
    const gone = await get(other.id)
    expect(gone.merges).toMatchObject([{ kept: { id: kept.id, student_no: kept.student_no } }])
    expect(gone.history.flatMap(({ fields }) => fields)).toContain('merged_into')
    const back = await send(owner.token, students.calls.restore, { params: { id: other.id }, body: {} })
    expect(refusal(back).code).toBe('student_merged')
    const added = await send(owner.token, enrolments.calls.create, {
      body: {
        student_id: other.id,
        course_id: enrolment.course_id as number,
        branch_id: enrolment.branch_id as number,
      },
    })
    expect(refusal(added)).toEqual(wrongFields({ student_id: 'student_merged' }))
  })

  it('writes numbers of records into the log, and never what tells a person', async () => {
    const [kept, other] = await pair({ id_number: null }, { id_number: identityNumber(441_212) })
    const { id } = await merged(kept.id, other.id)
    expect((await get(kept.id)).id_number).toBe(identityNumber(441_212))
    const log = await query<{ after: object }>(
      sql`select after from audit_log where tenant = ${owner.schoolId} and entity = 'student_merges' and entity_id = ${id}`,
    )
    expect(log).toHaveLength(1)
    expect(log[0]?.after).toMatchObject({ kept_id: kept.id, other_id: other.id })
    expect(Object.keys(log[0]?.after ?? {})).not.toEqual(expect.arrayContaining(['before']))
    const told = await query(
      sql`select 1 from audit_log where tenant = ${owner.schoolId} and position(${identityNumber(441_212)} in concat(before, after)) > 0`,
    )
    expect(told).toEqual([])
  })

  it('lets those who speak for both do what either link allowed', async () => {
    const [kept, other] = await pair()
    const [both, one] = [await makeRecord('guardians', owner), await makeRecord('guardians', owner)]
    const link = (id: number, guardian_id: number, rights: ('pay' | 'sign')[], is_main = false) =>
      callAs(owner.token, linkGuardian, { params: { id }, body: { guardian_id, relation: 'father', rights, is_main } })
    await link(kept.id, both.id, ['pay'])
    await link(other.id, both.id, ['sign'])
    await link(other.id, one.id, ['pay'])
    const links = async (id: number) =>
      (await callAs(owner.token, listStudentGuardians, { params: { id }, query: {} })).body.map((row) => ({
        id: row.guardian_id,
        rights: [...row.rights].sort(),
        is_main: row.is_main,
      }))
    const before = [await links(kept.id), await links(other.id)]
    const { id, moves } = await merged(kept.id, other.id)
    expect(moves).toEqual([{ kind: 'guardians', count: 2 }])
    expect(await links(kept.id)).toEqual([
      { id: both.id, rights: ['pay', 'sign'], is_main: true },
      { id: one.id, rights: ['pay'], is_main: false },
    ])
    expect(await links(other.id)).toEqual([])
    expect((await undo(id)).status).toBe(200)
    expect([await links(kept.id), await links(other.id)]).toEqual(before)
  })

  it('refuses what was changed by somebody else since', async () => {
    const [kept, other] = await pair()
    const body = { other_id: other.id, version: kept.version, other_version: other.version }
    for (const [id, { version }] of [
      [kept.id, kept],
      [other.id, other],
    ] as const) {
      await send(owner.token, students.calls.update, { params: { id }, body: { version, city: `City ${id}` } })
      expect(refusal(await send(owner.token, mergeStudents, { params: { id: kept.id }, body })).code).toBe(
        'stale_version',
      )
      body.version = (await get(kept.id)).version
    }
  })

  it('happens once when two do it at the same time', async () => {
    const [one, other] = await pair()
    const body = (mine: Student, theirs: Student) => ({
      other_id: theirs.id,
      version: mine.version,
      other_version: theirs.version,
    })
    const replies = await Promise.all([
      send(owner.token, mergeStudents, { params: { id: one.id }, body: body(one, other) }),
      send(owner.token, mergeStudents, { params: { id: other.id }, body: body(other, one) }),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

describe('in the way of a merge, by name', () => {
  /** The preview and the merge say the same, and nothing was moved. */
  async function isRefused(kept: number, other: number, code: string, params?: object) {
    const told = await look(kept, other)
    expect(told.obstacles).toMatchObject([{ code, ...(params ? { params } : {}) }])
    const reply = await merge(kept, other)
    expect(reply.status).toBe(409)
    expect(refusal(reply).code).toBe(code)
    expect(
      (
        await query(
          sql`select 1 from student_merges where other_id = ${other} and kept_id = ${kept} and undone_at is null`,
        )
      ).length,
    ).toBe(0)
  }

  it('are live enrolments of both for the same licence type', async () => {
    const [kept, other] = await pair()
    const enrolment = await makeRecord('enrolments', owner, { student_id: kept.id })
    await makeRecord('enrolments', owner, { student_id: other.id, course_id: enrolment.course_id })
    await isRefused(kept.id, other.id, 'merge_enrolments')
    await query(sql`update enrolments set status = 'cancelled' where id = ${enrolment.id}`)
    expect((await merge(kept.id, other.id)).status).toBe(200)
  })

  it('are contracts of both without a course, and corrections of both', async () => {
    const [kept, other] = await pair()
    for (const { id } of [kept, other]) {
      const contract = await makeRecord('contracts', owner, { student_id: id })
      await callAs(owner.token, contracts.calls.changeStatus, { params: { id: contract.id }, body: { status: 'sent' } })
    }
    await isRefused(kept.id, other.id, 'merge_contracts')
    const [mine, theirs] = await pair()
    for (const { id } of [mine, theirs])
      await query(
        sql`insert into correction_requests (tenant, student_id, wanted) values (${owner.schoolId}, ${id}, '{}')`,
      )
    await isRefused(mine.id, theirs.id, 'merge_corrections')
  })

  it('is that the other one alone signs in; where both do, the account of the kept one stays', async () => {
    const kept = await make()
    const [one, other] = [
      await makePerson({ schoolId: owner.schoolId, kind: 'student' }),
      await makePerson({ schoolId: owner.schoolId, kind: 'student' }),
    ]
    await isRefused(kept.id, one.id, 'merge_account')
    expect((await look(one.id, other.id)).closes_account).toBe(true)
    const { id } = await merged(one.id, other.id)
    const reads = (who: TestPerson) => send(who.token, students.calls.get, { params: { id: who.id }, query: {} })
    expect((await reads(other)).status).toBe(401)
    expect((await reads(one)).status).not.toBe(401)
    const { body } = await callAs(owner.token, changeUserStatus, { body: { ids: [other.id], status: 'active' } })
    expect(body).toMatchObject({ changed: [], refused: [{ id: other.id, code: 'student_merged' }] })
    await expect(query(sql`update users set status = 'active' where id = ${other.id}`)).rejects.toMatchObject({
      cause: { constraint: 'users__status__student_merged' },
    })
    await undo(id)
    const [person] = await query(sql`select status from users where id = ${other.id}`)
    expect(person).toEqual({ status: 'active' })
  })

  it('is that the record to be kept was put away, or that a person was erased', async () => {
    const [kept, other] = await pair()
    await send(owner.token, students.calls.archive, { params: { id: kept.id }, query: {} })
    await isRefused(kept.id, other.id, 'merge_archived', { name: kept.name })
    // the other way round it is what merging is for
    const { id } = await merged(other.id, kept.id)
    await undo(id)
    expect((await get(kept.id)).archived_at).not.toBeNull()
    await forget(kept.id)
    await isRefused(other.id, kept.id, 'merge_erased')
  })

  it('is that a record went into another one already', async () => {
    const [one, two] = await pair()
    const three = await make()
    await merged(two.id, one.id)
    await isRefused(three.id, one.id, 'merge_already')
    await isRefused(one.id, three.id, 'merge_already')
  })
})

describe('undoing', () => {
  it('puts back exactly what moved, and can be done once', async () => {
    const [kept, other] = await pair(
      { id_number: null, occupation: null },
      { id_number: identityNumber(3377), occupation: 'baker' },
    )
    const mine = await makeRecord('documents', owner, { student_id: kept.id })
    const theirs = await makeRecord('documents', owner, { student_id: other.id })
    const { id } = await merged(kept.id, other.id)
    const later = await makeRecord('documents', owner, { student_id: kept.id, kind: 'other' })
    const reply = await undo(id)
    expect(reply.body).toEqual({ kept_id: kept.id, other_id: other.id, left: [] })
    expect(await studentOf('documents', theirs.id)).toBe(other.id)
    for (const paper of [mine, later]) expect(await studentOf('documents', paper.id)).toBe(kept.id)
    expect(await get(kept.id)).toMatchObject({ id_number: null, occupation: null, merges: [] })
    expect(await get(other.id)).toMatchObject({ id_number: other.id_number, archived_at: null, merges: [] })
    expect(await idsListed(other.student_no)).toEqual([other.id])
    expect(refusal(await undo(id)).code).toBe('merge_undone')
    // and again, as if nothing had been
    await merged(kept.id, other.id)
    expect(await studentOf('documents', theirs.id)).toBe(kept.id)
  })

  it('leaves and names what was changed since', async () => {
    const [kept, other] = await pair({ occupation: null, city: null }, { occupation: 'baker', city: 'Jeddah' })
    const { id } = await merged(kept.id, other.id)
    const { version } = await get(kept.id)
    await send(owner.token, students.calls.update, {
      params: { id: kept.id },
      body: { version, occupation: 'painter' },
    })
    expect((await undo(id)).body).toMatchObject({ left: ['occupation'] })
    expect(await get(kept.id)).toMatchObject({ occupation: 'painter', city: null })
    expect(await get(other.id)).toMatchObject({ occupation: 'baker', city: 'Jeddah' })
  })

  it('is refused after a day', async () => {
    const [kept, other] = await pair()
    const { id } = await merged(kept.id, other.id)
    await query(sql`update student_merges set created_at = now() - interval '25 hours' where id = ${id}`)
    expect((await get(kept.id)).merges).toMatchObject([{ id, undo_until: null }])
    expect(refusal(await undo(id))).toMatchObject({ code: 'merge_too_old' })
  })

  it('needs what was written over, which goes when the person is erased', async () => {
    const [kept, other] = await pair({ occupation: null }, { occupation: `Baker${process.pid}` })
    const { id } = await merged(kept.id, other.id)
    const written = () =>
      query<{ before: object; after: object }>(sql`select before, after from student_merges where id = ${id}`)
    expect(JSON.stringify(await written())).toContain(`Baker${process.pid}`)
    await forget(other.id)
    expect(await written()).toEqual([{ before: {}, after: {} }])
  })

  it('is refused when a contract that moved was accepted since, by the new name', async () => {
    const [kept, other] = await pair()
    const contract = await makeRecord('contracts', owner, { student_id: other.id })
    await query(sql`update contracts set status = 'sent', sent_at = now() where id = ${contract.id}`)
    const { id } = await merged(kept.id, other.id)
    await query(sql`insert into contract_acceptances (tenant, contract_id, role, person_id, name, how, hash)
      values (${owner.schoolId}, ${contract.id}, 'student', ${kept.id}, 'Sara Alali', 'portal', 'x')`)
    expect(refusal(await undo(id)).code).toBe('merge_built_upon')
  })

  it('holds what was written over for two days at most', async () => {
    const [kept, other] = await pair({ occupation: null }, { occupation: 'baker' })
    const [young, old] = [
      await merged(kept.id, other.id),
      await merged((await make()).id, (await make({ id_number: null })).id),
    ]
    await query(
      sql`update student_merges set before = '{"a": {}}', created_at = now() - interval '3 days' where id = ${old.id}`,
    )
    const { database } = await testApp()
    while (await asSystem(database, (context) => retention().run(context)));
    const held = await query<{ id: number; held: boolean }>(sql`
      select id, before <> '{}' as held from student_merges where id in (${young.id}, ${old.id}) order by id`)
    expect(held).toEqual([
      { id: young.id, held: true },
      { id: old.id, held: false },
    ])
  })

  it('goes back step by step along a chain', async () => {
    const [a, b] = await pair()
    const c = await make()
    const paper = await makeRecord('documents', owner, { student_id: a.id })
    const first = await merged(b.id, a.id)
    const second = await merged(c.id, b.id)
    expect(await studentOf('documents', paper.id)).toBe(c.id)
    expect(refusal(await undo(first.id)).code).toBe('merge_followed')
    expect((await undo(second.id)).status).toBe(200)
    expect(await studentOf('documents', paper.id)).toBe(b.id)
    expect((await undo(first.id)).status).toBe(200)
    expect(await studentOf('documents', paper.id)).toBe(a.id)
  })

  it('is refused when something was added to what moved', async () => {
    const [kept, other] = await pair()
    const paper = await makeRecord('documents', owner, { student_id: other.id, kind: 'medical' })
    const { id } = await merged(kept.id, other.id)
    const newer = await makeRecord('documents', owner, { student_id: kept.id, kind: 'medical' })
    await query(sql`update documents set replaces_id = ${paper.id} where id = ${newer.id}`)
    expect(refusal(await undo(id)).code).toBe('merge_built_upon')
    await send(owner.token, documents.calls.archive, { params: { id: newer.id }, query: {} })
    expect(await studentOf('documents', paper.id)).toBe(kept.id)
  })

  it('needs the permission, the reach of the kept record, and a place of the plan', async () => {
    const [kept, other] = await pair()
    await query(sql`update students set status = 'active' where id = ${other.id}`)
    const { id } = await merged(kept.id, other.id)
    const viewer = await makePerson({ schoolId: owner.schoolId, permissions: ['students.view', 'students.edit'] })
    expect((await undo(id, viewer)).status).toBe(403)
    expect((await undo(id, await makeSchoolAdmin())).status).toBe(404)
    const beyond = await makeReaching(owner.schoolId, 'own', { permissions: ['students.view', 'students.merge'] })
    expect((await undo(id, beyond)).status).toBe(404)
    const [{ used } = { used: 0 }] = await query<{ used: number }>(
      sql`select count(*)::integer as used from students s join users u on u.id = s.id
           where s.tenant = ${owner.schoolId} and s.status = 'active' and s.archived_at is null and u.status = 'active'`,
    )
    const plan = await makePlan({ limits: limitsOf({ active_students: used }) })
    await givePlan(owner.schoolId, plan)
    expect(refusal(await undo(id)).code).toBe('plan_limit')
  })
})

it('moves nothing of another school in the database, nothing into itself, and nothing back twice', async () => {
  const [kept, other] = await pair()
  const { id } = await merged(kept.id, other.id)
  await undo(id)
  const elsewhere = (await makeSchoolAdmin()).schoolId
  const { database } = await testApp()
  const calls = [
    [elsewhere, sql`select merge_student(${kept.id}, ${other.id})`],
    [owner.schoolId, sql`select merge_student(${kept.id}, ${kept.id})`],
    [elsewhere, sql`select unmerge_student(${id})`],
    [owner.schoolId, sql`select unmerge_student(${id})`],
  ] as const
  for (const [schoolId, call] of calls) {
    const deed = asSystem(database, async ({ db }) => {
      await db.execute(sql`select set_config('app.tenant', ${String(schoolId)}, true)`)
      await db.execute(call)
    })
    await expect(deed).rejects.toMatchObject({ cause: { code: '42501' } })
  }
})

describe('every key that leads to a student', () => {
  /** What points at students and people and does not go over, each with why. */
  const stays: Record<string, string> = {
    'students.id': 'is the person of the record',
    'students.merged_into': 'says where it went',
    'student_merges.kept_id': 'is the merge itself',
    'student_merges.other_id': 'is the merge itself',
    'student_guardians.student_id': 'goes over by lines of its own in merge_student',
  }

  it('goes over in a merge, or is named here as one that stays', async () => {
    const keys = await query<{ name: string }>(sql`
      select distinct c.conrelid::regclass::text || '.' || a.attname as name
        from pg_constraint c
        join lateral unnest(c.conkey) as k on true
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k and a.attname <> 'tenant'
       where c.contype = 'f' and (c.confrelid = 'students'::regclass
          or (c.confrelid = 'users'::regclass and a.attname like '%student%'))
       order by 1`)
    const moved = await query<{ name: string }>(sql`select source || '.' || field as name from student_references()`)
    const known = new Set([...moved.map(({ name }) => name), ...Object.keys(stays)])
    expect(keys.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
  })

  it('is refused for a record that went into another one', async () => {
    const guarded = await query<{ name: string }>(
      sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'merged'`,
    )
    const moved = await query<{ name: string }>(
      sql`select source as name from student_references() where field = 'student_id'`,
    )
    expect(guarded.map(({ name }) => name).sort()).toEqual(
      [...moved.map(({ name }) => name), 'student_guardians'].sort(),
    )
  })
})
