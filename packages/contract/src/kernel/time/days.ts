import { dayMs } from './milliseconds.ts'

/** Of a text that goes on, a time by the clock, its day counts. */
const at = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
/** The earliest and the furthest that a day can be written. */
const firstDay = at('0001-01-01')
const lastDay = at('9999-12-31')

/** Days are texts, `2026-03-01`, without a zone: each has 24 hours. */
export const addDays = (day: string, days: number): string =>
  new Date(Math.max(firstDay, Math.min(at(day) + days * dayMs, lastDay))).toISOString().slice(0, 10)

/** The day in UTC so many days from now, or before now where they are negative. */
export const dayAhead = (days: number): string => addDays(new Date().toISOString(), days)

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs)

// Weekdays are written in two forms, and calls keep both: 0 to 6 from Sunday on, as opening hours, weekends and the beginning of a
// week have them, and 1 to 7 from Monday on, as ISO 8601 counts, in hours of trainers, wishes and series.

/** The weekday of a day, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay()

/** The weekday of a day as ISO 8601 counts, 7 for Sunday. */
export const isoWeekdayOf = (day: string): number => toIso(weekdayOf(day))

/** A weekday from 0 for Sunday, as ISO 8601 counts: 1 for Monday, 7 for Sunday. */
export const toIso = (weekday: number): number => weekday || 7

/** A weekday as ISO 8601 counts, from 0 for Sunday. */
export const fromIso = (weekday: number): number => weekday % 7

/** The weekday after one from 0 for Sunday. */
export const nextWeekday = (weekday: number): number => (weekday + 1) % 7

/** The weekday after one as ISO 8601 counts. */
export const nextIsoWeekday = (weekday: number): number => (weekday % 7) + 1

/** All weekdays from 0 for Sunday, in the order of a week that begins with one of them. */
export const weekFrom = (weekStart: number): number[] =>
  Array.from({ length: 7 }, (_, place) => (weekStart + place) % 7)

/** How many days of its week come before a day, where weeks begin on a weekday from 0 for Sunday. */
export const placeInWeek = (day: string, weekStart: number): number => (weekdayOf(day) - weekStart + 7) % 7

/** The first day of the week that a day lies in, where weeks begin on a weekday from 0 for Sunday. */
export const firstOfWeek = (day: string, weekStart: number): string => addDays(day, -placeInWeek(day, weekStart))

/** The Monday of the week that a day lies in. */
export const mondayOf = (day: string): string => firstOfWeek(day, 1)

/** A date of a weekday in either form, to ask for its name: 1 and 8 March 2026 are Sundays. */
export const dayOfWeekday = (weekday: number): string => `2026-03-0${weekday + 1}`

/** Every day from one to another. By their number: no day comes after the last that can be written, so who counted up to it would count for ever. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, nth) => addDays(first, nth))
