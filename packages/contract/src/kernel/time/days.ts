const dayMs = 86_400_000
/** Of a text that goes on, a time by the clock, its day counts. */
const at = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`)
/** The earliest and the furthest that a day can be written. */
const firstDay = at('0001-01-01')
const lastDay = at('9999-12-31')

/** Days are texts, `2026-03-01`, without a zone: each has 24 hours. */
export const addDays = (day: string, days: number): string =>
  new Date(Math.max(firstDay, Math.min(at(day) + days * dayMs, lastDay))).toISOString().slice(0, 10)

/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs)

/** 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(at(day)).getUTCDay()

/** Every day from one to another. By their number: no day comes after the last that can be written, so who counted up to it would count for ever. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, nth) => addDays(first, nth))
