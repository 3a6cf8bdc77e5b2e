import { describe, expect, it } from 'vitest'
import { often, sum } from './chance.testing.ts'
import { grossTotals, splitTax } from './tax.ts'

describe('tax inside a price', () => {
  it('59.99 at 15 %: 52.17 + 7.82', () => {
    expect(splitTax(5_999, 1_500)).toEqual({ netMinor: 5_217, taxMinor: 782 })
  })

  it('OMR 12.345 at 5 %: 11.757 + 0.588', () => {
    expect(splitTax(12_345, 500)).toEqual({ netMinor: 11_757, taxMinor: 588 })
  })

  it('JPY 9,999 at 10 %: 9,090 + 909', () => {
    expect(splitTax(9_999, 1_000)).toEqual({ netMinor: 9_090, taxMinor: 909 })
  })

  it('three lines of 0.33 at 15 %: tax 0.13 (not 0.12)', () => {
    const line = { grossMinor: 33, bps: 1_500 }
    expect(grossTotals([line, line, line])).toEqual({
      ...{ netMinor: 86, taxMinor: 13, totalMinor: 99 },
      taxes: [{ bps: 1_500, netMinor: 86, taxMinor: 13 }],
    })
    expect(3 * splitTax(33, 1_500).taxMinor).toBe(12)
  })

  it('is rounded half up', () => {
    // 0.03 at 20 % has 0.005 tax exactly, 0.02 has less
    expect(splitTax(3, 2_000).taxMinor).toBe(1)
    expect(splitTax(2, 2_000).taxMinor).toBe(0)
  })

  it('is exact where the product passes 2^53', () => {
    // a float product ends one higher
    expect(splitTax(8_999_999_999_999_997, 1_500)).toEqual({
      netMinor: 7_826_086_956_521_737,
      taxMinor: 1_173_913_043_478_260,
    })
  })

  it('is none at 0 %', () => {
    expect(splitTax(100, 0)).toEqual({ netMinor: 100, taxMinor: 0 })
  })

  it('lists rates apart, the highest first, and none for 0 %', () => {
    const totals = grossTotals([
      { grossMinor: 1_050, bps: 500 },
      { grossMinor: 2_300, bps: 1_500, qty: 1.5 },
      { grossMinor: 400, bps: 0 },
      { grossMinor: 1_150, bps: 1_500 },
    ])
    expect(totals).toEqual({
      ...{ netMinor: 5_400, taxMinor: 650, totalMinor: 6_050 },
      taxes: [
        { bps: 1_500, netMinor: 4_000, taxMinor: 600 },
        { bps: 500, netMinor: 1_000, taxMinor: 50 },
      ],
    })
  })

  it('rounds each line by itself', () => {
    const half = { grossMinor: 1, bps: 0, qty: 0.5 }
    expect(grossTotals([half, half]).totalMinor).toBe(2)
    expect(grossTotals([{ grossMinor: 1_005, bps: 0, qty: 1.1 }]).totalMinor).toBe(1_106)
  })

  it('adds up to the price and is never negative', () =>
    often((number) => {
      const [gross, bps] = [number(0, 99_999_999), number(0, 3_000)]
      const { netMinor, taxMinor } = splitTax(gross, bps)
      expect(netMinor + taxMinor).toBe(gross)
      expect(Math.min(netMinor, taxMinor)).toBeGreaterThanOrEqual(0)
      // tax on the net amount leads back to the price within half a unit of each rounding
      expect(Math.abs(netMinor + (netMinor * bps) / 10_000 - gross)).toBeLessThanOrEqual(0.65)
      const totals = grossTotals([
        { grossMinor: gross, bps },
        { grossMinor: number(0, 999), bps: 500 },
      ])
      expect(totals.netMinor + sum(totals.taxes.map((tax) => tax.taxMinor))).toBe(totals.totalMinor)
    }))

  it.each([
    [-1, 1_500],
    [0.5, 1_500],
    [100, -1],
    [Number.NaN, 1_500],
  ])('throws for %d at %d', (gross, bps) => {
    expect(() => splitTax(gross, bps)).toThrow(RangeError)
  })
})
