import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { toMajor, toMinor } from '@dsms/contract/kernel/money'
import type { maintenanceOrders as area } from '@dsms/contract/resources/maintenance/orders'
import { vehicles as vehicleArea } from '@dsms/contract/resources/vehicles/calls'
import { and, eq, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import type { InputOf, StatusInputOf, StoredRow } from '../../../kit/areas/area.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { settingOf } from '../../platform/public.ts'
import { addReading } from '../vehicles/parts/odometer.service.ts'
import { schoolFacts } from '../vehicles/vehicles.data.ts'
import { lockLive, type VehicleRow } from '../vehicles/vehicles.lock.ts'
import { vehicles } from '../vehicles/vehicles.table.ts'
import { checkFiles, lockChosen, ordersInProgress, unsafeDefects } from './fleet.data.ts'
import { type maintenanceOrders, vehicleDefects } from './fleet.table.ts'

type Input = Partial<InputOf<typeof area>>
export type OrderRow = StoredRow<typeof maintenanceOrders>
type Change = StatusInputOf<typeof area>

/** Values other than those of the input's names. Done or cancelled orders stay as they are. */
export async function orderValues(actor: Actor, input: Input, before: OrderRow | undefined) {
  if (before && isClosed(before)) throw new AppError('illegal_transition', { from: before.status, allowed: '–' })
  const isMoved = input.vehicle_id !== undefined && input.vehicle_id !== before?.vehicleId
  if (isMoved && before && before.status !== 'planned')
    throw fieldError('vehicle_id', 'illegal_transition', { from: before.status, allowed: '–' })
  if (isMoved && input.vehicle_id) await lockChosen(actor, input.vehicle_id)
  await checkFiles(actor, input.file_ids, before?.fileIds ?? [], 'file_ids')
  return { items: input.items?.map(({ text, cost }) => ({ text, cost: cost ?? null })) }
}

/** Done or called off. */
export const isClosed = ({ status }: { status: string }) => status === 'done' || status === 'cancelled'

/** What has to be known before an order begins; answers what is written down of that. */
export async function beginning(actor: Actor, order: OrderRow, change: Change) {
  const vehicle = await lockLive(actor, order.vehicleId)
  if (vehicle.status !== 'in_maintenance') {
    checkTransition(vehicleArea.statuses, vehicle.status, 'in_maintenance')
    await returnDay(actor, order, change)
  }
  return { startedAt: sql`now()` }
}

/** The same before it ends: what the odometer shows and what it cost, approved where that is above the limit. */
export async function ending(actor: Actor, order: OrderRow, change: Change) {
  const odometerKm = change.odometer_km ?? order.odometerKm
  const cost = change.cost ?? order.cost ?? sumOf(order)
  const missing = { ...(odometerKm === null ? { odometer_km: 1 } : {}), ...(cost === null ? { cost: 1 } : {}) }
  if (odometerKm === null || cost === null)
    throw new AppError(
      'invalid_input',
      {},
      Object.fromEntries(Object.keys(missing).map((field) => [field, { code: 'required' as const }])),
    )
  return { odometerKm, cost, finishedAt: sql`now()`, ...(await approval(actor, order, cost)) }
}

const sumOf = ({ items }: OrderRow): number | null => {
  const costs = items.flatMap(({ cost }) => cost ?? [])
  return costs.length ? costs.reduce((sum, cost) => sum + cost, 0) : null
}

/** Up to what an order may cost before somebody has to approve it, in the smallest unit of its money. */
export const costLimit = async (actor: Actor, currency: string) =>
  toMinor(await settingOf(actor, 'fleet.cost_limit'), currency)

/** Above the limit somebody has to have approved as much; who may do so approves by closing the order. */
async function approval(actor: Actor, { approvedCost, currency }: OrderRow, cost: number) {
  if (approvedCost !== null && approvedCost >= cost) return {}
  const limit = await costLimit(actor, currency)
  if (cost <= limit) return {}
  if (!holds(actor, 'maintenance.approve_cost'))
    throw new AppError('approval_needed', { limit: toMajor(limit, currency), currency })
  return { approvedCost: cost, approvedById: actor.id, approvedAt: sql`now()` }
}

/** When the vehicle is expected back: what was said, else the end that was planned. */
async function returnDay(actor: Actor, order: OrderRow, { estimated_return: said }: Change): Promise<string> {
  const { today } = await schoolFacts(actor)
  if (said && said < today) throw fieldError('estimated_return', 'date_in_past')
  const planned = order.plannedTo ?? order.plannedFrom
  const day = said ?? (planned && planned >= today ? planned : undefined)
  if (!day) throw fieldError('estimated_return', 'required')
  return day
}

/** What an order's beginning and end mean for its vehicle and the defects it is about. */
export async function followOrder(actor: Actor, order: OrderRow, change: Change) {
  const vehicle = await lockLive(actor, order.vehicleId)
  if (change.status === 'in_progress') {
    if (vehicle.status !== 'in_maintenance')
      await move(actor, vehicle, 'in_maintenance', order.title, await returnDay(actor, order, change))
    await moveDefects(actor, order, 'accepted', 'in_repair')
  }
  if (change.status === 'done') {
    const km = change.odometer_km ?? order.odometerKm ?? 0
    await readOdometer(actor, vehicle, km, change.reason)
    if (order.kind === 'scheduled') await keepService(actor, vehicle, km)
    if (holds(actor, 'vehicle_checks_defects_incidents.resolve'))
      await moveDefects(actor, order, 'in_repair', 'resolved')
  }
  if (order.status === 'in_progress') await bringBack(actor, vehicle)
}

async function readOdometer(actor: Actor, vehicle: VehicleRow, km: number, reason: string | undefined) {
  try {
    await addReading(actor, vehicle.id, { km, reason }, 'maintenance')
  } catch (error) {
    const wrong = error instanceof AppError ? error.fields.km : undefined
    throw wrong ? fieldError('odometer_km', wrong.code, wrong.params) : error
  }
}

/** The next service is reckoned from this one. */
async function keepService(actor: Actor, { id }: VehicleRow, km: number) {
  const { today } = await schoolFacts(actor)
  await actor.db
    .update(vehicles)
    .set({ lastServiceKm: km, lastServiceOn: today, plannedServiceOn: null })
    .where(and(eq(vehicles.id, id), eq(vehicles.tenant, actor.tenant)))
}

/** Into service again, unless another order is in progress; with something unsafe left it is out of order. */
async function bringBack(actor: Actor, vehicle: VehicleRow) {
  if (vehicle.status !== 'in_maintenance' || (await ordersInProgress(actor, vehicle.id)) > 0) return
  const isUnsafe = (await unsafeDefects(actor, vehicle.id)) > 0
  await move(actor, vehicle, isUnsafe ? 'out_of_order' : 'in_service', isUnsafe ? vehicle.statusReason : null)
}

const move = (actor: Actor, { id }: VehicleRow, status: string, reason: string | null, back: string | null = null) =>
  actor.db
    .update(vehicles)
    .set({ status, statusReason: reason, estimatedReturn: back })
    .where(and(eq(vehicles.id, id), eq(vehicles.tenant, actor.tenant)))

const moveDefects = (actor: Actor, order: OrderRow, from: string, to: string) =>
  actor.db
    .update(vehicleDefects)
    .set({ status: to })
    .where(
      and(
        eq(vehicleDefects.tenant, actor.tenant),
        eq(vehicleDefects.orderId, order.id),
        eq(vehicleDefects.status, from),
      ),
    )
