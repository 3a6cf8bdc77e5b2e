import { AppError } from '@dsms/contract/kernel/errors'
import { sql } from 'drizzle-orm'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { lock, type StoredRow } from '../../../kit/records/verbs.ts'
import { vehicles } from './vehicles.table.ts'

export type VehicleRow = StoredRow<typeof vehicles>

/** The vehicle, locked until the transaction ends, which takes entries still. */
export async function lockLive(actor: Actor, id: number): Promise<VehicleRow> {
  const vehicle = await lock(actor, vehicles, id)
  if (vehicle.status === 'decommissioned') throw new AppError('vehicle_gone')
  return vehicle
}

/** Anyone who changes a vehicle at the same time comes before or after. */
export const lockVehicle = (actor: Actor, id: number) =>
  actor.db.execute(sql`select from vehicles where id = ${id} and tenant = ${actor.tenant} for update`)

/** Throws `not_found` unless the vehicle is one of the actor's school, archived or not. */
export async function checkVehicle(actor: Actor, id: number): Promise<void> {
  const found = await countOf(actor.db, sql`select from vehicles where id = ${id} and tenant = ${actor.tenant}`)
  if (found === 0) throw new AppError('not_found')
}
