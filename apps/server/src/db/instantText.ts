import { type SQL, sql } from 'drizzle-orm'

/** An instant as answers have it, ISO 8601 in UTC with milliseconds: of a column, or of an expression of ours. */
export const instantText = (column: string): SQL =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
