import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { vehicles as area } from '@dsms/contract/resources/vehicles/calls'
import { and, eq, inArray, or } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { isPicture, readableFiles } from '../../../kernel/files/files.service.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { lookupValues } from '../../school/public.ts'
import { schoolFacts } from './vehicles.data.ts'
import type { VehicleRow } from './vehicles.lock.ts'

type Input = Partial<InputOf<typeof area>>

const wrong = (fields: ConstructorParameters<typeof AppError>[2]) => new AppError('invalid_input', {}, fields)

async function checkPhoto(actor: Actor, id: number) {
  const [file] = await readableFiles(actor, [id], 'photo_id')
  if (file && !isPicture(file.type)) throw fieldError('photo_id', 'not_an_image')
}

/** Values of a vehicle's row other than those of the input's names; throws what the rules forbid. */
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
  if (input.photo_id && input.photo_id !== before?.photoId) await checkPhoto(actor, input.photo_id)
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

/** Throws unless the day is said on which a vehicle is expected back, and still to come. */
export async function checkReturn(actor: Actor, back: string | undefined): Promise<void> {
  const { today } = await schoolFacts(actor)
  if (!back) throw fieldError('estimated_return', 'required')
  if (back < today) throw fieldError('estimated_return', 'date_in_past')
}
