import { firstOf } from '@dsms/contract/kernel/choices/lists'
import type { Chart, Range } from '@dsms/contract/kernel/figures'
import { day } from '@dsms/contract/kernel/shared'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { eachDay, spanOf } from './span.ts'

const habitsRow = z.object({
  users: z.int(),
  /** Of the stretch before, and how many of those came again. */
  known: z.int(),
  again: z.int(),
  years: z.number(),
  minutes: z.number(),
})

/** Who signed in, who came back, for how long they have been here and how long they stay. */
export async function habitsOf(actor: Actor, range: Range): Promise<z.infer<typeof habitsRow>> {
  const found = await rowsOf(
    actor.db,
    habitsRow,
    sql`
      with ${spanOf(actor, range)},
      earlier as materialized (select starts, ends from figure_span(${actor.tenant}::integer, ${range}, 1)),
      mine as materialized (
        select s.user_id, s.created_at, coalesce(s.ended_at, s.refreshed_at) as left_at
          from span join sessions s on s.tenant = ${actor.tenant} and s.created_at >= span.starts and s.created_at < span.ends),
      people as materialized (select distinct user_id from mine),
      known as materialized (
        select distinct s.user_id
          from earlier e join sessions s on s.tenant = ${actor.tenant} and s.created_at >= e.starts and s.created_at < e.ends)
      select (select count(*)::integer from people) as users,
             (select count(*)::integer from known) as known,
             (select count(*)::integer from known join people using (user_id)) as again,
             (select coalesce(avg(extract(epoch from now() - u.created_at)), 0)::float8 / 31557600
                from people join users u on u.id = people.user_id) as years,
             (select coalesce(avg(extract(epoch from left_at - created_at)), 0)::float8 / 60 from mine) as minutes`,
  )
  return firstOf(found)
}

interface Active {
  from: string
  to: string
  total: number
  steps: number[]
  chart: Chart
}

const signedRow = z.object({
  from: day,
  to: day,
  total: z.int(),
  steps: z.record(z.string(), z.int()).nullable(),
  points: z.record(z.string(), z.int()).nullable(),
})

/** People who signed in, each once in a step, since the same person on two days is one person of the week. */
export async function activeUsers(actor: Actor, range: Range, steps: number): Promise<Active> {
  const found = await rowsOf(
    actor.db,
    signedRow,
    sql`
      with ${spanOf(actor, range)},
      signed as materialized (
        select s.user_id, (s.created_at at time zone span.zone)::date as day, span.first,
               span.last - span.first + 1 as length
          from span join sessions s on s.tenant = ${actor.tenant} and s.created_at >= span.starts and s.created_at < span.ends),
      placed as (
        select user_id, left(day::text, case when length > 92 then 7 else 10 end) as at,
               (day - first) * ${steps}::integer / length as step
          from signed)
      select (select first::text from span) as "from", (select last::text from span) as "to",
             (select count(distinct user_id)::integer from placed) as total,
             (select json_object_agg(step, n) from (select step, count(distinct user_id) as n from placed group by 1) x) as steps,
             (select json_object_agg(at, n) from (select at, count(distinct user_id) as n from placed group by 1) x) as points`,
  )
  const row = firstOf(found)
  const days = eachDay(row.from, row.to)
  const ats = [...new Set(days.map((day) => day.slice(0, days.length > 92 ? 7 : 10)))]
  return {
    from: row.from,
    to: row.to,
    total: row.total,
    steps: Array.from({ length: steps }, (_, step) => row.steps?.[step] ?? 0),
    chart: { unit: 'count', points: ats.map((at) => ({ at, values: { users: row.points?.[at] ?? 0 } })) },
  }
}

const ticketRow = z.object({ waiting: z.int(), unresolved: z.int(), days: z.number() })

/** Of the tickets of a stretch: how many nobody took up, how many are not over, and the days to the first answer. */
export async function ticketFigures(actor: Actor, range: Range): Promise<z.infer<typeof ticketRow>> {
  const found = await rowsOf(
    actor.db,
    ticketRow,
    sql`
      with ${spanOf(actor, range)}
      select count(*) filter (where t.status = 'open')::integer as waiting,
             count(*) filter (where t.status not in ('resolved', 'closed'))::integer as unresolved,
             coalesce(avg(extract(epoch from t.first_answered_at - t.created_at)), 0)::float8 / 86400 as days
        from span join support_tickets t on t.created_at >= span.starts and t.created_at < span.ends
       ${actor.tenant === 0 ? sql`` : sql`where t.tenant = ${actor.tenant}`}`,
  )
  return firstOf(found)
}

const buyersRow = z.object({ from: day, to: day, fresh: z.int(), returning: z.int(), referred: z.int() })

/** People who bought in a stretch: again, for the first time, and for the first time with a coupon in hand. */
export async function buyersOf(actor: Actor, range: Range): Promise<z.infer<typeof buyersRow>> {
  const found = await rowsOf(
    actor.db,
    buyersRow,
    sql`
      with ${spanOf(actor, range)},
      buyers as (
        select distinct on (o.buyer_id) o.buyer_id, o.coupon_id, span.starts
          from span join shop_orders o on o.tenant = ${actor.tenant} and o.placed_at >= span.starts and o.placed_at < span.ends
         where o.status <> 'cancelled'
         order by o.buyer_id, o.placed_at, o.id),
      told as (
        select b.coupon_id,
               exists (select from shop_orders e
                        where e.buyer_id = b.buyer_id and e.placed_at < b.starts and e.status <> 'cancelled') as is_known
          from buyers b)
      select (select first::text from span) as "from", (select last::text from span) as "to",
             count(*) filter (where is_known)::integer as returning,
             count(*) filter (where not is_known and coupon_id is null)::integer as fresh,
             count(*) filter (where not is_known and coupon_id is not null)::integer as referred
        from told`,
  )
  return firstOf(found)
}
