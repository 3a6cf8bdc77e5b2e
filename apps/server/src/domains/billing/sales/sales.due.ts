import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { DueWork } from '../../../kernel/due/due.ts'

const batch = 200
const atRow = z.object({ at: z.string().nullable() })
const endedRow = z.object({ ended: z.int() })

/** Sales expire the day after their last one, as soon as that day begins where the school is. */
export const saleExpiry: DueWork = {
  name: 'expiry of sales',
  async next(db) {
    // places are at most a day apart, so only the first two days can be the next to pass
    const row = await firstRow(
      db,
      atRow,
      sql`
        select to_char(min((s.expires_on + 1)::timestamp at time zone z.time_zone) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
          from sales s join schools z on z.id = s.tenant
         where s.status = 'active' and s.expires_on is not null
           and s.expires_on <= (select min(o.expires_on) from sales o where o.status = 'active' and o.expires_on is not null) + 1`,
    )
    return row?.at ?? null
  },
  async run({ db }) {
    const row = await firstRow(db, endedRow, sql`select expire_credit(${batch}) as ended`)
    return row?.ended === batch
  },
}
