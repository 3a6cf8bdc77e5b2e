import { type InvoiceDetail, invoiceWays } from '@dsms/contract/billing/invoices/calls'
import { type InvoiceLine, invoiceTotals, lineFigures } from '@dsms/contract/billing/invoices/totals'
import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import type { SQL } from 'drizzle-orm'
import { anyRow, firstRow } from '../../../db/rows.ts'
import { type Actor, may } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { inOrder } from '../../../kernel/together.ts'
import type { FoundInvoice } from './invoices.data.ts'
import { type Place, placeOf, sellerOf } from './invoices.place.ts'
import { type WholeInvoice, wholeFrom, wholeStatement } from './invoices.whole.ts'
import { moneyText, wireRow } from './invoices.wire.ts'

export type { WholeInvoice } from './invoices.whole.ts'

/** One invoice of those the caller may see, or undefined. */
export async function readWhole(actor: Actor, id: number): Promise<WholeInvoice | undefined> {
  return wholeFrom(actor, await firstRow(actor.db, anyRow, wholeStatement(actor, id)))
}

export const sellerIn = ({ row, place }: Pick<WholeInvoice, 'row' | 'place'>, language: Language) =>
  row.seller ?? sellerOf(place, language)

export async function readInvoice(actor: Actor, id: number): Promise<InvoiceDetail> {
  return changeAndRead(actor, [], id)
}

/** Runs statements and reads an invoice that they changed, all of it in one wait. */
export async function changeAndRead(actor: Actor, statements: SQL[], id: number): Promise<InvoiceDetail> {
  const results = await inOrder(actor.db, [...statements, wholeStatement(actor, id)])
  const whole = wholeFrom(actor, results.at(-1)?.[0])
  if (!whole) throw new AppError('not_found')
  return detailOf(actor, whole)
}

/** The founding call: without the invoice when there is none, and how to pay it. */
export async function readFounding(actor: Actor, id: number) {
  const whole = await readWhole(actor, id)
  const place = whole?.place ?? (await placeOf(actor))
  const { bankName, country, iban, swiftCode } = whole ? sellerIn(whole, actor.language) : place.settings
  const due = Math.max(whole?.row.balanceMinor ?? 0, 0)
  return {
    ...(whole ? { invoice: detailOf(actor, whole) } : {}),
    paymentDetails: {
      totalDue: moneyText(due, whole?.row.currency ?? place.currency),
      bankName,
      country,
      iban,
      swiftCode,
    },
  }
}

function detailOf(actor: Actor, whole: WholeInvoice): InvoiceDetail {
  const { row, lines, original, creditNotes } = whole
  const { name, address, email, taxNumber, terms } = sellerIn(whole, actor.language)
  return {
    ...wireRow(row, actor.language),
    clientId: row.clientId,
    buyerId: row.buyerId,
    lines: lines.map((line) => wireLine(line, actor.language)),
    totals: invoiceTotals(lines),
    roundingMinor: roundingOf(whole),
    paidMinor: row.paidMinor,
    creditedMinor: row.creditedMinor,
    note: row.note,
    salesperson: row.salesperson,
    acceptVia: row.acceptVia !== null && isOneOf(invoiceWays, row.acceptVia) ? row.acceptVia : null,
    showTerms: row.showTerms,
    showNotes: row.showNotes,
    showStub: row.showStub,
    terms,
    seller: { name, address, email, taxNumber },
    issuedAt: row.issuedAt,
    sentAt: row.sentAt,
    downloadedAt: row.downloadedAt,
    voidReason: row.voidReason,
    original,
    creditNotes,
    can: rightsOn(actor, whole),
  }
}

/** What rounding of an earlier part makes up for in a credit note; nothing for an invoice. */
export const roundingOf = ({ row, lines }: Pick<WholeInvoice, 'row' | 'lines'>): number =>
  Math.abs(row.totalMinor) - invoiceTotals(lines).totalMinor

const wireLine = (line: WholeInvoice['lines'][number], language: Language): InvoiceLine => ({
  id: line.id,
  item: line.item,
  description: nameIn(line.description, language),
  descriptions: line.description,
  qty: line.qty,
  unitPriceMinor: line.unitPriceMinor,
  discountBps: line.discountBps,
  tax1Bps: line.tax1Bps,
  tax2Bps: line.tax2Bps,
  netMinor: lineFigures(line).netMinor,
  creditedQty: line.creditedQty,
})

/** What stands open to the caller; the rules themselves are asked again when it is done. */
function rightsOn(actor: Actor, { row, place, lines }: WholeInvoice): InvoiceDetail['can'] {
  const isPlatform = actor.tenant === 0
  const mayDo = (action: 'create' | 'edit' | 'delete' | 'void' | 'credit') =>
    may(actor, isPlatform ? `platform_invoices.${action}` : `invoices.${action}`)
  const mayIssue = may(actor, isPlatform ? 'platform_invoices.status' : 'invoices.issue')
  const mayPay = (action: 'create' | 'refund') =>
    may(actor, isPlatform ? `platform_payments.${action}` : `fee_payments.${action}`)
  const isDraft = row.state === 'draft'
  const isInvoice = row.state === 'issued' && row.kind === 'invoice'
  return {
    edit: isDraft && mayDo('edit'),
    delete: isDraft && mayDo('delete'),
    issue: isDraft && lines.length > 0 && row.totalMinor > 0 && mayIssue,
    send: row.state !== 'void' && lines.length > 0 && mayIssue,
    pay: isInvoice && row.balanceMinor > 0 && mayPay('create'),
    refund: isInvoice && row.balanceMinor < 0 && mayPay('refund'),
    void: isInvoice && isVoidable(row, place) && mayDo('void'),
    credit: isInvoice && row.creditedMinor < row.totalMinor && mayDo('credit'),
    duplicate: row.kind === 'invoice' && mayDo('create'),
    remind: isInvoice && row.label === 'past_due' && mayIssue,
  }
}

/** Only on the day of issue, before anybody was sent it or paid. */
export const isVoidable = (
  row: Pick<FoundInvoice, 'issuedOn' | 'sentAt' | 'paidMinor' | 'creditedMinor'>,
  place: Pick<Place, 'today'>,
): boolean => row.issuedOn === place.today && row.sentAt === null && row.paidMinor === 0 && row.creditedMinor === 0
