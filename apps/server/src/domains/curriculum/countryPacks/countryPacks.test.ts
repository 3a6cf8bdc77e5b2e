import * as c from '@dsms/contract/curriculum/countryPacks/calls'
import { packData } from '@dsms/contract/curriculum/countryPacks/data'
import * as s from '@dsms/contract/curriculum/countryPacks/school'
import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { getTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, testApp } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { seedCountryPacks, seedPacks } from './countryPacks.seed.ts'

let platform: TestPerson
const seed = async () => asSystem((await testApp()).database, ({ db }) => seedCountryPacks(db))
beforeAll(async () => {
  platform = await makeSuperAdmin()
  await seed()
})

const make = async () => (await makeRecord('countryPacks', platform)).id
const begin = (id: number) => callAs(platform.token, c.addPackVersion, { params: { id }, body: {} })
const save = (id: number, nth: number, revision: number, data: object) =>
  callAs(platform.token, c.savePackVersion, { params: { id, nth }, body: { revision, data } })
const publish = (id: number, nth: number, effective_from: string) =>
  callAs(platform.token, c.publishPackVersion, { params: { id, nth }, body: { effective_from } })
const category = (code: string, changes: object = {}) => ({
  code,
  names: { en: code },
  group: 'car',
  min_age_months: 216,
  ...changes,
})

describe('the packs that are there from the start', () => {
  it('are seven, right by the schema, and added once', async () => {
    const codes = () =>
      query<{ code: string }>(sql`select code from country_packs where code ~ '^[A-Z]{2}$' order by code`)
    expect((await codes()).map(({ code }) => code)).toEqual(['AE', 'DE', 'EU', 'FR', 'GB', 'PT', 'SA'])
    await seed()
    expect(await codes()).toHaveLength(7)
    for (const { data } of seedPacks) expect(packData.parse(data).notes.en).toMatch(/Check the current rules/)
  })

  it('leave what nobody said as not set', () => {
    const data = packData.parse(seedPacks.find(({ code }) => code === 'GB')?.data)
    expect(data.categories).toEqual([])
    expect(data.exam).toMatchObject({ most_faults: 15, theory_questions: null })
    expect([data.week_start, data.weekend_days]).toEqual([null, []])
  })

  it('know the ages of the European baseline', () => {
    const data = packData.parse(seedPacks.find(({ code }) => code === 'EU')?.data)
    expect(
      Object.fromEntries(data.categories.map(({ code, min_age_months }) => [code, (min_age_months ?? 0) / 12])),
    ).toEqual({
      AM: 16,
      A1: 16,
      B1: 16,
      A2: 18,
      B: 18,
      BE: 18,
      C1: 18,
      C1E: 18,
      A: 20,
      C: 21,
      CE: 21,
      D1: 21,
      D1E: 21,
      D: 24,
      DE: 24,
    })
    expect(data.categories.find(({ code }) => code === 'A')).toMatchObject({
      requires: [{ code: 'A2', months: 24 }],
      direct_age_months: 288,
    })
  })
})

describe('versions', () => {
  it('begin as a draft, one at a time, and as a copy of the newest', async () => {
    const id = await make()
    expect((await begin(id)).body).toMatchObject({ version: 1, status: 'draft' })
    expect((await begin(id)).body.version).toBe(1)
    await save(id, 1, 1, { categories: [category('B')] })
    await publish(id, 1, '2026-01-01')
    const second = (await begin(id)).body
    expect([second.version, second.data.categories[0]?.code]).toEqual([2, 'B'])
  })

  it('never change once they are published', async () => {
    const id = await make()
    await begin(id)
    const { body } = await publish(id, 1, '2026-01-01')
    expect(body).toMatchObject({ status: 'published', effective_from: '2026-01-01' })
    expect(refusal(await save(id, 1, body.revision, {}))).toMatchObject({ status: 409, code: 'pack_published' })
    expect(refusal(await publish(id, 1, '2026-02-01'))).toMatchObject({ status: 409, code: 'pack_published' })
    await expect(query(sql`update country_pack_versions set data = '{}' where pack_id = ${id}`)).rejects.toThrow()
    await expect(query(sql`delete from country_pack_versions where pack_id = ${id}`)).rejects.toThrow()
  })

  it('are saved once by two who began with the same', async () => {
    const id = await make()
    const { revision } = (await begin(id)).body
    expect((await save(id, 1, revision, { sources: 'one' })).body.revision).toBe(revision + 1)
    expect(refusal(await save(id, 1, revision, { sources: 'two' })).code).toBe('stale_version')
  })

  it('never hold from an earlier day than the one before', async () => {
    const id = await make()
    await begin(id)
    await publish(id, 1, '2026-05-01')
    await begin(id)
    expect(refusal(await publish(id, 2, '2026-04-30'))).toEqual(wrongFields({ effective_from: 'before_last_version' }))
    expect((await publish(id, 2, '2026-05-01')).status).toBe(200)
  })

  it('are retired after they were published, and not before', async () => {
    const id = await make()
    await begin(id)
    const retire = () => callAs(platform.token, c.retirePackVersion, { params: { id, nth: 1 }, body: {} })
    expect(refusal(await retire())).toMatchObject({ status: 409, code: 'illegal_transition' })
    await publish(id, 1, '2026-01-01')
    expect((await retire()).body.status).toBe('retired')
  })

  it('are right in themselves; what is wrong names category, row and field', async () => {
    const id = await make()
    await begin(id)
    const reply = await save(id, 1, 1, {
      categories: [
        category('B', { min_training_age_months: 217 }),
        category('b'),
        category('C', { parent_code: 'D', requires: [{ code: 'X', months: 1 }] }),
        category('D', { requirements: [{ stage: 'road' }] }),
      ],
    })
    expect(refusal(reply).fields).toEqual({
      'data.categories.0.min_training_age_months': 'training_age_above',
      'data.categories.1.code': 'taken',
      'data.categories.2.parent_code': 'unknown_choice',
      'data.categories.2.requires.0.code': 'unknown_choice',
      'data.categories.3.requirements.0.min_minutes': 'required',
    })
  })

  it('are published by those alone who may', async () => {
    const id = await make()
    await begin(id)
    const stranger = await makePerson()
    const reply = await callAs(stranger.token, c.publishPackVersion, {
      params: { id, nth: 1 },
      body: { effective_from: '2026-01-01' },
    })
    expect(reply.status).toBe(403)
  })

  it('keep the code of the pack once one is published', async () => {
    const id = await make()
    const rename = async (code: string) => {
      const { version } = (await callAs(platform.token, c.countryPacks.calls.get, { params: { id }, query: {} })).body
      return callAs(platform.token, c.countryPacks.calls.update, { params: { id }, body: { code, version } })
    }
    expect((await rename('ZZ1')).status).toBe(200)
    await begin(id)
    await publish(id, 1, '2026-01-01')
    expect(refusal(await rename('ZZ2')).code).toBe('code_in_use')
  })
})

describe('a school', () => {
  const adopt = (who: TestPerson, code: string, types: { code: string; min_age_months?: number }[], version = 1) =>
    callAs(who.token, s.adoptPack, { params: { code }, body: { version, types } })
  const typesOf = async (who: TestPerson) =>
    (await callAs(who.token, licenceTypes.calls.list, { query: { perPage: 100, sort: 'code' } })).body.rows

  it('is offered published versions and no drafts', async () => {
    const school = await makeSchoolAdmin()
    const id = await make()
    const { code } = (await callAs(platform.token, c.countryPacks.calls.get, { params: { id }, query: {} })).body
    await begin(id)
    const offered = async () =>
      (await callAs(school.token, s.listSchoolPacks, { query: {} })).body.map((one) => one.code)
    expect(await offered()).not.toContain(code)
    expect((await callAs(school.token, s.getSchoolPack, { params: { code }, query: {} })).status).toBe(404)
    await publish(id, 1, '2026-01-01')
    expect(await offered()).toContain(code)
  })

  it('adopts what it lacks, with requirements, as drafts, and follows the pack', async () => {
    const school = await makeSchoolAdmin()
    await makeRecord('licenceTypes', school, { code: 'private' })
    const reply = await adopt(school, 'SA', [{ code: 'PRIVATE' }, { code: 'PUBLIC' }])
    expect(reply.body.added.map(({ code }) => code)).toEqual(['PUBLIC'])
    const { body } = await callAs(school.token, s.listSchoolPacks, { query: {} })
    expect(body.filter(({ is_chosen }) => is_chosen).map(({ code, version }) => [code, version])).toEqual([['SA', 1]])

    const other = await makeSchoolAdmin()
    const [added] = (await adopt(other, 'SA', [{ code: 'PRIVATE' }])).body.added
    expect(await typesOf(other)).toMatchObject([{ code: 'PRIVATE', status: 'draft', min_age_months: 216, level: 0 }])
    const { rows } = (await callAs(other.token, getTrainingRequirements, { params: { id: added?.id ?? 0 }, query: {} }))
      .body
    expect(rows.slice(0, 4).map(({ stage, min_minutes }) => [stage, min_minutes])).toEqual([
      ['theory', 480],
      ['simulator', 120],
      ['yard', 360],
      ['road', 840],
    ])
  })

  it('gets with a type those that it requires, in the right order', async () => {
    const school = await makeSchoolAdmin()
    expect((await adopt(school, 'EU', [{ code: 'A' }])).body.added.map(({ code }) => code)).toEqual(['A2', 'A'])
  })

  it('says ages that the pack does not; nobody guesses one', async () => {
    const school = await makeSchoolAdmin()
    expect(refusal(await adopt(school, 'DE', [{ code: 'B' }]))).toEqual(
      wrongFields({ 'types.0.min_age_months': 'required' }),
    )
    expect(await typesOf(school)).toEqual([])
    await adopt(school, 'DE', [{ code: 'B', min_age_months: 216 }])
    await adopt(school, 'DE', [{ code: 'B197', min_age_months: 216 }])
    expect((await typesOf(school)).map(({ code, level, parent }) => [code, level, parent])).toEqual([
      ['B', 0, null],
      ['B197', 1, expect.any(String)],
    ])
  })

  it('adopts nothing that the pack does not have, and no version that is not there', async () => {
    const school = await makeSchoolAdmin()
    expect(refusal(await adopt(school, 'SA', [{ code: 'X' }]))).toEqual(
      wrongFields({ 'types.0.code': 'unknown_choice' }),
    )
    expect((await adopt(school, 'SA', [], 9)).status).toBe(404)
  })

  it('keeps reading the version it follows after it was retired, and others cannot choose it', async () => {
    const [school, late] = [await makeSchoolAdmin(), await makeSchoolAdmin()]
    const id = await make()
    const { code } = (await callAs(platform.token, c.countryPacks.calls.get, { params: { id }, query: {} })).body
    await begin(id)
    await save(id, 1, 1, { categories: [category('B')] })
    await publish(id, 1, '2026-01-01')
    await adopt(school, code, [])
    await callAs(platform.token, c.retirePackVersion, { params: { id, nth: 1 }, body: {} })
    expect((await callAs(school.token, s.getSchoolPack, { params: { code }, query: {} })).body.version).toBe(1)
    expect((await adopt(late, code, [])).status).toBe(404)
    const archive = await callAs(platform.token, c.countryPacks.calls.archive, { params: { id }, query: {} })
    expect(refusal(archive)).toMatchObject({ status: 409, code: 'record_in_use' })
  })
})
