import { describe, expect, it } from 'vitest'
import { hourMs, minuteMs } from '../../../kernel/time/milliseconds.ts'
import { type CancelReason, cancelReasons } from '../lessons/statuses.ts'
import { type Act, costOf, isPastGrace, type Policy } from './cost.ts'

const policy: Policy = {
  notice_hours: 24,
  late_fee: 50,
  last_minute_hours: 6,
  last_minute_fee: 100,
  free_moves: 2,
  booking_grace_minutes: 60,
  anew_hours: 24,
  grace_minutes: 15,
}
const start = Date.parse('2030-03-04T10:00:00Z')
const act = (before: number, more: Partial<Act> = {}): Act => ({
  deed: 'cancel',
  now: start - before,
  start,
  reason: 'student_other',
  has_proof: false,
  moves: 0,
  cancel_hours: null,
  booked_at: start - 30 * 24 * hourMs,
  set_by_school_at: null,
  price_minor: 12_001,
  ...more,
})
const told = (before: number, more: Partial<Act> = {}) => {
  const { cause, amount_minor } = costOf(act(before, more), policy)
  return `${cause} ${amount_minor}`
}

describe('what calling off costs', () => {
  it.each([
    ['a minute before the notice ends', 24 * hourMs + minuteMs, {}, 'in_time 0'],
    ['when it ends', 24 * hourMs, {}, 'in_time 0'],
    ['a minute later', 24 * hourMs - minuteMs, {}, 'late 6001'],
    ['six hours before', 6 * hourMs, {}, 'late 6001'],
    ['a minute after that', 6 * hourMs - minuteMs, {}, 'last_minute 12001'],
    ['once it has begun', -minuteMs, {}, 'last_minute 12001'],
    ['by the notice of its own type', 24 * hourMs - minuteMs, { cancel_hours: 12 }, 'in_time 0'],
    ['inside the notice of its own type', 12 * hourMs - minuteMs, { cancel_hours: 12 }, 'late 6001'],
    ['of a lesson without a price', hourMs, { price_minor: null }, 'last_minute 0'],
    ['ill, with a doctor’s note', hourMs, { reason: 'student_sick', has_proof: true }, 'proof 0'],
    ['ill, without one', hourMs, { reason: 'student_sick' }, 'last_minute 12001'],
    ['with a note for something else', hourMs, { has_proof: true }, 'last_minute 12001'],
    ['after fifteen minutes', -15 * minuteMs, { deed: 'no_show', reason: null }, 'no_show 12001'],
    ['moved in time', 25 * hourMs, { deed: 'move', reason: null, moves: 1 }, 'in_time 0'],
    ['moved in time, once too often', 25 * hourMs, { deed: 'move', reason: null, moves: 2 }, 'moves_used 6001'],
    ['moved late', 23 * hourMs, { deed: 'move', reason: null }, 'late 6001'],
  ] as [string, number, Partial<Act>, string][])('%s', (_, before, more, expected) => {
    expect(told(before, more)).toBe(expected)
  })

  it('is nothing whatever the hour, unless the student brings it about', () => {
    const paying = cancelReasons.filter((reason) => costOf(act(0, { reason }), policy).amount_minor > 0)
    expect(paying).toEqual(['student_sick', 'student_other'] satisfies CancelReason[])
  })

  it('tells what may waive it, and whom the school owes an hour', () => {
    expect(costOf(act(hourMs, { reason: 'student_sick' }), policy)).toMatchObject({ may_prove: true })
    expect(costOf(act(25 * hourMs, { reason: 'student_sick' }), policy)).toMatchObject({ may_prove: false })
    expect(costOf(act(hourMs, { reason: 'school_vehicle' }), policy)).toMatchObject({ gives_priority: true })
    expect(costOf(act(hourMs, { reason: 'weather' }), policy)).toMatchObject({ gives_priority: false })
  })

  it('counts nobody as absent before the grace is over', () => {
    expect([14 * minuteMs, 15 * minuteMs].map((late) => isPastGrace(start, start + late, policy))).toEqual([
      false,
      true,
    ])
  })
})

describe('until when it is free', () => {
  /** How long before the lesson that ends, in hours, and why. */
  const until = (more: Partial<Act>) => {
    const { free_until, free_by } = costOf(act(0, more), policy)
    return `${(start - free_until) / hourMs} ${free_by}`
  }
  it.each([
    ['by the notice, where nothing happened since', {}, '24 notice'],
    [
      'a day after the school moved it to the day after tomorrow',
      { set_by_school_at: start - 47 * hourMs },
      '23 school',
    ],
    ['two hours before, where the school moved it to tomorrow', { set_by_school_at: start - 20 * hourMs }, '2 school'],
    ['by the notice, where the school moved it long before', { set_by_school_at: start - 49 * hourMs }, '24 notice'],
    ['an hour after the school moved it to the next hours', { set_by_school_at: start - 2 * hourMs }, '1 school'],
    [
      'until it begins, where the school moved it to the next minutes',
      { set_by_school_at: start - hourMs / 2 },
      '0 school',
    ],
    ['an hour after a student booked it for today', { booked_at: start - 5 * hourMs }, '4 booked'],
    ['until it begins, where a student booked it for the next minutes', { booked_at: start - hourMs / 2 }, '0 booked'],
    ['by the notice, where a student booked it before that', { booked_at: start - 26 * hourMs }, '24 notice'],
    ['by the notice of its own type', { cancel_hours: 2, booked_at: start - 5 * hourMs }, '2 notice'],
  ] as [string, Partial<Act>, string][])('%s', (_, more, expected) => {
    expect(until(more)).toBe(expected)
  })

  it('costs nothing to the minute at which it ends, and a fee after it', () => {
    const moved = { set_by_school_at: start - 20 * hourMs }
    expect(told(2 * hourMs, moved)).toBe('in_time 0')
    expect(told(2 * hourMs - minuteMs, moved)).toBe('last_minute 12001')
    expect(told(4 * hourMs, { booked_at: start - 5 * hourMs })).toBe('in_time 0')
    expect(told(4 * hourMs - minuteMs, { booked_at: start - 5 * hourMs })).toBe('last_minute 12001')
  })
})
