import { describe, expect, it } from 'vitest'
import { invoiceTotals, lineFigures } from './totals.ts'

describe('the figures of a line', () => {
  it.each([
    [
      { unitPriceMinor: 333, qty: 1.5 },
      { grossMinor: 500, discountMinor: 0, netMinor: 500 },
    ],
    [
      { unitPriceMinor: 1, qty: 0.5 },
      { grossMinor: 1, discountMinor: 0, netMinor: 1 },
    ],
    [
      { unitPriceMinor: 1, qty: 0.499 },
      { grossMinor: 0, discountMinor: 0, netMinor: 0 },
    ],
    [
      { unitPriceMinor: 110, qty: 3 },
      { grossMinor: 330, discountMinor: 0, netMinor: 330 },
    ],
    [
      { unitPriceMinor: 1_005, qty: 1.1 },
      { grossMinor: 1_106, discountMinor: 0, netMinor: 1_106 },
    ],
    [
      { unitPriceMinor: 105, discountBps: 1_000 },
      { grossMinor: 105, discountMinor: 11, netMinor: 94 },
    ],
    [
      { unitPriceMinor: 100, discountBps: 10_000 },
      { grossMinor: 100, discountMinor: 100, netMinor: 0 },
    ],
    [
      { unitPriceMinor: 999_999_999, qty: 99.999 },
      { grossMinor: 99_998_999_900, discountMinor: 0, netMinor: 99_998_999_900 },
    ],
  ])('of %j', (line, expected) => {
    expect(lineFigures(line)).toEqual(expected)
  })
})

describe('the totals of an invoice', () => {
  it('are nothing for no lines', () => {
    expect(invoiceTotals([])).toEqual({
      ...{ subtotalMinor: 0, discountMinor: 0, netMinor: 0, taxes: [], taxMinor: 0, totalMinor: 0 },
    })
  })

  it('take the tax once of the sum of each rate', () => {
    // three times 15 % of 0.33 would be 0.05 each
    const lines = [33, 33, 33].map((unitPriceMinor) => ({ unitPriceMinor, tax1Bps: 1_500 }))
    expect(invoiceTotals(lines)).toMatchObject({ netMinor: 99, taxMinor: 15, totalMinor: 114 })
  })

  it('round half up', () => {
    expect(invoiceTotals([{ unitPriceMinor: 10, tax1Bps: 500 }])).toMatchObject({ taxMinor: 1 })
    expect(invoiceTotals([{ unitPriceMinor: 9, tax1Bps: 500 }])).toMatchObject({ taxMinor: 0 })
  })

  it('keep rates apart, the highest first, and take both taxes of the price after discount', () => {
    const totals = invoiceTotals([
      { unitPriceMinor: 1_000, discountBps: 1_000, tax1Bps: 1_500, tax2Bps: 500 },
      { unitPriceMinor: 500, tax1Bps: 500 },
      { unitPriceMinor: 200 },
    ])
    expect(totals).toEqual({
      ...{ subtotalMinor: 1_700, discountMinor: 100, netMinor: 1_600, taxMinor: 205, totalMinor: 1_805 },
      taxes: [
        { bps: 1_500, netMinor: 900, taxMinor: 135 },
        { bps: 500, netMinor: 1_400, taxMinor: 70 },
      ],
    })
  })

  it('count a rate twice that a line has twice', () => {
    expect(invoiceTotals([{ unitPriceMinor: 100, tax1Bps: 1_000, tax2Bps: 1_000 }])).toMatchObject({ taxMinor: 20 })
  })
})
