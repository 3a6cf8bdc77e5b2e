import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import type { DueWork } from './due.ts'

const atRow = z.object({ at: z.string().nullable() })

const moreRow = z.object({ more: z.boolean() })

/**
 * Keeps the statistics of the embedded database, which has no autovacuum, one table at a time: it has one connection, and
 * others are served in between.
 */
export const statisticsKept: DueWork = {
  name: 'statistics',
  async next(db) {
    const rows = await rowsOf(
      db,
      atRow,
      sql`select case when exists (select from changed_tables(false)) then now() end as at`,
    )
    return rows[0]?.at ?? null
  },
  async run({ db }) {
    const rows = await rowsOf(db, moreRow, sql`select analyse_next() as more`)
    return rows[0]?.more ?? false
  },
}
