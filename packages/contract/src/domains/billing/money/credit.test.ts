import { describe, expect, it } from 'vitest'
import { often, sum } from './chance.testing.ts'
import {
  type CreditItem,
  chargeForRest,
  cover,
  creditMove,
  creditValue,
  lastDay,
  refundOf,
  settleHold,
  transferOf,
} from './credit.ts'
import { allocateOldest } from './settle.ts'
import { splitTax } from './tax.ts'

describe('the worth of bought minutes', () => {
  it('net 1,000.00 for 600: first 70 min 116.67, next 70 116.66, all exactly 1,000.00', () => {
    expect(creditMove(100_000, 600, 0, 70)).toBe(11_667)
    expect(creditMove(100_000, 600, 70, 140)).toBe(11_666)
    const ends = [0, 70, 140, 210, 280, 350, 420, 490, 560, 600]
    expect(sum(ends.slice(1).map((end, nth) => creditMove(100_000, 600, ends[nth] ?? 0, end)))).toBe(100_000)
  })

  it('sold 1,150.00 at 15 %, paid 575.00, 300 of 600 min taught: invoiced 1,000.00 and delivered 500.00 net, collected 575.00, receivable 575.00, liability 500.00', () => {
    const { netMinor, taxMinor } = splitTax(115_000, 1_500)
    const delivered = creditMove(netMinor, 600, 0, 300)
    const { allocations, unallocated_minor } = allocateOldest(57_500, [
      { id: 1, due_on: '2026-09-01', open_minor: 115_000 },
    ])
    const collected = sum(allocations.map(({ amount_minor }) => amount_minor))
    expect([netMinor, taxMinor, delivered, collected, unallocated_minor]).toEqual([100_000, 15_000, 50_000, 57_500, 0])
    expect([115_000 - collected, netMinor - delivered]).toEqual([57_500, 50_000])
  })

  it('adds up to the net amount whatever the moves', () =>
    often((number) => {
      const [net, bought] = [number(0, 9_999_999), number(1, 3_000)]
      const ends = [0, ...Array.from({ length: number(0, 8) }, () => number(0, bought)), bought]
      const moves = ends
        .toSorted((a, b) => a - b)
        .map((end, nth, all) => creditMove(net, bought, all[nth - 1] ?? 0, end))
      expect(sum(moves)).toBe(net)
      expect(Math.min(...moves)).toBeGreaterThanOrEqual(0)
    }))

  it('throws for more minutes than bought, backwards, and none bought', () => {
    expect(() => creditValue(100, 61, 60)).toThrow(RangeError)
    expect(() => creditValue(100, -1, 60)).toThrow(RangeError)
    expect(() => creditMove(100, 60, 30, 20)).toThrow(RangeError)
    expect(() => creditValue(100, 0, 0)).toThrow(RangeError)
  })
})

describe('the minutes of a lesson', () => {
  const item = (id: number, expires_on: string | null, free_minutes: number): CreditItem => ({
    ...{ id, expires_on, free_minutes },
  })

  it('30 min left, lesson 60 at 120.00: hold 30, charge 60.00', () => {
    const { holds, rest_minutes } = cover([item(1, '2027-02-27', 30)], 60)
    expect(holds).toEqual([{ id: 1, minutes: 30 }])
    expect(chargeForRest(12_000, 60, rest_minutes)).toBe(6_000)
  })

  it('take the earliest expiry first, no expiry last, and of two the lower id', () => {
    const items = [item(4, null, 90), item(3, '2027-01-31', 20), item(2, '2027-01-31', 20), item(9, '2026-12-31', 15)]
    expect(cover(items, 60)).toEqual({
      ...{ rest_minutes: 0 },
      holds: [
        { id: 9, minutes: 15 },
        { id: 2, minutes: 20 },
        { id: 3, minutes: 20 },
        { id: 4, minutes: 5 },
      ],
    })
    expect(items.map(({ id }) => id)).toEqual([4, 3, 2, 9])
  })

  it('pass over empty items, and become a charge where there is none', () => {
    expect(cover([item(1, null, 0)], 45)).toEqual({ holds: [], rest_minutes: 45 })
    expect(cover([item(1, null, 60)], 0)).toEqual({ holds: [], rest_minutes: 0 })
  })

  it('hold 60, taught 45: use 45, release 15', () => {
    expect(settleHold(60, 45)).toEqual({ use: 45, release: 15 })
    expect(settleHold(60, 75)).toEqual({ use: 60, release: 0 })
    expect(settleHold(60, 0)).toEqual({ use: 0, release: 60 })
  })

  it('are all held or charged, and no item gives more than it has', () =>
    often((number) => {
      const items = Array.from({ length: number(0, 6) }, (_, id) =>
        item(id, number(0, 2) ? `2027-01-${number(10, 31)}` : null, number(0, 60)),
      )
      const minutes = number(0, 200)
      const { holds, rest_minutes } = cover(items, minutes)
      expect(sum(holds.map((hold) => hold.minutes)) + rest_minutes).toBe(minutes)
      for (const hold of holds) {
        expect(hold.minutes).toBeGreaterThan(0)
        expect(hold.minutes).toBeLessThanOrEqual(items[hold.id]?.free_minutes ?? 0)
      }
      expect(rest_minutes).toBe(Math.max(0, minutes - sum(items.map(({ free_minutes }) => free_minutes))))
    }))

  it('throw for negative minutes and for a rest above the lesson', () => {
    expect(() => cover([], -1)).toThrow(RangeError)
    expect(() => cover([item(1, null, -1)], 30)).toThrow(RangeError)
    expect(() => chargeForRest(12_000, 60, 61)).toThrow(RangeError)
    expect(() => settleHold(-1, 0)).toThrow(RangeError)
  })
})

describe('a sale that ends early', () => {
  const sale = { paidGrossMinor: 300_000, boughtMinutes: 600, usedMinutes: 390, taxBps: 1_500 }
  const single = { ...sale, singlePerMinuteMinor: 600, mode: 'single_price' } as const

  it('3,000.00 for 600 min, 390 taught, single 6.00/min, admin 100.00: refund 560.00 (tax 73.04); pro rata 1,050.00', () => {
    expect(refundOf({ ...single, adminFeeMinor: 10_000 })).toEqual({ refundMinor: 56_000, taxMinor: 7_304 })
    expect(refundOf({ ...sale, mode: 'pro_rata' })).toEqual({ refundMinor: 105_000, taxMinor: 13_696 })
  })

  it('takes the administration fee from a refund pro rata too', () => {
    expect(refundOf({ ...sale, adminFeeMinor: 10_000, mode: 'pro_rata' }).refundMinor).toBe(95_000)
  })

  it('gives nothing back where used minutes cost more than was paid', () => {
    expect(refundOf({ ...single, usedMinutes: 590 })).toEqual({ refundMinor: 0, taxMinor: 0 })
    expect(refundOf({ ...sale, usedMinutes: 600, adminFeeMinor: 1, mode: 'pro_rata' }).refundMinor).toBe(0)
  })

  it('gives all back where nothing was used', () => {
    expect(refundOf({ ...single, usedMinutes: 0 }).refundMinor).toBe(300_000)
  })

  it('takes used minutes at the price of the sale where only a part is paid', () => {
    const half = { ...sale, paidGrossMinor: 150_000, usedMinutes: 150, mode: 'pro_rata' } as const
    expect(refundOf({ ...half, soldGrossMinor: 300_000 }).refundMinor).toBe(75_000)
    expect(refundOf({ ...half, soldGrossMinor: 300_000, usedMinutes: 300 }).refundMinor).toBe(0)
  })

  it('rounds once where a minute has no whole price', () => {
    expect(refundOf({ ...single, usedMinutes: 90, singlePerMinuteMinor: 12_500 / 60 }).refundMinor).toBe(281_250)
  })

  it('never gives less than 0 nor more than was paid', () =>
    often((number) => {
      const boughtMinutes = number(1, 3_000)
      const paidGrossMinor = number(0, 999_999)
      const { refundMinor, taxMinor } = refundOf({
        ...{ paidGrossMinor, boughtMinutes, usedMinutes: number(0, boughtMinutes), taxBps: number(0, 2_500) },
        ...{ adminFeeMinor: number(0, 20_000), singlePerMinuteMinor: number(0, 900) },
        mode: number(0, 1) ? 'pro_rata' : 'single_price',
      })
      expect(refundMinor).toBeGreaterThanOrEqual(0)
      expect(refundMinor).toBeLessThanOrEqual(paidGrossMinor)
      expect(taxMinor).toBeLessThanOrEqual(refundMinor)
    }))

  it('throws without a single price, and for more minutes than bought', () => {
    expect(() => refundOf({ ...sale, mode: 'single_price' })).toThrow(RangeError)
    expect(() => refundOf({ ...single, singlePerMinuteMinor: -1 })).toThrow(RangeError)
    expect(() => refundOf({ ...single, usedMinutes: 601 })).toThrow(RangeError)
    expect(() => refundOf({ ...single, adminFeeMinor: -1 })).toThrow(RangeError)
  })

  it('600 with 200 used, 60 held: 340 move, value 566.67', () => {
    const moved = transferOf({ netMinor: 100_000, bought: 600, used: 200, held: 60 })
    expect(moved).toEqual({ minutes: 340, valueMinor: 56_667 })
    expect(creditMove(100_000, 600, 0, 200) + moved.valueMinor + creditMove(100_000, 600, 540, 600)).toBe(100_000)
    // the worth of minute 2 of 3, which is a unit more than that of minute 1
    expect(transferOf({ netMinor: 100, bought: 3, used: 1, held: 1 })).toEqual({ minutes: 1, valueMinor: 34 })
  })

  it('moves nothing where all is used or held, and throws for more than that', () => {
    expect(transferOf({ netMinor: 100, bought: 60, used: 30, held: 30 })).toEqual({ minutes: 0, valueMinor: 0 })
    expect(() => transferOf({ netMinor: 100, bought: 60, used: 30, held: 31 })).toThrow(RangeError)
  })

  it('sold 2026-09-01 for 180 days: last day 2027-02-27', () => {
    expect(lastDay('2026-09-01', 180)).toBe('2027-02-27')
    expect(lastDay('2026-09-01', 1)).toBe('2026-09-01')
    expect(() => lastDay('2026-09-01', 0)).toThrow(RangeError)
  })
})
