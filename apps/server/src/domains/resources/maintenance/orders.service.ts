import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { maintenanceOrders as area } from '@dsms/contract/resources/maintenance/orders'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { vehicles } from '../vehicles/vehicles.table.ts'
import { filesOf } from './fleet.data.ts'
import { maintenanceOrders } from './fleet.table.ts'
import { defectsOf, orderListing, orderRows } from './orders.data.ts'
import { beginning, costLimit, ending, followOrder, isClosed, orderValues } from './orders.rules.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const references = { vehicle: byName(vehicles, { code: vehicles.registrationNo }) }
const named = namesOf(maintenanceOrders, references)

export const listOrders = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, orderListing(actor, query), query)

export async function readOrder(actor: Actor, id: number) {
  const order = await readOne(actor, maintenanceOrders, id, orderRows)
  const [files, defects] = await together([
    () => filesOf(actor, order.vehicle_id, order.file_ids),
    () => defectsOf(actor, id),
  ])
  const needs_approval = order.cost !== null && order.cost > (await costLimit(actor, order.currency))
  return whole(area, { ...order, files, defects, needs_approval })
}

export async function createOrder(actor: Actor, input: Input) {
  return readOrder(actor, await addOrder(actor, input))
}

/** Adds an order without reading it again; defects are made into orders too. Answers its key. */
export async function addOrder(actor: Actor, input: Input): Promise<number> {
  const values = await orderValues(actor, input, undefined)
  const id = await insert(actor, maintenanceOrders, {
    status: firstStatus(area),
    ...valuesOf(maintenanceOrders, input),
    ...values,
    currency: await currencyOf(actor),
  })
  await holdNamed(actor, named(input, undefined))
  return id
}

export async function updateOrder(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, maintenanceOrders, id)
  await checkVersion(actor, maintenanceOrders, before, version)
  const values = await orderValues(actor, input, before)
  await update(actor, maintenanceOrders, before, { ...valuesOf(maintenanceOrders, input), ...values })
  await holdNamed(actor, named(input, before))
  return readOrder(actor, id)
}

export async function changeOrderStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const order = await lock(actor, maintenanceOrders, id)
  checkStatus(area, order.status, change)
  const values =
    change.status === 'in_progress'
      ? await beginning(actor, order, change)
      : change.status === 'done'
        ? await ending(actor, order, change)
        : {}
  await changeStatus(actor, area, maintenanceOrders, order, change, values)
  await followOrder(actor, order, change)
  return readOrder(actor, id)
}

export async function approveOrderCost(actor: Actor, id: number, cost: number) {
  const order = await lock(actor, maintenanceOrders, id)
  if (isClosed(order)) throw new AppError('illegal_transition', { from: order.status, allowed: '–' })
  const approvedAt = sql`now()`
  await update(actor, maintenanceOrders, order, { approvedCost: cost, approvedById: actor.id, approvedAt })
  return readOrder(actor, id)
}

export async function archiveOrder(actor: Actor, id: number) {
  const order = await lock(actor, maintenanceOrders, id)
  if (order.status === 'in_progress') throw new AppError('work_order_open')
  await archive(actor, maintenanceOrders, order)
  return readOrder(actor, id)
}

export async function restoreOrder(actor: Actor, id: number) {
  await restore(actor, maintenanceOrders, id)
  return readOrder(actor, id)
}

export const exportOrders = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, orderListing(actor, query), query)

export const importOrders = (actor: Actor, body: ImportBody) => importSheet(actor, area, body, addOrder, { references })
