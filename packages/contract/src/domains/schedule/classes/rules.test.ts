import { describe, expect, it } from 'vitest'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import { arrivalAt, isClass, markingOf } from './rules.ts'

const start = Date.parse('2030-03-04T09:00:00Z')
const end = start + 120 * minuteMs

describe('a class', () => {
  it('is a theory class, or any lesson with more than one seat', () => {
    expect([isClass('theory_class', 1), isClass('yard', 2), isClass('road', 1)]).toEqual([true, true, false])
  })

  // domain.md 2.15: start and a grace of fifteen minutes
  it('is come to in time until the grace is over, and late by what was missed afterwards', () => {
    const came = (minutes: number) => arrivalAt(start, start + minutes * minuteMs)
    expect(came(-15)).toEqual({ attendance: 'present', late_minutes: null })
    expect(came(15)).toEqual({ attendance: 'present', late_minutes: null })
    expect(came(16)).toEqual({ attendance: 'late', late_minutes: 16 })
  })

  it('has its attendance noted from fifteen minutes before the start, and is locked a day after its end', () => {
    const at = (status: Parameters<typeof markingOf>[0]['status'], now: number) =>
      markingOf({ status, opens: start - 15 * minuteMs, end, isTeacher: true }, now)
    expect(at('scheduled', start - 15 * minuteMs - 1)).toBe('early')
    expect(at('confirmed', start - 15 * minuteMs)).toBe('open')
    expect(at('in_progress', start - 60 * minuteMs)).toBe('open')
    expect(at('completed', end + 24 * 60 * minuteMs - 1)).toBe('open')
    expect(at('completed', end + 24 * 60 * minuteMs)).toBe('locked')
    expect([at('cancelled', start), at('no_show', start), at('held', start)]).toEqual(['none', 'none', 'none'])
  })

  it('waits for its end where the office notes its attendance', () => {
    const at = (status: Parameters<typeof markingOf>[0]['status'], now: number) =>
      markingOf({ status, opens: start - 15 * minuteMs, end, isTeacher: false }, now)
    expect(at('scheduled', start - 15 * minuteMs - 1)).toBe('early')
    expect(at('scheduled', start - 15 * minuteMs)).toBe('before_end')
    expect([at('in_progress', end - 1), at('in_progress', end), at('confirmed', end)]).toEqual([
      'before_end',
      'open',
      'open',
    ])
    expect(at('completed', end - 1)).toBe('open')
  })
})
