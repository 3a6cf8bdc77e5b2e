import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { expect, test } from 'vitest'
import { changeOf, eventRules, flatOf, isOfWholeSeries, newValues, valuesOf, withStart } from './eventValues.ts'

const series = {
  id: 3,
  url: '',
  title: 'Lesson',
  start: '2026-03-30T07:00:00Z',
  end: '2026-03-30T08:30:00Z',
  allDay: false,
  extendedProps: {
    calendar: 'Business',
    guests: [],
    location: '',
    description: '',
    timeZone: 'Europe/Berlin',
    isShared: false,
    rrule: 'FREQ=WEEKLY;BYDAY=MO',
    occurrence: '2026-03-30T07:00:00Z',
    reminders: [],
    owner: { id: 1, fullName: '', avatar: '' },
    isMine: true,
    answer: null,
    version: 1,
  },
} satisfies CalendarEvent

const zones = { machine: 'America/New_York', school: 'Asia/Riyadh' }

test('the form shows the clock of the zone where the event is meant', () => {
  expect(valuesOf(series)).toMatchObject({ start: '2026-03-30T09:00', end: '2026-03-30T10:30' })
})

test('the end follows the start, and so does the weekday, which is no change of the rule', () => {
  const before = valuesOf(series)
  const after = { ...before, ...withStart(before, '2026-03-31T11:00') }
  expect(after).toMatchObject({ end: '2026-03-31T12:30', rrule: { days: ['TU'] } })
  expect(isOfWholeSeries(before, after)).toBe(false)
  expect(changeOf(before, after)).toEqual({
    start: '2026-03-31T11:00',
    end: '2026-03-31T12:30',
    allDay: false,
    extendedProps: { timeZone: 'Europe/Berlin' },
  })
})

test('only what was changed is sent; guests, sharing, reminders and the rule are of the whole series', () => {
  const before = valuesOf(series)
  expect(changeOf(before, { ...before, title: 'Test' })).toEqual({ title: 'Test', extendedProps: {} })
  expect(isOfWholeSeries(before, { ...before, title: 'Test' })).toBe(false)
  expect(isOfWholeSeries(before, { ...before, reminders: [5] })).toBe(true)
  const daily = { ...before, rrule: { ...before.rrule, frequency: 'daily' as const } }
  expect(isOfWholeSeries(before, daily)).toBe(true)
  expect(changeOf(before, daily).extendedProps).toEqual({ rrule: 'FREQ=DAILY' })
})

test('an hour clicked here is the hour it is at the school; days stay days', () => {
  expect(newValues({ start: '2026-11-24T09:00', end: undefined }, zones)).toMatchObject({
    start: '2026-11-24T17:00',
    end: '2026-11-24T18:00',
    allDay: false,
  })
  const days = newValues({ start: '2026-11-24', end: '2026-11-26' }, zones)
  expect(flatOf(days)).toMatchObject({ allDay: true, start: '2026-11-24', end: '2026-11-26' })
})

test('an end before the start is wrong on its field', () => {
  const values = { ...valuesOf(series), end: '2026-03-30T08:59' }
  expect(eventRules.safeParse(flatOf(values)).error?.issues).toMatchObject([
    { path: ['end'], message: 'end_before_start' },
  ])
  expect(eventRules.safeParse(flatOf(valuesOf(series))).success).toBe(true)
})
