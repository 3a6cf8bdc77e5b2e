import { describe, expect, it } from 'vitest'
import { mostOccurrences, occurrencesOf, type SeriesRule } from './occurrences.ts'

const rule = (changes: Partial<SeriesRule>): SeriesRule => ({
  weekdays: [7],
  every_weeks: 1,
  first_day: '2026-03-15',
  time: '09:00',
  minutes: 60,
  count: 4,
  skip_holidays: true,
  ...changes,
})
const days = (...given: Parameters<typeof occurrencesOf>) => occurrencesOf(...given).map(({ day }) => day)
const starts = (...given: Parameters<typeof occurrencesOf>) =>
  occurrencesOf(...given).map(({ start }) => new Date(start).toISOString())

describe('occurrences of a series', () => {
  it('stay at nine when the clocks are put forward, case 13', () => {
    expect(starts(rule({}), 'Europe/Berlin')).toEqual([
      '2026-03-15T08:00:00.000Z',
      '2026-03-22T08:00:00.000Z',
      '2026-03-29T07:00:00.000Z',
      '2026-04-05T07:00:00.000Z',
    ])
  })

  it('stay at nine when the clocks are put back, case 13', () => {
    expect(starts(rule({ first_day: '2026-10-18', count: 2 }), 'Europe/Berlin')).toEqual([
      '2026-10-18T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
    ])
  })

  it('say which time is skipped, from the first minute of the hour to its last', () => {
    const at = (time: string) => occurrencesOf(rule({ first_day: '2026-03-29', count: 1, time }), 'Europe/Berlin')[0]
    expect(at('01:59')).toMatchObject({ exists: true, start: Date.parse('2026-03-29T00:59Z') })
    expect(at('02:00')).toMatchObject({ exists: false, start: Date.parse('2026-03-29T01:00Z') })
    expect(at('02:59')).toMatchObject({ exists: false })
    expect(at('03:00')).toMatchObject({ exists: true, start: Date.parse('2026-03-29T01:00Z') })
  })

  it('take the first of a time that comes twice, and say so', () => {
    const at = (time: string) => occurrencesOf(rule({ first_day: '2026-10-25', count: 1, time }), 'Europe/Berlin')[0]
    expect(at('01:59')).toMatchObject({ twice: false, start: Date.parse('2026-10-24T23:59Z') })
    expect(at('02:30')).toMatchObject({ exists: true, twice: true, start: Date.parse('2026-10-25T00:30Z') })
    expect(at('03:00')).toMatchObject({ twice: false, start: Date.parse('2026-10-25T02:00Z') })
  })

  it('leave weeks out, by the week of the school', () => {
    // Sunday and Tuesday of every second week
    const every = rule({ weekdays: [7, 2], every_weeks: 2, first_day: '2026-11-01', count: 4 })
    expect(days(every, 'Asia/Riyadh', 0)).toEqual(['2026-11-01', '2026-11-03', '2026-11-15', '2026-11-17'])
    expect(days(every, 'Asia/Riyadh', 1)).toEqual(['2026-11-01', '2026-11-10', '2026-11-15', '2026-11-24'])
  })

  it('end on their last day, which still has a lesson', () => {
    expect(days(rule({ count: null, until: '2026-03-29' }), 'UTC')).toEqual(['2026-03-15', '2026-03-22', '2026-03-29'])
    expect(days(rule({ count: null, until: '2026-03-28' }), 'UTC')).toHaveLength(2)
    expect(days(rule({ count: 4, until: '2026-03-22' }), 'UTC')).toHaveLength(2)
  })

  it('leave holidays out without giving fewer lessons', () => {
    const isHoliday = (day: string) => day === '2026-03-22'
    const found = occurrencesOf(rule({ count: 2 }), 'UTC', 1, isHoliday)
    expect(found.map(({ day, is_holiday }) => [day, is_holiday])).toEqual([
      ['2026-03-15', false],
      ['2026-03-22', true],
      ['2026-03-29', false],
    ])
    expect(days(rule({ count: 2, skip_holidays: false }), 'UTC', 1, isHoliday)).toEqual(['2026-03-15', '2026-03-22'])
  })

  it('tell that there are too many by one more', () => {
    const daily = rule({ weekdays: [1, 2, 3, 4, 5, 6, 7], count: null, until: '2027-12-31' })
    expect(days(daily, 'UTC')).toHaveLength(mostOccurrences + 1)
  })
})
