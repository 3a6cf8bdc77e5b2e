import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { StoredRow } from '../../../kit/areas/area.ts'
import { vehicles } from './vehicles.table.ts'

export type VehicleRow = StoredRow<typeof vehicles>

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

/** Whoever changes a vehicle at the same time comes before or after. */
export const lockVehicle = (actor: Actor, id: number) =>
  actor.db.execute(sql`select from vehicles where id = ${id} and tenant = ${actor.tenant} for update`)

/** Throws `not_found` unless the vehicle is one of the actor's school, put away or not. */
export async function checkVehicle(actor: Actor, id: number): Promise<void> {
  const { rows } = await actor.db.execute(sql`select from vehicles where id = ${id} and tenant = ${actor.tenant}`)
  if (rows.length === 0) throw new AppError('not_found')
}
