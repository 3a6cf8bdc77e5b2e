import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idRow, rowsOf } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'
import type { NoticeServices } from '../../students/public.ts'
import { tellAsker } from './moves.notices.ts'

const batch = 100

const atRow = z.object({ at: z.string().nullable() })

/** Requests on which nobody decided in time lapse to the second, and whoever asked is told. */
export const movesLapse = (app: NoticeServices): DueWork => ({
  name: 'move requests',
  async next(db) {
    const rows = await rowsOf(
      db,
      atRow,
      sql`
        select to_char(min(lapses_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from move_requests where status = 'pending'`,
    )
    return rows[0]?.at ?? null
  },
  async run(context) {
    const { db } = context
    const rows = await rowsOf(
      db,
      idRow,
      sql`
        with due as materialized (
          select tenant, id from move_requests where status = 'pending' and lapses_at <= now()
           order by lapses_at limit ${batch} for update skip locked)
        update move_requests m set status = 'lapsed' from due where m.tenant = due.tenant and m.id = due.id
        returning m.id`,
    )
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await tellAsker(app, context, 'move_lapsed', ids)
    return rows.length === batch
  },
})
