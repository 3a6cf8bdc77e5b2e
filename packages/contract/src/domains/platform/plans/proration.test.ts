import { describe, expect, it } from 'vitest'
import { dueToday, type PaidPeriod, totalOf } from './proration.ts'

const standard = { price_month: 4900, price_year_month: 4000, currency: 'USD' }
const enterprise = { price_month: 9900, price_year_month: 8000, currency: 'USD' }
const period = (changes: Partial<PaidPeriod> = {}): PaidPeriod => ({
  cycle: 'monthly',
  month: 4900,
  currency: 'USD',
  start: '2026-04-01',
  end: '2026-05-01',
  isPaid: true,
  ...changes,
})

describe('what a change of plan costs today', () => {
  it('a year is twelve of its months', () => {
    expect([totalOf(4000, 'yearly'), totalOf(4900, 'monthly')]).toEqual([48_000, 4900])
  })

  it('is the difference for the days that are left of the month', () => {
    // 10 of 30 days are left
    expect(dueToday('2026-04-21', period(), enterprise, 'monthly')).toEqual({
      credit: 1633,
      charge: 3300,
      due: 1667,
      currency: 'USD',
      keepsPeriod: true,
    })
  })

  it('on the first day is the whole difference, on the day it ends a whole new period', () => {
    expect(dueToday('2026-04-01', period(), enterprise, 'monthly').due).toBe(5000)
    expect(dueToday('2026-05-01', period(), enterprise, 'monthly')).toMatchObject({ due: 9900, keepsPeriod: false })
  })

  it('is a whole year less what is left of the month, when the cycle changes', () => {
    expect(dueToday('2026-04-16', period(), enterprise, 'yearly')).toMatchObject({
      credit: 2450,
      charge: 96_000,
      due: 93_550,
      keepsPeriod: false,
    })
  })

  it('counts the days of a leap year', () => {
    const year = period({ cycle: 'yearly', month: 4000, start: '2028-01-01', end: '2029-01-01' })
    // 306 of 366 days are left on the first of March
    expect(dueToday('2028-03-01', year, enterprise, 'yearly')).toMatchObject({ credit: 40_131, charge: 80_262 })
  })

  it('is never less than nothing', () => {
    const year = period({ cycle: 'yearly', month: 8000, start: '2026-01-01', end: '2027-01-01' })
    expect(dueToday('2026-01-02', year, standard, 'monthly').due).toBe(0)
  })

  it('gives nothing back that was not paid, or was paid in other money', () => {
    for (const now of [period({ isPaid: false }), period({ month: 0 }), period({ currency: 'SAR' })])
      expect(dueToday('2026-04-10', now, enterprise, 'monthly')).toMatchObject({ credit: 0, due: 9900 })
  })
})
