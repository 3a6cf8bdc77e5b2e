import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { vehicles } from '../vehicles/vehicles.table.ts'
import { ordersInProgress, unsafeDefects } from './fleet.data.ts'

const atWork = ['in_service', 'reserve']

/** A vehicle does not come back by hand while somebody works on it, or while something makes it unsafe. */
export async function checkBackInService(actor: Actor, vehicle: { id: number }, to: string): Promise<void> {
  if (!atWork.includes(to)) return
  const [orders, defects] = await together([
    () => ordersInProgress(actor, vehicle.id),
    () => unsafeDefects(actor, vehicle.id),
  ])
  if (orders > 0) throw new AppError('work_order_open')
  if (defects > 0) throw new AppError('unsafe_defect_open')
}

/**
 * Takes a vehicle out of service at once, since something makes it unsafe. The caller has locked it: it comes back by
 * hand before that, or not at all.
 */
export const stopVehicle = (actor: Actor, vehicleId: number, reason: string) =>
  actor.db
    .update(vehicles)
    .set({ status: 'out_of_order', statusReason: reason, estimatedReturn: null })
    .where(and(eq(vehicles.tenant, actor.tenant), eq(vehicles.id, vehicleId), inArray(vehicles.status, atWork)))

/** A vehicle is not archived while somebody works on it: the order could not be closed any more. */
export async function checkIdle(actor: Actor, vehicle: { id: number }): Promise<void> {
  if ((await ordersInProgress(actor, vehicle.id)) > 0) throw new AppError('work_order_open')
}
