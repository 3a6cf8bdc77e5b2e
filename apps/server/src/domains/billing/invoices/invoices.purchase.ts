import type { PaymentMethod } from '@dsms/contract/billing/invoices/actions'
import type { Actor } from '../../../kernel/actor.ts'
import { invoiceRecords } from './invoices.data.ts'
import { placeOf } from './invoices.place.ts'
import { creditInvoice } from './states/invoices.states.ts'
import { addPayments } from './states/invoices.sums.ts'

// What becomes of the invoice of a purchase. As with issuing it, the caller answers for who may do that.

/** Records that all that is still owed was paid; nothing when nothing is. */
export async function settleInvoiceFor(
  actor: Actor,
  invoiceId: number,
  { method, note = '' }: { method: PaymentMethod; note?: string },
): Promise<void> {
  const row = await invoiceRecords.lock(actor, invoiceId)
  if (row.kind !== 'invoice' || row.state !== 'issued' || row.balanceMinor <= 0) return
  const { today } = await placeOf(actor)
  await addPayments(actor, [
    { invoiceId, amountMinor: row.balanceMinor, method, paidOn: today, note, createdBy: actor.id },
  ])
}

/** Takes back all that is left of an invoice by a credit note; nothing when nothing is left. */
export async function creditInvoiceFor(actor: Actor, invoiceId: number, reason: string): Promise<void> {
  const row = await invoiceRecords.lock(actor, invoiceId)
  if (row.kind !== 'invoice' || row.state !== 'issued' || row.totalMinor === row.creditedMinor) return
  await creditInvoice(seeingInvoices(actor), invoiceId, { reason })
}

/** Anyone who cancels a purchase need not be allowed to look at invoices otherwise: here they may, and nothing more. */
const seeingInvoices = (actor: Actor): Actor => ({
  ...actor,
  permissions: new Set([...actor.permissions, 'invoices.view', 'platform_invoices.view']),
})
