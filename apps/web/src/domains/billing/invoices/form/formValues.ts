import type { InvoiceDetail, invoiceWays } from '@dsms/contract/billing/invoices/calls'
import { invoiceInput } from '@dsms/contract/billing/invoices/drafts'
import type { InvoiceSettings, KnownClient } from '@dsms/contract/billing/invoices/settings'
import { type InvoiceItem, type InvoiceLine, lineFigures } from '@dsms/contract/billing/invoices/totals'
import { daysAfter } from '../days.ts'

/** A line as it is typed: numbers are null while their field is empty. */
export interface LineValues {
  /** Keeps a line's fields together while lines change places. */
  key: string
  item: InvoiceItem
  description: string
  qty: number | null
  unitPriceMinor: number | null
  discountBps: number | null
  tax1Bps: number | null
  tax2Bps: number | null
  /** What was read of it: texts in other languages hold as long as this one is not changed. */
  known: Pick<InvoiceLine, 'description' | 'descriptions'> | undefined
}

export type InvoiceValues = {
  client: (Partial<KnownClient> & { name: string }) | null
  issuedDate: string | null
  dueDate: string | null
  lines: LineValues[]
  salesperson: string
  note: string
  acceptVia: (typeof invoiceWays)[number] | null
  showTerms: boolean
  showNotes: boolean
  showStub: boolean
}

/** Due is not before the date, and somebody is billed; all else is the rule of the call. */
export const invoiceFormSchema = invoiceInput
  .refine(({ clientId, buyerId, client }) => Boolean(clientId ?? buyerId ?? client), {
    path: ['client'],
    error: 'required',
    when: () => true,
  })
  .refine(({ issuedDate, dueDate }) => !issuedDate || !dueDate || dueDate >= issuedDate, {
    path: ['dueDate'],
    error: 'end_before_start',
    when: () => true,
  })

export const newLine = (settings: Pick<InvoiceSettings, 'tax1Bps' | 'tax2Bps'>): LineValues => ({
  key: crypto.randomUUID(),
  item: 'lesson',
  description: '',
  qty: 1,
  unitPriceMinor: null,
  discountBps: 0,
  tax1Bps: settings.tax1Bps,
  tax2Bps: settings.tax2Bps,
  known: undefined,
})

export const emptyInvoice = (settings: InvoiceSettings, salesperson: string): InvoiceValues => ({
  client: null,
  issuedDate: settings.today,
  dueDate: daysAfter(settings.today, settings.dueDays),
  lines: [newLine(settings)],
  salesperson,
  note: '',
  acceptVia: null,
  showTerms: true,
  showNotes: true,
  showStub: false,
})

export const valuesOf = (invoice: InvoiceDetail): InvoiceValues => ({
  client: { ...invoice.client, clientId: invoice.clientId, buyerId: invoice.buyerId, avatar: invoice.avatar },
  issuedDate: invoice.issuedDate,
  dueDate: invoice.dueDate,
  lines: invoice.lines.map(({ id, description, descriptions, item, qty, unitPriceMinor, ...shares }) => ({
    key: String(id),
    item,
    description,
    qty,
    unitPriceMinor,
    discountBps: shares.discountBps,
    tax1Bps: shares.tax1Bps,
    tax2Bps: shares.tax2Bps,
    known: { description, descriptions },
  })),
  salesperson: invoice.salesperson,
  note: invoice.note,
  acceptVia: invoice.acceptVia,
  showTerms: invoice.showTerms,
  showNotes: invoice.showNotes,
  showStub: invoice.showStub,
})

/** The body of the call. A client who is known is named by the id, anybody else by what was written of them. */
export function bodyOf({ client, lines, issuedDate, dueDate, ...rest }: InvoiceValues) {
  const { clientId = null, buyerId = null, avatar: _, ...written } = client ?? { name: '' }
  const isKnown = clientId !== null || buyerId !== null
  return {
    ...rest,
    issuedDate: issuedDate ?? undefined,
    dueDate: dueDate ?? undefined,
    clientId,
    buyerId,
    client: client && !isKnown ? written : undefined,
    lines: lines.map(({ key: _key, known, qty, unitPriceMinor, ...line }) => ({
      ...line,
      descriptions: known?.description === line.description ? known.descriptions : undefined,
      qty: qty ?? undefined,
      unitPriceMinor: unitPriceMinor ?? undefined,
      discountBps: line.discountBps ?? 0,
      tax1Bps: line.tax1Bps ?? 0,
      tax2Bps: line.tax2Bps ?? 0,
    })),
  }
}

/** For sums while something is still missing. */
export const figuresOf = (line: LineValues) => {
  const figures = {
    qty: line.qty ?? 0,
    unitPriceMinor: line.unitPriceMinor ?? 0,
    discountBps: line.discountBps ?? 0,
    tax1Bps: line.tax1Bps ?? 0,
    tax2Bps: line.tax2Bps ?? 0,
  }
  return { ...figures, ...lineFigures(figures) }
}
