import { allAreas } from '@dsms/contract'
import type { Area } from '@dsms/contract/areas'
import { sql } from 'drizzle-orm'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from './factories.ts'
import { type Reply, send } from './harness.ts'
import { query } from './reads.ts'

/** A record as an area answers it. */
export type AreaRecord = Record<string, unknown> & { id: number; name: string; version: number; status: string }

interface Sample {
  /** Whose records these are. What both may have is tested as a school's. */
  owner: 'school' | 'platform'
  /** An input that passes, unlike every other; what it refers to is made on the way. */
  input: (owner: TestPerson, nth: number) => Promise<Record<string, unknown>>
  /** A change of it that passes and shows. */
  change: Record<string, unknown>
}

/** One for each area; the tests of all areas and of isolation walk them. */
export const samples: Record<string, Sample> = {
  lookupValues: {
    owner: 'school',
    input: async (_, nth) => ({
      kind: 'room_type',
      code: `kind-${nth}`,
      name: { ar: `نوع ${nth}`, en: `Kind ${nth}` },
    }),
    change: { place: 7 },
  },
  branches: {
    owner: 'school',
    input: async (_, nth) => ({ name: { ar: `فرع ${nth}`, en: `Branch ${nth}` }, city: 'Taif' }),
    change: { city: 'Abha' },
  },
  licenceTypes: {
    owner: 'school',
    input: async (_, nth) => ({
      code: `L${nth}`,
      name: { ar: `رخصة ${nth}`, en: `Licence ${nth}` },
      group: 'car',
      min_age_months: 216,
      min_training_age_months: 204,
    }),
    change: { min_training_age_months: 210 },
  },
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
  vehicles: {
    owner: 'school',
    input: async (owner, nth) => ({
      name: { ar: `مركبة ${nth}`, en: `Vehicle ${nth}` },
      branch_id: await mainBranch(owner),
      brand_id: await anyLookup('vehicle_brand'),
      type_id: await anyLookup('vehicle_type'),
      model: 'Yaris',
      year_model: 2024,
      gear_type: 'automatic',
      registration_no: `TST ${nth} ${process.pid}`,
      chassis_no: `WVW${String(process.pid).padStart(7, '0')}${String(nth).padStart(7, '0')}`,
      passenger_capacity: 5,
      purpose_ids: [await anyLookup('vehicle_purpose')],
      licence_type_ids: [await anyLicenceType(owner)],
      insurance_expires_on: '2099-12-31',
      service_cycle: 'both',
      interval_km: 10_000,
      interval_days: 365,
    }),
    change: { colour: 'white' },
  },
}

let nth = 0

export const ownerOf = (name: string): Promise<TestPerson> =>
  sampleOf(name).owner === 'school' ? makeSchoolAdmin() : makeSuperAdmin()

function sampleOf(name: string): Sample {
  const sample = samples[name]
  if (!sample) throw new Error(`testing/areas.ts has no sample of ${name}`)
  return sample
}

export const areaOf = (name: string): Area => {
  const area = allAreas[name]
  if (!area) throw new Error(`there is no area ${name}`)
  return area
}

export const sampleInput = (name: string, owner: TestPerson) => sampleOf(name).input(owner, ++nth)

/** Adds a record of an area that must pass. */
export async function makeRecord(
  name: string,
  owner: TestPerson,
  changes: Record<string, unknown> = {},
): Promise<AreaRecord> {
  const body = { ...(await sampleInput(name, owner)), ...changes }
  const reply = (await send(owner.token, areaOf(name).calls.create, { body })) as Reply<AreaRecord>
  if (reply.status !== 201) throw new Error(`make ${name}: ${JSON.stringify(reply.body)}`)
  return reply.body
}

/** The branch that a school has from its first day. */
export async function mainBranch(owner: TestPerson): Promise<number> {
  const [row] = await query<{ id: number }>(sql`select id from branches where tenant = ${owner.schoolId} and is_main`)
  return row?.id as number
}

/** A licence type of a school, made where there is none yet. */
async function anyLicenceType(owner: TestPerson): Promise<number> {
  const [known] = await query<{ id: number }>(
    sql`select id from licence_types where tenant = ${owner.schoolId} and archived_at is null order by id limit 1`,
  )
  return known?.id ?? (await makeRecord('licenceTypes', owner)).id
}

/** One of the platform's lookups of a kind, made where there is none yet. */
export async function anyLookup(kind: string): Promise<number> {
  const [known] = await query<{ id: number }>(
    sql`select id from lookup_values where tenant = 0 and kind = ${kind} and status = 'active' order by id limit 1`,
  )
  if (known) return known.id
  const [made] = await query<{ id: number }>(
    sql`insert into lookup_values (kind, code, name, status) values (${kind}, ${`any-${kind}`}, '{"en":"Any"}', 'active') returning id`,
  )
  return made?.id as number
}
