import { AppError } from '@dsms/contract/kernel/errors'
import { type CheckItem, checkVehicle, listVehicleChecks } from '@dsms/contract/resources/maintenance/checks'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { shownName } from '../../../db/people.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { readableFiles } from '../../../kernel/files/files.service.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { checkVehicle as checkKnown } from '../vehicles/vehicles.lock.ts'
import { keepCheck, readOdometer } from './checks.service.ts'
import { filesOf } from './fleet.data.ts'
import { vehicleChecks } from './fleet.table.ts'

async function checks(actor: Actor, vehicleId: number, where: SQL | undefined, limit: number, offset: number) {
  const rows = await actor.db
    .select({
      check: vehicleChecks,
      by: sql<string | null>`${shownName()}`,
      failed: sql<CheckItem[]>`${vehicleChecks.failed}`,
    })
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
    const kept = await keepCheck(actor, params.id, {
      odometerKm,
      fuelPercent: fuel_percent ?? null,
      failed,
      fit,
      notes: notes || null,
      photoIds,
    })
    const [check] = await checks(actor, params.id, eq(vehicleChecks.id, kept.id), 1, 0)
    if (!check) throw new AppError('internal')
    return check
  })
}
