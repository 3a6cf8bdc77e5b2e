import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '../../../../kernel/time/milliseconds.ts'
import { type Border, wrongAt } from '../borders.testing.ts'
import { codesAgainst, on, onlyOne } from '../facts.testing.ts'
import { nightAfter } from './sun.ts'

const night = { kind: 'night', stage: 'special', after_dark: true } as const
const nowhere = { latitude: null, longitude: null }
/** Papers and service that hold until the end of the year. */
const vehicle = { service_cycle: 'every_km' } as const
const trained = { last_lesson_on: null }

describe('lessons by night', () => {
  it.each<Border>([
    // the sun sets at 17:56
    [
      'time_of_day',
      'from sunset',
      'hard',
      { type: night, draft: on('17:45', '18:45') },
      { type: night, draft: on('18:00', '19:00') },
    ],
    // the sun rises at 6:15
    [
      'time_of_day',
      'until sunrise',
      'hard',
      { type: night, draft: on('05:30', '06:30') },
      { type: night, draft: on('05:15', '06:15') },
    ],
    [
      'time_of_day',
      'by the clock where nobody said where it is',
      'hard',
      { type: night, branch: nowhere, draft: on('18:45', '19:45') },
      { type: night, branch: nowhere, draft: on('19:00', '20:00') },
    ],
    [
      'time_of_day',
      'by the clock in the morning',
      'hard',
      { type: night, branch: nowhere, draft: on('04:15', '05:15') },
      { type: night, branch: nowhere, draft: on('04:00', '05:00') },
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('time_of_day: past midnight is one night', () => {
    const late = { start: on('23:30', '23:45').start, end: on('23:30', '23:45').start + hourMs }
    expect(codesAgainst({ type: night, draft: late })).toEqual([])
    expect(codesAgainst({ type: night, draft: late, branch: nowhere })).toEqual([])
  })

  it('Annex A 20: six in the evening is light in June and dark in December, in Riyadh', () => {
    const evening = (day: string) => ({ type: night, vehicle, enrolment: trained, draft: on('18:00', '19:00', day) })
    const june = onlyOne(evening('2026-06-15'))
    expect(june).toMatchObject({ code: 'time_of_day', severity: 'hard' })
    // sunset at 18:44
    expect(june.suggestion).toBe('2026-06-15T15:45:00.000Z')
    expect(codesAgainst(evening('2026-12-15'))).toEqual([])
  })
})

/** Sunset and the next sunrise as almanacs tell them, by the clocks of the place. */
const almanac: [
  place: string,
  day: string,
  latitude: number,
  longitude: number,
  zone: string,
  set: string,
  rise: string,
][] = [
  ['Riyadh', '2026-06-21', 24.7136, 46.6753, '+03:00', '2026-06-21T18:44', '2026-06-22T05:05'],
  ['Riyadh', '2026-12-21', 24.7136, 46.6753, '+03:00', '2026-12-21T17:10', '2026-12-22T06:33'],
  ['Berlin', '2026-06-21', 52.52, 13.405, '+02:00', '2026-06-21T21:33', '2026-06-22T04:43'],
  ['Berlin', '2026-12-21', 52.52, 13.405, '+01:00', '2026-12-21T15:54', '2026-12-22T08:15'],
  ['London', '2026-06-21', 51.5074, -0.1278, '+01:00', '2026-06-21T21:21', '2026-06-22T04:43'],
  ['Sydney', '2026-12-21', -33.8688, 151.2093, '+11:00', '2026-12-21T20:05', '2026-12-22T05:41'],
  ['New York', '2026-03-20', 40.7128, -74.006, '-04:00', '2026-03-20T19:09', '2026-03-21T06:58'],
]

describe('the sun', () => {
  it.each(almanac)('sets and rises in %s on %s', (_, day, latitude, longitude, zone, set, rise) => {
    const { from, to } = nightAfter(day, latitude, longitude)
    const off = (found: number, told: string) => Math.abs(found - Date.parse(`${told}:00${zone}`)) / minuteMs
    expect(off(from, set)).toBeLessThan(2)
    expect(off(to, rise)).toBeLessThan(2)
  })

  it('does not set in Tromsø in June, and does not rise in December', () => {
    const length = (day: string) => {
      const { from, to } = nightAfter(day, 69.6492, 18.9553)
      return (to - from) / hourMs
    }
    expect(length('2026-06-21')).toBeCloseTo(0, 1)
    expect(length('2026-12-21')).toBeCloseTo(24, 1)
  })
})
