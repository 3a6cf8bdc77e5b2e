import { describe, expect, it } from 'vitest'
import { addDays } from '../../../kernel/time/days.ts'
import { ageOn, dayAfterMonths, mayTrain, monthsBetween } from './ages.ts'

describe('ageOn', () => {
  it('turns on the day, not the day before', () => {
    expect(ageOn('2008-05-17', '2026-05-16')).toBe(215)
    expect(ageOn('2008-05-17', '2026-05-17')).toBe(216)
  })

  it('turns on 1 March for who was born on 29 February, and on the day itself in a leap year', () => {
    expect(ageOn('2008-02-29', '2026-02-28')).toBe(215)
    expect(ageOn('2008-02-29', '2026-03-01')).toBe(216)
    expect(ageOn('2008-02-29', '2028-02-28')).toBe(239)
    expect(ageOn('2008-02-29', '2028-02-29')).toBe(240)
  })

  it('counts a month that has no such day on the first of the next', () => {
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(0)
    expect(monthsBetween('2026-01-31', '2026-03-01')).toBe(1)
    expect(monthsBetween('2026-01-31', '2026-04-30')).toBe(2)
  })

  it('agrees with the first day on which an age is reached, whatever the birthday', () => {
    for (let offset = 0; offset < 1500; offset++) {
      const birth = new Date(Date.UTC(2004, 0, 1 + offset)).toISOString().slice(0, 10)
      const from = dayAfterMonths(birth, 210)
      const before = addDays(from, -1)
      expect([birth, ageOn(birth, from), ageOn(birth, before)]).toEqual([birth, 210, 209])
    }
  })
})

describe('mayTrain', () => {
  const car = { min_training_age_months: 204, requires: [] }
  const big = { min_training_age_months: 240, requires: [{ code: 'A2', months: 24 }] }

  it('says yes on the birthday and no the day before, with the day from which', () => {
    expect(mayTrain(car, '2009-05-17', '2026-05-17')).toEqual([])
    expect(mayTrain(car, '2009-05-17', '2026-05-16')).toEqual([{ code: 'too_young', from: '2026-05-17' }])
    expect(mayTrain(car, '2008-02-29', '2025-02-28')).toEqual([{ code: 'too_young', from: '2025-03-01' }])
  })

  it('asks for licences held long enough', () => {
    const held = [{ code: 'a2', since: '2024-06-01' }]
    expect(mayTrain(big, '2000-01-01', '2026-06-01', held)).toEqual([])
    expect(mayTrain(big, '2000-01-01', '2026-05-31', held)).toEqual([
      { code: 'not_held', type: 'A2', months: 24, from: '2026-06-01' },
    ])
    expect(mayTrain(big, '2000-01-01', '2026-05-31')).toEqual([
      { code: 'not_held', type: 'A2', months: 24, from: null },
    ])
  })

  it('takes no licence that begins later than the day, even where no months are asked for', () => {
    const now = { min_training_age_months: 204, requires: [{ code: 'B', months: 0 }] }
    expect(mayTrain(now, '2000-01-01', '2026-01-01', [{ code: 'B', since: '2026-01-02' }])).toHaveLength(1)
    expect(mayTrain(now, '2000-01-01', '2026-01-02', [{ code: 'B', since: '2026-01-02' }])).toEqual([])
  })
})
