import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { holidays as area } from '@dsms/contract/school/holidays/calls'
import { branches } from '../../../db/tables/branches.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { holidayListing, holidayRows } from './holidays.data.ts'
import { checkOverride, dayValues } from './holidays.rules.ts'
import { holidays } from './holidays.table.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const references = { branch: byName(branches) }
const named = namesOf(holidays, references)

export const listHolidays = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, holidayListing(actor, query), query)

export const readHoliday = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, holidays, id, holidayRows))

export async function createHoliday(actor: Actor, input: Input) {
  return readHoliday(actor, await addHoliday(actor, input))
}

/** Adds a holiday without reading it again; calendars of other programs are taken in by it too. Answers its key. */
export async function addHoliday(actor: Actor, input: Input, uid?: string): Promise<number> {
  await checkOverride(actor, input, undefined)
  const values = { ...valuesOf(holidays, input), ...dayValues(input, undefined), uid: uid ?? null }
  const id = await insert(actor, holidays, { status: firstStatus(area), ...values })
  await holdNamed(actor, named(input, undefined))
  return id
}

export async function updateHoliday(actor: Actor, id: number, { version, ...input }: Given<Calls['update']>['body']) {
  const before = await lock(actor, holidays, id)
  await checkVersion(actor, holidays, before, version)
  await checkOverride(actor, input, before)
  await update(actor, holidays, before, { ...valuesOf(holidays, input), ...dayValues(input, before) })
  await holdNamed(actor, named(input, before))
  return readHoliday(actor, id)
}

/** What a calendar file says now of a holiday that came from it; what it cannot say stays. */
export async function changeHoliday(actor: Actor, id: number, input: Input): Promise<void> {
  const before = await lock(actor, holidays, id)
  const { name, starts_on, ends_on, recurrence } = input
  const said = { name: { ...before.name, ...name }, starts_on, ends_on, recurrence }
  // a Hijri holiday that moved follows its new first day
  const isMoved = starts_on !== before.startsOn || recurrence !== before.recurrence
  const from = isMoved ? { ...before, hijriMonth: null, hijriDay: null } : before
  await update(actor, holidays, before, { ...valuesOf(holidays, said), ...dayValues(said, from) })
}

export async function changeHolidayStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const holiday = await lock(actor, holidays, id)
  await changeStatus(actor, area, holidays, holiday, change)
  return readHoliday(actor, id)
}

export async function archiveHoliday(actor: Actor, id: number) {
  const holiday = await lock(actor, holidays, id)
  await archive(actor, holidays, holiday)
  return readHoliday(actor, id)
}

export async function restoreHoliday(actor: Actor, id: number) {
  await restore(actor, holidays, id)
  return readHoliday(actor, id)
}

export const exportHolidays = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, holidayListing(actor, query), query)

export const importHolidays = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addHoliday, { references })
