import { describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '../../../kernel/time/milliseconds.ts'
import { at } from '../rules/facts.testing.ts'
import { quietUntil, rankWaiting, type Waiting } from './ranking.ts'

const zone = 'Asia/Riyadh'
const now = at('2026-03-01T12:00')
/** A Tuesday. */
const hour = { start: at('2026-03-03T10:00'), end: at('2026-03-03T11:00'), trainer_id: 7, branch_id: 3 }
const one = (entry_id: number, more: Partial<Waiting> = {}): Waiting => ({
  entry_id,
  enrolment_id: entry_id,
  student_id: entry_id,
  weekdays: [],
  from_time: null,
  to_time: null,
  until_day: null,
  notice_hours: 12,
  trainers: 'any',
  trainer_ids: [],
  branch_ids: [],
  max_per_week: null,
  week_lessons: 0,
  is_own_trainer: false,
  waiting_since: now,
  school_faults: 0,
  deadline_on: null,
  last_lesson_on: '2026-02-25',
  lost: 0,
  won: 0,
  ...more,
})
const order = (...all: Waiting[]) => rankWaiting(hour, all, now, zone).map(({ waiting }) => waiting.entry_id)

describe('who waits for an hour', () => {
  it.each<[string, Partial<Waiting>, boolean]>([
    ['on its weekday', { weekdays: [2] }, true],
    ['on another weekday', { weekdays: [1, 3] }, false],
    ['from the minute at which it begins', { from_time: '10:00' }, true],
    ['from a minute later', { from_time: '10:01' }, false],
    ['until the minute at which it ends', { to_time: '11:00' }, true],
    ['until a minute before', { to_time: '10:59' }, false],
    ['until its day', { until_day: '2026-03-03' }, true],
    ['until the day before', { until_day: '2026-03-02' }, false],
    ['with just the notice they ask for', { notice_hours: 46 }, true],
    ['with more notice', { notice_hours: 47 }, false],
    ['with their own trainer alone, who it is', { trainers: 'own', is_own_trainer: true }, true],
    ['with their own trainer alone, who it is not', { trainers: 'own' }, false],
    ['with trainers whom they name, of whom it is one', { trainers: 'named', trainer_ids: [6, 7] }, true],
    ['with others whom they name', { trainers: 'named', trainer_ids: [6, 8] }, false],
    ['with whom they named before they took anybody', { trainers: 'any', trainer_ids: [6] }, true],
    ['at its branch', { branch_ids: [2, 3] }, true],
    ['at other branches', { branch_ids: [2, 4] }, false],
    ['with one lesson less in the week than they ask for', { max_per_week: 2, week_lessons: 1 }, true],
    ['with as many lessons in the week as they ask for', { max_per_week: 2, week_lessons: 2 }, false],
  ])('%s', (_, wish, would) => {
    expect(order(one(1, wish))).toEqual(would ? [1] : [])
  })

  it.each<[string, Partial<Waiting>]>([
    ['whom the school let down', { school_faults: 1 }],
    ['whose deadline is near', { deadline_on: '2026-03-15' }],
    ['whose own trainer it is', { is_own_trainer: true }],
    ['who named the trainer', { trainers: 'named', trainer_ids: [7] }],
    ['who lost an offer before', { lost: 1 }],
    ['who has had no lesson for long', { last_lesson_on: '2026-02-14' }],
    ['who waits longer, by days', { waiting_since: now - dayMs }],
    ['who waits longer, by a minute', { waiting_since: now - minuteMs }],
  ])('before others: %s', (_, more) => {
    expect(order(one(1), one(2, more))).toEqual([2, 1])
  })

  it('after others who had offers, and of equals by the order in which they came', () => {
    expect(order(one(1, { won: 1 }), one(3), one(2))).toEqual([2, 3, 1])
  })

  it('is told the reasons with their points', () => {
    const [first] = rankWaiting(hour, [one(1, { school_faults: 3, is_own_trainer: true, won: 1 })], now, zone)
    expect(first).toMatchObject({
      score: 95,
      reasons: [
        { code: 'school_fault', points: 80 },
        { code: 'own_trainer', points: 25 },
        { code: 'had_offers', points: -10 },
      ],
    })
  })

  it('are each looked at a few times, also when they are two thousand', () => {
    const looksAtEach = (length: number) => {
      let looks = 0
      const many = Array.from({ length }, (_, nth) => one(nth + 1, { won: nth % 4, weekdays: [1, 2, 3] }))
      const watched = many.map(
        (waiting) =>
          new Proxy(waiting, {
            get(from, name, receiver) {
              looks++
              return Reflect.get(from, name, receiver)
            },
          }),
      )
      expect(rankWaiting(hour, watched, now, zone)).toHaveLength(length)
      return looks / length
    }
    // sorting compares more of them the more there are, but not in step with their number
    expect(looksAtEach(2000)).toBeLessThanOrEqual(2 * looksAtEach(2))
  })
})

describe('quiet hours', () => {
  const quiet = { from: '22:00', until: '07:00' }
  it.each([
    ['before they begin', '2026-03-01T21:59', '2026-03-01T21:59'],
    ['when they have begun', '2026-03-01T22:00', '2026-03-02T07:00'],
    ['after midnight', '2026-03-02T03:30', '2026-03-02T07:00'],
    ['when they are over', '2026-03-02T07:00', '2026-03-02T07:00'],
  ])('%s', (_, clock, until) => {
    expect(new Date(quietUntil(at(clock), zone, quiet))).toEqual(new Date(at(until)))
  })

  it('are none where both times are the same', () => {
    expect(quietUntil(now, zone, { from: '12:00', until: '12:00' })).toBe(now)
  })
})
