import { foldText, platePatterns, searchPatterns } from '@dsms/contract/kernel/choices/search'
import { plateKey } from '@dsms/contract/kit/plates'
import { and, getTableName, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor } from '../../kernel/actor.ts'
import type { RecordTable } from './verbs.ts'

/** Whether a `search` column has every word of a text; see `searchPatterns`. Nothing to look for finds nothing. */
export const finds = (column: PgColumn | SQL, q: string): SQL => allOf(column, searchPatterns(q))

/** The same of what is found by a plate too, in either script. */
export const findsPlate = (column: PgColumn | SQL, q: string): SQL => allOf(column, platePatterns(q, plateKey))

const allOf = (column: PgColumn | SQL, patterns: string[]): SQL =>
  and(...patterns.map((pattern) => sql`${column} ~ ${pattern}`)) ?? sql`false`

/**
 * Keys of the rows of a table that a text finds, as a set for `in`: by the index of their searched texts, which row policies
 * would keep the planner from. Whatever reads the rows themselves holds the policies; see `find_records`.
 */
export const foundKeys = ({ tenant }: Pick<Actor, 'tenant'>, table: RecordTable, q: string): SQL =>
  sql`(select find_records(${getTableName(table)}::text, ${tenant}::integer, ${patternsOf(q)}))`

/** Whether a row of such a table is found. */
export const isAmong = (actor: Pick<Actor, 'tenant'>, table: RecordTable, q: string): SQL =>
  sql`${table.id} in ${foundKeys(actor, table, q)}`

/** Keys of people of every kind, by what is known of them as a person, student, guardian or trainer. */
export const foundPeople = ({ tenant }: Pick<Actor, 'tenant'>, q: string): SQL =>
  sql`(select find_users(${tenant}::integer, null, ${patternsOf(q)}))`

/** The same as the founding lists have it: whoever has the text anywhere in a name, user name or address is found as well. */
export const foundAnywhere = ({ tenant }: Pick<Actor, 'tenant'>, q: string): SQL =>
  sql`(select find_users(${tenant}::integer, ${q}::text, ${patternsOf(q)}))`

/** The patterns of a text as a parameter of a function of the database. */
export const patternsOf = (q: string): SQL => sql`${sql.param(searchPatterns(q))}::text[]`

/** The default parts of a hit. */
export const plainHit = { detail: '', photo: null, number: null, phone: null, status: null, lesson_at: null, acts: [] }

/** Those whose searched text begins with what was asked first. */
export const nearestFirst = (column: PgColumn | SQL, q: string): SQL =>
  sql`starts_with(${column}, ${foldText(q.trim())}) desc`
