import { AppError } from '@dsms/contract/kernel/errors'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
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

/** A vehicle is not put away while somebody works on it: the order could not be closed any more. */
export async function checkIdle(actor: Actor, vehicle: { id: number }): Promise<void> {
  if ((await ordersInProgress(actor, vehicle.id)) > 0) throw new AppError('work_order_open')
}
