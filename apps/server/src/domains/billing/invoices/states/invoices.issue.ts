import type { PaymentMethod } from '@dsms/contract/billing/invoices/actions'
import type { InvoiceClient } from '@dsms/contract/billing/invoices/calls'
import { type InvoiceItem, invoiceTotals } from '@dsms/contract/billing/invoices/totals'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import { eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { type Place, placeOf, sellerOf } from '../invoices.place.ts'
import { invoices } from '../invoices.table.ts'
import { addPayments } from './invoices.sums.ts'

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

/** The lines of an invoice, whose key is SQL; as one parameter, however many they are. */
const linesStatement = (tenant: number, invoiceId: SQL, lines: readonly Line[]): SQL => sql`
  insert into invoice_lines (tenant, invoice_id, position, item, description, qty, unit_price_minor, discount_bps,
                             tax1_bps, tax2_bps, original_line_id)
  select ${tenant}::integer, ${invoiceId}, l.*
    from jsonb_to_recordset(${JSON.stringify(lines.map(keptLine))}::jsonb) as l (
      position smallint, item text, description jsonb, qty numeric, unit_price_minor bigint, discount_bps smallint,
      tax1_bps smallint, tax2_bps smallint, original_line_id integer)`

const keptLine = (line: Line, position: number) => ({
  position,
  item: line.item,
  description: line.description,
  qty: line.qty,
  unit_price_minor: line.unitPriceMinor,
  discount_bps: line.discountBps ?? 0,
  tax1_bps: line.tax1Bps ?? 0,
  tax2_bps: line.tax2Bps ?? 0,
  original_line_id: line.originalLineId ?? null,
})

/** Replaces the lines of a draft. */
export const newLines = (actor: Pick<Actor, 'tenant'>, invoiceId: number, lines: readonly Line[]): SQL[] => [
  sql`delete from invoice_lines where invoice_id = ${invoiceId} and tenant = ${actor.tenant}`,
  linesStatement(actor.tenant, sql`${invoiceId}::integer`, lines),
]

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

type NewInvoice = Omit<typeof invoices.$inferInsert, 'tenant' | 'totalMinor' | 'service'>

/** Writes an invoice with its lines and answers its key. */
export function newInvoice(
  { db, tenant }: { db: Db; tenant: number },
  values: NewInvoice,
  lines: readonly Line[],
  totalMinor = totalOf(lines),
): SQL {
  const insert = db
    .insert(invoices)
    .values({ ...values, tenant, totalMinor, service: serviceOf(lines) })
    .returning({ id: invoices.id })
  return sql`with made as (${insert.getSQL()}), written as (${linesStatement(tenant, sql`made.id`, lines)}, made)
             select id from made`
}

export async function insertInvoice(
  actor: { db: Db; tenant: number },
  values: NewInvoice,
  lines: readonly Line[],
  totalMinor = totalOf(lines),
): Promise<{ id: number; totalMinor: number }> {
  const rows = await rowsOf(actor.db, idRow, newInvoice(actor, values, lines, totalMinor))
  if (!rows[0]) throw new AppError('internal')
  return { id: rows[0].id, totalMinor }
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
  const dueOn = addDays(place.today, place.settings.dueDays)
  const { id, totalMinor } = await insertInvoice(
    actor,
    { buyerId, client, note: notes, issuedOn: place.today, dueOn, currency: place.currency },
    lines,
  )
  const { number } = await giveNumber(actor, place, { id, kind: 'invoice', dueOn })
  if (paid && paid.amountMinor > 0) {
    if (paid.amountMinor > totalMinor) throw new AppError('internal')
    await addPayments(actor, [{ invoiceId: id, ...paid, paidOn: place.today, createdBy: actor.id }])
  }
  return { id, number, totalMinor }
}
