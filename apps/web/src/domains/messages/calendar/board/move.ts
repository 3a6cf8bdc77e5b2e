import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import { dayMs, hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { instantOf, wallClock } from '../../../../kernel/i18n/zone.ts'

export type Span = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>
type Movable = Pick<CalendarEvent, 'start' | 'end' | 'allDay'> & { extendedProps: { timeZone: string } }

const lengthOf = (event: Movable) => new Date(event.end).getTime() - new Date(event.start).getTime()
const later = (instant: string, milliseconds: number) =>
  new Date(new Date(instant).getTime() + milliseconds).toISOString()

/** Some days on; hours stay what they are where the event is meant, also across a change of the clock. */
export function movedByDays(event: Movable, days: number): Span {
  if (event.allDay) return { start: addDays(event.start, days), end: addDays(event.end, days), allDay: true }
  const zone = event.extendedProps.timeZone
  const wall = wallClock(event.start, zone)
  const start = instantOf(`${addDays(wall, days)}${wall.slice(10)}`, zone)
  return { start, end: later(start, lengthOf(event)), allDay: false }
}

export const movedByMinutes = (event: Movable, minutes: number): Span => ({
  start: later(event.start, minutes * minuteMs),
  end: later(event.end, minutes * minuteMs),
  allDay: false,
})

/** Longer or shorter at its end; never shorter than a day, or than a quarter of an hour. */
export function stretched(event: Movable, by: { days: number; minutes: number }): Span {
  if (event.allDay) {
    const end = addDays(event.end, by.days)
    return { start: event.start, end: end > event.start ? end : event.end, allDay: true }
  }
  const end = later(event.end, by.minutes * minuteMs)
  return { start: event.start, end: lengthOf(event) + by.minutes * minuteMs > 0 ? end : event.end, allDay: false }
}

/**
 * Dropped at `wall` (`2026-03-31 09:00:00`) on the clock of `zone`. On the row of all-day events an event of some hours
 * becomes one of the day; an event of the day that is dropped on an hour becomes one of an hour.
 */
export function droppedAt(event: Movable, wall: string, zone: string, isOnDays: boolean): Span {
  const day = wall.slice(0, 10)
  const time = wall.slice(11, 16)
  if (event.allDay) {
    if (isOnDays) return movedByDays(event, daysBetween(event.start, day))
    const start = instantOf(`${day}T${time}`, zone)
    return { start, end: later(start, hourMs), allDay: false }
  }
  const before = wallClock(event.start, zone)
  const isOneDay = lengthOf(event) < dayMs
  if (isOnDays && isOneDay) return { start: day, end: addDays(day, 1), allDay: true }
  if (isOnDays || before.slice(11, 16) === time) return movedByDays(event, daysBetween(before, day))
  const start = instantOf(`${day}T${time}`, zone)
  return { start, end: later(start, lengthOf(event)), allDay: false }
}

/** The edges that were drawn, on the clock of `zone`. The last minute of a day means its end. */
export function resizedTo(event: Movable, start: string, end: string, zone: string): Span {
  const at = (wall: string) =>
    wall.slice(11, 16) === '23:59'
      ? instantOf(`${addDays(wall, 1)}T00:00`, zone)
      : instantOf(wall.slice(0, 16).replace(' ', 'T'), zone)
  const isStartMoved = wallClock(event.start, zone).slice(0, 16).replace('T', ' ') !== start.slice(0, 16)
  return isStartMoved
    ? { start: at(start), end: event.end, allDay: false }
    : { start: event.start, end: at(end), allDay: false }
}
