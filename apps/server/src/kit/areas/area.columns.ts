import type { Language } from '@dsms/contract/kernel/shared'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'

/** What a page of a list is asked for. */
export interface Page {
  where: SQL | undefined
  order: SQL[]
  limit: number
  offset: number
  /** What the list was asked for, where what a row shows depends on it. */
  wishes?: unknown
}

/** A text in a language as SQL: the asked one, else Arabic, English, or whatever there is; see `nameIn`. */
export const nameSql = (names: PgColumn | SQL, language: Language) =>
  sql<string>`coalesce(nullif(${names} ->> ${language}, ''), nullif(${names} ->> 'ar', ''), nullif(${names} ->> 'en', ''), names_text(${names}))`

/**
 * All columns of a table under their own names in the database, which are the names on the wire. A translated `name` is
 * told in the reader's language, and whole as `names`.
 */
export function wireColumns(table: PgTable, language: Language): Record<string, PgColumn | SQL.Aliased | SQL> {
  const columns = Object.values(getTableColumns(table)).map((column) => [column.name, column] as const)
  const byName: Record<string, PgColumn | SQL> = Object.fromEntries(columns)
  const { name } = byName
  if (!name || (name as PgColumn).dataType !== 'json') return byName
  return { ...byName, name: nameSql(name, language), names: name }
}

/** Puts condition, order and bounds of a page on a query. */
export const paged = <Q extends PgSelect>(query: Q, { where, order, limit, offset }: Page) =>
  query
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset) as unknown as Promise<Record<string, unknown>[]>

/** Values of an input by the table's columns of the same names; what the table has no column for is left out. */
export function valuesOf(table: PgTable, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
      name in input && input[name] !== undefined ? [[key, input[name]]] : [],
    ),
  )
}
