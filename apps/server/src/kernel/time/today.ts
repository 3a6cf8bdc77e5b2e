import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import type { Actor } from '../actor.ts'

/** The time zone of the school acted in, inside a statement; the platform reckons in UTC. */
export const zoneHere = sql<string>`coalesce((select s.time_zone from schools s where s.id = (select app_tenant())), 'UTC')`

/** Today there. */
export const todayHere = sql<string>`(now() at time zone ${zoneHere})::date`

const todayRow = z.object({ today: z.string() })

/** The same by itself. */
export async function todayOf(actor: Pick<Actor, 'db'>): Promise<string> {
  const rows = await rowsOf(actor.db, todayRow, sql`select ${todayHere}::text as today`)
  return firstOf(rows).today
}
