import { describe, expect, it } from 'vitest'
import { type PriceRule, pricedBy, ruleFor, seatPrice, stretchedPrice } from './price.ts'

it('costs as its type does, by the minutes, rounded half up', () => {
  expect(seatPrice({ price_minor: 12_000, default_minutes: 60 }, 90)).toBe(18_000)
  expect(seatPrice({ price_minor: 10_001, default_minutes: 90 }, 45)).toBe(5001)
  expect(seatPrice({ price_minor: 100, default_minutes: 45 }, 20)).toBe(44)
  expect(seatPrice({ price_minor: 0, default_minutes: 45 }, 20)).toBe(0)
  expect(seatPrice({ price_minor: null, default_minutes: 45 }, 45)).toBeNull()
})

it('keeps the price that was fixed, for other minutes', () => {
  expect(stretchedPrice(9000, 60, 90)).toBe(13_500)
  expect(stretchedPrice(9001, 60, 30)).toBe(4501)
})

describe('rules of prices', () => {
  const rule = (id: number, more: Partial<PriceRule> = {}): PriceRule => ({
    ...{ id, lesson_type_id: 1, branch_id: null, trainer_id: null, weekdays: null, from_time: null, to_time: null },
    ...{ from_on: null, until_on: null, price_minor: 100 * id },
    ...more,
  })
  // a Monday
  const at = (from: string, more: object = {}) => ({ type_id: 1, branch_id: 5, trainer_id: 7, from, ...more })
  const chosen = (rules: PriceRule[], from = '2030-03-04T17:00', more: object = {}) =>
    ruleFor(rules, at(from, more))?.id

  it('choose the one with most conditions, then the newest', () => {
    const evening = rule(1, { from_time: '17:00', to_time: '24:00' })
    expect(chosen([evening, rule(2)])).toBe(1)
    expect(chosen([rule(2), rule(3)])).toBe(3)
    expect(chosen([evening, rule(4, { weekdays: [1], branch_id: 5 })])).toBe(4)
    // two times are one condition
    expect(chosen([evening, rule(5, { trainer_id: 7 })])).toBe(5)
  })

  it('hold from their first to their last minute and day', () => {
    const evening = rule(1, { from_time: '17:00', to_time: '20:00', from_on: '2030-03-04', until_on: '2030-03-05' })
    const times = ['2030-03-04T16:59', '2030-03-04T17:00', '2030-03-05T19:59', '2030-03-05T20:00', '2030-03-06T17:00']
    expect(times.map((from) => chosen([evening], from))).toEqual([undefined, 1, 1, undefined, undefined])
    expect(chosen([rule(1, { weekdays: [7] })], '2030-03-03T09:00')).toBe(1)
    expect(chosen([rule(1, { weekdays: [7] })])).toBeUndefined()
  })

  it('are of one type, and of another branch or trainer nothing', () => {
    const [type, branch, trainer] = [rule(1), rule(1, { branch_id: 5 }), rule(1, { trainer_id: 7 })]
    expect(chosen([type], undefined, { type_id: 2 })).toBeUndefined()
    expect(chosen([branch], undefined, { branch_id: 6 })).toBeUndefined()
    expect(chosen([trainer], undefined, { trainer_id: null })).toBeUndefined()
    const usual = { price_minor: 50, default_minutes: 60 }
    expect(pricedBy(usual, [branch], at('2030-03-04T09:00'))).toEqual({ price_minor: 100, default_minutes: 60 })
    expect(pricedBy(usual, [], at('2030-03-04T09:00'))).toEqual(usual)
  })
})
