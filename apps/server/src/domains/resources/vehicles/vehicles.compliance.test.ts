import { withSeed } from '@dsms/contract/kernel/choices/seed.testing'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { complianceOn, complianceStates, type Papers } from '@dsms/contract/resources/vehicles/rules'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { random } from '../../../kernel/demo/random.ts'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { vehiclesOf } from './vehicles.testing.ts'

const { calls } = vehicles
let owner: TestPerson

beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const { make } = vehiclesOf(() => owner)

describe('compliance', () => {
  it('is the same in the database', () =>
    withSeed(1, async (seed) => {
      const days = ['2026-05-30', '2026-05-31', '2026-06-29', '2026-06-30', '2026-07-01', '2026-09-01', null]
      const any = random(seed).oneOf
      const cases = Array.from({ length: 500 }, () => ({
        day: any(days.slice(0, 6)) as string,
        legal_hold: any<Papers['legal_hold']>([null, null, null, null, 'seized', 'under_claim']),
        insurance_expires_on: any(days),
        inspection_expires_on: any(days),
        registration_expires_on: any(days),
        permit_expires_on: any(days),
      }))
      const [row] = await query<{ states: string[] }>(sql`
      select json_agg(vehicle_compliance(c.value ->> 'legal_hold', (c.value ->> 'insurance_expires_on')::date,
               (c.value ->> 'inspection_expires_on')::date, (c.value ->> 'registration_expires_on')::date,
               (c.value ->> 'permit_expires_on')::date, (c.value ->> 'day')::date) order by c.place) as states
        from jsonb_array_elements(${JSON.stringify(cases)}::jsonb) with ordinality as c (value, place)`)
      const expected = cases.map(({ day, ...papers }) => complianceOn(day, papers))
      expect(row?.states).toEqual(expected)
      expect(new Set(expected).size).toBe(complianceStates.length)
    }))

  it('of an insurance to 30 June ends with that day, in lists and filters', async () => {
    const person = await makeSchoolAdmin()
    const { id } = await make({ insurance_expires_on: '2026-06-30' }, person)
    const on = async (day: string, wishes = {}) =>
      (await callAs(person.token, calls.list, { query: { on: day, type_id: [], compliance: [], ...wishes } })).body.rows
    expect((await on('2026-06-30'))[0]).toMatchObject({ id, compliance: 'expiring', nearest_paper: { days: 0 } })
    expect((await on('2026-07-01'))[0]).toMatchObject({ id, compliance: 'insurance_expired' })
    expect(await on('2026-07-01', { compliance: ['insurance_expired'] })).toHaveLength(1)
    expect(await on('2026-06-30', { compliance: ['insurance_expired'] })).toHaveLength(0)
    expect(await on('2026-05-31', { expiring_within: 30 })).toHaveLength(1)
    expect(await on('2026-05-30', { expiring_within: 30 })).toHaveLength(0)
  })

  it('is told by the day of the school', async () => {
    const person = await makeSchoolAdmin()
    // somewhere on earth it is tomorrow already, or still yesterday
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']
    const days: string[] = []
    const { id } = await make({}, person)
    for (const zone of zones) {
      await query(sql`update schools set time_zone = ${zone} where id = ${person.schoolId}`)
      const { on } = (await callAs(person.token, calls.get, { params: { id }, query: {} })).body
      expect(on).toBe(new Intl.DateTimeFormat('sv', { timeZone: zone }).format(new Date()))
      days.push(on)
    }
    expect(days[0]).not.toBe(days[1])
  })

  it('sorts what nobody may drive before the others', async () => {
    const person = await makeSchoolAdmin()
    await make({ insurance_expires_on: '2099-01-01' }, person)
    await make({ insurance_expires_on: '2020-01-01' }, person)
    await make({ inspection_expires_on: '2020-01-01' }, person)
    const { rows } = (
      await callAs(person.token, calls.list, { query: { sort: 'compliance', type_id: [], compliance: [] } })
    ).body
    expect(rows.map(({ compliance }) => compliance)).toEqual(['insurance_expired', 'inspection_expired', 'valid'])
  })
})

describe('the verdict on a vehicle', () => {
  const { get, change } = vehiclesOf(() => owner)
  const why = async (id: number) => (await get(id)).obstacles

  it('is told with every reason, by the rule that lessons are judged by', async () => {
    const { id } = await make({ insurance_expires_on: '2099-01-01' })
    expect(await why(id)).toEqual([])
    await makeRecord('vehicleDefects', owner, { vehicle_id: id, severity: 'unsafe' })
    await query(sql`update vehicles set insurance_expires_on = '2020-01-01' where id = ${id}`)
    // what is unsafe goes out of service by itself
    expect((await why(id)).map((one) => [one.why, one.what])).toEqual(
      expect.arrayContaining([
        ['paper', 'insurance'],
        ['defect', null],
      ]),
    )
  })

  it('forbids what was put away', async () => {
    const { id } = await make({ insurance_expires_on: '2099-01-01' })
    await change(id, { status: 'decommissioned', reason: 'sold' })
    await callAs(owner.token, calls.archive, { params: { id }, query: {} })
    expect((await why(id)).map((one) => one.why)).toEqual(['archived', 'status'])
  })
})
