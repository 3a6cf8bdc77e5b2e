import type { CalendarEvent } from '@dsms/contract/calendar'
import { expect, test } from 'vitest'
import { byDays } from './byDays.ts'

const event = (id: number, start: string, end: string, allDay = false) =>
  ({ id, title: '', start, end, allDay, extendedProps: { occurrence: null } }) as CalendarEvent

const plain = (days: ReturnType<typeof byDays>) => days.map(({ day, events }) => [day, events.map(({ id }) => id)])
const zone = 'Asia/Riyadh'

test('an event stands under each of its days, whole days before hours', () => {
  const night = event(1, '2026-11-27T17:00:00Z', '2026-11-27T23:00:00Z')
  const leave = event(2, '2026-11-26', '2026-11-28', true)
  expect(plain(byDays([night, leave], '2026-11-01', '2026-12-01', zone, false))).toEqual([
    ['2026-11-26', [2]],
    ['2026-11-27', [2, 1]],
    ['2026-11-28', [1]],
  ])
})

test('what ends at midnight is not of the next day, and only the asked days are told', () => {
  const evening = event(1, '2026-11-27T17:00:00Z', '2026-11-27T21:00:00Z')
  const long = event(2, '2026-10-01', '2027-01-01', true)
  expect(plain(byDays([evening, long], '2026-11-27', '2026-11-29', zone, false))).toEqual([
    ['2026-11-27', [2, 1]],
    ['2026-11-28', [2]],
  ])
})

test('a search tells each once, and what came twice stands once', () => {
  const leave = event(2, '2026-11-26', '2026-11-28', true)
  expect(plain(byDays([leave, leave], '0000-01-01', '9999-12-31', zone, true))).toEqual([['2026-11-26', [2]]])
})
