import { describe, expect, it } from 'vitest'
import { withSeed } from '../../../kernel/choices/seed.testing.ts'
import { matchLine, type PayableCharge } from './bank.ts'
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
import { cp1252, type DatevBatch, type DatevRow, datevRows } from './datev.ts'
import { amountFromProvider, providerAmount } from './provider.ts'
import { allocateOldest, cashDifference, dunningLevel } from './settle.ts'
import { addMonths, dueDayBeforeLesson, instalmentDays, instalments, prorate, roundedShare } from './shares.ts'
import { grossTotals, splitTax } from './tax.ts'
import { zatcaTlv } from './zatca.ts'

/** Whole numbers from `least` to `most`, the same for the same seed (xorshift). */
function numbersOf(seed: number) {
  let state = seed | 1
  return (least: number, most: number): number => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return least + ((state >>> 0) % (most - least + 1))
  }
}

/** Runs a check many times with chance figures. */
const often = (check: (number: ReturnType<typeof numbersOf>) => void) =>
  withSeed(20_270_131, (seed) => {
    const number = numbersOf(seed)
    for (let nth = 0; nth < 500; nth++) check(number)
  })

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

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

describe('a line of a bank statement', () => {
  const charge = (charge_id: number, numbers: string, amount_minor: number, name = 'North Garage'): PayableCharge => ({
    ...{ charge_id, references: numbers.split(', '), amount_minor, currency: 'SAR', name },
  })
  const open = [
    charge(1, 'INV-2026-00012, S-000045', 50_000),
    charge(2, 'INV-2026-00013, S-000045', 33_334),
    charge(3, 'INV-2026-00120, S-000046', 50_000, 'Blue Harbour'),
  ]
  const line = (text: string, amount_minor = 50_000, currency = 'SAR') => ({ text, amount_minor, currency })
  const exact = (charge_id: number) => ({ kind: 'exact', charge_id })

  it.each(['INV-2026-00012', 'transfer: inv 2026 00012, thanks', 'INV202600012', 'Rechnung-INV–2026–00012.'])(
    'is exact by its number: %s',
    (text) => {
      expect(matchLine(line(text), open)).toEqual(exact(1))
    },
  )

  it('is exact by a number of two charges where the amount is that of one', () => {
    expect(matchLine(line('student S-000045', 33_334), open)).toEqual(exact(2))
  })

  it.each([
    ['INV-2026-00012', 49_999, 'SAR', [1]],
    ['INV-2026-00012', 50_000, 'AED', [1]],
    ['INV-2026-00012 and INV-2026-00013', 50_000, 'SAR', [1, 2]],
    ['INV-2026-00012 of S-000045', 50_000, 'SAR', [1, 2]],
  ])('is not exact: %s, %d %s', (text, amount, currency, charges) => {
    const match = matchLine(line(text, amount, currency), open)
    const suggestions = match.kind === 'suggestions' ? match.suggestions : []
    expect(suggestions.filter(({ reason }) => reason === 'number').map(({ charge_id }) => charge_id)).toEqual(charges)
  })

  it.each(['INV-2026-000120', 'XINV-2026-00012', 'INV-2026-00012-3', '7/INV-2026-00012', 'INV-2026-0001'])(
    'has no number in a longer or another one: %s',
    (text) => {
      expect(matchLine(line(text, 1), open)).toEqual({ kind: 'suggestions', suggestions: [] })
    },
  )

  it('does not take a day or an amount for a number', () => {
    const short = [charge(1, '12', 5_000)]
    for (const text of ['paid 12.05.2026', 'on 2026-12-01', 'sum 12,50', 'at 9:12'])
      expect(matchLine(line(text, 1), short), text).toEqual({ kind: 'suggestions', suggestions: [] })
    expect(matchLine(line('student 12', 5_000), short)).toEqual(exact(1))
  })

  it('takes the signs of a number as they are', () => {
    expect(matchLine(line('RG.7/26+A', 5_000), [charge(1, 'RG.7/26+A', 5_000)])).toEqual(exact(1))
    expect(matchLine(line('RGX7/26+A', 1), [charge(1, 'RG.7/26+A', 5_000)])).toMatchObject({ suggestions: [] })
    expect(matchLine(line('any', 1), [charge(1, ' - ', 5_000)])).toMatchObject({ suggestions: [] })
  })

  it('is not exact where two charges of the number have the amount', () => {
    const twins = [charge(1, 'S-000045', 5_000), charge(2, 'S-000045', 5_000)]
    expect(matchLine(line('S-000045', 5_000), twins)).toEqual({
      kind: 'suggestions',
      suggestions: [
        { charge_id: 1, reason: 'number' },
        { charge_id: 2, reason: 'number' },
      ],
    })
  })

  it('suggests the best first: number, amount and name, amount, name', () => {
    const many = [
      charge(1, 'A-1', 7_000),
      charge(2, 'A-2', 50_000, 'Blue Harbour'),
      charge(3, 'A-3', 50_000),
      charge(4, 'A-4', 1_000, 'Blue Harbour'),
      charge(5, 'A-5', 50_000, 'Blue Harbour'),
      charge(6, 'A-5', 1_000, 'Blue Harbour'),
    ]
    expect(matchLine(line('GARAGE, NORTH A-4 A-5'), many)).toEqual({
      kind: 'suggestions',
      suggestions: [
        { charge_id: 5, reason: 'number' },
        { charge_id: 4, reason: 'number' },
        { charge_id: 6, reason: 'number' },
        { charge_id: 3, reason: 'amount_and_name' },
        { charge_id: 2, reason: 'amount' },
      ],
    })
    expect(matchLine(line('North Garage', 1), many)).toEqual({
      kind: 'suggestions',
      suggestions: [
        { charge_id: 1, reason: 'name' },
        { charge_id: 3, reason: 'name' },
      ],
    })
  })

  it('knows a name without its accents and vowel signs', () => {
    const named = [charge(1, 'A-1', 7_000, 'Café Südost'), charge(2, 'A-2', 7_000, 'مَدرسة')]
    expect(matchLine(line('CAFE SUDOST', 1), named)).toMatchObject({ suggestions: [{ charge_id: 1 }] })
    expect(matchLine(line('مدرسة', 1), named)).toMatchObject({ suggestions: [{ charge_id: 2 }] })
  })

  it('matches nothing where money went out', () => {
    for (const amount of [0, -50_000]) expect(matchLine(line('INV-2026-00012', amount), open)).toEqual({ kind: 'none' })
  })
})

describe('an amount that is paid online', () => {
  it('KWD 12.345 online: refused (last digit 0)', () => {
    expect(providerAmount(12_345, 'KWD')).toBeNull()
    expect(providerAmount(12_340, 'KWD')).toBe(12_340)
  })

  it('ISK 500 sends 50000, HUF 1,000.00 sends 100000', () => {
    expect(providerAmount(500, 'ISK')).toBe(50_000)
    expect(providerAmount(100_000, 'HUF')).toBe(100_000)
  })

  it.each([
    ['SAR', 1_235, 1_235],
    ['JPY', 9_999, 9_999],
    ['UGX', 5, 500],
    ['HUF', 100_050, null],
    ['TWD', 80_045, null],
    ['TWD', 80_000, 80_000],
    // two decimals by ISO 4217, none at Stripe
    ['MGA', 500, 5],
    ['MGA', 550, null],
    // three decimals, and unknown to Stripe
    ['IQD', 1_000, null],
    ['CLF', 10_000, null],
    ['sar', 1_235, 1_235],
  ])('%s %d sends %j', (currency, minor, sent) => {
    expect(providerAmount(minor, currency)).toBe(sent)
  })

  it('comes back as it was sent', () =>
    often((number) => {
      for (const currency of 'SAR KWD JPY ISK UGX HUF TWD MGA OMR XOF'.split(' ')) {
        const minor = number(0, 9_999) * 100
        const sent = providerAmount(minor, currency)
        expect(amountFromProvider(sent ?? -1, currency), currency).toBe(minor)
      }
    }))

  it('is read as Stripe reports it', () => {
    expect(amountFromProvider(50_000, 'isk')).toBe(500)
    expect(amountFromProvider(5, 'mga')).toBe(500)
    // Stripe charges these, though we never ask it to
    expect(amountFromProvider(12_345, 'kwd')).toBe(12_345)
    expect(amountFromProvider(1_045, 'huf')).toBe(1_045)
    expect(amountFromProvider(550, 'isk')).toBeNull()
    expect(amountFromProvider(1_000, 'iqd')).toBeNull()
  })

  it('throws for negative amounts and fractions', () => {
    expect(() => providerAmount(-1, 'SAR')).toThrow(RangeError)
    expect(() => providerAmount(1.5, 'SAR')).toThrow(RangeError)
    expect(() => amountFromProvider(-1, 'SAR')).toThrow(RangeError)
  })
})

describe('the QR code of a Saudi invoice', () => {
  const facts = {
    ...{ seller: 'مدرسة الرواد', taxNumber: '310122393500003', at: '2026-09-01T10:30:00.000Z' },
    ...{ totalMinor: 115_000, taxMinor: 15_000, currency: 'SAR' },
  }
  const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  function fieldsOf(base64: string) {
    const bytes = bytesOf(base64)
    const fields: [tag: number | undefined, length: number, value: string][] = []
    for (let at = 0; at < bytes.length; ) {
      const length = bytes[at + 1] ?? 0
      fields.push([bytes[at], length, new TextDecoder().decode(bytes.slice(at + 2, at + 2 + length))])
      at += 2 + length
    }
    return fields
  }

  it('TLV «مدرسة الرواد»: length 23 (bytes), not 12', () => {
    expect(facts.seller).toHaveLength(12)
    expect(fieldsOf(zatcaTlv(facts))).toEqual([
      [1, 23, 'مدرسة الرواد'],
      [2, 15, '310122393500003'],
      [3, 20, '2026-09-01T10:30:00Z'],
      [4, 7, '1150.00'],
      [5, 6, '150.00'],
    ])
  })

  it('has amounts with the decimals of the currency', () => {
    const amounts = (currency: string) =>
      fieldsOf(zatcaTlv({ ...facts, taxMinor: 5, currency })).map(([, , text]) => text)
    expect(amounts('KWD').slice(3)).toEqual(['115.000', '0.005'])
    expect(amounts('JPY').slice(3)).toEqual(['115000', '5'])
  })

  it('throws for a value over 255 bytes, for none, and for what is no time', () => {
    // 127 letters of two bytes and one of one byte are 255
    expect(() => zatcaTlv({ ...facts, seller: `${'م'.repeat(127)}A` })).not.toThrow()
    expect(() => zatcaTlv({ ...facts, seller: 'م'.repeat(128) })).toThrow(RangeError)
    expect(() => zatcaTlv({ ...facts, seller: '' })).toThrow(RangeError)
    expect(() => zatcaTlv({ ...facts, at: '2026-09-01' })).toThrow(RangeError)
    expect(() => zatcaTlv({ ...facts, totalMinor: -1 })).toThrow(RangeError)
  })
})

describe('a batch of postings for DATEV', () => {
  const batch: DatevBatch = {
    ...{ from: '2026-09-01', to: '2026-09-30', yearBegins: '2026-01-01', consultant: 29_098, client: 55_003 },
    ...{ accountLength: 4, createdAt: '20261001083000123' },
  }
  const row: DatevRow = {
    ...{ day: '2026-09-05', amountMinor: 115_000, currency: 'EUR', debit: '10001', credit: '8400' },
    ...{ document: 'INV-2026-00012', text: 'Fahrstunde' },
  }
  const linesOf = (rows: DatevRow[], other: Partial<DatevBatch> = {}) =>
    datevRows(rows, { ...batch, ...other }).split('\r\n')
  const fieldsOf = (change: Partial<DatevRow>) => linesOf([{ ...row, ...change }])[2]?.split(';') ?? []

  it('has a header of 31 fields', () => {
    const [header] = linesOf([row])
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20261001083000123;;"RE";"";"";29098;55003;20260101;4;20260901;20260930;"Buchungsstapel";"";1;0;0;"EUR";;"";;;"";;;"";""',
    )
    expect(header?.split(';')).toHaveLength(31)
  })

  it('has 125 columns, the titles without quotes', () => {
    const [, titles = '', posting = '', end] = linesOf([row])
    expect(titles.split(';')).toHaveLength(125)
    expect(new Set(titles.split(';')).size).toBe(125)
    expect(titles).toMatch(
      /^Umsatz \(ohne Soll\/Haben-Kz\);Soll\/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto;Gegenkonto \(ohne BU-Schlüssel\);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext;Postensperre;/,
    )
    expect(titles).toMatch(/;EU-Steuersatz \(Ursprung\);Abw\. Skontokonto$/)
    expect(titles.split(';')[113]).toBe('Festschreibung')
    expect(posting.split(';')).toHaveLength(125)
    expect(end).toBe('')
  })

  it('has the amount with a comma, the debit account first, the day and the month', () => {
    expect(fieldsOf({}).slice(0, 14).join(';')).toBe(
      '1150,00;"S";"EUR";;;"";10001;8400;"";0509;"INV-2026-00012";"";;"Fahrstunde"',
    )
    expect(fieldsOf({ amountMinor: 5 })[0]).toBe('0,05')
    expect(fieldsOf({}).slice(14, 20)).toEqual(['', '""', '', '', '', '""'])
  })

  it('doubles quotes, cuts texts at 60 and documents at 36, and has no control characters', () => {
    expect(fieldsOf({ text: 'said "yes"' })[13]).toBe('"said ""yes"""')
    expect(fieldsOf({ text: 'one\r\ntwo' })[13]).toBe('"one two"')
    expect(fieldsOf({ text: '😀'.repeat(61) })[13]).toBe(`"${'😀'.repeat(60)}"`)
    expect(fieldsOf({ document: 'R 1.2/ü"' })[10]).toBe('"R-1-2/--"')
    expect(fieldsOf({ document: 'a'.repeat(40) })[10]).toBe(`"${'a'.repeat(36)}"`)
  })

  it('keeps a semicolon inside a text', () => {
    expect(linesOf([{ ...row, text: 'a;b' }])[2]).toContain(';"a;b";')
  })

  it('has two decimals for any currency', () => {
    const currencyOf = (lines: string[]) => lines[0]?.split(';')[21]
    expect(fieldsOf({ currency: 'JPY', amountMinor: 500 })[0]).toBe('500,00')
    expect(fieldsOf({ currency: 'KWD', amountMinor: 12_340 })[0]).toBe('12,34')
    expect(currencyOf(linesOf([{ ...row, currency: 'CHF' }]))).toBe('"CHF"')
    expect(currencyOf(linesOf([]))).toBe('"EUR"')
  })

  it.each<Partial<DatevRow>>([
    { day: '2026-08-31' },
    { day: '2026-10-01' },
    { day: '2026-09-31' },
    { amountMinor: 0 },
    { amountMinor: -1 },
    { amountMinor: 1_000_000_000_000 },
    { currency: 'KWD', amountMinor: 12_345 },
    { debit: '' },
    { debit: 'bank' },
    { debit: '0000' },
    { credit: '100001' },
  ])('throws for a row with %j', (change) => {
    expect(() => datevRows([{ ...row, ...change }], batch)).toThrow(RangeError)
  })

  it.each<Partial<DatevBatch>>([
    { from: '2026-10-01' },
    { yearBegins: '2026-09-02' },
    { to: '2027-01-01' },
    { consultant: 1_000 },
    { client: 100_000 },
    { accountLength: 9 },
    { createdAt: '2026-10-01' },
  ])('throws for a batch with %j', (change) => {
    expect(() => datevRows([], { ...batch, ...change })).toThrow(RangeError)
  })

  it('throws for two currencies', () => {
    expect(() => datevRows([row, { ...row, currency: 'CHF' }], batch)).toThrow(RangeError)
  })

  it('is written in Windows-1252', () => {
    const bytes = cp1252('Aü€Ÿ–ž\r\n')
    expect([...bytes]).toEqual([0x41, 0xfc, 0x80, 0x9f, 0x96, 0x9e, 0x0d, 0x0a])
    // combined from two characters, and characters outside
    expect([...cp1252('u\u0308م😀\u0081')]).toEqual([0xfc, 0x3f, 0x3f, 0x3f])
  })

  it('reads back as a browser decodes Windows-1252', () => {
    const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d]
    const all = Uint8Array.from({ length: 256 }, (_, code) => code).filter((code) => !undefinedBytes.includes(code))
    expect(cp1252(new TextDecoder('windows-1252').decode(all))).toEqual(all)
  })
})
