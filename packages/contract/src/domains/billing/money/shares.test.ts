import { describe, expect, it } from 'vitest'
import { often, sum } from './chance.testing.ts'
import { addMonths, dueDayBeforeLesson, instalmentDays, instalments, prorate, roundedShare } from './shares.ts'

describe('parts of an amount', () => {
  it('1,000.00 in 3: 333.34, 333.33, 333.33', () => {
    expect(instalments(100_000, 3)).toEqual([33_334, 33_333, 33_333])
  })

  it('KWD 100.000 in 7: 5 × 14.286, 2 × 14.285', () => {
    expect(instalments(100_000, 7)).toEqual([14_286, 14_286, 14_286, 14_286, 14_286, 14_285, 14_285])
  })

  it('promo 50.00 over 600/300: 33.33/16.67', () => {
    expect(prorate(5_000, [600, 300])).toEqual([3_333, 1_667])
  })

  it('gives the first of equal remainders the unit, and weight 0 nothing', () => {
    expect(prorate(1, [1, 1])).toEqual([1, 0])
    expect(prorate(101, [0, 1, 1, 0])).toEqual([0, 51, 50, 0])
    expect(prorate(0, [2, 1])).toEqual([0, 0])
  })

  it('adds up exactly, each part within a unit of its share', () =>
    often((number) => {
      const total = number(0, 99_999_999)
      const weights = Array.from({ length: number(1, 9) }, () => number(0, 1_000_000)).concat(number(1, 9))
      const parts = prorate(total, weights)
      expect(sum(parts)).toBe(total)
      for (const [nth, part] of parts.entries()) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(Math.abs(part - (total * (weights[nth] ?? 0)) / sum(weights))).toBeLessThan(1)
      }
      const equal = instalments(total, number(1, 24))
      expect(sum(equal)).toBe(total)
      expect(equal).toEqual(equal.toSorted((a, b) => b - a))
      expect((equal[0] ?? 0) - (equal.at(-1) ?? 0)).toBeLessThanOrEqual(1)
    }))

  it('throws for no parts, no weight and negative figures', () => {
    expect(() => instalments(100, 0)).toThrow(RangeError)
    expect(() => instalments(100, 1.5)).toThrow(RangeError)
    expect(() => instalments(-100, 2)).toThrow(RangeError)
    expect(() => prorate(100, [])).toThrow(RangeError)
    expect(() => prorate(100, [0, 0])).toThrow(RangeError)
    expect(() => prorate(100, [2, -1])).toThrow(RangeError)
    expect(() => roundedShare(100, 1, 0)).toThrow(RangeError)
  })
})

describe('due days', () => {
  it('monthly from 2027-01-31: 02-28, 03-31, 04-30', () => {
    expect(instalmentDays('2027-01-31', 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  })

  it('2027-11-30 + 3 months: 2028-02-29', () => {
    expect(addMonths('2027-11-30', 3)).toBe('2028-02-29')
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  })

  it('part 2 due the day before lesson 7, which moves 10→15 Dec: due 9→14 Dec', () => {
    expect(['2026-12-10', '2026-12-15'].map(dueDayBeforeLesson)).toEqual(['2026-12-09', '2026-12-14'])
    expect(dueDayBeforeLesson('2027-01-01')).toBe('2026-12-31')
  })

  it('pass the end of a year, and every second month', () => {
    expect(instalmentDays('2026-10-31', 3, 2)).toEqual(['2026-10-31', '2026-12-31', '2027-02-28'])
    expect(addMonths('2026-12-31', 12)).toBe('2027-12-31')
    expect(addMonths('2096-02-29', 48)).toBe('2100-02-28')
  })

  it('throw for what is no day, no part, and past the last year', () => {
    for (const day of ['2026-02-30', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00:00Z'])
      expect(() => addMonths(day, 1), day).toThrow(RangeError)
    expect(() => addMonths('2026-01-01', -1)).toThrow(RangeError)
    expect(() => addMonths('9999-12-01', 1)).toThrow(RangeError)
    expect(() => instalmentDays('2026-01-01', 0)).toThrow(RangeError)
    expect(() => instalmentDays('2026-01-01', 2, 0)).toThrow(RangeError)
    expect(() => dueDayBeforeLesson('tomorrow')).toThrow(RangeError)
  })
})
