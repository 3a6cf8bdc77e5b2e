import type { Area } from '@dsms/contract/kit/areas'
import { getTableName, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../db/rows.ts'
import type { DueWork } from '../../kernel/due/due.ts'
import { firstStatus } from './area.status.ts'
import type { AreaTable } from './area.ts'

const atOnce = 200

/** Begins the day after the last one, where the record's school is. */
const endsAt = sql`(r.status_until + 1)::timestamp at time zone s.time_zone`

const atRow = z.object({ at: z.string().nullable() })

/**
 * A status that lasts ends by itself: the day after its last one the record has the status of a new one again. What was
 * archived stays as it is until it is brought back.
 */
export function statusesEnding(area: Area, table: AreaTable): DueWork {
  const first = firstStatus(area)
  const ending = area.lasting.filter((status) => area.statuses[status]?.includes(first))
  const from = sql`${table} r join schools s on s.id = r.school_id`
  const lasts: SQL = sql`r.status = any (${sql.param(ending)}::text[]) and r.status_until is not null and r.archived_at is null`
  return {
    name: `statuses that end, ${getTableName(table)}`,
    async next(db) {
      const rows = await rowsOf(db, atRow, sql`select min(${endsAt}) as at from ${from} where ${lasts}`)
      return rows[0]?.at ? new Date(rows[0].at).toISOString() : null
    },
    async run({ db }) {
      const found = await countOf(
        db,
        sql`
          with due as (
            select r.id from ${from} where ${lasts} and ${endsAt} <= now()
             order by r.status_until, r.id limit ${atOnce} for update of r skip locked)
          update ${table} r set status = ${first}, status_reason = null, status_from = null, status_until = null
            from due where r.id = due.id returning r.id`,
      )
      return found === atOnce
    },
  }
}
