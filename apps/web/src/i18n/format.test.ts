import { expect, test } from 'vitest'
import { formatOf } from './format.ts'

test('an instant is told on the clock of the zone that is asked for', () => {
  const { dateTime } = formatOf('en-GB')
  expect(dateTime('2026-03-08T11:00:00Z', 'Pacific/Auckland')).toBe('9 Mar 2026, 00:00')
  expect(dateTime('2026-03-08T11:00:00Z', 'Asia/Riyadh')).toBe('8 Mar 2026, 14:00')
})
