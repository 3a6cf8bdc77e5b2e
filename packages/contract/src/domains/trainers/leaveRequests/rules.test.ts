import { describe, expect, it } from 'vitest'
import type { WeeklyHours } from '../availability/rules.ts'
import { balanceOf, daysTaken, type WorkFacts } from './rules.ts'

const weekly = (weekday: number, from = '08:00', to = '16:00'): WeeklyHours => ({
  weekday,
  from,
  to,
  valid_from: '2026-01-01',
  valid_to: null,
  branch_id: null,
  kind: 'any',
})
const holiday = {
  name: 'Feast',
  starts_on: '2026-11-25',
  ends_on: '2026-11-25',
  is_working: false,
  open_from: null,
  open_to: null,
}
/** Monday to Friday, with a holiday on Wednesday 25 November 2026. */
const facts: WorkFacts = {
  zone: 'Europe/Berlin',
  rules: [1, 2, 3, 4, 5].map((weekday) => weekly(weekday)),
  exceptions: [],
  branches: [{ id: 1, hours: null, seasons: [], days_off: [holiday] }],
  weekend: [5, 6],
}
const leave = (first_day: string, last_day: string, more = {}) => ({
  first_day,
  last_day,
  from_noon: false,
  until_noon: false,
  ...more,
})

describe('days of work that leave takes', () => {
  it.each([
    ['a week without its holiday and weekend', leave('2026-11-23', '2026-11-29'), 4],
    ['the holiday itself', leave('2026-11-25', '2026-11-25'), 0],
    ['a weekend', leave('2026-11-28', '2026-11-29'), 0],
    ['half days', leave('2026-11-26', '2026-11-27', { from_noon: true, until_noon: true }), 1],
    ['a morning', leave('2026-11-26', '2026-11-26', { until_noon: true }), 0.5],
  ])('%s', (_, one, days) => expect(daysTaken(one, facts)).toBe(days))

  it('are none for the half of a day that is not worked', () => {
    const mornings = { ...facts, rules: [weekly(4, '08:00', '12:00')] }
    expect(daysTaken(leave('2026-11-26', '2026-11-26', { from_noon: true }), mornings)).toBe(0)
    expect(daysTaken(leave('2026-11-26', '2026-11-26', { until_noon: true }), mornings)).toBe(0.5)
  })

  it('are those that the school works, for who has said no hours', () => {
    // Friday and Saturday are its weekend
    expect(daysTaken(leave('2026-11-23', '2026-11-29'), { ...facts, rules: [] })).toBe(4)
  })
})

it('a balance counts the days of its year alone, approved and asked for apart', () => {
  const rows = [
    { ...leave('2026-12-28', '2027-01-04'), kind: 'vacation', status: 'approved' },
    { ...leave('2026-11-26', '2026-11-26'), kind: 'vacation', status: 'pending' },
    { ...leave('2026-11-27', '2026-11-27'), kind: 'vacation', status: 'rejected' },
    { ...leave('2026-11-24', '2026-11-24'), kind: 'sick', status: 'approved' },
  ]
  const of = (year: number) => balanceOf(year, rows, [{ kind: 'vacation', days: 20 }], facts)
  expect(of(2026).slice(0, 2)).toEqual([
    { kind: 'vacation', allowance: 20, taken: 4, pending: 1, left: 16 },
    { kind: 'sick', allowance: null, taken: 1, pending: 0, left: null },
  ])
  expect(of(2027)[0]).toEqual({ kind: 'vacation', allowance: 20, taken: 2, pending: 0, left: 18 })
})
