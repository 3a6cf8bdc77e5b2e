import { expect, it } from 'vitest'
import { asEnd, clockPattern, dayEnd, dayStart, endOn, endPattern, isPastMidnight } from './clock.ts'
import { minutesOf } from './spans.ts'

it('takes midnight for the end of a day where something ends', () => {
  expect([asEnd('00:00'), asEnd('00:01'), asEnd('23:59'), asEnd('24:00')]).toEqual(['24:00', '00:01', '23:59', '24:00'])
  expect([minutesOf(dayStart), minutesOf(dayEnd)]).toEqual([0, 1440])
})

it('puts an end that is not after the beginning on the next day', () => {
  expect(isPastMidnight('21:00', '01:00')).toBe(true)
  expect(isPastMidnight('21:00', '00:00')).toBe(true)
  expect(isPastMidnight('00:00', '00:00')).toBe(true)
  expect(isPastMidnight('21:00', '24:00')).toBe(false)
  expect(isPastMidnight('08:00', '12:00')).toBe(false)
})

it('ends what goes on after a day with the day', () => {
  expect(endOn('2026-03-01', '2026-03-01T09:30')).toBe('09:30')
  expect(endOn('2026-03-01', '2026-03-02T00:00')).toBe('24:00')
  expect(endOn('2026-03-01', '2026-03-02T01:00')).toBe('24:00')
})

it('knows a time by the clock, and 24:00 for an end alone', () => {
  const known = (pattern: RegExp) =>
    ['00:00', '23:59', '24:00', '24:01', '8:00', '12:60'].filter((time) => pattern.test(time))
  expect(known(clockPattern)).toEqual(['00:00', '23:59'])
  expect(known(endPattern)).toEqual(['00:00', '23:59', '24:00'])
})
