import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { platformHolidays as area } from '@dsms/contract/school/holidays/calls'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { holdOrganization } from '../../platform/public.ts'
import { holidayListing, holidayRows } from './holidays.data.ts'
import { dayValues } from './holidays.rules.ts'
import { holidays } from './holidays.table.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const named = namesOf(holidays)

export const listPlatformHolidays = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, holidayListing(actor, query), query)

export const readPlatformHoliday = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, holidays, id, holidayRows))

export async function createPlatformHoliday(actor: Actor, input: Input) {
  return readPlatformHoliday(actor, await addPlatformHoliday(actor, input))
}

async function addPlatformHoliday(actor: Actor, input: Input): Promise<number> {
  if (input.organization_id) await holdOrganization(actor, input.organization_id, 'organization_id')
  const values = { ...valuesOf(holidays, input), ...dayValues(input, undefined) }
  const id = await insert(actor, holidays, { status: firstStatus(area), ...values })
  await holdNamed(actor, named(input, undefined))
  return id
}

export async function updatePlatformHoliday(
  actor: Actor,
  id: number,
  { version, ...input }: Given<Calls['update']>['body'],
) {
  const before = await lock(actor, holidays, id)
  await checkVersion(actor, holidays, before, version)
  const { organization_id } = input
  if (organization_id && organization_id !== before.organizationId)
    await holdOrganization(actor, organization_id, 'organization_id')
  await update(actor, holidays, before, { ...valuesOf(holidays, input), ...dayValues(input, before) })
  await holdNamed(actor, named(input, before))
  return readPlatformHoliday(actor, id)
}

export async function changePlatformHolidayStatus(
  actor: Actor,
  id: number,
  change: Given<Calls['changeStatus']>['body'],
) {
  const holiday = await lock(actor, holidays, id)
  await changeStatus(actor, area, holidays, holiday, change)
  return readPlatformHoliday(actor, id)
}

export async function archivePlatformHoliday(actor: Actor, id: number) {
  const holiday = await lock(actor, holidays, id)
  await archive(actor, holidays, holiday)
  return readPlatformHoliday(actor, id)
}

export async function restorePlatformHoliday(actor: Actor, id: number) {
  await restore(actor, holidays, id)
  return readPlatformHoliday(actor, id)
}

export const exportPlatformHolidays = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, holidayListing(actor, query), query)

export const importPlatformHolidays = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addPlatformHoliday)
