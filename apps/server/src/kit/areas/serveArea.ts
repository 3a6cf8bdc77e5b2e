import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { AreaFilter, ServedArea, StatusChange } from '@dsms/contract/kit/areas'
import { and } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'
import { serve } from '../../kernel/http/serve.ts'
import type { App } from '../../kernel/services.ts'
import { archive, checkVersion, insert, lock, ownedBy, restore, type StoredRow, update } from '../records/verbs.ts'
import { valuesOf } from './area.columns.ts'
import { importSheet } from './area.import.ts'
import { exportList, filtered, list, readOne, sortedBy } from './area.list.ts'
import { changeStatus, checkStatus, firstStatus } from './area.status.ts'
import type { AreaRules, AreaTable, ListedOf, RecordOf, StatusInputOf } from './area.ts'
import { holdNamed, namesOf } from './named.ts'
import { statusesEnding } from './statusEnds.ts'

/** What a catalogue does other than its calls uses these. */
export interface AreaVerbs<A extends ServedArea, T extends AreaTable> {
  read: (actor: Actor, id: number) => Promise<Answer<A['calls']['get']>>
  /** The row of a record in use, locked until the transaction ends. */
  lock: (actor: Actor, id: number) => Promise<StoredRow<T>>
  changeStatus: (actor: Actor, id: number, change: StatusInputOf<A>) => Promise<void>
}

/**
 * Serves all calls of a catalogue by its rules: what every one of them does, in the order in which it happens. Rows and
 * `more` together are the whole record of the contract; what is forgotten or misspelt does not compile.
 */
export function serveArea<A extends ServedArea, T extends AreaTable, Row extends ListedOf<A>>(
  app: App,
  area: A,
  table: T,
  rules: AreaRules<A, T, Row> & { more: unknown },
): AreaVerbs<A, T>
export function serveArea<A extends ServedArea, T extends AreaTable, Row extends ListedOf<A> & RecordOf<A>>(
  app: App,
  area: A,
  table: T,
  rules: AreaRules<A, T, Row>,
): AreaVerbs<A, T>
// inside, all areas are alike: the types above hold rules, contract and table against each other
export function serveArea(
  app: App,
  area: ServedArea,
  table: AreaTable,
  rules: AreaRules<ServedArea, AreaTable, Record<string, unknown>>,
): AreaVerbs<ServedArea, AreaTable> {
  const { calls } = area
  const named = namesOf(table, rules.references)

  const listing = (actor: Actor, query: AreaFilter) => ({
    table,
    where: and(ownedBy(actor, table), filtered(table, query), ...(rules.filters?.(query) ?? [])),
    order: sortedBy(actor, table, query.sort, rules.sorts, rules.defaultSort),
    rows: rules.rows,
  })

  async function read(actor: Actor, id: number) {
    const { history, ...row } = await readOne(actor, table, id, rules.rows)
    return { ...row, ...(await rules.more?.(actor, row)), history }
  }

  async function create(actor: Actor, input: object): Promise<number> {
    const values = await rules.beforeWrite?.(actor, input, undefined)
    const row: object = { status: firstStatus(area), ...valuesOf(table, input), ...values }
    const id = await insert(actor, table, row)
    await holdNamed(actor, named(input, undefined))
    await rules.afterWrite?.(actor, id, input, undefined)
    return id
  }

  async function changeStatusOf(actor: Actor, id: number, change: StatusChange): Promise<void> {
    const row = await lock(actor, table, id)
    checkStatus(area, row.status, change)
    await changeStatus(actor, area, table, row, change, await rules.beforeStatus?.(actor, row, change))
  }

  serve(app, calls.list, ({ actor, query }) => list(actor, area, listing(actor, query), query))

  serve(app, calls.get, ({ actor, params }) => read(actor, params.id))

  serve(app, calls.create, async ({ actor, body }) => read(actor, await create(actor, body)))

  serve(app, calls.update, async ({ actor, params, body: { version, ...input } }) => {
    const before = await lock(actor, table, params.id)
    await checkVersion(actor, table, before, version)
    const values = await rules.beforeWrite?.(actor, input, before)
    await update(actor, table, before, { ...valuesOf(table, input), ...values })
    await holdNamed(actor, named(input, before))
    await rules.afterWrite?.(actor, params.id, input, before)
    return read(actor, params.id)
  })

  serve(app, calls.changeStatus, async ({ actor, params, body }) => {
    await changeStatusOf(actor, params.id, body)
    return read(actor, params.id)
  })

  serve(app, calls.archive, async ({ actor, params }) => {
    const row = await lock(actor, table, params.id)
    await rules.beforeArchive?.(actor, row)
    await archive(actor, table, row)
    return read(actor, params.id)
  })

  serve(app, calls.restore, async ({ actor, params }) => {
    await restore(actor, table, params.id)
    return read(actor, params.id)
  })

  serve(app, calls.exportSheet, ({ actor, query }) => exportList(app, actor, area, listing(actor, query), query))

  serve(app, calls.importSheet, ({ actor, body }) => importSheet(actor, area, body, create, rules))

  if (area.lasting.length) app.due.add(statusesEnding(area, table))

  return { read, lock: (actor, id) => lock(actor, table, id), changeStatus: changeStatusOf }
}
