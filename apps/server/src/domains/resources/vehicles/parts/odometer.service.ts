import { fieldError } from '@dsms/contract/kernel/errors'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { writer } from '../entries.data.ts'
import { vehicleOdometer as kept } from '../vehicles.entries.table.ts'
import { checkVehicle, lockLive } from '../vehicles.lock.ts'

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
  await actor.db.insert(kept).values({
    tenant: actor.tenant,
    vehicleId,
    km,
    source: falls ? 'correction' : source,
    reason: falls ? reason : null,
  })
}

/** Readings, newest first. */
export async function readingsOf(
  actor: Actor,
  vehicleId: number,
  { page, perPage }: { page: number; perPage: number },
) {
  await checkVehicle(actor, vehicleId)
  const where = and(eq(kept.tenant, actor.tenant), eq(kept.vehicleId, vehicleId))
  const [rows, totals] = await together([
    () =>
      actor.db
        .select({
          id: kept.id,
          created_at: kept.createdAt,
          by: writer(kept.createdBy),
          km: kept.km,
          read_at: kept.readAt,
          source: sql<ReadingSource | 'correction'>`${kept.source}`,
          reason: kept.reason,
        })
        .from(kept)
        .where(where)
        .orderBy(desc(kept.readAt), desc(kept.id))
        .limit(perPage)
        .offset((page - 1) * perPage),
    () => actor.db.select({ total: count() }).from(kept).where(where),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
