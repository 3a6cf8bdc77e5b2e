import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { tenantCurrency } from '../../../../kernel/money/money.ts'
import { together } from '../../../../kernel/together.ts'
import { placeOf } from '../invoices.place.ts'

const labelRow = z.object({ label: z.string(), count: z.int(), totalMinor: z.int() })

const paidRow = z.object({ count: z.int(), totalMinor: z.int() })

/** What a school has open: from kept sums, and from this month's payments alone. */
export async function readFigures(actor: Actor) {
  const [place, counted, paid] = await together([
    () => placeOf(actor),
    () =>
      rowsOf(
        actor.db,
        labelRow,
        sql`
        select label, sum(total)::integer as count, sum(balance_minor)::bigint as "totalMinor" from invoice_counts
         where tenant = ${actor.tenant} and kind = 'invoice' group by label`,
      ),
    () =>
      rowsOf(
        actor.db,
        paidRow,
        sql`
        select count(*) filter (where p.kind = 'payment')::integer as count, coalesce(sum(amount_minor), 0)::bigint as "totalMinor"
          from invoice_payments p join invoices i on i.tenant = p.tenant and i.id = p.invoice_id and i.currency = ${tenantCurrency}
         where p.tenant = ${actor.tenant} and p.paid_on >= date_trunc('month', (select app_today()))`,
      ),
  ])
  const sumOf = (...labels: string[]) =>
    counted
      .filter(({ label }) => labels.includes(label))
      .reduce((sum, row) => ({ count: sum.count + row.count, totalMinor: sum.totalMinor + Number(row.totalMinor) }), {
        count: 0,
        totalMinor: 0,
      })
  const month = paid[0]
  return {
    currency: place.currency,
    drafts: sumOf('draft'),
    outstanding: sumOf('sent', 'downloaded', 'partial', 'past_due'),
    pastDue: sumOf('past_due'),
    paidThisMonth: { count: month?.count ?? 0, totalMinor: Number(month?.totalMinor ?? 0) },
  }
}
