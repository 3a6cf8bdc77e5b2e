import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { countedLimits } from '@dsms/contract/platform/plans/calls'
import {
  graceDays,
  nearLimit,
  type PlanUse,
  type Subscription,
  subscription,
} from '@dsms/contract/platform/subscriptions/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql, type Page } from '../../../kit/areas/area.columns.ts'
import { freePlanId } from '../plans/plans.data.ts'

/** A school without a subscription, or whose last one was cancelled, has what costs nothing. */
const planOf = sql`coalesce(case when s.status <> 'cancelled' then s.plan_id end, free.id)`

const joined = sql`
  schools c
  cross join (select ${freePlanId} as id) as free
  left join subscriptions s on s.tenant = c.id
  left join subscription_plans p on p.id = ${planOf}`

/** Days as text, whatever the driver makes of dates. */
const dayText = (column: string) => sql`to_char(s.${sql.identifier(column)}, 'YYYY-MM-DD')`

interface Filters {
  q?: SQL | undefined
  plan_id?: number | undefined
  status?: string | undefined
  near?: boolean | undefined
}

const overLimit = (what: string) =>
  sql`u.${sql.identifier(what)} > ${nearLimit}::numeric * (p.limits ->> ${what})::integer`

function conditionOf({ q, plan_id, status, near }: Filters): SQL {
  const all = [
    sql`c.archived_at is null`,
    q,
    plan_id === undefined ? undefined : sql`${planOf} = ${plan_id}`,
    status ? sql`coalesce(s.status, 'active') = ${status}` : undefined,
    near
      ? sql`(${sql.join(
          countedLimits.map((what) => overLimit(what)),
          sql` or `,
        )})`
      : undefined,
  ]
  return sql.join(
    all.filter((one) => one !== undefined),
    sql` and `,
  )
}

/** Use is counted for all schools only where the list is narrowed by it, else for those of the page. */
const countedAll = (filters: Filters) => (filters.near ? sql`join school_usage() u on u.tenant = c.id` : sql``)

const totalRow = z.object({ total: z.int() })

export async function countSubscriptions(db: Db, filters: Filters): Promise<number> {
  const rows = await rowsOf(
    db,
    totalRow,
    sql`select count(*) as total from ${joined} ${countedAll(filters)} where ${conditionOf(filters)}`,
  )
  return rows[0]?.total ?? 0
}

const usageRow = z.object({
  branches: z.int(),
  trainers: z.int(),
  active_students: z.int(),
  vehicles: z.int(),
  storage_mb: z.int(),
})
type Counts = z.infer<typeof usageRow>
const subscriptionRow = subscription.omit({ usage: true }).extend({
  price_month: z.int().nullable(),
  limits: z.record(z.string(), z.number().nullable()).nullable(),
  nth: z.int(),
  ...usageRow.shape,
})

export async function listSubscriptions(
  { db, language }: Pick<Actor, 'db' | 'language'>,
  filters: Filters,
  { order, limit, offset }: Omit<Page, 'where'>,
): Promise<Subscription[]> {
  const rows = await rowsOf(
    db,
    subscriptionRow,
    sql`
      with shown as (
        select c.id, ${nameSql(sql`c.name`, language)} as school, p.id as plan_id, ${nameSql(sql`p.name`, language)} as plan,
               coalesce(s.cycle, 'monthly') as cycle, coalesce(s.status, 'active') as status,
               ${dayText('period_start')} as period_start, ${dayText('period_end')} as period_end,
               ${dayText('trial_end')} as trial_end, coalesce(s.cancel_at_period_end, false) as cancel_at_period_end,
               to_char(s.overdue_since + ${graceDays}::integer, 'YYYY-MM-DD') as suspended_from,
               s.next_plan_id, s.next_cycle, ${nameSql(sql`n.name`, language)} as next_plan,
               case when s.status <> 'cancelled' then s.price_month else 0 end as price_month,
               coalesce(s.currency, p.currency, 'USD') as currency, p.limits,
               exists (select from plan_requests r where r.tenant = c.id and r.status = 'open') as has_request,
               row_number() over (order by ${sql.join(order, sql`, `)}) as nth
          from ${joined} left join subscription_plans n on n.id = s.next_plan_id ${countedAll(filters)}
         where ${conditionOf(filters)}
         order by nth limit ${limit} offset ${offset})
      select shown.*, u.branches, u.trainers, u.active_students, u.vehicles, u.storage_mb
        from shown join school_usage((select array_agg(id) from shown)) u on u.tenant = shown.id
       order by nth`,
  )
  return rows.map(({ limits, nth: _, branches, trainers, active_students, vehicles, storage_mb, ...row }) => ({
    ...row,
    price_month: row.price_month ?? 0,
    usage: usageOf({ branches, trainers, active_students, vehicles, storage_mb }, limits ?? {}),
  }))
}

const usageOf = (counts: Counts, limits: Record<string, number | null>): PlanUse[] =>
  countedLimits.map((what) => ({ what, used: Number(counts[what]), most: limits[what] ?? null }))

/** What a school uses, by the limits of a plan. */
export async function usageFor(db: Db, schoolId: number, limits: Record<string, number | null>): Promise<PlanUse[]> {
  const rows = await rowsOf(db, usageRow, sql`select * from school_usage(array[${schoolId}::integer])`)
  return usageOf(firstOf(rows), limits)
}

export const tooMuch = (usage: PlanUse[]): PlanUse[] => usage.filter(({ used, most }) => most !== null && used > most)

/** What a school can be listed by. */
export const subscriptionSorts: Record<string, SQL> = {
  name: sql`c.search`,
  plan: sql`p.place`,
  status: sql`coalesce(s.status, 'active')`,
  period_end: sql`s.period_end`,
}
