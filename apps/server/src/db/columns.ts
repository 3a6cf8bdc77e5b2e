import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  type PgColumn,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'

/** An instant: ISO 8601 in UTC on our side, timestamptz in the database. Milliseconds are kept. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Key of a row. Whole numbers, since people read and say them and the founding calls use them. */
export const primaryId = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/**
 * Number of a school's row. One sequence counts the rows of all schools, so the number alone tells which row is meant;
 * the primary key is (tenant, id), so that all rows of a school can be kept together.
 */
export const rowId = () => integer('id').notNull().generatedByDefaultAsIdentity()

/**
 * The school a row belongs to, or 0 for the platform's own rows. Unlike a nullable `school_id` it can stand in unique
 * and composite foreign keys, so that "same tenant" is checked by the database for both scopes.
 */
export const tenant = () => integer('tenant').notNull()

/** The same as the key of a school: null for the platform's rows. Not null where a table has rows of schools alone. */
export const schoolId = () => integer('school_id').generatedAlwaysAs(sql`nullif(tenant, 0)`)

/**
 * Keys of rows that are named by their number: with the tenant, which other tables refer to and lists run along, and by the
 * number alone, for who meets a row before its tenant. `name` is the table's.
 */
export const numbered = (name: string, t: { tenant: PgColumn; id: PgColumn }) => [
  primaryKey({ columns: [t.tenant, t.id] }),
  index(`${name}_id`).on(t.id),
]

/**
 * The key of a row that belongs to another row of its tenant, by that row's number: `belongsTo('bookings_lesson', [t.tenant,
 * t.lessonId], lessons)`. `name` is what an error of the database says, so it is written out.
 */
export const belongsTo = (
  name: string,
  [tenant, id]: [tenant: PgColumn, id: PgColumn],
  other: { tenant: AnyPgColumn; id: AnyPgColumn },
) => foreignKey({ name, columns: [tenant, id], foreignColumns: [other.tenant, other.id] })

/** Columns of every record that people change: who, when, and the version for optimistic locking. */
export const recordColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  createdBy: integer('created_by'),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: integer('updated_by'),
  archivedAt: instant('archived_at'),
})

/** Columns of a record of an area other than its own: its status with the reason of the last change, and the above. */
export const areaColumns = () => ({
  status: text('status').notNull(),
  statusReason: text('status_reason'),
  ...recordColumns(),
})

/**
 * The check that a table holds the statuses of its record in the contract, and nothing else. `name` is the table's.
 * Which of them may follow which is the trigger's: see `guard_status`.
 */
export const statusCheck = (
  name: string,
  t: { status: PgColumn },
  statuses: Record<string, unknown> | readonly string[],
) => check(`${name}_status`, oneOf(t.status, listOf(statuses)))

/** That a column holds one of the values of the contract, for a check. The values are code, never input. */
export const oneOf = (column: PgColumn, values: readonly string[]) =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

const listOf = (statuses: Record<string, unknown> | readonly string[]): readonly string[] =>
  Array.isArray(statuses) ? statuses : Object.keys(statuses)

/** First and last day of a status that lasts; see `lasting` of an area. */
export const statusSpan = () => ({ statusFrom: date('status_from'), statusUntil: date('status_until') })

const texts = <const Name extends string>(column: Name) => jsonb(column).$type<Record<string, string>>()

/** A text in the languages that somebody wrote, `{ ar: '…', en: '…' }`. */
export function names(): ReturnType<typeof texts<'name'>>
export function names<const Name extends string>(column: Name): ReturnType<typeof texts<Name>>
export function names(column = 'name') {
  return texts(column)
}

/** What searches look through: the given expression, normalised; see `normalise_text`. */
export const searched = (expression: ReturnType<typeof sql>) =>
  text('search').notNull().generatedAlwaysAs(sql`normalise_text(${expression})`)
