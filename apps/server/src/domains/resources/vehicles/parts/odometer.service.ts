import { fieldError } from '@dsms/contract/kernel/errors'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import type { NewValues } from '../../../../kit/records/verbs.ts'
import { writer } from '../entries.data.ts'
import { vehicleOdometer as kept } from '../vehicles.entries.table.ts'
import { checkVehicle, lockLive } from '../vehicles.lock.ts'

/** Where a reading comes from, other than corrections, which only those make who may. */
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
  await keepReadings(actor, vehicleId, [
    { km, source: falls ? 'correction' : source, reason: falls ? (reason ?? null) : null },
  ])
}

type Reading = Omit<NewValues<typeof kept>, 'vehicleId'>

/**
 * Adds readings of a vehicle that the caller has locked or just made. The latest one stands with the vehicle, and so does
 * the way of a day since the last correction, over at most 90 days. The database refuses a reading that falls.
 */
export async function keepReadings(
  { db, tenant }: { db: Db; tenant: number },
  vehicleId: number,
  readings: readonly Reading[],
): Promise<void> {
  await db.insert(kept).values(readings.map((reading) => ({ ...reading, tenant, vehicleId })))
  const own = sql`from vehicle_odometer where tenant = ${tenant} and vehicle_id = ${vehicleId}`
  await db.execute(sql`
    with latest as (select km, read_at, source ${own} order by read_at desc, id desc limit 1),
    first as (
      select km, read_at ${own} and read_at >= greatest((select read_at - interval '90 days' from latest),
                                                        (select max(read_at) ${own} and source = 'correction'))
       order by read_at, id limit 1)
    update vehicles v
       set odometer_km = latest.km, odometer_at = latest.read_at,
           km_per_day = case
             when latest.source = 'correction' then null
             when latest.read_at < first.read_at + interval '1 day' then v.km_per_day
             else round(((latest.km - first.km) / (extract(epoch from latest.read_at - first.read_at) / 86400))::numeric, 1) end
      from latest, first where v.tenant = ${tenant} and v.id = ${vehicleId}`)
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
