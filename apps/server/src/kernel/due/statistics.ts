import { sql } from 'drizzle-orm'
import type { DueWork } from './due.ts'

/**
 * Keeps the statistics of the embedded database, which has no autovacuum, one table at a time: it has one connection, and
 * others are served in between.
 */
export const statisticsKept: DueWork = {
  name: 'statistics',
  async next(db) {
    const { rows } = await db.execute<{ at: string | null }>(
      sql`select case when exists (select from changed_tables(false)) then now() end as at`,
    )
    return rows[0]?.at ?? null
  },
  async run({ db }) {
    const { rows } = await db.execute<{ more: boolean }>(sql`select analyse_next() as more`)
    return rows[0]?.more ?? false
  },
}
