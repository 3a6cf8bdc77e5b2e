import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'

const atRow = z.object({ at: z.string().nullable() })

/** Holds end to the second, so that boards show it; who plans ends them even earlier than this comes by. */
export const lessonHolds: DueWork = {
  name: 'lesson holds',
  async next(db) {
    const rows = await rowsOf(
      db,
      atRow,
      sql`
        select to_char(min(hold_until) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from lessons where status = 'held'`,
    )
    return rows[0]?.at ?? null
  },
  async run({ db }) {
    await db.execute(sql`
      select publish_event(jsonb_build_object('tenant', t), '{"type":"lessons"}', false)
        from (select distinct t from expire_holds() as t) as schools (t)`)
    return false
  },
}
