import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { vehiclesOf } from './vehicles.testing.ts'

const { calls } = vehicles
let owner: TestPerson
let stranger: TestPerson

beforeAll(async () => {
  owner = await makeSchoolAdmin()
  stranger = await makeSchoolAdmin()
})

const { make, create, get, find, change } = vehiclesOf(() => owner)

describe('the input', () => {
  it('knows no model of the year after next, nor does the table', async () => {
    const next = new Date().getUTCFullYear() + 1
    expect(refusal(await create({ year_model: next + 2 }))).toEqual(wrongFields({ year_model: 'too_large' }))
    expect(refusal(await create({ year_model: 1979 }))).toEqual(wrongFields({ year_model: 'too_small' }))
    const { id } = await make({ year_model: next })
    await expect(query(sql`update vehicles set year_model = ${next + 2} where id = ${id}`)).rejects.toMatchObject({
      cause: { constraint: 'vehicles__year_model__too_large' },
    })
  })

  it('asks for the days of what is rented, in their order, and forgets them of what is bought', async () => {
    expect(refusal(await create({ ownership: 'rented' }))).toEqual(
      wrongFields({ rented_from: 'required', rented_to: 'required' }),
    )
    const days = { rented_from: '2026-05-01', rented_to: '2026-05-01' }
    expect(refusal(await create({ ownership: 'rented', ...days }))).toEqual(
      wrongFields({ rented_to: 'end_before_start' }),
    )
    const { id } = await make({ ownership: 'rented', ...days, rented_to: '2026-12-01' })
    expect(await get(id)).toMatchObject({ rented_to: '2026-12-01' })
    await send(owner.token, calls.update, { params: { id }, body: { version: 1, ownership: 'purchased' } })
    expect(await get(id)).toMatchObject({ rented_from: null, rented_to: null })
  })

  it('asks for the interval of the cycle', async () => {
    expect(refusal(await create({ service_cycle: 'both', interval_km: null, interval_days: null }))).toEqual(
      wrongFields({ interval_km: 'required', interval_days: 'required' }),
    )
    expect((await create({ service_cycle: 'every_days', interval_km: null })).status).toBe(201)
  })

  it("names nothing that is another school's", async () => {
    const theirs = await makeRecord('licenceTypes', stranger)
    const trainer = await makePerson({ schoolId: stranger.schoolId, kind: 'trainer' })
    const staff = await makePerson({ schoolId: owner.schoolId })
    expect(refusal(await create({ licence_type_ids: [theirs.id] }))).toEqual(
      wrongFields({ licence_type_ids: 'unknown_choice' }),
    )
    for (const id of [trainer.id, staff.id])
      expect(refusal(await create({ default_trainer_id: id }))).toEqual(
        wrongFields({ default_trainer_id: 'unknown_choice' }),
      )
    expect(refusal(await create({ purpose_ids: [2_000_000_000] }))).toEqual(
      wrongFields({ purpose_ids: 'unknown_choice' }),
    )
    expect(refusal(await create({ brand_id: 2_000_000_000 }))).toEqual(wrongFields({ brand_id: 'unknown_choice' }))
    const own = await makePerson({ schoolId: owner.schoolId, kind: 'trainer' })
    expect((await create({ default_trainer_id: own.id })).status).toBe(201)
  })

  it('is named once in a school', async () => {
    const name = { ar: `كرسي ${process.pid}`, en: '' }
    await make({ name })
    expect(refusal(await create({ name }))).toEqual(wrongFields({ name: 'taken' }))
    expect((await create({ name }, stranger)).status).toBe(201)
  })

  it('changes purposes and licence types as sent', async () => {
    const purposes = await query<{ id: number }>(
      sql`select id from lookup_values where kind = 'vehicle_purpose' and tenant = 0 order by id`,
    )
    const [one, two, three] = purposes.map(({ id }) => id) as [number, number, number]
    const { id } = await make({ purpose_ids: [one, two, two] })
    expect(await get(id)).toMatchObject({ purpose_ids: [one, two] })
    await send(owner.token, calls.update, { params: { id }, body: { version: 1, purpose_ids: [two, three] } })
    expect(await get(id)).toMatchObject({ purpose_ids: [two, three] })
  })
})

describe('brands', () => {
  it('are searched in every language, under a new name as well', async () => {
    const [brand] = await query<{ id: number }>(sql`
      insert into lookup_values (tenant, kind, code, name, status)
      values (${owner.schoolId}, 'vehicle_brand', 'own', '{"ar":"صقر","en":"Falcon"}', 'active') returning id`)
    const { id } = await make({ brand_id: brand?.id })
    expect(await find('falcon')).toEqual([id])
    expect(await find('صقر')).toEqual([id])
    await query(sql`update lookup_values set name = '{"ar":"شاهين","en":"Merlin"}' where id = ${brand?.id}`)
    expect(await find('merlin')).toEqual([id])
    expect(await find('falcon')).toEqual([])
  })
})

describe('status', () => {
  it('goes into maintenance with a reason and the day of the return', async () => {
    const { id } = await make()
    expect(refusal(await change(id, { status: 'in_maintenance', reason: 'brakes' }))).toEqual(
      wrongFields({ estimated_return: 'required' }),
    )
    const early = { status: 'in_maintenance', reason: 'brakes', estimated_return: '2020-01-01' }
    expect(refusal(await change(id, early))).toEqual(wrongFields({ estimated_return: 'date_in_past' }))
    expect((await change(id, { ...early, estimated_return: '2099-01-01' })).body).toMatchObject({
      status: 'in_maintenance',
      estimated_return: '2099-01-01',
    })
    expect((await change(id, { status: 'in_service' })).body).toMatchObject({ estimated_return: null })
  })

  it('ends with decommissioned: nothing is written about it any more', async () => {
    const { id } = await make()
    await change(id, { status: 'decommissioned', reason: 'sold' })
    expect(refusal(await change(id, { status: 'in_service' })).code).toBe('illegal_transition')
    const reply = await send(owner.token, calls.update, { params: { id }, body: { version: 2, colour: 'red' } })
    expect(refusal(reply).code).toBe('vehicle_gone')
  })
})
