import { sql } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * Pictures with an address of their own, `/files/<name>`, for everybody who knows it. Rows of many kinds name them; those
 * that none names any more are thrown away.
 */
export const pictures = pgTable('pictures', {
  name: text('name').primaryKey(),
  /** When somebody was last given its address by bringing it in; a row that names it may take a while to come. */
  keptAt: instant('kept_at').notNull().default(sql`now()`),
  /** Whether what its camera wrote into it was taken out. */
  isCleaned: boolean('is_cleaned').notNull().default(false),
})
