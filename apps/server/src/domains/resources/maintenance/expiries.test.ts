import { type Expiry, listVehicleExpiries } from '@dsms/contract/resources/maintenance/expiries'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeRecord } from '../../../testing/areas.ts'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { fleetOf } from './fleet.testing.ts'

let owner: TestPerson
beforeAll(async () => {
  owner = await makeSchoolAdmin()
})

const { order } = fleetOf(() => owner)

describe('the calendar of what ends', () => {
  it('tells papers, documents, services and orders of the span, and what is overdue', async () => {
    const school = await makeSchoolAdmin()
    const [day] = await query<{ past: string; soon: string; late: string; serviced: string }>(sql`
      select to_char(current_date - 10, 'YYYY-MM-DD') as past, to_char(current_date + 20, 'YYYY-MM-DD') as soon,
             to_char(current_date + 800, 'YYYY-MM-DD') as late, to_char(current_date - 300, 'YYYY-MM-DD') as serviced`)
    const car = await makeRecord('vehicles', school, {
      insurance_expires_on: day?.past,
      inspection_expires_on: day?.soon,
      registration_expires_on: day?.late,
      last_service_on: day?.serviced,
    })
    const due = await order({ vehicle_id: car.id, due_on: day?.soon, planned_from: null, planned_to: null }, school)
    const gone = await makeRecord('vehicles', school, { insurance_expires_on: day?.soon })
    await send(school.token, vehicles.calls.changeStatus, {
      params: { id: gone.id },
      body: { status: 'decommissioned', reason: 'sold' },
    })
    const ask = async (wishes: object = {}) =>
      ((await send(school.token, listVehicleExpiries, { query: wishes })).body as { rows: Expiry[] }).rows
    const rows = await ask()
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['insurance', 'inspection', 'order', 'service'].sort())
    expect(rows[0]).toMatchObject({ kind: 'insurance', on: day?.past, vehicle_id: car.id })
    expect(rows.find(({ kind }) => kind === 'order')).toMatchObject({ what: due.name, order_id: due.id })
    expect((await ask({ kinds: 'inspection' })).map(({ kind }) => kind)).toEqual(['inspection'])
    expect(await ask({ branch_id: 2_147_483_647 })).toEqual([])
    expect((await ask({ months: 24 })).length).toBe(4)
    expect((await ask({ months: 24, from: day?.late })).map(({ kind }) => kind)).toContain('registration')
    const other = await makeSchoolAdmin()
    expect((await send(other.token, listVehicleExpiries, { query: {} })).body).toMatchObject({ rows: [] })
  })
})
