import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../../db/rows.ts'
import type { DueWork } from '../../../../kernel/due/due.ts'
import { keptSums } from '../../../../kernel/due/keptSums.ts'

const atOnce = 500

const atRow = z.object({ at: z.string().nullable() })

/** Marks invoices as past due at the midnight after their day, in the zone of their school. */
export const invoicesPastDue = (): DueWork => ({
  name: 'invoices past due',
  async next(db) {
    const rows = await rowsOf(
      db,
      atRow,
      sql`select min(past_due_at) as at from invoices where label in ('sent', 'downloaded', 'partial')`,
    )
    return rows[0]?.at ?? null
  },
  async run({ db }) {
    // the trigger gives the label; touching the row is enough
    const found = await countOf(
      db,
      sql`
        with due as (
          select id from invoices where label in ('sent', 'downloaded', 'partial') and past_due_at <= now()
           order by past_due_at limit ${atOnce} for update skip locked)
        update invoices i set past_due_at = i.past_due_at from due where i.id = due.id returning i.id`,
    )
    return found === atOnce
  },
})

/** Keeps reading the counters as short as there are statuses. */
export const invoiceCountsSummed = (): DueWork =>
  keptSums('invoice_counts', ['tenant', 'kind', 'label'], ['total', 'balance_minor'], 64)
