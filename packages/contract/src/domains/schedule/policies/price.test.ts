import { expect, it } from 'vitest'
import { seatPrice, stretchedPrice } from './price.ts'

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
