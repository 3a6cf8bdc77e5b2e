import { sql } from 'drizzle-orm'
import type { TestPerson } from '../../testing/factories.ts'
import { anyLookup, mainBranch, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const resources: DomainSamples = {
  areas: {
    classRooms: {
      owner: 'school',
      input: async (owner, nth) => ({
        name: { ar: `قاعة ${nth}`, en: `Room ${nth}` },
        branch_id: await mainBranch(owner),
        type_id: await anyLookup('room_type'),
        max_capacity: 20,
        legal_capacity: 16,
        equipment: ['projector'],
      }),
      change: { legal_capacity: 12 },
    },
    circuits: {
      owner: 'school',
      input: async (owner, nth) => ({
        name: { ar: `ميدان ${nth}`, en: `Circuit ${nth}` },
        branch_id: await mainBranch(owner),
        max_capacity: 10,
        legal_capacity: 8,
      }),
      change: { legal_capacity: 6 },
    },
    simulators: {
      owner: 'school',
      input: async (owner, nth) => ({
        asset_no: `SIM-${nth}`,
        name: { ar: `جهاز محاكاة ${nth}`, en: `Simulator ${nth}` },
        serial_no: `SN-${nth}`,
        branch_id: await mainBranch(owner),
      }),
      change: { hours_meter: 12.5 },
    },
    vehicles: {
      owner: 'school',
      input: async (owner, nth, make) => ({
        name: { ar: `مركبة ${nth}`, en: `Vehicle ${nth}` },
        branch_id: await mainBranch(owner),
        brand_id: await anyLookup('vehicle_brand'),
        type_id: await anyLookup('vehicle_type'),
        model: 'Yaris',
        year_model: 2024,
        gear_type: 'automatic',
        registration_no: `TST ${nth}`,
        chassis_no: `WVW${String(nth).padStart(14, '0')}`,
        passenger_capacity: 5,
        purpose_ids: [await anyLookup('vehicle_purpose')],
        licence_type_ids: [await anyLicenceType(owner, make)],
        insurance_expires_on: '2099-12-31',
        service_cycle: 'both',
        interval_km: 10_000,
        interval_days: 365,
      }),
      change: { colour: 'white' },
    },
    maintenanceOrders: {
      owner: 'school',
      input: async (_, nth, make) => ({
        title: `تغيير الزيت ${nth}`,
        vehicle_id: (await make('vehicles')).id,
        kind: 'scheduled',
        planned_from: '2099-03-01',
        planned_to: '2099-03-03',
      }),
      change: { workshop: 'Workshop of the north' },
    },
    vehicleDefects: {
      owner: 'school',
      input: async (_, nth, make) => ({
        title: `صوت في الفرامل ${nth}`,
        vehicle_id: (await make('vehicles')).id,
        severity: 'minor',
      }),
      change: { severity: 'major' },
    },
  },
}

/** A licence type of a school, made where there is none yet. */
async function anyLicenceType(owner: TestPerson, make: (area: string) => Promise<{ id: number }>): Promise<number> {
  const [known] = await query<{ id: number }>(
    sql`select id from licence_types where tenant = ${owner.schoolId} and archived_at is null order by id limit 1`,
  )
  return known?.id ?? (await make('licenceTypes')).id
}
