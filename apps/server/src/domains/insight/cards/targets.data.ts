import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { moneyTargets } from './figures.table.ts'

export interface Targets {
  budget: number
  monthlyGoal: number
}

/** What a year is to bring; nothing as long as nobody said. */
export async function readTargets(actor: Actor, year: number): Promise<Targets> {
  const [row] = await actor.db
    .select({ budget: moneyTargets.budget, monthlyGoal: moneyTargets.monthlyGoal })
    .from(moneyTargets)
    .where(and(eq(moneyTargets.tenant, actor.tenant), eq(moneyTargets.year, year)))
  return row ?? { budget: 0, monthlyGoal: 0 }
}

export async function writeTargets(actor: Actor, year: number, targets: Targets): Promise<void> {
  const change = { ...targets, updatedBy: actor.id, updatedAt: sql`now()` }
  await actor.db
    .insert(moneyTargets)
    .values({ tenant: actor.tenant, year, ...change })
    .onConflictDoUpdate({ target: [moneyTargets.tenant, moneyTargets.year], set: change })
}

const yearRow = z.object({
  thisYear: z.int(),
  year: z.int(),
  /** Months of the year that have begun. */
  months: z.int(),
  currency: z.string(),
  byMonth: z.array(z.object({ month: z.int(), earning: z.number(), expense: z.number() })),
  budget: z.number(),
})

/** Money of a year by month, with what it was to bring; the year where the tenant is when none is named. */
export async function yearOf(actor: Actor, named: number | undefined): Promise<z.infer<typeof yearRow>> {
  const found = await rowsOf(
    actor.db,
    yearRow,
    sql`
      with place as materialized (
        select currency, today, extract(year from today)::integer as this_year,
               coalesce(${named ?? null}::integer, extract(year from today)::integer) as year
          from figure_span(${actor.tenant}::integer, 'this_month'))
      select this_year as "thisYear", year, currency,
             case when year < this_year then 12 when year > this_year then 0
                  else extract(month from today)::integer end as months,
             coalesce((select t.budget from money_targets t where t.tenant = ${actor.tenant} and t.year = place.year), 0)::float8 as budget,
             coalesce((
               select json_agg(json_build_object('month', x.month, 'earning', x.earning, 'expense', x.expense))
                 from (select extract(month from p.paid_on)::integer as month,
                              coalesce(sum(p.amount_minor) filter (where p.kind <> 'refund'), 0)::float8 as earning,
                              coalesce(sum(p.amount_minor) filter (where p.kind = 'refund'), 0)::float8 as expense
                         from invoice_payments p
                         join invoices i on i.tenant = p.tenant and i.id = p.invoice_id and i.currency = place.currency
                        where p.tenant = ${actor.tenant} and p.paid_on >= make_date(place.year, 1, 1)
                          and p.paid_on < make_date(place.year + 1, 1, 1)
                        group by 1) x), '[]') as "byMonth"
        from place`,
  )
  return firstOf(found)
}

const openRow = z.object({ openMinor: z.number(), pastDue: z.int() })

/** What was billed and is still to be paid, and how many invoices are past their day. */
export async function openInvoices(actor: Actor): Promise<z.infer<typeof openRow>> {
  const found = await rowsOf(
    actor.db,
    openRow,
    sql`
      select coalesce(sum(balance_minor) filter (where label <> 'draft'), 0)::float8 as "openMinor",
             coalesce(sum(total) filter (where label = 'past_due'), 0)::integer as "pastDue"
        from invoice_counts where tenant = ${actor.tenant} and kind = 'invoice'`,
  )
  return firstOf(found)
}

const goalRow = z.object({ goal: z.number() })

/** What this month is to bring. */
export async function goalOfMonth(actor: Actor): Promise<number> {
  const row = await firstRow(
    actor.db,
    goalRow,
    sql`
      select t.monthly_goal::float8 as goal
        from figure_span(${actor.tenant}::integer, 'this_month') span
        join money_targets t on t.tenant = ${actor.tenant} and t.year = extract(year from span.today)::integer`,
  )
  return row?.goal ?? 0
}
