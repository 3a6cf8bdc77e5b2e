import type { Answer } from '@dsms/contract/kernel/endpoint'
import {
  type BulkOutcome,
  changeManyStatuses,
  exportMany,
  giveManyTrainer,
  mostMatching,
  tagMany,
} from '@dsms/contract/students/students/bulk'
import { students } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { makeRecord } from '../../../../testing/areas.ts'
import { makeCrowd, makePerson, makeSchoolAdmin, type TestPerson } from '../../../../testing/factories.ts'
import { callAs, send } from '../../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../../testing/reads.ts'
import { limitsOf, makePlan, withPlan } from '../../../platform/plans/plans.testing.ts'
import { studentInput } from '../students.testing.ts'

type TaggedMany = Answer<typeof tagMany>
type GivenMany = Answer<typeof giveManyTrainer>
type ChangedMany = Answer<typeof changeManyStatuses>

let owner: TestPerson & { schoolId: number }
let nth = 0

beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const make = async (status = 'active', changes: Parameters<typeof studentInput>[1] = {}) => {
  const made = await callAs(owner.token, students.calls.create, { body: studentInput(800_000 + ++nth, changes) })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body
  if (status !== 'applicant') await query(sql`update students set status = 'active' where id = ${id}`)
  if (status !== 'active') await query(sql`update students set status = ${status} where id = ${id}`)
  return id
}
const get = async (id: number) => (await callAs(owner.token, students.calls.get, { params: { id }, query: {} })).body
const change = (body: Record<string, unknown>, who: TestPerson = owner) =>
  send(who.token, changeManyStatuses, { body: { mode: 'do', ...body } })
const tag = (body: Record<string, unknown>, who: TestPerson = owner) =>
  send(who.token, tagMany, { body: { mode: 'do', ...body } })

it('pauses those who may be paused, and says of the others why not', async () => {
  const [active, done, foreign] = [await make(), await make('completed'), await strangerOf()]
  const asked = { ids: [active, done, foreign], status: 'paused' }
  const expected = {
    done: [{ id: active, was: 'active' }],
    refused: [
      { id: done, name: expect.stringMatching(/./), code: 'illegal_transition' },
      { id: foreign, name: null, code: 'not_found' },
    ],
  }
  // asked for before anybody said why, and nothing changes
  expect((await change({ ...asked, mode: 'check' })).body).toMatchObject(expected)
  expect((await get(active)).status).toBe('active')
  expect(refusal(await change(asked))).toEqual(wrongFields({ reason: 'reason_required' }))
  expect((await change({ ...asked, reason: 'summer' })).body).toMatchObject(expected)
  expect(await get(active)).toMatchObject({ status: 'paused', status_reason: 'summer' })
  expect((await get(done)).status).toBe('completed')
})

it('activates by the rules of a single one, and no more than the plan has room for', async () => {
  const lacking = await make('applicant')
  expect((await change({ ids: [lacking], status: 'active' })).body).toMatchObject({
    done: [],
    refused: [{ id: lacking, code: 'student_incomplete', gaps: expect.arrayContaining(['documents']) }],
  })
  const small = await withPlan(await makePlan({ limits: limitsOf({ active_students: 2 }) }))
  await query(sql`insert into student_rules (tenant, needs_birth_date, needs_contact, needs_identity, needs_consent,
    needs_guardian, needs_documents) values (${small.schoolId}, false, false, false, false, false, false)`)
  const ids: number[] = []
  for (let one = 0; one < 3; one++)
    ids.push((await callAs(small.token, students.calls.create, { body: studentInput(810_000 + ++nth) })).body.id)
  const reply = await change({ ids, status: 'active' }, small)
  expect(doneOf(reply.body)).toEqual(ids.slice(0, 2))
  expect(reply.body).toMatchObject({ refused: [{ id: ids[2], code: 'plan_limit' }] })
})

it('puts tags on and takes them off, however they stood, and refuses an eleventh', async () => {
  const full = await make('active', { tags: 'abcdefghij'.split('') })
  const [one, other] = [await make('active', { tags: ['VIP', 'evening'] }), await make()]
  const reply = await tag({ ids: [one, other, full], add: ['summer', 'VIP'], remove: ['evening'] })
  expect(reply.body).toMatchObject({ done: [{ id: one }, { id: other }], refused: [{ id: full, code: 'too_many' }] })
  expect((await get(one)).tags).toEqual(['summer', 'VIP'])
  expect((await get(other)).tags).toEqual(['summer', 'VIP'])
  const { version } = await get(one)
  await tag({ ids: [one], add: ['VIP'] })
  expect((await get(one)).version, 'nothing to write is no change').toBe(version)
  expect(refusal(await tag({ ids: [one] }))).toEqual(wrongFields({ add: 'required' }))
})

it('takes all whom the filters of the list leave, as it counts them', async () => {
  const mine = [await make('active', { tags: ['only these'] }), await make('active', { tags: ['only these'] })]
  const reply = await tag({ matching: { tag: 'only these', status: 'active' }, add: ['found'] })
  expect(reply.body).toMatchObject({ refused: [] })
  expect(doneOf(reply.body)).toEqual(mine)
  expect(refusal(await tag({ add: ['found'] }))).toEqual(wrongFields({ ids: 'required' }))
  const many = await makeSchoolAdmin()
  await makeCrowd(mostMatching + 1, { tenant: many.schoolId, kind: 'student', status: 'active', firstName: 'a' })
  expect(refusal(await tag({ matching: {}, add: ['x'] }, many))).toEqual(wrongFields({ matching: 'too_many' }))
})

it('gives open enrolments a trainer of the school, and says who has none', async () => {
  const enrolment = await makeRecord('enrolments', owner, {})
  const [student] = await query<{ id: number }>(sql`select student_id as id from enrolments where id = ${enrolment.id}`)
  const idle = await make()
  const trainer = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
  const give = (trainer_id: number, who: TestPerson = owner) =>
    send(who.token, giveManyTrainer, { body: { mode: 'do', ids: [student?.id, idle], trainer_id } })
  expect((await give(trainer.id)).body).toMatchObject({
    done: [{ id: student?.id }],
    refused: [{ id: idle, code: 'not_enrolled' }],
  })
  const [given] = await query<{ trainer_id: number }>(sql`select trainer_id from enrolments where id = ${enrolment.id}`)
  expect(given?.trainer_id).toBe(trainer.id)
  const stranger = await makePerson({ schoolId: (await makeSchoolAdmin()).schoolId, kind: 'trainer' })
  expect(refusal(await give(stranger.id))).toEqual(wrongFields({ trainer_id: 'unknown_choice' }))
})

it('puts tags back as each had them, and leaves and names whoever changed since', async () => {
  const [one, other, same] = [await make('active', { tags: ['VIP', 'evening'] }), await make(), await make()]
  await tag({ ids: [same], add: ['summer'] })
  const did = (await tag({ ids: [one, other, same], add: ['summer'], remove: ['evening'] })).body as TaggedMany
  // whoever had it all already was not changed
  expect(did.back.map(({ id, tags }) => ({ id, tags }))).toEqual([
    { id: one, tags: ['VIP', 'evening'] },
    { id: other, tags: [] },
  ])
  await tag({ ids: [other], add: ['later'] })
  expect((await tag({ back: did.back, mode: 'check' })).body).toMatchObject({ done: [{ id: one }], back: [] })
  expect((await get(one)).tags).toEqual(['VIP', 'summer'])
  const undone = await tag({ back: did.back })
  expect(undone.body).toMatchObject({
    done: [{ id: one }],
    refused: [{ id: other, name: expect.stringMatching(/./), code: 'stale_version' }],
  })
  expect((await get(one)).tags).toEqual(['VIP', 'evening'])
  expect((await get(other)).tags).toEqual(['summer', 'later'])
  // once is enough
  expect((await tag({ back: did.back })).body).toMatchObject({ done: [] })
  const stranger = await makeSchoolAdmin()
  const theirs = [{ id: one, version: (await get(one)).version, tags: ['stolen'] }]
  expect((await tag({ back: theirs }, stranger)).body).toMatchObject({ refused: [{ name: null, code: 'not_found' }] })
  expect((await get(one)).tags).toEqual(['VIP', 'evening'])
})

it('puts trainers back, each by enrolment, and never one who left', async () => {
  const [first, second] = [await makeRecord('enrolments', owner, {}), await makeRecord('enrolments', owner, {})]
  const studentOf = async ({ id }: { id: number }) =>
    (await query<{ id: number }>(sql`select student_id as id from enrolments where id = ${id}`))[0]?.id
  const [one, other] = [await studentOf(first), await studentOf(second)]
  const person = () => makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
  const [old, leaver, next] = [await person(), await person(), await person()]
  const give = (body: object) =>
    send(owner.token, giveManyTrainer, { body: { mode: 'do', ...body } }) as Promise<{ body: GivenMany }>
  await give({ ids: [one], trainer_id: old.id })
  await give({ ids: [other], trainer_id: leaver.id })
  const { body: did } = await give({ ids: [one, other], trainer_id: next.id })
  expect(did.back).toMatchObject([
    { id: first.id, trainer_id: old.id },
    { id: second.id, trainer_id: leaver.id },
  ])
  await query(sql`update users set status = 'inactive' where id = ${leaver.id}`)
  expect((await give({ back: did.back })).body).toMatchObject({
    done: [{ id: one }],
    refused: [{ id: other, code: 'unknown_choice' }],
  })
  const trainers = await query<{ trainer_id: number }>(
    sql`select trainer_id from enrolments where id in (${first.id}, ${second.id}) order by id`,
  )
  expect(trainers.map(({ trainer_id }) => trainer_id)).toEqual([old.id, next.id])
})

it('puts a status back where the table of statuses has a way without a reason', async () => {
  const [asked, active] = [await make('applicant'), await make()]
  const did = (await change({ ids: [asked], status: 'rejected', reason: 'full' })).body as ChangedMany
  expect(did.back).toMatchObject([{ id: asked, status: 'applicant' }])
  // who says that somebody was paused says it without the reason that a pause needs
  const claimed = [...did.back, { id: active, version: (await get(active)).version, status: 'paused' }]
  expect((await change({ back: claimed })).body).toMatchObject({
    done: [{ id: asked }],
    refused: [{ id: active, code: 'reason_required' }],
  })
  expect(await get(asked)).toMatchObject({ status: 'applicant', status_reason: null })
  expect((await get(active)).status).toBe('active')
  const { body: none } = await change({ ids: [active], status: 'withdrawn', reason: 'moved' })
  expect((none as ChangedMany).back).toMatchObject([{ id: active, status: 'active' }])
  expect(refusal(await change({ ids: [asked] }))).toEqual(wrongFields({ status: 'required' }))
})

it('saves more chosen students than an address has room for, and nobody of another school', async () => {
  const many = await makeSchoolAdmin()
  await makeCrowd(700, { tenant: many.schoolId, kind: 'student', status: 'active', firstName: 'a' })
  const theirs = await query<{ id: number }>(sql`select id from students where tenant = ${many.schoolId}`)
  const ids = [...theirs.map(({ id }) => id), await make()]
  const body = { ids, format: 'csv' }
  const reply = await send(many.token, exportMany, { body })
  expect(reply.status).toBe(200)
  expect(String(reply.body).trim().split('\n')).toHaveLength(701)
  const viewer = await makePerson({ schoolId: many.schoolId, permissions: ['students.view'] })
  expect((await send(viewer.token, exportMany, { body })).status).toBe(403)
})

it('asks for the privilege of the single deed', async () => {
  const viewer = await makePerson({ schoolId: owner.schoolId, permissions: ['students.view', 'students.edit'] })
  const id = await make()
  expect((await change({ ids: [id], status: 'paused', reason: 'x' }, viewer)).status).toBe(403)
  expect((await tag({ ids: [id], add: ['x'] }, viewer)).status).toBe(200)
  expect((await send(viewer.token, giveManyTrainer, { body: { mode: 'do', ids: [id], trainer_id: 1 } })).status).toBe(
    403,
  )
})

const doneOf = (body: unknown) => (body as BulkOutcome).done.map(({ id }) => id)

async function strangerOf(): Promise<number> {
  const other = await makeSchoolAdmin()
  return (await callAs(other.token, students.calls.create, { body: studentInput(820_000 + ++nth) })).body.id
}
