import { z } from 'zod'
import { shareOf } from '../../../kernel/money.ts'
import { id, languages, minorUnits } from '../../../kernel/shared.ts'

/** What a line is about. `subscription` is the platform's own, for schools. */
export const invoiceItems = [
  'lesson',
  'package',
  'exam',
  'registration',
  'material',
  'document',
  'subscription',
  'other',
] as const
export type InvoiceItem = (typeof invoiceItems)[number]

/** A share in hundredths of a percent: 1500 is 15 %. */
const basisPoints = z.int().min(0).max(10_000)

/** At most three decimals, so that hours and kilometres can be billed. */
const quantity = z
  .number()
  .positive()
  .max(100_000)
  .refine((value) => Number.isInteger(Math.round(value * 1e6) / 1e3), 'invalid_format')

export const invoiceLineInput = z.object({
  item: z.enum(invoiceItems).default('other'),
  /** In the caller's language. */
  description: z.string().trim().min(1).max(500),
  /** The same in other languages, for readers and PDFs in those. */
  descriptions: z.partialRecord(z.enum(languages), z.string().trim().max(500)).optional(),
  qty: quantity.default(1),
  unitPriceMinor: minorUnits.min(0),
  discountBps: basisPoints.default(0),
  /** Two taxes, both on the price after discount. */
  tax1Bps: basisPoints.default(0),
  tax2Bps: basisPoints.default(0),
})
export type InvoiceLineInput = z.input<typeof invoiceLineInput>

export const invoiceLine = invoiceLineInput.extend({
  id,
  descriptions: z.record(z.string(), z.string()),
  qty: z.number(),
  discountBps: z.int(),
  tax1Bps: z.int(),
  tax2Bps: z.int(),
  item: z.enum(invoiceItems),
  /** Price times quantity less discount, before tax. */
  netMinor: z.int(),
  /** Of this line's quantity, how much credit notes have taken back. */
  creditedQty: z.number(),
})
export type InvoiceLine = z.infer<typeof invoiceLine>

export const invoiceTotalsShape = z.object({
  /** Before discount. */
  subtotalMinor: z.int(),
  discountMinor: z.int(),
  /** After discount, before tax. */
  netMinor: z.int(),
  /** One entry for each rate, highest first: what it is taken of, and the tax. */
  taxes: z.array(z.object({ bps: z.int(), netMinor: z.int(), taxMinor: z.int() })),
  taxMinor: z.int(),
  totalMinor: z.int(),
})
export type InvoiceTotals = z.infer<typeof invoiceTotalsShape>

type Figures = Pick<InvoiceLineInput, 'unitPriceMinor'> &
  Partial<Pick<InvoiceLineInput, 'qty' | 'discountBps' | 'tax1Bps' | 'tax2Bps'>>

/** Price times quantity, discount and rest of one line, each rounded half up to the smallest unit of the currency. */
export function lineFigures({ qty = 1, unitPriceMinor, discountBps = 0 }: Figures) {
  const grossMinor = timesQuantity(unitPriceMinor, qty)
  const discountMinor = shareOf(grossMinor, discountBps)
  return { grossMinor, discountMinor, netMinor: grossMinor - discountMinor }
}

/**
 * What an invoice comes to. Lines are rounded one by one; tax is taken once of the sum of each rate, so that many small
 * lines cost the same tax as one large line.
 */
export function invoiceTotals(lines: readonly Figures[]): InvoiceTotals {
  const rates = new Map<number, number>()
  let subtotalMinor = 0
  let discountMinor = 0
  for (const line of lines) {
    const figures = lineFigures(line)
    subtotalMinor += figures.grossMinor
    discountMinor += figures.discountMinor
    for (const bps of [line.tax1Bps ?? 0, line.tax2Bps ?? 0])
      if (bps > 0) rates.set(bps, (rates.get(bps) ?? 0) + figures.netMinor)
  }
  const taxes = [...rates]
    .sort(([a], [b]) => b - a)
    .map(([bps, netMinor]) => ({ bps, netMinor, taxMinor: shareOf(netMinor, bps) }))
  const netMinor = subtotalMinor - discountMinor
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.taxMinor, 0)
  return { subtotalMinor, discountMinor, netMinor, taxes, taxMinor, totalMinor: netMinor + taxMinor }
}

/** In whole thousandths, since 1.1 × 3 of binary fractions is not 3.3. */
function timesQuantity(minor: number, qty: number): number {
  return Number((BigInt(minor) * BigInt(Math.round(qty * 1000)) + 500n) / 1000n)
}
