import type { vehicles as area } from '@dsms/contract/resources/vehicles/calls'
import { and, eq, notInArray } from 'drizzle-orm'
import { type Actor, schoolOf } from '../../../../kernel/actor.ts'
import type { InputOf } from '../../../../kit/areas/area.ts'
import { setLinks } from '../../../../kit/areas/links.ts'
import { holdNamed } from '../../../../kit/areas/named.ts'
import { toLicenceTypes } from '../../../curriculum/public.ts'
import { lookupValues } from '../../../school/public.ts'
import { schoolFacts } from '../vehicles.data.ts'
import type { VehicleRow } from '../vehicles.lock.ts'
import { vehiclePurposes } from '../vehicles.table.ts'
import { correctInsurance, keepInsurance } from './insurances.service.ts'
import { addReading } from './odometer.service.ts'

type Input = Partial<InputOf<typeof area>>

const toLicences = toLicenceTypes('vehicle_licence_types', 'vehicle_id')

/** What a vehicle has in rows of its own: purposes, licence types, its first insurance, its odometer. */
export async function saveParts(actor: Actor, id: number, input: Input, before: VehicleRow | undefined) {
  const schoolId = schoolOf(actor)
  const purposes = input.purpose_ids && [...new Set(input.purpose_ids)]
  const licences = input.licence_type_ids
  if (purposes) {
    if (before)
      await actor.db
        .delete(vehiclePurposes)
        .where(and(eq(vehiclePurposes.vehicleId, id), notInArray(vehiclePurposes.purposeId, purposes)))
    const added = await actor.db
      .insert(vehiclePurposes)
      .values(purposes.map((purposeId) => ({ tenant: schoolId, vehicleId: id, purposeId })))
      .onConflictDoNothing()
      .returning({ id: vehiclePurposes.purposeId })
    await holdNamed(actor, [{ field: 'purpose_ids', table: lookupValues, ids: added.map((row) => row.id) }])
  }
  if (licences) await setLinks(actor, toLicences, id, licences)
  await saveInsurance(actor, id, input, before)
  if (typeof input.odometer_km === 'number' && input.odometer_km !== before?.odometerKm)
    await addReading(actor, id, { km: input.odometer_km }, before ? 'manual' : 'first')
}

async function saveInsurance(actor: Actor, id: number, { insurance_expires_on: until }: Input, before?: VehicleRow) {
  if (!until || until === before?.insuranceExpiresOn) return
  if (before?.insuranceExpiresOn) return correctInsurance(actor, id, until)
  const { currency } = await schoolFacts(actor)
  await keepInsurance(actor, id, { expiresOn: until, currency })
}
