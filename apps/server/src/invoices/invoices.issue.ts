import { AppError, fieldError } from '@dsms/contract/errors'
import type { InvoiceClient } from '@dsms/contract/invoices'
import type { PaymentMethod } from '@dsms/contract/invoices.actions'
import { type InvoiceItem, invoiceTotals } from '@dsms/contract/invoices.totals'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/client.ts'
import { invoiceLines, invoicePayments, invoices } from '../db/schema/invoices.ts'
import { type Place, placeOf, sellerOf } from './invoices.place.ts'

/** A line as it is kept; descriptions by language. */
export interface Line {
  item: InvoiceItem
  description: Record<string, string>
  qty: number
  unitPriceMinor: number
  discountBps?: number
  tax1Bps?: number
  tax2Bps?: number
  originalLineId?: number
}

const largestTotal = 99_999_999_999

/** The sum of some lines, which must fit into what the product reckons with. */
export function totalOf(lines: readonly Line[]): number {
  const { totalMinor } = invoiceTotals(lines)
  if (totalMinor > largestTotal) throw fieldError('lines', 'too_large', { max: largestTotal / 100 })
  return totalMinor
}

/** In a word what an invoice is for: its first line. */
export const serviceOf = (lines: readonly Line[]): Record<string, string> => lines[0]?.description ?? {}

export async function writeLines(actor: Pick<Actor, 'db' | 'schoolId'>, invoiceId: number, lines: readonly Line[]) {
  if (lines.length === 0) return
  await actor.db
    .insert(invoiceLines)
    .values(lines.map((line, position) => ({ ...line, position, invoiceId, schoolId: actor.schoolId })))
}

type Issued = { id: number; number: string; issuedOn: string; dueOn: string }

/**
 * Gives a locked draft its number and the day of today. The counter's row is locked from here to the end of the
 * transaction: whoever issues next waits, and a transaction that fails leaves no gap.
 */
export async function giveNumber(
  actor: Pick<Actor, 'db' | 'language'>,
  place: Place,
  draft: { id: number; kind: 'invoice' | 'credit_note'; dueOn: string },
): Promise<Issued> {
  const dueOn = draft.dueOn > place.today ? draft.dueOn : place.today
  const series = draft.kind === 'invoice' ? place.settings.prefix : place.settings.creditPrefix
  const year = Number(place.today.slice(0, 4))
  const [row] = await actor.db
    .update(invoices)
    .set({
      state: 'issued',
      number: sql`next_invoice_number(${place.schoolId}::integer, ${series}, ${year}::integer)`,
      issuedOn: place.today,
      dueOn,
      issuedAt: sql`now()`,
      pastDueAt: pastDueAt(dueOn, place.timeZone),
      seller: sellerOf(place, actor.language),
    })
    .where(eq(invoices.id, draft.id))
    .returning({ id: invoices.id, number: invoices.number, issuedOn: invoices.issuedOn, dueOn: invoices.dueOn })
  if (!row?.number) throw new AppError('internal')
  return { ...row, number: row.number }
}

/** Midnight after the day, on the clock of the school. */
const pastDueAt = (dueOn: string, timeZone: string) =>
  sql<string>`((${dueOn}::date + 1)::timestamp at time zone ${timeZone})`

export async function insertInvoice(
  actor: { db: Db; schoolId: number | null },
  values: Omit<typeof invoices.$inferInsert, 'schoolId' | 'totalMinor' | 'service'>,
  lines: readonly Line[],
  totalMinor = totalOf(lines),
): Promise<{ id: number; totalMinor: number }> {
  const [row] = await actor.db
    .insert(invoices)
    .values({ ...values, schoolId: actor.schoolId, totalMinor, service: serviceOf(lines) })
    .returning({ id: invoices.id })
  if (!row) throw new AppError('internal')
  await writeLines(actor, row.id, lines)
  return { id: row.id, totalMinor }
}

export interface Purchase {
  /** Who owes it and sees it among their own. */
  buyerId: number
  client: InvoiceClient
  lines: readonly Line[]
  notes?: string
  /** What was paid at once: at most the total. */
  paid?: { method: PaymentMethod; amountMinor: number }
}

/**
 * Writes and issues an invoice in the caller's transaction, as part of what a buyer does: it asks for no permission on
 * invoices, so the caller must have made sure of the buyer, the prices and the payment. The school acted in bills.
 */
export async function issueInvoiceFor(
  actor: Actor,
  { buyerId, client, lines, notes = '', paid }: Purchase,
): Promise<{ id: number; number: string; totalMinor: number }> {
  if (lines.length === 0) throw new AppError('invoice_empty')
  const place = await placeOf(actor)
  const dueOn = dayAfter(place.today, place.settings.dueDays)
  const { id, totalMinor } = await insertInvoice(
    actor,
    { buyerId, client, note: notes, issuedOn: place.today, dueOn, currency: place.currency },
    lines,
  )
  const { number } = await giveNumber(actor, place, { id, kind: 'invoice', dueOn })
  if (paid && paid.amountMinor > 0) {
    if (paid.amountMinor > totalMinor) throw new AppError('internal')
    await actor.db.insert(invoicePayments).values({
      schoolId: actor.schoolId,
      invoiceId: id,
      amountMinor: paid.amountMinor,
      method: paid.method,
      paidOn: place.today,
      createdBy: actor.id,
    })
  }
  return { id, number, totalMinor }
}

/** Days are counted in UTC, where each has 24 hours. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
