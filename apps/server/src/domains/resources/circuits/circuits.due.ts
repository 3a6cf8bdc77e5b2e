import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'

const atOnce = 200

const atRow = z.object({ at: z.string().nullable() })

/** Opens circuits again that were closed for weather, at the midnight after, where their school is. */
export const circuitsReopening = (): DueWork => ({
  name: 'circuits closed for weather',
  async next(db) {
    const rows = await rowsOf(db, atRow, sql`select min(reopens_at) as at from circuits where reopens_at is not null`)
    return rows[0]?.at ? new Date(rows[0].at).toISOString() : null
  },
  async run({ db }) {
    const found = await countOf(
      db,
      sql`
        with due as (
          select id from circuits where reopens_at <= now() order by reopens_at limit ${atOnce} for update skip locked)
        update circuits c set status = 'active', status_reason = null, reopens_at = null
          from due where c.id = due.id returning c.id`,
    )
    return found === atOnce
  },
})
