import { checkWhole } from './checks.ts'
import { roundedShare } from './shares.ts'

/**
 * Splits a price that includes tax. Amounts are minor units; `bps` is the rate in hundredths of a percent.
 * The tax is `gross · bps / (10000 + bps)`, rounded half up, and the rest is net.
 */
export function splitTax(grossMinor: number, bps: number): { netMinor: number; taxMinor: number } {
  checkWhole({ grossMinor, bps })
  const taxMinor = roundedShare(grossMinor, bps, 10_000 + bps)
  return { netMinor: grossMinor - taxMinor, taxMinor }
}

export interface GrossLine {
  /** The price of one piece, tax included, in minor units. */
  grossMinor: number
  bps: number
  /** At most three decimals; 1 unless given. */
  qty?: number
}

export interface GrossTotals {
  netMinor: number
  taxMinor: number
  totalMinor: number
  /** One entry for each rate above 0, highest first. */
  taxes: { bps: number; netMinor: number; taxMinor: number }[]
}

/**
 * Adds up an invoice whose prices include tax; `invoiceTotals` adds up prices without tax. Amounts are minor units.
 * Each line is rounded by itself. Tax is taken once of the sum of each rate: three lines of 0.33 have the tax of 0.99.
 */
export function grossTotals(lines: readonly GrossLine[]): GrossTotals {
  const rates = new Map<number, number>()
  let totalMinor = 0
  for (const { grossMinor, bps, qty = 1 } of lines) {
    const lineMinor = roundedShare(grossMinor, Math.round(qty * 1000), 1000)
    totalMinor += lineMinor
    rates.set(bps, (rates.get(bps) ?? 0) + lineMinor)
  }
  const split = [...rates].sort(([a], [b]) => b - a).map(([bps, grossMinor]) => ({ bps, ...splitTax(grossMinor, bps) }))
  const taxMinor = split.reduce((sum, tax) => sum + tax.taxMinor, 0)
  return { netMinor: totalMinor - taxMinor, taxMinor, totalMinor, taxes: split.filter(({ bps }) => bps > 0) }
}
