import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A row of a table as JSON under the names that we use, so that one statement brings a record with what belongs to it.
 * `alias` is what the statement calls the table; `also` are further pairs of a name and its SQL. The text is made once:
 * call it when the module is loaded.
 */
export function rowAsJson(table: PgTable, alias: string, also: Record<string, string> = {}): SQL {
  const own = Object.entries(getTableColumns(table)).map(([name, column]) => [name, `${alias}."${column.name}"`])
  return sql.raw(pairsAsJson([...own, ...Object.entries(also)]))
}

/** Names and their SQL as an object of JSON. */
export const asJson = (pairs: Record<string, string>): SQL => sql.raw(pairsAsJson(Object.entries(pairs)))

const pairsAsJson = (pairs: (string | undefined)[][]) =>
  `json_build_object(${pairs.map(([name, value]) => `'${name}', ${value}`).join(', ')})`

/** The row that `rowAsJson` gave, with the values that a query on the table would give. */
export function rowFromJson<T extends PgTable>(table: T, json: Record<string, unknown>): T['$inferSelect'] {
  const row = { ...json }
  for (const [name, column] of Object.entries(getTableColumns(table)))
    if (row[name] !== null) row[name] = column.mapFromDriverValue(row[name])
  return row as T['$inferSelect']
}
