import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { NewValues } from '../../../../kit/records/verbs.ts'
import { invoicePayments, invoices } from '../invoices.table.ts'

// What was paid and credited is kept with the invoice. These functions alone write these sums, together with the rows.

/**
 * Adds payments, and raises what was paid of their invoices by the same amounts. The caller has locked these invoices or
 * just made them, and decided under that lock; a check of the table refuses more than the total. A payment whose key is
 * taken is left out. Answers the ids of the payments that were added.
 */
export async function addPayments(
  { db, tenant }: { db: Db; tenant: number },
  payments: readonly NewValues<typeof invoicePayments>[],
): Promise<number[]> {
  if (payments.length === 0) return []
  const added = db
    .insert(invoicePayments)
    .values(payments.map((payment) => ({ ...payment, tenant })))
    .onConflictDoNothing({ target: [invoicePayments.tenant, invoicePayments.key], where: sql`key is not null` })
    .returning({
      id: invoicePayments.id,
      invoiceId: invoicePayments.invoiceId,
      amountMinor: invoicePayments.amountMinor,
    })
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      with added as (${added.getSQL()}),
      raised as (
        update invoices i set paid_minor = i.paid_minor + a.sum
          from (select invoice_id, sum(amount_minor)::bigint as sum from added group by invoice_id) as a
         where i.tenant = ${tenant}::integer and i.id = a.invoice_id)
      select id from added order by id`,
  )
  return rows.map(({ id }) => id)
}

/** Adds a credit note's total to what was credited of its locked invoice. */
export async function addCredit(
  { db, tenant }: { db: Db; tenant: number },
  originalId: number,
  creditMinor: number,
): Promise<void> {
  await db
    .update(invoices)
    .set({ creditedMinor: sql`${invoices.creditedMinor} + ${creditMinor}` })
    .where(and(eq(invoices.tenant, tenant), eq(invoices.id, originalId)))
}
