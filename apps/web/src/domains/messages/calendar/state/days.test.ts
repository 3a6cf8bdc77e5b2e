import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { expect, test } from 'vitest'
import { addMonths, rangeOf, stepFrom } from './days.ts'

test('days pass months, leap years and changes of the clock', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
  expect(addMonths('2026-01-31', -2)).toBe('2025-11-30')
})

test('a view shows whole weeks from the first weekday of the language', () => {
  expect(rangeOf('month', '2026-03-15', 0)).toEqual({ from: '2026-03-01', to: '2026-04-12' })
  expect(rangeOf('month', '2026-03-15', 1)).toEqual({ from: '2026-02-23', to: '2026-04-06' })
  expect(rangeOf('week', '2026-03-04', 0)).toEqual({ from: '2026-03-01', to: '2026-03-08' })
  expect(rangeOf('week', '2026-03-01', 1)).toEqual({ from: '2026-02-23', to: '2026-03-02' })
  expect(rangeOf('day', '2026-12-31', 1)).toEqual({ from: '2026-12-31', to: '2027-01-01' })
})

test('a step is as long as the view', () => {
  expect(stepFrom('month', '2026-03-31', -1)).toBe('2026-02-28')
  expect(stepFrom('week', '2026-03-31', 1)).toBe('2026-04-07')
  expect(stepFrom('day', '2026-03-01', -1)).toBe('2026-02-28')
})
