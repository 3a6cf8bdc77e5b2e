import { describe, expect, it } from 'vitest'
import { addDays } from '../../../kernel/time/days.ts'
import {
  calendarOf,
  easterSunday,
  type HolidayRule,
  hijriOf,
  type LayeredHoliday,
  nextWorkingDay,
  occurrencesOf,
} from './days.ts'

const rule = (changes: Partial<HolidayRule>): HolidayRule => ({
  starts_on: '2024-01-01',
  ends_on: changes.starts_on ?? '2024-01-01',
  recurrence: 'none',
  hijri_month: null,
  hijri_day: null,
  easter_offset: null,
  confirmed: [],
  ...changes,
})
const starts = (changes: Partial<HolidayRule>, year: number) =>
  occurrencesOf(rule(changes), year).map(({ starts_on }) => starts_on)

describe('the days of a holiday', () => {
  it('is there in its own year alone when it does not return', () => {
    expect(starts({ starts_on: '2026-09-23' }, 2026)).toEqual(['2026-09-23'])
    expect(starts({ starts_on: '2026-09-23' }, 2027)).toEqual([])
  })

  it('returns each year from its first on', () => {
    const national = { starts_on: '2024-09-23', recurrence: 'yearly_gregorian' } as const
    expect(starts(national, 2030)).toEqual(['2030-09-23'])
    expect(starts(national, 2023)).toEqual([])
  })

  it.each(['yearly_gregorian', 'yearly_hijri', 'yearly_easter'] as const)(
    'is told up to the first and the last day that can be written: %s',
    (recurrence) => {
      const returning = { starts_on: '0001-01-01', recurrence, hijri_month: 9, hijri_day: 1, easter_offset: 1 }
      expect(starts(returning, 9999)).toHaveLength(1)
      expect(starts(returning, 1).every((day) => /^0001-/.test(day))).toBe(true)
    },
  )

  it('puts 29 February on the 28th where there is none', () => {
    const leap = { starts_on: '2024-02-29', recurrence: 'yearly_gregorian' } as const
    expect([2024, 2025, 2028, 2100].flatMap((year) => starts(leap, year))).toEqual([
      '2024-02-29',
      '2025-02-28',
      '2028-02-29',
      '2100-02-28',
    ])
  })

  it('belongs to both years when it goes over New Year', () => {
    const break_ = { starts_on: '2024-12-28', ends_on: '2025-01-03', recurrence: 'yearly_gregorian' } as const
    expect(starts(break_, 2025)).toEqual(['2024-12-28', '2025-12-28'])
    expect(occurrencesOf(rule(break_), 2025)[1]).toMatchObject({ ends_on: '2026-01-03' })
    expect(starts(break_, 2024)).toEqual(['2024-12-28'])
  })

  it('follows the Hijri calendar, marked as tentative until confirmed', () => {
    const eid = {
      starts_on: '2024-04-10',
      ends_on: '2024-04-13',
      recurrence: 'yearly_hijri',
      hijri_month: 10,
      hijri_day: 1,
    } as const
    expect(occurrencesOf(rule(eid), 2025)).toEqual([
      { year: 1446, starts_on: '2025-03-30', ends_on: '2025-04-02', is_tentative: true },
    ])
    const confirmed = [{ year: 1446, starts_on: '2025-03-31', ends_on: '2025-04-04' }]
    expect(occurrencesOf(rule({ ...eid, confirmed }), 2025)).toEqual([{ ...confirmed[0], is_tentative: false }])
  })

  it('comes twice in a year that holds two Hijri new years', () => {
    const newYear = { starts_on: '2000-01-01', recurrence: 'yearly_hijri', hijri_month: 1, hijri_day: 1 } as const
    expect(starts(newYear, 2008)).toEqual(['2008-01-10', '2008-12-29'])
    expect(starts(newYear, 2010)).toHaveLength(1)
  })

  it('puts the thirtieth of a short Hijri month on its last day', () => {
    for (const year of [2024, 2025, 2026, 2027]) {
      const last = { starts_on: '2000-01-01', recurrence: 'yearly_hijri', hijri_month: 9, hijri_day: 30 } as const
      for (const day of starts(last, year)) {
        const next = addDays(day, 1)
        expect(hijriOf(next)).toMatchObject({ month: 10, day: 1 })
      }
      expect(starts(last, year).length).toBeGreaterThan(0)
    }
  })

  it('follows Easter', () => {
    expect([2024, 2025, 2026, 2027, 2028, 2029, 2030].map(easterSunday)).toEqual([
      '2024-03-31',
      '2025-04-20',
      '2026-04-05',
      '2027-03-28',
      '2028-04-16',
      '2029-04-01',
      '2030-04-21',
    ])
    expect(starts({ recurrence: 'yearly_easter', easter_offset: -2 }, 2026)).toEqual(['2026-04-03'])
    expect(starts({ recurrence: 'yearly_easter', easter_offset: 39 }, 2026)).toEqual(['2026-05-14'])
  })
})

describe('a calendar of several levels', () => {
  const holiday = (
    id: number,
    level: LayeredHoliday['level'],
    changes: Partial<LayeredHoliday> = {},
  ): LayeredHoliday => ({
    ...rule({ starts_on: '2026-09-23', recurrence: 'none' }),
    id,
    level,
    may_override: true,
    overrides_id: null,
    is_cancelled: false,
    ...changes,
  })
  const shown = (layers: LayeredHoliday[]) =>
    calendarOf(layers, 2026).map((day) => [day.holiday.id, day.called_off_by?.id ?? null])

  it('adds what each level has', () => {
    expect(shown([holiday(1, 'platform'), holiday(2, 'school'), holiday(3, 'branch')])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ])
  })

  it('lets a lower level call off or move what allows it, and nothing else', () => {
    const off = { overrides_id: 1, is_cancelled: true }
    expect(shown([holiday(1, 'platform'), holiday(2, 'school', off)])).toEqual([[1, 2]])
    expect(shown([holiday(1, 'platform', { may_override: false }), holiday(2, 'school', off)])).toEqual([[1, null]])
    const moved = holiday(2, 'school', { overrides_id: 1, starts_on: '2026-09-24', ends_on: '2026-09-24' })
    expect(shown([holiday(1, 'platform'), moved])).toEqual([
      [1, 2],
      [2, null],
    ])
    // a level does not overrule its own or one above it from above
    expect(shown([holiday(1, 'school'), holiday(2, 'school', off)])).toEqual([[1, null]])
  })

  it('gives the lowest level the last word', () => {
    const layers = [
      holiday(1, 'platform'),
      holiday(2, 'school', { overrides_id: 1, is_cancelled: true }),
      holiday(3, 'branch', { overrides_id: 1, is_cancelled: true }),
    ]
    expect(shown(layers)).toEqual([[1, 3]])
  })
})

describe('the next working day', () => {
  const eid = [{ starts_on: '2026-03-20', ends_on: '2026-03-23' }]
  it('passes over holidays and weekends', () => {
    expect(nextWorkingDay('2026-03-19', eid, [5, 6])).toBe('2026-03-19')
    expect(nextWorkingDay('2026-03-20', eid, [5, 6])).toBe('2026-03-24')
    expect(nextWorkingDay('2026-03-27', eid, [5, 6])).toBe('2026-03-29')
  })
  it('does not look for ever', () => {
    expect(nextWorkingDay('2026-03-19', [{ starts_on: '2000-01-01', ends_on: '2100-01-01' }], [])).toBe('2026-03-19')
  })
})
