import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Area, AreaFilter, ServedArea } from '@dsms/contract/kit/areas'
import { and, eq, getTableColumns, getTableName, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import type { App } from '../../kernel/services.ts'
import { together } from '../../kernel/together.ts'
import { exportSheet } from '../records/export.ts'
import { finds } from '../records/find.ts'
import { historyOf } from '../records/history.ts'
import { orderBy } from '../records/records.ts'
import { ownedBy, type RecordTable } from '../records/verbs.ts'
import { nameSql, type Page } from './area.columns.ts'
import { toLine } from './area.sheet.ts'
import type { AreaTable, ListedOf, WholeOf } from './area.ts'

/** Which rows of a table a list is about, in which order, and how they are read. */
export interface Listing<Row> {
  table: RecordTable
  where: SQL | undefined
  order: SQL[]
  rows: (actor: Actor, page: Page) => Promise<Row[]>
}

/** One page of a list and how many rows there are in all, in one round trip. */
export async function list<A extends ServedArea>(
  actor: Actor,
  _area: A,
  { where, order, rows, table }: Listing<ListedOf<A>>,
  { page, perPage }: { page: number; perPage: number },
): Promise<Answer<A['calls']['list']>> {
  const [found, total] = await together([
    () => rows(actor, { where, order, limit: perPage, offset: (page - 1) * perPage }),
    () => actor.db.$count(table, where),
  ])
  // all columns were checked but for which texts they hold; see `Stored`
  return { rows: found, total } as Answer<A['calls']['list']>
}

/** A record with its latest changes, in one round trip; what is not there or not the actor's is `not_found`. */
export async function readOne<Row extends object>(
  actor: Actor,
  table: RecordTable,
  id: number,
  rows: (actor: Actor, page: Page) => Promise<Row[]>,
  mine = ownedBy(actor, table),
) {
  const [[row], history] = await together([
    () => rows(actor, { where: and(eq(table.id, id), mine), order: [sql`1`], limit: 1, offset: 0 }),
    () => historyOf(actor, getTableName(table), id),
  ])
  if (!row) throw new AppError('not_found')
  return { ...row, history }
}

/** A record as its own page shows it: all of it was checked but for which texts its columns hold; see `Stored`. */
export const whole = <A extends ServedArea>(_area: A, record: WholeOf<A>) => record as Answer<A['calls']['get']>

/** Every row of a listing as a file, in the columns of the area's sheet. */
export async function exportList<Row extends object>(
  app: App,
  actor: Actor,
  area: Area,
  { where, order, rows, table }: Listing<Row>,
  { format }: { format: 'csv' | 'xlsx' },
) {
  return exportSheet(app, actor, {
    name: area.tag,
    format,
    columns: area.sheet,
    total: await actor.db.$count(table, where),
    read: (again, limit, offset) => rows(again, { where, order, limit, offset }),
    line: (row) => toLine(area, row),
  })
}

/** What every list is narrowed by: archived or in use, the status, and the searched text. */
export const filtered = (table: AreaTable, { q, status, archived }: AreaFilter): SQL | undefined =>
  and(
    archived ? isNotNull(table.archivedAt) : isNull(table.archivedAt),
    status ? eq(table.status, status) : undefined,
    q ? finds(table.search, q) : undefined,
  )

/** The order that a list was asked for, by the names on the wire; unless told, the one given first. */
export function sortedBy(
  actor: Actor,
  table: AreaTable,
  sort: string | undefined,
  sorts: Record<string, PgColumn | SQL | undefined> = {},
  unlessTold: readonly string[] = ['name'],
): SQL[] {
  const { name } = getTableColumns(table)
  const known = {
    id: table.id,
    status: table.status,
    created_at: table.createdAt,
    updated_at: table.updatedAt,
    ...(name ? { name: nameSql(name, actor.language) } : {}),
    ...sorts,
  }
  return orderBy(table.id, known, sort ?? unlessTold.join(','))
}
