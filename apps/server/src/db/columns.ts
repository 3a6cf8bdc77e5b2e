import { sql } from 'drizzle-orm'
import { customType, date, integer, jsonb, text } from 'drizzle-orm/pg-core'

/** An instant: ISO 8601 in UTC on our side, timestamptz in the database. Milliseconds are kept. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Key of a row. Whole numbers, since people read and say them and the founding calls use them. */
export const primaryId = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/**
 * The school a row belongs to, or 0 for the platform's own rows. Unlike a nullable `school_id` it can stand in unique
 * and composite foreign keys, so that "same tenant" is checked by the database for both scopes.
 */
export const tenant = () => integer('tenant').generatedAlwaysAs(sql`coalesce(school_id, 0)`).notNull()

/** Columns of every record that people change: who, when, and the version for optimistic locking. */
export const recordColumns = () => ({
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  createdBy: integer('created_by'),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
  updatedBy: integer('updated_by'),
  archivedAt: instant('archived_at'),
})

/** Columns of a record of an area besides its own: its status with the reason of the last change, and the above. */
export const areaColumns = () => ({
  status: text('status').notNull(),
  statusReason: text('status_reason'),
  ...recordColumns(),
})

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
