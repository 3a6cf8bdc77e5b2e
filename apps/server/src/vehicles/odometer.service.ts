import { fieldError } from '@dsms/contract/errors'
import { type Actor, holds } from '../actor.ts'
import { vehicleOdometer } from '../db/schema/vehicles.entries.ts'
import { lockLive } from './vehicles.service.ts'

/** Where a reading comes from besides corrections, which only those make who may. */
export type ReadingSource = 'first' | 'manual' | 'check' | 'maintenance' | 'lesson'

/**
 * Writes down what the odometer shows. It never falls; who may correct it sets it lower, and says why. Two at once
 * follow one another, since the vehicle is locked.
 */
export async function addReading(
  actor: Actor,
  vehicleId: number,
  { km, reason }: { km: number; reason?: string | undefined },
  source: ReadingSource = 'manual',
): Promise<void> {
  const vehicle = await lockLive(actor, vehicleId)
  const falls = vehicle.odometerKm !== null && km < vehicle.odometerKm
  if (falls && !holds(actor, 'vehicles.correct_odometer'))
    throw fieldError('km', 'odometer_falls', { km: vehicle.odometerKm })
  if (falls && !reason) throw fieldError('reason', 'reason_required')
  await actor.db.insert(vehicleOdometer).values({
    schoolId: actor.schoolId as number,
    vehicleId,
    km,
    source: falls ? 'correction' : source,
    reason: falls ? reason : null,
  })
}
