import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { vehicles as area } from '@dsms/contract/resources/vehicles/calls'
import { whyNotDriven } from '@dsms/contract/resources/vehicles/driving'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
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
import { licenceTypes } from '../../curriculum/public.ts'
import { checkLimit } from '../../platform/public.ts'
import { lookup } from '../../school/public.ts'
import { checkBackInService, checkIdle } from '../maintenance/vehicleRules.ts'
import { drivenFacts } from './driving.data.ts'
import { saveParts } from './parts/vehicles.parts.ts'
import { vehicleListing, vehicleRows } from './vehicles.data.ts'
import { checkReturn, vehicleValues } from './vehicles.rules.ts'
import { vehicles } from './vehicles.table.ts'

type Calls = typeof area.calls

/** What columns of a file name, and what a new name in an input holds until the end of the transaction. */
const references = {
  branch: byName(branches),
  brand: lookup('vehicle_brand'),
  type: lookup('vehicle_type'),
  purpose: lookup('vehicle_purpose'),
  licence_type: byName(licenceTypes, { code: licenceTypes.code }),
}
const named = namesOf(vehicles, references)

export const listVehicles = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, vehicleListing(actor, query), query)

export async function readVehicle(actor: Actor, id: number) {
  const [record, facts] = await together([
    () => readOne(actor, vehicles, id, vehicleRows),
    () => drivenFacts(actor, id),
  ])
  const obstacles = facts ? [...(facts.is_archived ? [archived] : []), ...whyNotDriven(facts.day, facts)] : [archived]
  return whole(area, { ...record, obstacles })
}

const archived = { why: 'archived', what: null, until: null } as const

export async function createVehicle(actor: Actor, input: InputOf<typeof area>) {
  return readVehicle(actor, await addVehicle(actor, input))
}

export async function addVehicle(actor: Actor, input: InputOf<typeof area>): Promise<number> {
  await checkLimit(actor, 'vehicles')
  const values = await vehicleValues(actor, input, undefined)
  const id = await insert(actor, vehicles, { status: firstStatus(area), ...valuesOf(vehicles, input), ...values })
  await holdNamed(actor, named(input, undefined))
  await saveParts(actor, id, input, undefined)
  return id
}

export async function updateVehicle(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, vehicles, id)
  await checkVersion(actor, vehicles, before, version)
  const values = await vehicleValues(actor, input, before)
  await update(actor, vehicles, before, { ...valuesOf(vehicles, input), ...values })
  await holdNamed(actor, named(input, before))
  await saveParts(actor, id, input, before)
  return readVehicle(actor, id)
}

/** Into maintenance with the day of the return, which every other status forgets. */
export async function changeVehicleStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const vehicle = await lock(actor, vehicles, id)
  checkStatus(area, vehicle.status, change)
  const isAway = change.status === 'in_maintenance'
  if (isAway) await checkReturn(actor, change.estimated_return)
  await checkBackInService(actor, vehicle, change.status)
  const estimatedReturn = isAway ? (change.estimated_return ?? null) : null
  await changeStatus(actor, area, vehicles, vehicle, change, { estimatedReturn })
  return readVehicle(actor, id)
}

export async function archiveVehicle(actor: Actor, id: number) {
  const vehicle = await lock(actor, vehicles, id)
  await checkIdle(actor, vehicle)
  await archive(actor, vehicles, vehicle)
  return readVehicle(actor, id)
}

/** It counts against the limit of the subscription again. */
export async function restoreVehicle(actor: Actor, id: number) {
  await checkLimit(actor, 'vehicles')
  await restore(actor, vehicles, id)
  return readVehicle(actor, id)
}

export const exportVehicles = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, vehicleListing(actor, query), query)

export const importVehicles = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addVehicle, { references })
