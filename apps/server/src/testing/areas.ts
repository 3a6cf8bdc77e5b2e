import { allAreas } from '@dsms/contract'
import type { Area } from '@dsms/contract/kit/areas'
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
  /** The table, where it is not called as the area is. */
  table?: string
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
  holidays: {
    owner: 'school',
    input: async (_, nth) => ({
      name: { ar: `إجازة ${nth}`, en: `Day off ${nth}` },
      kind: 'school',
      starts_on: '2026-05-05',
      ends_on: '2026-05-06',
    }),
    change: { ends_on: '2026-05-07' },
  },
  platformHolidays: {
    owner: 'platform',
    input: async (_, nth) => ({
      name: { ar: `يوم عام ${nth}`, en: `Public day ${nth}` },
      kind: 'public',
      starts_on: '2026-06-05',
      ends_on: '2026-06-05',
      recurrence: 'yearly_gregorian',
    }),
    change: { kind: 'religious' },
    table: 'holidays',
  },
  countryPacks: {
    owner: 'platform',
    input: async (_, nth) => ({
      code: `T${nth}`,
      name: { ar: `حزمة ${nth}`, en: `Pack ${nth}` },
    }),
    change: { country: 'OM' },
  },
  trainingComponents: {
    owner: 'school',
    input: async (_, nth) => ({
      name: { ar: `مكوّن ${nth}`, en: `Component ${nth}` },
      resources: ['trainer', 'room'],
      training_mode: 'in_person',
      component_type: 'theory',
    }),
    change: { component_type: 'practical' },
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
  testimonials: {
    owner: 'school',
    input: async (_, nth) => ({
      name: { ar: `متدربة ${nth}`, en: `Learner ${nth}` },
      text: { ar: `تجربة ممتازة ${nth}`, en: `A fine school ${nth}` },
    }),
    change: { featured: true },
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
  maintenanceOrders: {
    owner: 'school',
    input: async (owner, nth) => ({
      title: `تغيير الزيت ${nth}`,
      vehicle_id: (await makeRecord('vehicles', owner)).id,
      kind: 'scheduled',
      planned_from: '2099-03-01',
      planned_to: '2099-03-03',
    }),
    change: { workshop: 'Workshop of the north' },
  },
  vehicleDefects: {
    owner: 'school',
    input: async (owner, nth) => ({
      title: `صوت في الفرامل ${nth}`,
      vehicle_id: (await makeRecord('vehicles', owner)).id,
      severity: 'minor',
    }),
    change: { severity: 'major' },
  },
  skills: {
    owner: 'school',
    input: async (_, nth) => ({ code: `S${nth}`, name: { ar: `مهارة ${nth}`, en: `Skill ${nth}` } }),
    change: { weight: 7 },
  },
  errorTypes: {
    owner: 'school',
    input: async (_, nth) => ({ code: `E${nth}`, name: { ar: `خطأ ${nth}`, en: `Error ${nth}` } }),
    change: { points: 3 },
  },
  markingSchemes: {
    owner: 'school',
    input: async (_, nth) => ({
      name: { ar: `نظام تقييم ${nth}`, en: `Scheme ${nth}` },
      effective_from: '2026-01-01',
    }),
    change: { max_minor: 12 },
  },
  organizations: {
    owner: 'platform',
    input: async (_, nth) => ({
      name: { ar: `مجموعة ${nth}`, en: `Group ${nth}` },
      legal_name: `Group ${nth} Holding`,
      country_id: 189,
      type: 'group',
      contact_name: 'Nour Alsalem',
      contact_email: `group-${nth}@example.org`,
    }),
    change: { registration_no: '1010-7' },
  },
  schools: {
    owner: 'platform',
    input: async (_, nth) => ({ name: { ar: `مدرسة ${nth}`, en: `School of test ${nth}` }, country_id: 189 }),
    change: { city: 'Abha' },
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
