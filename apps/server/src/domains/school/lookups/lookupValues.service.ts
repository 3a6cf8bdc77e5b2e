import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { lookupValues as area, type listLookupChoices } from '@dsms/contract/school/lookups/calls'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { nameSql, type Page, paged, valuesOf, wireColumns } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, filtered, list, readOne, sortedBy, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { FilterOf, InputOf, SortOf, SortsOf } from '../../../kit/areas/area.ts'
import { swapPlaces } from '../../../kit/records/places.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { lookupValues } from './lookupValues.table.ts'
import { checkSame, checkUnused, lastPlace, usesOf } from './lookupValues.uses.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

/** A school reads the platform's entries beside its own; it changes its own alone. */
const readable = (actor: Actor) => inArray(lookupValues.tenant, [0, actor.tenant])

const rows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(lookupValues, language),
        is_shared: sql<boolean>`${lookupValues.tenant} = 0`,
        uses: usesOf(sql`${lookupValues.id}`),
      })
      .from(lookupValues)
      .$dynamic(),
    page,
  )

const sorts: SortsOf<typeof area> = { kind: lookupValues.kind, code: lookupValues.code, place: lookupValues.place }
const asShown: SortOf<typeof area> = ['kind', 'place', 'name']

const listing = (actor: Actor, query: FilterOf<typeof area>) => ({
  table: lookupValues,
  where: and(
    readable(actor),
    filtered(lookupValues, query),
    query.kind ? eq(lookupValues.kind, query.kind) : undefined,
  ),
  order: sortedBy(actor, lookupValues, query.sort, sorts, asShown),
  rows,
})

export const listLookupValues = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, listing(actor, query), query)

export const readLookupValue = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, lookupValues, id, rows, readable(actor)))

export async function createLookupValue(actor: Actor, input: Input) {
  return readLookupValue(actor, await addLookupValue(actor, input))
}

const addLookupValue = (actor: Actor, input: Input): Promise<number> =>
  insert(actor, lookupValues, {
    status: firstStatus(area),
    ...valuesOf(lookupValues, input),
    place: input.place || lastPlace(actor, input.kind),
  })

export async function updateLookupValue(
  actor: Actor,
  id: number,
  { version, ...input }: Given<Calls['update']>['body'],
) {
  const before = await lock(actor, lookupValues, id)
  await checkVersion(actor, lookupValues, before, version)
  await checkSame(actor, input, before)
  await update(actor, lookupValues, before, valuesOf(lookupValues, input))
  return readLookupValue(actor, id)
}

export async function changeLookupValueStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const value = await lock(actor, lookupValues, id)
  await changeStatus(actor, area, lookupValues, value, change)
  return readLookupValue(actor, id)
}

export async function archiveLookupValue(actor: Actor, id: number) {
  const value = await lock(actor, lookupValues, id)
  await checkUnused(actor, id)
  await archive(actor, lookupValues, value)
  return readLookupValue(actor, id)
}

export async function restoreLookupValue(actor: Actor, id: number) {
  await restore(actor, lookupValues, id)
  return readLookupValue(actor, id)
}

/** Changes places with the next one up or down of the same kind. */
export async function moveLookupValue(actor: Actor, id: number, direction: 'up' | 'down') {
  const { kind } = await lock(actor, lookupValues, id)
  await swapPlaces(actor, 'lookup_values', id, sql`kind = ${kind}`, direction)
  return {}
}

export const exportLookupValues = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, listing(actor, query), query)

export const importLookupValues = (actor: Actor, body: ImportBody) => importSheet(actor, area, body, addLookupValue)

/** What a field may be chosen from: the entries in use of one kind. */
export const lookupChoices = (actor: Actor, { kind }: Given<typeof listLookupChoices>['query']) =>
  actor.db
    .select({ id: lookupValues.id, code: lookupValues.code, name: nameSql(lookupValues.name, actor.language) })
    .from(lookupValues)
    .where(
      and(
        readable(actor),
        eq(lookupValues.kind, kind),
        eq(lookupValues.status, 'active'),
        isNull(lookupValues.archivedAt),
      ),
    )
    .orderBy(asc(lookupValues.place), nameSql(lookupValues.name, actor.language))
    .limit(500)
