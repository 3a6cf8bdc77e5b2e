import { describe, expect, it } from 'vitest'
import { type Border, wrongAt } from '../borders.testing.ts'
import { at, type Change, codesAgainst, on, onlyOne } from '../facts.testing.ts'

/** As a student books it, on a Monday from ten to eleven. */
const booked = (change: Change = {}): Change => ({ ...change, draft: { by_student: true, ...change.draft } })
const now = (clock: string) => ({ facts: { now: at(clock) } })
const open = (...ids: number[]) => ({ enrolment: { open_lessons: ids } })

describe('a lesson that a student books', () => {
  it.each<Border>([
    [
      'lead_time',
      'as long before as the school says',
      'overridable',
      booked(now('2026-03-01T22:01')),
      booked(now('2026-03-01T22:00')),
    ],
    [
      'lead_time',
      'as long before as its type says, whatever the school says',
      'overridable',
      booked({ type: { lead_hours: 23 } }),
      booked({ type: { lead_hours: 22 }, settings: { booking_lead_hours: 99 } }),
    ],
    [
      'horizon',
      'on the last day at most',
      'overridable',
      booked({ settings: { booking_horizon_days: 1 }, draft: on('10:00', '11:00', '2026-03-03') }),
      booked({ settings: { booking_horizon_days: 1 } }),
    ],
    [
      'horizon',
      'once the hour has come at which the last day opens',
      'overridable',
      booked({ settings: { booking_horizon_days: 1, booking_release: '12:01' } }),
      booked({ settings: { booking_horizon_days: 1, booking_release: '12:00' } }),
    ],
    [
      'active_booking_limit',
      'while few enough are to come',
      'overridable',
      booked({ settings: { booking_most_open: 2 }, ...open(5, 6) }),
      booked({ settings: { booking_most_open: 2 }, ...open(5) }),
    ],
    [
      'active_booking_limit',
      'not counted against itself',
      'overridable',
      booked({ settings: { booking_most_open: 1 }, ...open(5), draft: { lesson_id: 6 } }),
      booked({ settings: { booking_most_open: 1 }, ...open(5), draft: { lesson_id: 5 } }),
    ],
  ])('%s: %s', (...border) => expect(wrongAt(...border)).toEqual([]))

  it('is told how near it is, and when it could begin', () => {
    expect(onlyOne(booked(now('2026-03-02T00:30')))).toMatchObject({
      needed: 12,
      given: 9,
      suggestion: '2026-03-02T09:30:00.000Z',
    })
    const far = booked({ settings: { booking_horizon_days: 1 }, draft: on('10:00', '11:00', '2026-03-04') })
    expect(onlyOne(far)).toMatchObject({ needed: '2026-03-02', given: '2026-03-04' })
  })

  it('opens by the clock of the school, where the day is another than in London', () => {
    // half past midnight in Riyadh is still yesterday in London
    const late = { ...now('2026-03-02T00:30'), settings: { booking_horizon_days: 1, booking_lead_hours: 0 } }
    expect(codesAgainst(booked({ ...late, draft: on('10:00', '11:00', '2026-03-03') }))).toEqual([])
  })

  it('is not judged so when the office plans it', () => {
    const change: Change = { ...now('2026-03-02T09:59'), settings: { booking_most_open: 1 }, ...open(5, 6) }
    expect(codesAgainst(change)).toEqual([])
    expect(codesAgainst({ draft: on('10:00', '11:00', '2027-03-02') })).not.toContain('horizon')
  })
})
