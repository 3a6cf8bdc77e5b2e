import { AppError, fieldError } from '@dsms/contract/errors'
import type { vehicles as area } from '@dsms/contract/vehicles'
import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { InputOf, StoredRow } from '../areas/area.ts'
import { lookupValues } from '../db/schema/lookupValues.ts'
import { users } from '../db/schema/users.ts'
import { vehicleInsurances } from '../db/schema/vehicles.entries.ts'
import { vehicleLicenceTypes, vehiclePurposes, vehicles } from '../db/schema/vehicles.ts'
import { readableFiles } from '../files/files.service.ts'
import { correctInsurance } from './insurances.service.ts'
import { addReading } from './odometer.service.ts'
import { type SchoolFacts, schoolFacts } from './vehicles.data.ts'

type Input = Partial<InputOf<typeof area>>
export type VehicleRow = StoredRow<typeof vehicles>

const wrong = (fields: ConstructorParameters<typeof AppError>[2]) => new AppError('invalid_input', {}, fields)

/** Values of a vehicle's row besides those of the input's names; throws what the rules forbid. */
export async function vehicleValues(actor: Actor, input: Input, before: VehicleRow | undefined) {
  if (before?.status === 'decommissioned') throw new AppError('vehicle_gone')
  const facts = await schoolFacts(actor)
  const newest = Number(facts.today.slice(0, 4)) + 1
  if (input.year_model !== undefined && input.year_model > newest)
    throw fieldError('year_model', 'too_large', { max: newest })
  checkService(input, before)
  if (input.purpose_ids) await checkPurposes(actor, input.purpose_ids)
  if (input.default_trainer_id && input.default_trainer_id !== before?.defaultTrainerId)
    await checkTrainer(actor, input.default_trainer_id)
  if (input.photo_id && input.photo_id !== before?.photoId) await readableFiles(actor, [input.photo_id], 'photo_id')
  return {
    ...rental(input, before),
    ...(before && input.country_id === undefined ? {} : { countryId: input.country_id ?? facts.country_id }),
    // both are kept by rows of their own, see `saveParts`
    insuranceExpiresOn: undefined,
    odometerKm: undefined,
  }
}

/** A rented vehicle has both days; one of our own has neither. */
function rental(input: Input, before: VehicleRow | undefined) {
  const ownership = input.ownership ?? before?.ownership
  if (ownership !== 'rented' && ownership !== 'leased') return { rentedFrom: null, rentedTo: null }
  const from = input.rented_from === undefined ? before?.rentedFrom : input.rented_from
  const to = input.rented_to === undefined ? before?.rentedTo : input.rented_to
  if (ownership === 'rented' && !(from && to))
    throw wrong({
      ...(from ? {} : { rented_from: { code: 'required' as const } }),
      ...(to ? {} : { rented_to: { code: 'required' as const } }),
    })
  if (from && to && to <= from) throw fieldError('rented_to', 'end_before_start')
  return {}
}

/** The interval that the cycle reckons with. */
function checkService(input: Input, before: VehicleRow | undefined) {
  const cycle = input.service_cycle ?? before?.serviceCycle
  const km = input.interval_km === undefined ? before?.intervalKm : input.interval_km
  const days = input.interval_days === undefined ? before?.intervalDays : input.interval_days
  const needsKm = cycle !== 'every_days' && !km
  const needsDays = cycle !== 'every_km' && !days
  if (needsKm || needsDays)
    throw wrong({
      ...(needsKm ? { interval_km: { code: 'required' as const } } : {}),
      ...(needsDays ? { interval_days: { code: 'required' as const } } : {}),
    })
}

async function checkPurposes(actor: Actor, ids: number[]) {
  const known = await actor.db
    .select({ id: lookupValues.id })
    .from(lookupValues)
    .where(
      and(
        inArray(lookupValues.id, ids),
        eq(lookupValues.kind, 'vehicle_purpose'),
        or(eq(lookupValues.tenant, actor.tenant), eq(lookupValues.tenant, 0)),
      ),
    )
  if (known.length < new Set(ids).size) throw fieldError('purpose_ids', 'unknown_choice')
}

async function checkTrainer(actor: Actor, id: number) {
  const [trainer] = await actor.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.tenant, actor.tenant), eq(users.kind, 'trainer'), eq(users.status, 'active')))
  if (!trainer) throw fieldError('default_trainer_id', 'unknown_choice')
}

/** What a vehicle has in rows of its own: purposes, licence types, its first insurance, its odometer. */
export async function saveParts(actor: Actor, id: number, input: Input, before: VehicleRow | undefined) {
  const schoolId = actor.schoolId as number
  const purposes = input.purpose_ids && [...new Set(input.purpose_ids)]
  const licences = input.licence_type_ids && [...new Set(input.licence_type_ids)]
  if (purposes) {
    if (before)
      await actor.db
        .delete(vehiclePurposes)
        .where(and(eq(vehiclePurposes.vehicleId, id), notInArray(vehiclePurposes.purposeId, purposes)))
    await actor.db
      .insert(vehiclePurposes)
      .values(purposes.map((purposeId) => ({ schoolId, vehicleId: id, purposeId })))
      .onConflictDoNothing()
  }
  if (licences) {
    if (before)
      await actor.db
        .delete(vehicleLicenceTypes)
        .where(and(eq(vehicleLicenceTypes.vehicleId, id), notInArray(vehicleLicenceTypes.licenceTypeId, licences)))
    await actor.db
      .insert(vehicleLicenceTypes)
      .values(licences.map((licenceTypeId) => ({ schoolId, vehicleId: id, licenceTypeId })))
      .onConflictDoNothing()
  }
  await saveInsurance(actor, id, input, before)
  if (typeof input.odometer_km === 'number' && input.odometer_km !== before?.odometerKm)
    await addReading(actor, id, { km: input.odometer_km }, before ? 'manual' : 'first')
}

async function saveInsurance(actor: Actor, id: number, { insurance_expires_on: until }: Input, before?: VehicleRow) {
  if (!until || until === before?.insuranceExpiresOn) return
  if (before?.insuranceExpiresOn) return correctInsurance(actor, id, until)
  const { currency } = await schoolFacts(actor)
  await actor.db
    .insert(vehicleInsurances)
    .values({ schoolId: actor.schoolId as number, vehicleId: id, expiresOn: until, currency })
}

/** Further conditions on a change of status, one after the other: each throws what forbids it. */
const statusRules: ((actor: Actor, vehicle: VehicleRow, to: string) => unknown)[] = []

/** Into maintenance with the day of the return, which every other status forgets. */
export async function vehicleStatusChanging(
  actor: Actor,
  vehicle: VehicleRow,
  to: string,
  _reason: string | undefined,
  { estimated_return: back }: { estimated_return?: string | undefined },
) {
  if (to === 'in_maintenance') await checkReturn(await schoolFacts(actor), back)
  for (const rule of statusRules) await rule(actor, vehicle, to)
  return { estimatedReturn: to === 'in_maintenance' ? (back ?? null) : null }
}

function checkReturn({ today }: SchoolFacts, back: string | undefined) {
  if (!back) throw fieldError('estimated_return', 'required')
  if (back < today) throw fieldError('estimated_return', 'date_in_past')
}

/** The vehicle, locked until the transaction ends, which takes entries still. */
export async function lockLive(actor: Actor, id: number): Promise<VehicleRow> {
  const [vehicle] = await actor.db
    .select()
    .from(vehicles)
    .where(and(eq(vehicles.id, id), eq(vehicles.tenant, actor.tenant), isNull(vehicles.archivedAt)))
    .for('update')
  if (!vehicle) throw new AppError('not_found')
  if (vehicle.status === 'decommissioned') throw new AppError('vehicle_gone')
  return vehicle
}

/** Throws `not_found` unless the vehicle is one of the actor's school, put away or not. */
export async function checkVehicle(actor: Actor, id: number): Promise<void> {
  const { rows } = await actor.db.execute(sql`select from vehicles where id = ${id} and tenant = ${actor.tenant}`)
  if (rows.length === 0) throw new AppError('not_found')
}
