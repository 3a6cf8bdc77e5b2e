import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { saveTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { getLicenceTree } from '@dsms/contract/curriculum/licences/tree'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, type Reply, send, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

const { calls } = licenceTypes
let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const make = (changes: Record<string, unknown> = {}) => makeRecord('licenceTypes', owner, changes)
type Whole = { id: number; version: number; level: number; parent_id: number | null }
const get = async (id: number) => (await send(owner.token, calls.get, { params: { id } })).body as Whole
const update = async (id: number, changes: Record<string, unknown>) => {
  const { version } = await get(id)
  return send(owner.token, calls.update, { params: { id }, body: { version, ...changes } })
}
const status = (id: number, to: string) =>
  send(owner.token, calls.changeStatus, { params: { id }, body: { status: to } }) as Promise<Reply>
const archive = (id: number) => send(owner.token, calls.archive, { params: { id } })
const require = (id: number, based_on = 0) =>
  callAs(owner.token, saveTrainingRequirements, {
    params: { id },
    body: { based_on, effective_from: '2026-01-01', rows: [{ stage: 'road', min_minutes: 600 }] },
  })

/** A chain of types, each below the one before. */
async function chain(length: number) {
  const types: Whole[] = []
  for (let nth = 0; nth < length; nth++) types.push((await make({ parent_id: types.at(-1)?.id ?? null })) as never)
  return types
}

describe('the tree', () => {
  it('has four levels below a main type, and no fifth', async () => {
    const types = await chain(5)
    expect(types.map(({ level }) => level)).toEqual([0, 1, 2, 3, 4])
    const input = {
      code: 'DEEP',
      name: { en: 'Deep' },
      group: 'car',
      min_age_months: 216,
      min_training_age_months: 216,
    }
    const reply = await send(owner.token, calls.create, { body: { ...input, parent_id: types[4]?.id } })
    expect(refusal(reply)).toEqual(wrongFields({ parent_id: 'too_deep' }))
  })

  it('moves a part with all that stands below it', async () => {
    const [main] = await chain(1)
    const [top, middle, leaf] = (await chain(3)) as [Whole, Whole, Whole]
    expect((await update(top.id, { parent_id: main?.id })).status).toBe(200)
    expect([(await get(top.id)).level, (await get(middle.id)).level, (await get(leaf.id)).level]).toEqual([1, 2, 3])
    expect((await update(middle.id, { parent_id: null })).status).toBe(200)
    expect([(await get(middle.id)).level, (await get(leaf.id)).level]).toEqual([0, 1])
  })

  it('moves no part to where its lowest would be too deep', async () => {
    const types = (await chain(3)) as [Whole, Whole, Whole]
    const moved = (await chain(3)) as [Whole, Whole, Whole]
    const reply = await update(moved[0].id, { parent_id: types[2].id })
    expect(refusal(reply)).toEqual(wrongFields({ parent_id: 'too_deep' }))
    expect((await update(moved[0].id, { parent_id: types[1].id })).status).toBe(200)
    expect((await get(moved[2].id)).level).toBe(4)
  })

  it('lets nothing stand below itself or what is below it', async () => {
    const [top, , leaf] = (await chain(3)) as [Whole, Whole, Whole]
    for (const parent_id of [top.id, leaf.id])
      expect(refusal(await update(top.id, { parent_id }))).toEqual(wrongFields({ parent_id: 'unknown_choice' }))
  })

  it('lets one of two people win who put two parts below each other at once', async () => {
    for (let round = 0; round < 5; round++) {
      const [one] = (await chain(1)) as [Whole]
      const [other] = (await chain(1)) as [Whole]
      const replies = await Promise.all([
        update(one.id, { parent_id: other.id }),
        update(other.id, { parent_id: one.id }),
      ])
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 422])
    }
  })

  it('keeps levels and parents in the database too', async () => {
    const [top, leaf] = (await chain(2)) as [Whole, Whole]
    await expect(query(sql`update licence_types set level = 2 where id = ${leaf.id}`)).rejects.toThrow()
    await expect(
      query(sql`update licence_types set parent_id = ${leaf.id}, level = 2 where id = ${top.id}`),
    ).rejects.toThrow()
  })

  it('brings back no child before its parent', async () => {
    const [top, leaf] = (await chain(2)) as [Whole, Whole]
    expect((await archive(leaf.id)).status).toBe(200)
    expect((await archive(top.id)).status).toBe(200)
    const restore = (id: number) => send(owner.token, calls.restore, { params: { id }, body: {} })
    expect(refusal(await restore(leaf.id))).toEqual(wrongFields({ parent_id: 'unknown_choice' }))
    expect((await restore(top.id)).status).toBe(200)
    expect((await restore(leaf.id)).status).toBe(200)
  })

  it('takes nothing new below a type that is not in use', async () => {
    const parent = await make()
    await require(parent.id)
    await status(parent.id, 'active')
    const child = await make({ parent_id: parent.id })
    await status(parent.id, 'inactive')
    const other = await make()
    expect(refusal(await update(other.id, { parent_id: parent.id }))).toEqual(
      wrongFields({ parent_id: 'unknown_choice' }),
    )
    // what stood there before stays, and is changed as ever
    expect((await update(child.id, { parent_id: parent.id, place: 4 })).status).toBe(200)
  })

  it('is read whole in one go, with what matches in either language', async () => {
    const mine = await makeSchoolAdmin()
    const top = await makeRecord('licenceTypes', mine, { name: { ar: 'رخصة الحافلة', en: 'Bus licence' } })
    await makeRecord('licenceTypes', mine, { name: { ar: 'شاحنة', en: 'Lorry' }, parent_id: top.id })
    const tree = async (q?: string) =>
      (await callAs(mine.token, getLicenceTree, { query: q ? { q } : {} })).body.map((row) => [row.level, row.is_match])
    expect(await tree()).toEqual([
      [0, true],
      [1, true],
    ])
    expect(await tree('الحافله')).toEqual([
      [0, true],
      [1, false],
    ])
    expect(await tree('lorry')).toEqual([
      [0, false],
      [1, true],
    ])
  })
})

describe('codes', () => {
  it('change while nobody uses them, and not once requirements are there', async () => {
    const { id } = await make({ code: 'FREE1' })
    expect((await update(id, { code: 'FREE2' })).status).toBe(200)
    await require(id)
    expect(refusal(await update(id, { code: 'FREE3' }))).toEqual({
      status: 409,
      code: 'code_in_use',
      fields: { code: 'code_in_use' },
    })
    expect((await update(id, { code: 'FREE2', place: 3 })).status).toBe(200)
  })

  it('stay while another type requires them', async () => {
    const { id } = await make({ code: 'NEED' })
    await make({ requires: [{ code: 'need', months: 12 }] })
    expect(refusal(await update(id, { code: 'OTHER' })).code).toBe('code_in_use')
    expect(refusal(await archive(id)).code).toBe('record_in_use')
  })

  it('of required types have to be there, and not be its own', async () => {
    const { id } = await make({ code: 'SELF' })
    const requires = (code: string) => update(id, { requires: [{ code, months: 0 }] })
    expect(refusal(await requires('NOBODY'))).toEqual(wrongFields({ 'requires.0.code': 'unknown_choice' }))
    expect(refusal(await requires('self'))).toEqual(wrongFields({ 'requires.0.code': 'unknown_choice' }))
    const stranger = await makeRecord('licenceTypes', await makeSchoolAdmin(), { code: 'STRANGE' })
    expect(stranger.id).toBeGreaterThan(0)
    expect(refusal(await requires('STRANGE'))).toEqual(wrongFields({ 'requires.0.code': 'unknown_choice' }))
  })

  it('are there once in a school, whatever the case', async () => {
    await make({ code: 'Twice' })
    const reply = await send(owner.token, calls.create, {
      body: { code: 'TWICE', name: { en: 'T' }, group: 'car', min_age_months: 1, min_training_age_months: 1 },
    })
    expect(refusal(reply)).toEqual(wrongFields({ code: 'taken' }))
  })
})

describe('life', () => {
  it('begins once at least one requirement is there', async () => {
    const { id } = await make()
    expect(refusal(await status(id, 'active'))).toMatchObject({ status: 409, code: 'requirement_needed' })
    await require(id)
    expect((await status(id, 'active')).status).toBe(200)
  })

  it('does not end while something stands below', async () => {
    const [top, leaf] = (await chain(2)) as [Whole, Whole]
    expect(refusal(await archive(top.id))).toMatchObject({ status: 409, code: 'record_in_use' })
    await archive(leaf.id)
    expect((await archive(top.id)).status).toBe(200)
  })

  it('has a training age that is not above the age of the licence', async () => {
    const { id } = await make()
    expect(refusal(await update(id, { min_training_age_months: 217 }))).toEqual(
      wrongFields({ min_training_age_months: 'training_age_above' }),
    )
  })
})

it('lists a thousand types in one round trip', async () => {
  const many = await makeSchoolAdmin()
  await query(sql`
    insert into licence_types (tenant, code, name, "group", min_age_months, min_training_age_months, status)
    select ${many.schoolId}, 'T' || n, jsonb_build_object('ar', 'نوع ' || n, 'en', 'Type ' || n), 'car', 216, 204, 'draft'
      from generate_series(1, 1000) as n`)
  const { body } = await callAs(many.token, calls.list, { query: { perPage: 100, q: 'نوع' } })
  expect([body.rows.length, body.total]).toEqual([100, 1000])
  expect((await callAs(many.token, getLicenceTree, { query: {} })).body).toHaveLength(1000)
  const traffic = await trips(() => callAs(many.token, calls.list, { query: { perPage: 100 } }))
  // entering the transaction, the list with its count, and the commit
  expect(traffic).toBeLessThanOrEqual(3)
})

/** Round trips to the database that a call takes: getting in, its work, and the end of the transaction. */
async function trips(work: () => Promise<unknown>): Promise<number> {
  const { metrics } = await testApp()
  const watch = vi.spyOn(metrics, 'observeTraffic')
  await work()
  const traffic = watch.mock.calls.at(-1)?.[1]
  watch.mockRestore()
  return traffic?.roundTrips ?? Number.POSITIVE_INFINITY
}
