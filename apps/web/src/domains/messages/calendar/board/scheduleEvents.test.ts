import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { expect, test } from 'vitest'
import { isCut, scheduleEvents } from './scheduleEvents.ts'

const event = (start: string, end: string, allDay: boolean) =>
  ({ id: 7, title: '', start, end, allDay, extendedProps: { calendar: 'Business', occurrence: null } }) as CalendarEvent

const night = event('2026-11-27T17:00:00Z', '2026-11-27T23:00:00Z', false)
const leave = event('2026-11-25', '2026-11-28', true)

test('events are on the clock of the zone', () => {
  expect(scheduleEvents([night], 'Asia/Riyadh')).toMatchObject([
    { start: '2026-11-27 20:00:00', end: '2026-11-28 02:00:00' },
  ])
  expect(scheduleEvents([leave], 'Asia/Riyadh')).toMatchObject([
    { start: '2026-11-25 00:00:00', end: '2026-11-28 00:00:00' },
  ])
})

test('for one day they are cut to it', () => {
  const shown = scheduleEvents([night, leave], 'Asia/Riyadh', '2026-11-27')
  expect(shown).toMatchObject([
    { start: '2026-11-27 20:00:00', end: '2026-11-28 00:00:00' },
    { start: '2026-11-27 00:00:00', end: '2026-11-28 00:00:00' },
  ])
  expect(shown.map((one) => isCut(one, 'Asia/Riyadh'))).toEqual([true, true])
  expect(scheduleEvents([night], 'UTC', '2026-11-27').map((one) => isCut(one, 'UTC'))).toEqual([false])
})
