import { organizations } from '@dsms/contract/platform/organizations/calls'
import { schools } from '@dsms/contract/platform/schools/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AreaRecord, makeRecord, sampleInput } from '../../../testing/areas.ts'
import { makePerson, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSuperAdmin()
})

const { calls } = organizations
const make = (changes: Record<string, unknown> = {}) => makeRecord('organizations', owner, changes)
const create = async (changes: Record<string, unknown>, by = owner) =>
  send(by.token, calls.create, { body: { ...(await sampleInput('organizations', owner)), ...changes } })
const update = (record: AreaRecord, changes: Record<string, unknown>, by = owner) =>
  send(by.token, calls.update, { params: { id: record.id }, body: { ...changes, version: record.version } })
const change = (id: number, status: string) =>
  send(owner.token, calls.changeStatus, { params: { id }, body: { status, reason: 'as agreed' } })
const get = async (id: number) => (await callAs(owner.token, calls.get, { params: { id }, query: {} })).body

describe('names of organizations', () => {
  it('are needed in Arabic and in English', async () => {
    expect(refusal(await create({ name: { ar: 'مجموعة' } }))).toEqual(wrongFields({ 'name.en': 'required' }))
    expect(refusal(await create({ name: { en: 'Group' } }))).toEqual(wrongFields({ 'name.ar': 'required' }))
  })

  it('exist once in a country, in either language, and again in another country', async () => {
    const name = { ar: 'مجموعة الواحة', en: 'Oasis Group of tests' }
    await make({ name })
    expect(refusal(await create({ name: { ar: 'مَجموعة الواحه', en: 'Another one' } }))).toEqual(
      wrongFields({ name: 'taken' }),
    )
    expect(refusal(await create({ name: { ar: 'سواها', en: 'oasis group of TESTS' } }))).toEqual(
      wrongFields({ name: 'taken' }),
    )
    expect((await create({ name, country_id: 3 })).status).toBe(201)
  })

  it('are found in either language, with or without marks', async () => {
    const { id } = await make({ name: { ar: 'مجموعة السيف للتدريب', en: 'Saif Training' } })
    for (const q of ['مجموعه السيف', 'saif tra']) {
      const { body } = await callAs(owner.token, calls.list, { query: { q } })
      expect(body.rows.map((row) => row.id)).toEqual([id])
    }
  })
})

describe('the tree of organizations', () => {
  it('has three levels at most, counted with what stands below', async () => {
    const top = await make()
    const middle = await make({ parent_id: top.id })
    const low = await make({ parent_id: middle.id })
    expect(refusal(await create({ parent_id: low.id }))).toEqual(wrongFields({ parent_id: 'org_depth' }))
    const other = await make()
    expect(refusal(await update(top, { parent_id: other.id }))).toEqual(wrongFields({ parent_id: 'org_depth' }))
    expect((await get(low.id)).tree.map(({ id }) => id)).toEqual([top.id, middle.id, low.id])
  })

  it('has no circles', async () => {
    const top = await make()
    const middle = await make({ parent_id: top.id })
    expect(refusal(await update(top, { parent_id: middle.id }))).toEqual(wrongFields({ parent_id: 'org_cycle' }))
    expect(refusal(await update(top, { parent_id: top.id }))).toEqual(wrongFields({ parent_id: 'org_cycle' }))
  })

  it('is kept so by the database too', async () => {
    const top = await make()
    const middle = await make({ parent_id: top.id })
    const constraint = async (statement: ReturnType<typeof sql>) =>
      query(statement).then(
        () => 'kept',
        (error: { cause: { constraint: string } }) => error.cause.constraint,
      )
    expect(await constraint(sql`update organizations set parent_id = ${middle.id} where id = ${top.id}`)).toBe(
      'organizations__parent_id__org_cycle',
    )
    const low = await make({ parent_id: middle.id })
    const other = await make()
    expect(await constraint(sql`update organizations set parent_id = ${low.id} where id = ${other.id}`)).toBe(
      'organizations__parent_id__org_depth',
    )
  })

  it('takes no parent that is closed', async () => {
    const closed = await make()
    await change(closed.id, 'active')
    await change(closed.id, 'closed')
    expect(refusal(await create({ parent_id: closed.id }))).toEqual(wrongFields({ parent_id: 'unknown_choice' }))
  })
})

describe('closing and putting away', () => {
  it('closes an organization after all schools below it', async () => {
    const top = await make()
    const below = await make({ parent_id: top.id })
    await change(top.id, 'active')
    const school = await makeRecord('schools', owner, { organization_id: below.id })
    // the database keeps it too
    await expect(query(sql`update organizations set status = 'closed' where id = ${top.id}`)).rejects.toMatchObject({
      cause: { constraint: 'organizations_schools_open' },
    })
    const refused = await change(top.id, 'closed')
    expect(refusal(refused)).toEqual({ status: 409, code: 'org_schools_open' })
    expect((refused.body as { params: object }).params).toEqual({ count: 1 })
    await send(owner.token, schools.calls.changeStatus, {
      params: { id: school.id },
      body: { status: 'closed', reason: 'gone' },
    })
    expect((await change(top.id, 'closed')).status).toBe(200)
  })

  it('keeps one that has schools or others below it', async () => {
    const top = await make()
    const archive = () => send(owner.token, calls.archive, { params: { id: top.id } })
    const below = await make({ parent_id: top.id })
    expect(refusal(await archive()).code).toBe('record_in_use')
    await send(owner.token, calls.archive, { params: { id: below.id } })
    await makeRecord('schools', owner, { organization_id: top.id })
    expect(refusal(await archive()).code).toBe('record_in_use')
    const { body } = await callAs(owner.token, calls.list, { query: { sort: '-id' } })
    expect(body.rows.find(({ id }) => id === top.id)?.schools).toBe(1)
  })
})

describe('what schools may not change', () => {
  it('is set by those who may, and left alone by the others', async () => {
    const made = await make({ policy_locks: ['prices', 'packages'] })
    expect(made.policy_locks).toEqual(['prices', 'packages'])
    const clerk = await makePerson({ permissions: ['organizations.view', 'organizations.edit'] })
    expect(refusal(await update(made, { policy_locks: ['prices'] }, clerk))).toEqual({ status: 403, code: 'forbidden' })
    // the same locks in a form that was sent whole are no change
    const same = (await update(made, { policy_locks: ['packages', 'prices'], tax_no: '7' }, clerk)) as Reply<AreaRecord>
    expect(same.status).toBe(200)
  })

  it('is an area that no setting stands for', async () => {
    expect(refusal(await create({ policy_locks: ['prices', 'cancellation'] }))).toEqual(
      wrongFields({ 'policy_locks.1': 'invalid_choice' }),
    )
    const made = await make()
    await expect(
      query(sql`update organizations set policy_locks = '{fleet.grace}' where id = ${made.id}`),
    ).rejects.toMatchObject({ cause: { constraint: 'organizations_policy_locks' } })
  })

  it('is refused in a zone that there is not', async () => {
    expect(refusal(await create({ time_zone: 'Mars/Olympus' }))).toEqual(
      wrongFields({ time_zone: 'unknown_time_zone' }),
    )
  })
})
