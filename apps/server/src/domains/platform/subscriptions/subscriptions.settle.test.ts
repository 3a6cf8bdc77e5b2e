import { expect, it } from 'vitest'
import { type Standing, settled } from './subscriptions.settle.ts'

const standing = (changes: Partial<Standing>): Standing => ({
  ...{ planId: 1, cycle: 'monthly', status: 'active', periodStart: '2027-01-31', periodEnd: '2027-01-31' },
  ...{ trialEnd: null, overdueSince: null, remindedDays: null, priceMonth: 4900, currency: 'USD' },
  ...changes,
})
const today = '2027-02-10'

it.each([
  ['a month', { cycle: 'monthly' as const }, '2027-02-28'],
  ['a year', { cycle: 'yearly' as const }, '2028-01-31'],
  ['a year from a leap day', { cycle: 'yearly' as const, periodStart: '2028-02-29' }, '2029-02-28'],
  ['what somebody said', { periodEnd: '2027-03-05' }, '2027-03-05'],
  ['as long as the trial', { status: 'trialing' as const, trialEnd: '2027-02-14' }, '2027-02-14'],
])('a period lasts %s', (_, changes, end) => {
  expect(settled(standing(changes), today).periodEnd).toBe(end)
})

it('a period that begins is priced by its cycle, and keeps its price until the next', () => {
  const price = { month: 5900, yearMonth: 5000, currency: 'SAR' }
  expect(settled(standing({}), today)).toMatchObject({ priceMonth: 4900, currency: 'USD' })
  expect(settled(standing({}), today, price)).toMatchObject({ priceMonth: 5900, currency: 'SAR' })
  expect(settled(standing({ cycle: 'yearly' }), today, price)).toMatchObject({ priceMonth: 5000, currency: 'SAR' })
})

it('days of grace count from the day on which it became overdue, and begin again the next time', () => {
  const overdue = settled(standing({ status: 'past_due', remindedDays: 7 }), today)
  expect(overdue).toMatchObject({ overdueSince: today, remindedDays: null })
  expect(settled({ ...overdue, remindedDays: 1 }, '2027-02-20')).toMatchObject({ overdueSince: today, remindedDays: 1 })
  expect(settled({ ...overdue, status: 'active' }, '2027-02-20')).toMatchObject({ overdueSince: null })
})
