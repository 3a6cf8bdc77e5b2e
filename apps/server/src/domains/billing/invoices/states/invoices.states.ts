import { invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { staleError } from '../../../../kit/records/history.ts'
import { invoiceRecords } from '../invoices.data.ts'
import { isVoidable, readWhole, type WholeInvoice } from '../invoices.detail.ts'
import { placeOf } from '../invoices.place.ts'
import { invoiceLines, invoices } from '../invoices.table.ts'
import { moneyText } from '../invoices.wire.ts'
import { giveNumber, insertInvoice, type Line } from './invoices.issue.ts'
import { addCredit } from './invoices.sums.ts'

/** What may be done with an invoice from where it stands. */
const allowed: Record<string, readonly string[]> = {
  draft: ['edit', 'delete', 'issue', 'send'],
  sent: ['send', 'pay', 'void', 'credit'],
  downloaded: ['send', 'pay', 'void', 'credit'],
  partial: ['send', 'pay', 'credit'],
  past_due: ['send', 'pay', 'remind', 'credit'],
  paid: ['send', 'refund', 'credit'],
  void: [],
  credit_note: ['send'],
}
type Standing = Pick<typeof invoices.$inferSelect, 'kind' | 'label' | 'state'>

/** The error for what an invoice does not allow where it stands, naming what it does allow. */
export function refuseState(row: Standing): AppError {
  const from = row.kind === 'credit_note' && row.state !== 'draft' ? 'credit_note' : row.label
  return new AppError('illegal_transition', { from, allowed: (allowed[from] ?? []).join(', ') || '–' })
}

export async function issueInvoice(actor: Actor, id: number, version?: number): Promise<void> {
  const row = await invoiceRecords.lock(actor, id)
  if (version !== undefined && version !== row.version) throw await staleError(actor, 'invoices', id, version)
  if (row.state !== 'draft') throw refuseState(row)
  const [line] = await actor.db
    .select({ id: invoiceLines.id })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .limit(1)
  if (!line || row.totalMinor <= 0) throw new AppError('invoice_empty')
  await giveNumber(actor, await placeOf(actor), row)
}

export async function voidInvoice(actor: Actor, id: number, reason: string): Promise<void> {
  const row = await invoiceRecords.lock(actor, id)
  if (row.state !== 'issued' || row.kind !== 'invoice') throw refuseState(row)
  if (!isVoidable(row, await placeOf(actor))) throw new AppError('invoice_not_voidable')
  await actor.db.update(invoices).set({ state: 'void', voidReason: reason }).where(eq(invoices.id, id))
}

/** Takes back all that is left of an invoice, or some of its lines, by a credit note that is issued at once. */
export async function creditInvoice(
  actor: Actor,
  id: number,
  { reason, lines: wanted }: { reason: string; lines?: { lineId: number; qty: number }[] | undefined },
): Promise<number> {
  const row = await invoiceRecords.lock(actor, id)
  if (row.state !== 'issued' || row.kind !== 'invoice') throw refuseState(row)
  const whole = await readWhole(actor, id)
  // crediting without the right to view: nothing to take the lines from
  if (!whole) throw new AppError('not_found')
  const leftMinor = row.totalMinor - row.creditedMinor
  const exceeded = (path: string) =>
    fieldError(path, 'credit_exceeds_invoice', { left: moneyText(leftMinor, row.currency) })
  const taken = new Map<number, number>()
  for (const { lineId, qty } of wanted ?? []) taken.set(lineId, thousandths((taken.get(lineId) ?? 0) + qty))
  for (const lineId of taken.keys())
    if (!whole.lines.some((line) => line.id === lineId)) throw new AppError('not_found')
  const lines = whole.lines.flatMap(({ creditedQty, ...line }): Line[] => {
    const left = thousandths(line.qty - creditedQty)
    const qty = wanted ? (taken.get(line.id) ?? 0) : left
    if (qty > left) throw exceeded('lines')
    const { item, description, unitPriceMinor, discountBps, tax1Bps, tax2Bps } = line
    return qty > 0
      ? [{ item, description, qty, unitPriceMinor, discountBps, tax1Bps, tax2Bps, originalLineId: line.id }]
      : []
  })
  if (lines.length === 0 || leftMinor === 0) throw exceeded('lines')
  const totalMinor = creditOf(whole, lines)
  if (totalMinor <= 0 || totalMinor > leftMinor) throw exceeded('lines')
  const { place } = whole
  const { clientId, buyerId, client, currency } = row
  const made = await insertInvoice(
    actor,
    {
      ...{ kind: 'credit_note', originalId: id, clientId, buyerId, client, currency },
      ...{ issuedOn: place.today, dueOn: place.today, note: reason },
    },
    lines,
    -totalMinor,
  )
  await giveNumber(actor, place, { id: made.id, kind: 'credit_note', dueOn: place.today })
  await addCredit(actor, id, totalMinor)
  return made.id
}

/**
 * What a credit note takes back: what all that is credited then comes to, less what was credited before. So a unit that
 * rounding gave or took in the parts is made up for by the last of them, and the whole is exactly the invoice.
 */
function creditOf({ row, lines }: WholeInvoice, taken: readonly Line[]): number {
  const credited = lines.flatMap((line) => {
    const qty = thousandths(line.creditedQty + (taken.find((one) => one.originalLineId === line.id)?.qty ?? 0))
    return qty > 0 ? [{ ...line, qty }] : []
  })
  return invoiceTotals(credited).totalMinor - row.creditedMinor
}

const thousandths = (qty: number) => Math.round(qty * 1000) / 1000
