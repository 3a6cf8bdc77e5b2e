import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type checkItems, checkVehicle, listVehicleChecks } from '@dsms/contract/resources/maintenance/checks'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { readableFiles } from '../../../kernel/files/files.service.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { addReading } from '../vehicles/parts/odometer.service.ts'
import { schoolFacts } from '../vehicles/vehicles.data.ts'
import { checkVehicle as checkKnown } from '../vehicles/vehicles.lock.ts'
import { filesOf } from './fleet.data.ts'
import { vehicleChecks } from './fleet.table.ts'

type Item = (typeof checkItems)[number]

async function checks(actor: Actor, vehicleId: number, where: SQL | undefined, limit: number, offset: number) {
  const rows = await actor.db
    .select({ check: vehicleChecks, by: users.fullName, failed: sql<Item[]>`${vehicleChecks.failed}` })
    .from(vehicleChecks)
    .leftJoin(users, eq(users.id, vehicleChecks.checkedBy))
    .where(where)
    .orderBy(desc(vehicleChecks.at), desc(vehicleChecks.id))
    .limit(limit)
    .offset(offset)
  const files = await filesOf(actor, vehicleId, [...new Set(rows.flatMap(({ check }) => check.photoIds))])
  return rows.map(({ check, by, failed }) => ({
    id: check.id,
    day: check.day,
    at: check.at,
    by,
    odometer_km: check.odometerKm,
    fuel_percent: check.fuelPercent,
    failed,
    fit: check.fit,
    notes: check.notes,
    photos: files.filter(({ id }) => check.photoIds.includes(id)),
  }))
}

const ofVehicle = (actor: Actor, vehicleId: number) =>
  and(eq(vehicleChecks.tenant, actor.tenant), eq(vehicleChecks.vehicleId, vehicleId))

/** The reading follows the rules of all readings; a check is not where one corrects it. */
async function readOdometer(actor: Actor, vehicleId: number, km: number) {
  try {
    await addReading(actor, vehicleId, { km }, 'check')
  } catch (error) {
    if (!(error instanceof AppError) || !(error.fields.km || error.fields.reason)) throw error
    throw fieldError('odometer_km', 'odometer_falls', error.fields.km?.params ?? (await lastReading(actor, vehicleId)))
  }
}

async function lastReading(actor: Actor, vehicleId: number): Promise<{ km: number }> {
  const { rows } = await actor.db.execute<{ km: number }>(
    sql`select odometer_km as km from vehicles where id = ${vehicleId} and tenant = ${actor.tenant}`,
  )
  return { km: rows[0]?.km ?? 0 }
}

export function vehicleCheckRoutes(app: App) {
  serve(app, listVehicleChecks, async ({ actor, params, query: { page, perPage } }) => {
    await checkKnown(actor, params.id)
    const where = ofVehicle(actor, params.id)
    const [rows, totals] = await together([
      () => checks(actor, params.id, where, perPage, (page - 1) * perPage),
      () => actor.db.select({ total: count() }).from(vehicleChecks).where(where),
    ])
    return { rows, total: totals[0]?.total ?? 0 }
  })

  serve(app, checkVehicle, async ({ actor, params, body }) => {
    const { photo_ids: photoIds, odometer_km: odometerKm, fuel_percent, failed, fit, notes } = body
    await readOdometer(actor, params.id, odometerKm)
    await readableFiles(actor, photoIds, 'photo_ids')
    const { today } = await schoolFacts(actor)
    const seen = {
      odometerKm,
      fuelPercent: fuel_percent ?? null,
      failed: [...new Set(failed)],
      fit,
      notes: notes || null,
      photoIds,
    }
    const [kept] = await actor.db
      .insert(vehicleChecks)
      .values({
        tenant: actor.tenant,
        vehicleId: params.id,
        checkedBy: actor.id,
        day: today,
        ...seen,
      })
      .onConflictDoUpdate({
        target: [vehicleChecks.tenant, vehicleChecks.vehicleId, vehicleChecks.checkedBy, vehicleChecks.day],
        set: { ...seen, at: sql`now()` },
      })
      .returning({ id: vehicleChecks.id })
    const [check] = await checks(actor, params.id, eq(vehicleChecks.id, kept?.id ?? 0), 1, 0)
    if (!check) throw new AppError('internal')
    return check
  })
}
