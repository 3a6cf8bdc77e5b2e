import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { KeptFile } from '@dsms/contract/kernel/files'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { readableFiles } from '../../../kernel/files/files.service.ts'
import { lockLive, type VehicleRow } from '../vehicles/vehicles.lock.ts'
import { maintenanceOrders, vehicleDefects } from './fleet.table.ts'

/** The vehicle that an input names, locked; one that is not there is a wrong choice. */
export async function lockChosen(actor: Actor, vehicleId: number): Promise<VehicleRow> {
  try {
    return await lockLive(actor, vehicleId)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') throw fieldError('vehicle_id', 'unknown_choice')
    throw error
  }
}

/** Files that are newly named have to be the actor's to show; those that were there stay. */
export async function checkFiles(actor: Actor, ids: number[] | undefined, before: number[], field: string) {
  const added = (ids ?? []).filter((id) => !before.includes(id))
  await readableFiles(actor, added, field)
}

const fileRow = z.object({ id: z.int(), name: z.string(), type: z.string(), bytes: z.number() })

/** Files that are kept with a vehicle, in the order asked for. */
export async function filesOf(actor: Actor, vehicleId: number, ids: number[]): Promise<KeptFile[]> {
  if (ids.length === 0) return []
  const rows = await rowsOf(
    actor.db,
    fileRow,
    sql`
      select f.id, f.name, f.type, f.bytes
        from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as asked (id, nth)
        cross join lateral vehicle_file(${vehicleId}, asked.id::integer) f order by asked.nth`,
  )
  return rows.map(({ id, name, type, bytes }) => ({
    id,
    fileName: name,
    type,
    bytes,
    url: `/api/school/vehicles/${vehicleId}/files/${id}`,
  }))
}

/** How many orders of a vehicle are being worked on. */
export const ordersInProgress = (actor: Actor, vehicleId: number) =>
  actor.db.$count(
    maintenanceOrders,
    and(
      eq(maintenanceOrders.tenant, actor.tenant),
      eq(maintenanceOrders.vehicleId, vehicleId),
      eq(maintenanceOrders.status, 'in_progress'),
      isNull(maintenanceOrders.archivedAt),
    ),
  )

/** How many open defects make a vehicle unsafe. */
export const unsafeDefects = (actor: Actor, vehicleId: number) =>
  actor.db.$count(
    vehicleDefects,
    and(
      eq(vehicleDefects.tenant, actor.tenant),
      eq(vehicleDefects.vehicleId, vehicleId),
      eq(vehicleDefects.severity, 'unsafe'),
      sql`${vehicleDefects.status} in ('new', 'accepted', 'in_repair')`,
      isNull(vehicleDefects.archivedAt),
    ),
  )
