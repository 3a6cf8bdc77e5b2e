import { describe, expect, it } from 'vitest'
import {
  addDays,
  dayOfWeekday,
  daysFrom,
  firstOfWeek,
  fromIso,
  isoWeekdayOf,
  mondayOf,
  nextIsoWeekday,
  nextWeekday,
  placeInWeek,
  toIso,
  weekdayOf,
  weekFrom,
} from './days.ts'

describe('days', () => {
  it('are told one by one, up to the last that can be written', () => {
    expect(daysFrom('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'])
    expect(daysFrom('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31'])
    expect(daysFrom('2026-03-02', '2026-03-01')).toEqual([])
  })

  it('never go beyond the first and the last that can be written', () => {
    expect([addDays('9999-12-31', 1), addDays('0001-01-01', -1)]).toEqual(['9999-12-31', '0001-01-01'])
  })
})

describe('weekdays', () => {
  const sunday = '2026-03-01'
  const week = daysFrom(sunday, '2026-03-07')

  it('are told from Sunday, which is 0, or as ISO 8601 counts, where it is 7', () => {
    expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(week.map(isoWeekdayOf)).toEqual([7, 1, 2, 3, 4, 5, 6])
  })

  it('turn from one form to the other and back', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(toIso)).toEqual([7, 1, 2, 3, 4, 5, 6])
    expect([1, 2, 3, 4, 5, 6, 7].map(fromIso)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect([0, 1, 2, 3, 4, 5, 6].map((weekday) => fromIso(toIso(weekday)))).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('follow each other round and round', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(nextWeekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
    expect([1, 2, 3, 4, 5, 6, 7].map(nextIsoWeekday)).toEqual([2, 3, 4, 5, 6, 7, 1])
    for (const day of week) {
      expect(nextWeekday(weekdayOf(day))).toBe(weekdayOf(addDays(day, 1)))
      expect(nextIsoWeekday(isoWeekdayOf(day))).toBe(isoWeekdayOf(addDays(day, 1)))
    }
  })

  it('stand in the order of a week', () => {
    expect([weekFrom(0), weekFrom(1), weekFrom(6)]).toEqual([
      [0, 1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6, 0],
      [6, 0, 1, 2, 3, 4, 5],
    ])
  })

  it('have a date in either form', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((weekday) => weekdayOf(dayOfWeekday(weekday)))).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect([1, 2, 3, 4, 5, 6, 7].map((weekday) => isoWeekdayOf(dayOfWeekday(weekday)))).toEqual([1, 2, 3, 4, 5, 6, 7])
  })
})

describe('the week of a day', () => {
  it('begins on the weekday that is asked for', () => {
    const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']
    expect(days.map((day) => placeInWeek(day, 6))).toEqual([6, 0, 1, 2])
    expect(days.map((day) => firstOfWeek(day, 6))).toEqual(['2026-02-21', '2026-02-28', '2026-02-28', '2026-02-28'])
    expect(days.map((day) => firstOfWeek(day, 0))).toEqual(['2026-02-22', '2026-02-22', '2026-03-01', '2026-03-01'])
  })

  it('has a Monday, which a Sunday looks back to', () => {
    expect(['2026-03-01', '2026-03-02', '2026-03-08'].map(mondayOf)).toEqual(['2026-02-23', '2026-03-02', '2026-03-02'])
  })
})
