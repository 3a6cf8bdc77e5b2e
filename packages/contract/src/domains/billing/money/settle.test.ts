import { describe, expect, it } from 'vitest'
import { often, sum } from './chance.testing.ts'
import { allocateOldest, cashDifference, dunningLevel } from './settle.ts'

describe('settling', () => {
  it('500.00 on 333.34 + 333.33: 333.34 + 166.66, second open 166.67', () => {
    const second = { id: 1, due_on: '2027-02-28', open_minor: 33_333 }
    const { allocations, unallocated_minor } = allocateOldest(50_000, [
      second,
      { id: 2, due_on: '2027-01-31', open_minor: 33_334 },
    ])
    expect(allocations).toEqual([
      { charge_id: 2, amount_minor: 33_334 },
      { charge_id: 1, amount_minor: 16_666 },
    ])
    expect(unallocated_minor).toBe(0)
    expect(second.open_minor - (allocations[1]?.amount_minor ?? 0)).toBe(16_667)
  })

  it('pays the lower id first where both are due on a day, and keeps what is over', () => {
    const charges = [12, 3, 7].map((id) => ({ id, due_on: '2027-01-31', open_minor: id === 7 ? 0 : 1_000 }))
    expect(allocateOldest(2_500, charges)).toEqual({
      allocations: [
        { charge_id: 3, amount_minor: 1_000 },
        { charge_id: 12, amount_minor: 1_000 },
      ],
      unallocated_minor: 500,
    })
  })

  it('neither loses money nor pays more than is open', () =>
    often((number) => {
      const charges = Array.from({ length: number(0, 8) }, (_, id) => ({
        ...{ id, due_on: `2027-01-${number(10, 31)}`, open_minor: number(0, 50_000) },
      }))
      const amount = number(0, 200_000)
      const { allocations, unallocated_minor } = allocateOldest(amount, charges)
      const paid = sum(allocations.map(({ amount_minor }) => amount_minor))
      expect(paid + unallocated_minor).toBe(amount)
      expect(paid).toBe(Math.min(amount, sum(charges.map(({ open_minor }) => open_minor))))
      for (const { charge_id, amount_minor } of allocations) {
        expect(amount_minor).toBeGreaterThan(0)
        expect(amount_minor).toBeLessThanOrEqual(charges[charge_id]?.open_minor ?? 0)
      }
    }))

  it('due 11-01, levels 7/21/35: 11-08, 11-22, 12-06', () => {
    const levels = [
      ['2026-11-07', '2026-11-08'],
      ['2026-11-21', '2026-11-22'],
      ['2026-12-05', '2026-12-06'],
    ].map((days) => days.map((day) => dunningLevel('2026-11-01', day)))
    expect(levels).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ])
    expect(dunningLevel('2026-11-01', '2026-10-01')).toBe(0)
    expect(dunningLevel('2026-11-01', '2026-11-04', [3])).toBe(1)
  })

  it('float 200 + 1,240 − 60, counted 1,375: −5, reason', () => {
    const count = { floatMinor: 20_000, inMinor: 124_000, outMinor: 6_000, countedMinor: 137_500 }
    expect(cashDifference(count)).toEqual({ expectedMinor: 138_000, differenceMinor: -500 })
    expect(cashDifference({ ...count, countedMinor: 138_000 }).differenceMinor).toBe(0)
  })

  it('throws for negative amounts and what is no day', () => {
    expect(() => allocateOldest(-1, [])).toThrow(RangeError)
    expect(() => allocateOldest(1, [{ id: 1, due_on: '2027-01-31', open_minor: -1 }])).toThrow(RangeError)
    expect(() => dunningLevel('2026-11-31', '2026-12-01')).toThrow(RangeError)
    expect(() => dunningLevel('2026-11-01', '2026-12-01', [-7])).toThrow(RangeError)
    expect(() => cashDifference({ floatMinor: 0, inMinor: 0, outMinor: -1, countedMinor: 0 })).toThrow(RangeError)
  })
})
