import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { sql } from 'drizzle-orm'
import { makeRecord, sampleInput } from '../../../testing/areas.ts'
import type { TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'

const { calls } = vehicles

/** What tests do to the vehicles of a school, as one of its people unless told. */
export const vehiclesOf = (owner: () => TestPerson) => ({
  make: (changes: Record<string, unknown> = {}, who = owner()) => makeRecord('vehicles', who, changes),
  create: async (changes: Record<string, unknown>, who = owner()) =>
    send(who.token, calls.create, { body: { ...(await sampleInput('vehicles', who)), ...changes } }),
  get: async (id: number) => (await callAs(owner().token, calls.get, { params: { id }, query: {} })).body,
  find: async (q: string) => {
    const query = { q, type_id: [], compliance: [] }
    return (await callAs(owner().token, calls.list, { query })).body.rows.map(({ id }) => id)
  },
  change: (id: number, body: Record<string, unknown>) =>
    send(owner().token, calls.changeStatus, { params: { id }, body }),
})

/** Rows of a file of vehicles that are all good, for a school that trains for the licence that they name. */
export async function fleetRows(
  owner: TestPerson & { schoolId: number },
  count: number,
): Promise<Record<string, string>[]> {
  await makeRecord('licenceTypes', owner, { code: 'B' })
  const [branch] = await query<{ name: string }>(
    sql`select names_text(name) as name from branches where tenant = ${owner.schoolId}`,
  )
  return Array.from({ length: count }, (_, n) => ({
    name_ar: `أسطول ${n}`,
    registration_no: `IMP ${owner.schoolId} ${n}`,
    // no two vehicles of the platform have the same
    chassis_no: `WBA${String(owner.schoolId).padStart(7, '0')}${String(9_000_000 + n)}`,
    branch: branch?.name ?? '',
    brand: 'Toyota',
    type: 'سيارة',
    model: 'Corolla',
    year_model: '2023',
    gear_type: 'manual',
    passenger_capacity: '5',
    licence_type: 'B',
    purpose: 'Training; Exam',
    insurance_expires_on: '2099-01-01',
    service_cycle: 'every_km',
    interval_km: '10000',
    odometer_km: '12000',
  }))
}
