import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { freePlanId } from '../plans/plans.data.ts'

/** New schools begin with the first plan on offer that costs nothing. */
export async function beginSubscriptions(db: Db, schoolIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into subscriptions (tenant, plan_id, period_start, period_end)
    select new.id, free.id, school_today(new.id), school_today(new.id)
      from unnest(${sql.param([...schoolIds])}::integer[]) as new (id), (select ${freePlanId} as id) as free
     where free.id is not null`)
}
