import { describe, expect, it } from 'vitest'
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
const minute = 60_000
const hour = 60 * minute
const act = (before: number, more: Partial<Act> = {}): Act => ({
  deed: 'cancel',
  now: start - before,
  start,
  reason: 'student_other',
  has_proof: false,
  moves: 0,
  cancel_hours: null,
  booked_at: start - 30 * 24 * hour,
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
    ['a minute before the notice ends', 24 * hour + minute, {}, 'in_time 0'],
    ['when it ends', 24 * hour, {}, 'in_time 0'],
    ['a minute later', 24 * hour - minute, {}, 'late 6001'],
    ['six hours before', 6 * hour, {}, 'late 6001'],
    ['a minute after that', 6 * hour - minute, {}, 'last_minute 12001'],
    ['once it has begun', -minute, {}, 'last_minute 12001'],
    ['by the notice of its own type', 24 * hour - minute, { cancel_hours: 12 }, 'in_time 0'],
    ['inside the notice of its own type', 12 * hour - minute, { cancel_hours: 12 }, 'late 6001'],
    ['of a lesson without a price', hour, { price_minor: null }, 'last_minute 0'],
    ['ill, with a doctor’s note', hour, { reason: 'student_sick', has_proof: true }, 'proof 0'],
    ['ill, without one', hour, { reason: 'student_sick' }, 'last_minute 12001'],
    ['with a note for something else', hour, { has_proof: true }, 'last_minute 12001'],
    ['after fifteen minutes', -15 * minute, { deed: 'no_show', reason: null }, 'no_show 12001'],
    ['moved in time', 25 * hour, { deed: 'move', reason: null, moves: 1 }, 'in_time 0'],
    ['moved in time, once too often', 25 * hour, { deed: 'move', reason: null, moves: 2 }, 'moves_used 6001'],
    ['moved late', 23 * hour, { deed: 'move', reason: null }, 'late 6001'],
  ] as [string, number, Partial<Act>, string][])('%s', (_, before, more, expected) => {
    expect(told(before, more)).toBe(expected)
  })

  it('is nothing whatever the hour, unless the student brings it about', () => {
    const paying = cancelReasons.filter((reason) => costOf(act(0, { reason }), policy).amount_minor > 0)
    expect(paying).toEqual(['student_sick', 'student_other'] satisfies CancelReason[])
  })

  it('tells what may waive it, and whom the school owes an hour', () => {
    expect(costOf(act(hour, { reason: 'student_sick' }), policy)).toMatchObject({ may_prove: true })
    expect(costOf(act(25 * hour, { reason: 'student_sick' }), policy)).toMatchObject({ may_prove: false })
    expect(costOf(act(hour, { reason: 'school_vehicle' }), policy)).toMatchObject({ gives_priority: true })
    expect(costOf(act(hour, { reason: 'weather' }), policy)).toMatchObject({ gives_priority: false })
  })

  it('counts nobody as absent before the grace is over', () => {
    expect([14 * minute, 15 * minute].map((late) => isPastGrace(start, start + late, policy))).toEqual([false, true])
  })
})

describe('until when it is free', () => {
  /** How long before the lesson that ends, in hours, and why. */
  const until = (more: Partial<Act>) => {
    const { free_until, free_by } = costOf(act(0, more), policy)
    return `${(start - free_until) / hour} ${free_by}`
  }
  it.each([
    ['by the notice, where nothing happened since', {}, '24 notice'],
    ['a day after the school moved it to the day after tomorrow', { set_by_school_at: start - 47 * hour }, '23 school'],
    ['two hours before, where the school moved it to tomorrow', { set_by_school_at: start - 20 * hour }, '2 school'],
    ['by the notice, where the school moved it long before', { set_by_school_at: start - 49 * hour }, '24 notice'],
    ['an hour after the school moved it to the next hours', { set_by_school_at: start - 2 * hour }, '1 school'],
    [
      'until it begins, where the school moved it to the next minutes',
      { set_by_school_at: start - hour / 2 },
      '0 school',
    ],
    ['an hour after a student booked it for today', { booked_at: start - 5 * hour }, '4 booked'],
    ['until it begins, where a student booked it for the next minutes', { booked_at: start - hour / 2 }, '0 booked'],
    ['by the notice, where a student booked it before that', { booked_at: start - 26 * hour }, '24 notice'],
    ['by the notice of its own type', { cancel_hours: 2, booked_at: start - 5 * hour }, '2 notice'],
  ] as [string, Partial<Act>, string][])('%s', (_, more, expected) => {
    expect(until(more)).toBe(expected)
  })

  it('costs nothing to the minute at which it ends, and a fee after it', () => {
    const moved = { set_by_school_at: start - 20 * hour }
    expect(told(2 * hour, moved)).toBe('in_time 0')
    expect(told(2 * hour - minute, moved)).toBe('last_minute 12001')
    expect(told(4 * hour, { booked_at: start - 5 * hour })).toBe('in_time 0')
    expect(told(4 * hour - minute, { booked_at: start - 5 * hour })).toBe('last_minute 12001')
  })
})
