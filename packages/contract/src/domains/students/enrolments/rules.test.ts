import { describe, expect, it } from 'vitest'
import { enrolments } from './calls.ts'
import { isLive, liveStatuses, possibleFrom, shareDone, tooYoungUntil } from './rules.ts'

const car = { min_training_age_months: 17 * 12 + 6, min_age_months: 18 * 12 }

describe('being old enough', () => {
  it('is asked of theory and practice by the age of training, of the exam by that of the licence', () => {
    const birth = '2009-05-17'
    expect(possibleFrom(car, birth, 'theory')).toBe('2026-11-17')
    expect(possibleFrom(car, birth, 'practice')).toBe('2026-11-17')
    expect(possibleFrom(car, birth, 'exam')).toBe('2027-05-17')
  })

  it('is told of each act on its own day: the day before, and on the day', () => {
    const birth = '2009-05-17'
    expect(tooYoungUntil(car, birth, 'theory', '2026-11-16')).toBe('2026-11-17')
    expect(tooYoungUntil(car, birth, 'theory', '2026-11-17')).toBeUndefined()
    expect(tooYoungUntil(car, birth, 'exam', '2026-11-17')).toBe('2027-05-17')
    expect(tooYoungUntil(car, birth, 'exam', '2027-05-17')).toBeUndefined()
  })

  it('comes on 1 March for who was born on 29 February', () => {
    expect(tooYoungUntil(car, '2008-02-29', 'exam', '2026-02-28')).toBe('2026-03-01')
    expect(tooYoungUntil(car, '2008-02-29', 'exam', '2026-03-01')).toBeUndefined()
  })
})

it('lives in every status that can still be cancelled, and in no other', () => {
  const cancellable = Object.entries(enrolments.statuses).flatMap(([from, to]: [string, readonly string[]]) =>
    to.includes('cancelled') ? [from] : [],
  )
  expect([...liveStatuses].sort()).toEqual(cancellable.sort())
  expect(['passed', 'closed', 'cancelled', 'expired'].some(isLive)).toBe(false)
})

it('is done to the percent that is full, and never above all of it', () => {
  expect(shareDone({ owed: 600, done: 599 })).toBe(99)
  expect(shareDone({ owed: 600, done: 900 })).toBe(100)
  expect(shareDone({ owed: 0, done: 60 })).toBe(0)
})
