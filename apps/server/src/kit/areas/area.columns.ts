import { readingOrder } from '@dsms/contract/kernel/choices/reading'
import type { Language } from '@dsms/contract/kernel/shared'
import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'

/** What a page of a list is asked for. */
export interface Page {
  where: SQL | undefined
  order: SQL[]
  limit: number
  offset: number
}

type Columns<T extends PgTable> = T['_']['columns']
type NameOf<Column extends PgColumn> = Column['_']['name']

/** The columns of a table by their names in the database, which are the names on the wire. */
type ByName<T extends PgTable> = { [Key in keyof Columns<T> as NameOf<Columns<T>[Key]>]: Columns<T>[Key] }
type IsTranslated<Column> = Column extends PgColumn ? (Column['_']['dataType'] extends 'json' ? true : false) : false

/** What `wireColumns` selects. */
export type WireColumns<T extends PgTable> =
  ByName<T> extends { name: infer Name }
    ? IsTranslated<Name> extends true
      ? Omit<ByName<T>, 'name'> & { name: SQL<string>; names: Name }
      : ByName<T>
    : ByName<T>

/**
 * A row as the database has it: some text where the contract names the texts that there may be. The table's check says
 * which those are, and `serve` looks before the commit.
 */
export type Stored<Value> = Value extends string
  ? string
  : Value extends readonly (infer One)[]
    ? Stored<One>[]
    : Value extends object
      ? { [Key in keyof Value]: Stored<Value[Key]> }
      : Value

/** A text in a language as SQL, as `nameIn` has it. */
export const nameSql = (names: PgColumn | SQL, language: Language) => {
  const written = readingOrder(language).map((one) => sql`nullif(${names} ->> ${one}, '')`)
  return sql<string>`coalesce(${sql.join(written, sql`, `)}, names_text(${names}))`
}

/**
 * All columns of a table under their own names in the database, which are the names on the wire. A translated `name` is
 * told in the reader's language, and whole as `names`.
 */
export function wireColumns<T extends PgTable>(table: T, language: Language): WireColumns<T>
export function wireColumns(table: PgTable, language: Language): Record<string, PgColumn | SQL> {
  const byName = new Map(Object.values(getTableColumns(table)).map((column) => [column.name, column]))
  const name = byName.get('name')
  const all = Object.fromEntries(byName)
  return name?.dataType === 'json' ? { ...all, name: nameSql(name, language), names: name } : all
}

/** Runs a query with condition, order and bounds of a page. */
export function paged<Query extends PgSelect>(query: Query, page: Page): Promise<Query['_']['result']>
export async function paged(query: PgSelect, { where, order, limit, offset }: Page): Promise<unknown[]> {
  return await query
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

/** The fields of an input that a table has columns for, under the columns' keys. */
type ValuesOf<T extends PgTable, Input> = {
  [Key in keyof Omit<Columns<T>, 'schoolId'> as NameOf<Columns<T>[Key]> extends keyof Input
    ? Key
    : never]: Input[NameOf<Columns<T>[Key]> & keyof Input]
}

/**
 * Values of an input by the table's columns of the same names; what the table has no column for is left out, and so is
 * the school, which is the actor's whatever an input names.
 */
export function valuesOf<T extends PgTable, Input extends object>(table: T, input: Input): ValuesOf<T, Input>
export function valuesOf(table: PgTable, input: object): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(input))
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([key, { name }]) =>
      key === 'schoolId' || fields.get(name) === undefined ? [] : [[key, fields.get(name)]],
    ),
  )
}
