import type { InvoicePayment, PaymentInput } from '@dsms/contract/billing/invoices/actions'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { invoiceRecords, seesAll, visible } from '../invoices.data.ts'
import { readInvoice } from '../invoices.detail.ts'
import { placeOf } from '../invoices.place.ts'
import { invoicePayments, invoices } from '../invoices.table.ts'
import { moneyText } from '../invoices.wire.ts'
import { refuseState } from './invoices.states.ts'
import { addPayments } from './invoices.sums.ts'

const isReversed = sql<boolean>`exists (select from invoice_payments r where r.reverses_id = "invoice_payments"."id")`

/** Payments of an invoice that the caller may see, newest first. Notes are for the office alone. */
export async function listPayments(actor: Actor, invoiceId: number): Promise<InvoicePayment[]> {
  const [known, rows] = await together([
    () =>
      actor.db
        .select({ currency: invoices.currency })
        .from(invoices)
        .where(and(eq(invoices.id, invoiceId), visible(actor))),
    () =>
      actor.db
        .select({
          id: invoicePayments.id,
          kind: invoicePayments.kind,
          amountMinor: invoicePayments.amountMinor,
          method: sql<InvoicePayment['method']>`${invoicePayments.method}`,
          paidOn: invoicePayments.paidOn,
          note: invoicePayments.note,
          by: sql<string>`coalesce((select full_name from people_cards(array["invoice_payments"."created_by"])), '')`,
          at: invoicePayments.createdAt,
          reverses: invoicePayments.reversesId,
          isReversed,
        })
        .from(invoicePayments)
        .where(and(eq(invoicePayments.invoiceId, invoiceId), eq(invoicePayments.tenant, actor.tenant)))
        .orderBy(desc(invoicePayments.id)),
  ])
  const [invoice] = known
  if (!invoice) throw new AppError('not_found')
  return rows.map((row) => ({ ...row, note: seesAll(actor) ? row.note : '', currency: invoice.currency }))
}

/** A payment or, against a balance below zero, a refund. The invoice stays locked, so two at once never exceed it. */
export async function recordPayment(actor: Actor, id: number, input: PaymentInput, kind: 'payment' | 'refund') {
  const row = await invoiceRecords.lock(actor, id)
  const known = await paymentByKey(actor, input.key)
  const amountMinor = kind === 'payment' ? input.amountMinor : -input.amountMinor
  if (known) {
    if (known.invoiceId !== id || known.amountMinor !== amountMinor) throw new AppError('key_used')
    return answer(actor, id, known.id)
  }
  if (row.kind !== 'invoice' || row.state !== 'issued') throw refuseState(row)
  const place = await placeOf(actor)
  const paidOn = input.paidOn ?? place.today
  if (paidOn > place.today) throw fieldError('paidOn', 'date_in_future')
  const most = kind === 'payment' ? row.balanceMinor : -row.balanceMinor
  if (input.amountMinor > most)
    throw fieldError('amountMinor', 'payment_exceeds_balance', { balance: moneyText(Math.max(most, 0), row.currency) })
  const [paymentId] = await addPayments(actor, [
    {
      invoiceId: id,
      kind,
      amountMinor,
      method: input.method,
      paidOn,
      note: input.note,
      key: input.key,
      createdBy: actor.id,
    },
  ])
  // the same key on another invoice, a moment ago
  if (!paymentId) throw new AppError('key_used')
  return answer(actor, id, paymentId)
}

/** Takes a payment back by a row of its own; what was recorded stays to be read. */
export async function reversePayment(actor: Actor, id: number, paymentId: number, reason: string) {
  await invoiceRecords.lock(actor, id)
  const [payment] = await actor.db
    .select({ row: invoicePayments, isReversed })
    .from(invoicePayments)
    .where(
      and(
        eq(invoicePayments.id, paymentId),
        eq(invoicePayments.invoiceId, id),
        eq(invoicePayments.tenant, actor.tenant),
      ),
    )
  if (!payment) throw new AppError('not_found')
  if (payment.row.kind !== 'payment' || payment.isReversed) throw new AppError('payment_reversed')
  const place = await placeOf(actor)
  const [made] = await addPayments(actor, [
    {
      invoiceId: id,
      kind: 'reversal',
      amountMinor: -payment.row.amountMinor,
      method: payment.row.method,
      paidOn: place.today,
      note: reason,
      reversesId: paymentId,
      createdBy: actor.id,
    },
  ])
  if (!made) throw new AppError('internal')
  return answer(actor, id, made)
}

async function paymentByKey(actor: Actor, key: string) {
  const [row] = await actor.db
    .select({ id: invoicePayments.id, invoiceId: invoicePayments.invoiceId, amountMinor: invoicePayments.amountMinor })
    .from(invoicePayments)
    .where(and(eq(invoicePayments.tenant, actor.tenant), eq(invoicePayments.key, key)))
  return row
}

async function answer(actor: Actor, invoiceId: number, paymentId: number) {
  const rows = await listPayments(actor, invoiceId)
  const payment = rows.find((row) => row.id === paymentId)
  if (!payment) throw new AppError('internal')
  return { payment, invoice: await readInvoice(actor, invoiceId) }
}
