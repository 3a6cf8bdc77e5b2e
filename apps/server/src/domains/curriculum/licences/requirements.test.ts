import {
  getTrainingRequirements,
  type RequirementInput,
  saveTrainingRequirements,
} from '@dsms/contract/curriculum/licences/requirements'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const road: RequirementInput = { stage: 'road', min_minutes: 600 }
const save = (id: number, rows: RequirementInput[], based_on = 0, effective_from = '2026-01-01') =>
  callAs(owner.token, saveTrainingRequirements, { params: { id }, body: { based_on, effective_from, rows } })
const read = async (id: number, version?: number) =>
  (await callAs(owner.token, getTrainingRequirements, { params: { id }, query: version ? { version } : {} })).body
const make = async (changes: Record<string, unknown> = {}) => (await makeRecord('licenceTypes', owner, changes)).id

describe('versions', () => {
  it('are added, and the ones before stay word for word', async () => {
    const id = await make()
    expect(await read(id)).toMatchObject({ version: 0, rows: [], versions: [] })
    await save(id, [{ stage: 'theory', min_minutes: 480, min_sessions: 4, must_finish_before: 'road' }, road])
    const first = await read(id)
    expect(first.rows.map(({ stage, min_minutes }) => [stage, min_minutes])).toEqual([
      ['theory', 480],
      ['road', 600],
    ])
    await save(id, [{ ...road, min_minutes: 900, min_km: 200 }], 1, '2026-02-01')
    expect(await read(id)).toMatchObject({ version: 2, effective_from: '2026-02-01' })
    expect((await read(id, 1)).rows).toEqual(first.rows)
    expect(
      (await read(id)).versions.map(({ version, rows, is_current, by }) => [version, rows, is_current, !by]),
    ).toEqual([
      [2, 1, true, false],
      [1, 2, false, false],
    ])
  })

  it('hold from their day on, told by the school’s clock', async () => {
    const id = await make()
    await save(id, [road])
    await save(id, [road], 1, '2099-01-01')
    expect((await read(id)).versions.map(({ is_current }) => is_current)).toEqual([false, true])
  })

  it('never begin before the one before', async () => {
    const id = await make()
    await save(id, [road], 0, '2026-03-01')
    expect(refusal(await save(id, [road], 1, '2026-02-28'))).toEqual(
      wrongFields({ effective_from: 'before_last_version' }),
    )
    expect((await save(id, [road], 1, '2026-03-01')).status).toBe(201)
  })

  it('are saved once by two who began with the same one', async () => {
    const id = await make()
    const replies = await Promise.all([save(id, [road]), save(id, [road])])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(refusal(replies.find(({ status }) => status === 409) as never).code).toBe('stale_version')
    expect((await read(id)).version).toBe(1)
  })

  it('cannot be altered by whoever holds the application’s own role', async () => {
    const id = await make()
    await save(id, [road])
    const as = async (statement: string) => {
      const { database } = await testApp()
      return asSystem(database, async ({ db }) => {
        await db.execute(sql`set local role dsms_app`)
        await db.execute(sql.raw(statement))
      })
    }
    await expect(as('update training_requirements set min_minutes = 1')).rejects.toThrow()
    await expect(as('delete from requirement_versions')).rejects.toThrow()
    await expect(
      query(sql`insert into training_requirements (tenant, version_id, place, gearbox, prior_experience, stage, min_km)
                select tenant, id, 9, 'both', 'none', 'yard', 1 from requirement_versions where licence_type_id = ${id}`),
    ).rejects.toThrow()
  })
})

describe('rows', () => {
  it('say at least one amount, once for each part; what is wrong names row and field', async () => {
    const id = await make()
    const reply = await save(id, [
      road,
      { stage: 'yard' },
      road,
      { stage: 'theory', min_minutes: 10, max_minutes_on_simulator: 20 },
      { stage: 'simulator', min_minutes: -1 },
    ])
    expect(refusal(reply)).toEqual(
      wrongFields({
        'rows.1.min_minutes': 'required',
        'rows.2.stage': 'taken',
        'rows.3.max_minutes_on_simulator': 'beyond_capacity',
        'rows.4.min_minutes': 'too_small',
      }),
    )
    expect(await read(id)).toMatchObject({ version: 0 })
  })

  it('wait for no stage that waits for them', async () => {
    const id = await make()
    const rows: RequirementInput[] = [
      { stage: 'theory', min_minutes: 60, must_finish_before: 'yard' },
      { stage: 'yard', min_minutes: 60, must_finish_before: 'road' },
      { stage: 'road', min_minutes: 60, must_finish_before: 'theory' },
    ]
    expect(refusal(await save(id, rows)).fields).toMatchObject({ 'rows.0.must_finish_before': 'stage_cycle' })
    expect((await save(id, rows.slice(0, 2))).status).toBe(201)
    const self: RequirementInput = { stage: 'road', min_minutes: 60, must_finish_before: 'road' }
    expect(refusal(await save(id, [self], 1)).fields).toEqual({ 'rows.0.must_finish_before': 'stage_cycle' })
  })

  it('suit the gearbox of the type', async () => {
    const id = await make({ gearbox: 'automatic' })
    expect(refusal(await save(id, [{ ...road, gearbox: 'manual' }]))).toEqual(
      wrongFields({ 'rows.0.gearbox': 'invalid_choice' }),
    )
    expect((await save(id, [{ ...road, gearbox: 'automatic' }])).status).toBe(201)
  })

  it('are needed: an empty version says nothing', async () => {
    expect(refusal(await save(await make(), []))).toEqual(wrongFields({ rows: 'too_few' }))
  })
})

it('is read and saved by nobody without the right, and by no other school', async () => {
  const id = await make()
  const nobody = await makePerson({ schoolId: owner.schoolId as number })
  const stranger = await makeSchoolAdmin()
  const call = (token: string) => callAs(token, getTrainingRequirements, { params: { id }, query: {} })
  expect((await call(nobody.token)).status).toBe(403)
  expect((await call(stranger.token)).status).toBe(404)
})
