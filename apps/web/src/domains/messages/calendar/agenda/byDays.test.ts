import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import { expect, test } from 'vitest'
import { byDays, withMarks } from './byDays.ts'

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

test('a holiday stands once, under its first day that is shown', () => {
  const mark = (holiday_id: number, starts_on: string, ends_on: string) =>
    ({ holiday_id, starts_on, ends_on }) as HolidayMark
  const days = byDays([event(1, '2026-11-27', '2026-11-28', true)], '2026-11-20', '2026-12-01', zone, false)
  const marks = [
    mark(1, '2026-11-10', '2026-11-22'),
    mark(2, '2026-11-27', '2026-11-29'),
    mark(3, '2026-11-19', '2026-11-19'),
    mark(4, '2026-12-01', '2026-12-01'),
  ]
  const shown = withMarks(days, marks, '2026-11-20', '2026-12-01')
  expect(
    shown.map((one) => [
      one.day,
      one.events.length,
      one.marks.map((mark) => ('holiday_id' in mark ? mark.holiday_id : 0)),
    ]),
  ).toEqual([
    ['2026-11-20', 0, [1]],
    ['2026-11-27', 1, [2]],
  ])
})
