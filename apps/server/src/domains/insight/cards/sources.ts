import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'

/**
 * Counts by day, for `countByDay`: each selects `day`, `name` and `n` of the tenant acted in, over `span`.
 * They read by index from the first day to the last, so that years of rows before cost nothing.
 */

export const sessionsByDay = (actor: Actor): SQL => sql`
  select (s.created_at at time zone span.zone)::date::text as day, s.device as name, count(*) as n
    from span join sessions s on s.tenant = ${actor.tenant} and s.created_at >= span.starts and s.created_at < span.ends
   group by 1, 2`

export const visitsByDay = (actor: Actor): SQL => sql`
  select v.day::text as day, 'visits' as name, sum(v.visits) as n
    from span join site_visits v on v.tenant = ${actor.tenant} and v.day between span.first and span.last
   group by 1`

/** All addresses, or those of one kind. */
export const subscribersByDay = (actor: Actor, kind?: 'newsletter'): SQL => sql`
  select (a.created_at at time zone span.zone)::date::text as day, 'subscribers' as name, count(*) as n
    from span
    join newsletter_subscribers a
      on a.tenant = ${actor.tenant} and a.created_at >= span.starts and a.created_at < span.ends
   ${kind ? sql`where a.kind = ${kind}` : sql``}
   group by 1`

/** Tickets are addressed to the platform, which therefore counts those of all schools. */
export const ticketsByDay = (actor: Actor): SQL => sql`
  select (t.created_at at time zone span.zone)::date::text as day,
         case when t.status in ('resolved', 'closed') then 'completed' else 'unresolved' end as name, count(*) as n
    from span join support_tickets t on t.created_at >= span.starts and t.created_at < span.ends
   ${actor.tenant === 0 ? sql`` : sql`where t.tenant = ${actor.tenant}`}
   group by 1, 2`

/** What came in, and what was paid back. A reversal takes back a payment that was written by mistake. */
export const moneyByDay = (actor: Actor): SQL => sql`
  select p.paid_on::text as day, case when p.kind = 'refund' then 'expense' else 'earning' end as name,
         sum(p.amount_minor) as n
    from span
    join invoice_payments p on p.tenant = ${actor.tenant} and p.paid_on between span.first and span.last
    join invoices i on i.tenant = p.tenant and i.id = p.invoice_id and i.currency = span.currency
   group by 1, 2`

/** By what became of them. */
export const ordersByDay = (actor: Actor): SQL => sql`
  select (o.placed_at at time zone span.zone)::date::text as day,
         case o.status when 'delivered' then 'finished' when 'cancelled' then 'rejected' else 'pending' end as name,
         count(*) as n
    from span join shop_orders o on o.tenant = ${actor.tenant} and o.placed_at >= span.starts and o.placed_at < span.ends
   group by 1, 2`

/** Orders, and the pieces of those that were not cancelled. */
export const salesByDay = (actor: Actor): SQL => sql`
  select (o.placed_at at time zone span.zone)::date::text as day, t.name, sum(t.n) as n
    from span
    join shop_orders o on o.tenant = ${actor.tenant} and o.placed_at >= span.starts and o.placed_at < span.ends
   cross join lateral (
     values ('orders', 1), ('pieces', case when o.status = 'cancelled' then 0 else o.pieces end)) as t (name, n)
   group by 1, 2`
