import { getBrowsers, listTransactions } from '@dsms/contract/insight/cards/figures'
import { firstOf } from '@dsms/contract/kernel/choices/lists'
import type { Range } from '@dsms/contract/kernel/figures'
import { day } from '@dsms/contract/kernel/shared'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shownName } from '../../../db/people.ts'
import { rowsOf } from '../../../db/rows.ts'
import { auditLog } from '../../../db/tables/audit.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import type { Kept } from '../../platform/public.ts'
import { spanOf } from './span.ts'

const overviewRow = z.object({
  from: day,
  to: day,
  currency: z.string(),
  sales: z.int(),
  orders: z.int(),
  customers: z.int(),
  returns: z.int(),
  visits: z.int(),
  reviews: z.int(),
  subscribers: z.int(),
  revenueMinor: z.number(),
  ordersBefore: z.int(),
  visitsBefore: z.int(),
  revenueBefore: z.number(),
  products: z.int(),
  wishes: z.int(),
  people: z.int(),
  openSessions: z.int(),
  lockedAccounts: z.int(),
  openTickets: z.int(),
})

/** All small figures in one statement; each part reads by its own index. */
export async function readOverview(actor: Actor, range: Range): Promise<z.infer<typeof overviewRow>> {
  const own = sql`tenant = ${actor.tenant}`
  const inSpan = sql`>= (select starts from span) and`
  const paidIn = (span: 'span' | 'earlier') => sql`
    select p.amount_minor from ${sql.raw(span)} s
      join invoice_payments p on p.tenant = ${actor.tenant} and p.kind <> 'refund' and p.paid_on between s.first and s.last
      join invoices i on i.tenant = p.tenant and i.id = p.invoice_id and i.currency = s.currency`
  const found = await rowsOf(
    actor.db,
    overviewRow,
    sql`
      with ${spanOf(actor, range)},
      earlier as materialized (select * from figure_span(${actor.tenant}::integer, ${range}, 1)),
      sold as (
        select coalesce(sum(pieces) filter (where status <> 'cancelled'), 0)::integer as sales, count(*)::integer as orders,
               count(distinct buyer_id) filter (where status <> 'cancelled')::integer as customers,
               count(*) filter (where status = 'cancelled')::integer as returns
          from shop_orders where ${own} and placed_at ${inSpan} placed_at < (select ends from span))
      select (select first::text from span) as "from", (select last::text from span) as "to",
        (select currency from span) as currency, sold.*,
        (select coalesce(sum(visits), 0)::integer from site_visits
          where ${own} and day between (select first from span) and (select last from span)) as visits,
        (select count(*)::integer from shop_reviews
          where ${own} and not is_hidden and created_at ${inSpan} created_at < (select ends from span)) as reviews,
        (select count(*)::integer from newsletter_subscribers
          where ${own} and created_at ${inSpan} created_at < (select ends from span)) as subscribers,
        (select coalesce(sum(amount_minor), 0)::float8 from (${paidIn('span')}) paid) as "revenueMinor",
        (select count(*)::integer from shop_orders
          where ${own} and placed_at >= (select starts from earlier) and placed_at < (select ends from earlier)) as "ordersBefore",
        (select coalesce(sum(visits), 0)::integer from site_visits
          where ${own} and day between (select first from earlier) and (select last from earlier)) as "visitsBefore",
        (select coalesce(sum(amount_minor), 0)::float8 from (${paidIn('earlier')}) paid) as "revenueBefore",
        (select count(*)::integer from shop_products where ${own} and status = 'active') as products,
        count_wishes(${actor.tenant}::integer) as wishes,
        (select count(*)::integer from users where ${own} and status <> 'archived') as people,
        (select count(*)::integer from sessions where ${own} and ended_at is null and expires_at > now()) as "openSessions",
        (select count(*)::integer from users where ${own} and status = 'active' and locked_until > now()) as "lockedAccounts",
        (select count(*)::integer from support_tickets
          where status in ('open', 'in_progress', 'waiting') ${actor.tenant === 0 ? sql`` : sql`and ${own}`}) as "openTickets"
      from sold`,
  )
  return firstOf(found)
}

const transactionRow = listTransactions.response.shape.rows.element

export async function latestTransactions(actor: Actor): Promise<z.infer<typeof transactionRow>[]> {
  return rowsOf(
    actor.db,
    transactionRow,
    sql`
      select p.id, to_json(p.created_at at time zone 'UTC') #>> '{}' || 'Z' as at, p.method, coalesce(i.number, '') as number,
             i.id as "invoiceId", i.client ->> 'name' as client, p.amount_minor::float8 as "amountMinor", i.currency
        from invoice_payments p join invoices i on i.tenant = p.tenant and i.id = p.invoice_id
       where p.tenant = ${actor.tenant}
       order by p.paid_on desc, p.id desc
       limit 8`,
  )
}

const names = z.record(z.string(), z.string())
const sellerRow = z.object({
  from: day,
  to: day,
  currency: z.string(),
  rows: z.array(
    z.object({
      id: z.int(),
      names,
      category: names,
      pieces: z.int(),
      orders: z.int(),
      revenueMinor: z.number(),
      before: z.int(),
    }),
  ),
})

export async function bestSellers(actor: Actor, range: Range): Promise<z.infer<typeof sellerRow>> {
  const sold = (span: string) => sql`
    select l.product_id, sum(l.qty)::integer as pieces, count(distinct o.id)::integer as orders,
           sum(l.price_minor)::float8 as revenue
      from ${sql.raw(span)} s
      join shop_orders o on o.tenant = ${actor.tenant} and o.placed_at >= s.starts and o.placed_at < s.ends and o.currency = s.currency
      join shop_order_lines l on l.order_id = o.id
     where o.status <> 'cancelled'
     group by 1`
  const found = await rowsOf(
    actor.db,
    sellerRow,
    sql`
      with ${spanOf(actor, range)},
      earlier as materialized (select * from figure_span(${actor.tenant}::integer, ${range}, 1)),
      now_sold as (${sold('span')} order by 2 desc, 1 limit 7),
      was_sold as (${sold('earlier')})
      select first::text as "from", last::text as "to", currency, coalesce((
        select json_agg(json_build_object('id', p.id, 'names', p.names, 'category', c.names, 'pieces', n.pieces,
                                          'orders', n.orders, 'revenueMinor', n.revenue, 'before', coalesce(w.pieces, 0))
                        order by n.pieces desc, p.id)
          from now_sold n
          join shop_products p on p.id = n.product_id
          join shop_categories c on c.id = p.category_id
          left join was_sold w on w.product_id = n.product_id), '[]') as rows
        from span`,
  )
  return firstOf(found)
}

const visitsRow = z.object({
  from: day,
  to: day,
  rows: z.array(getBrowsers.response.shape.rows.element.pick({ browser: true, visits: true })),
})

export async function visitsByBrowser(actor: Actor, range: Range): Promise<z.infer<typeof visitsRow>> {
  const found = await rowsOf(
    actor.db,
    visitsRow,
    sql`
      with ${spanOf(actor, range)}
      select first::text as "from", last::text as "to", coalesce((
        select json_agg(json_build_object('browser', b.browser, 'visits', b.visits) order by b.visits desc, b.browser)
          from (select v.browser, sum(v.visits)::integer as visits
                  from site_visits v
                 where v.tenant = ${actor.tenant}
                   and v.day between (select first from span) and (select last from span)
                 group by 1) b), '[]') as rows
        from span`,
  )
  return firstOf(found)
}

/** The latest changes in the tenant; of the caller alone for those who may not read the audit log. */
export const timelineOf = (actor: Actor) =>
  actor.db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: shownName(),
      action: sql<'created' | 'updated' | 'archived' | 'deleted'>`${auditLog.action}`,
      entity: auditLog.entity,
      subject: auditLog.subject,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(
      and(eq(auditLog.tenant, actor.tenant), may(actor, 'audit_log.view') ? undefined : eq(auditLog.actorId, actor.id)),
    )
    .orderBy(desc(auditLog.id))
    .limit(6)

/** Openings of days so long ago that the settings keep them no longer. */
export const forgetVisits = (kept: Kept) => sql`
  delete from site_visits where day < (now() - make_interval(months => ${kept['data.visits']}::integer))::date`

/** One more opening today, where the person is. */
export const countOpening = (db: Actor['db'], schoolId: number | null, agent: string) =>
  db.execute(sql`
  insert into site_visits as v (tenant, day, device, browser)
  values (${schoolId ?? 0}::integer,
          (now() at time zone coalesce((select time_zone from schools where id = ${schoolId}::integer), 'UTC'))::date,
          device_of(${agent}), browser_of(${agent}))
  on conflict (tenant, day, device, browser) do update set visits = v.visits + 1`)
