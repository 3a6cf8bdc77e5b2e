// Days of the calendar as text, `2026-03-31`, which have no zone.

const length = 86_400_000

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * length).toISOString().slice(0, 10)

/** 0 is Sunday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The first day of the week that a day lies in, where weeks begin on the given weekday. */
export const weekOf = (day: string, weekStart: number): string => dayAfter(day, -((weekdayOf(day) - weekStart + 7) % 7))

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The same day so many months later, or the last of that month. */
export function monthsAfter(day: string, months: number): string {
  const first = new Date(`${monthOf(day)}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months + 1)
  const last = new Date(first.getTime() - length)
  return `${last.toISOString().slice(0, 8)}${String(Math.min(Number(day.slice(8)), last.getUTCDate())).padStart(2, '0')}`
}

/** All days from the first to the last. */
export function daysFrom(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / length) + 1
  return Array.from({ length: Math.max(0, count) }, (_, place) => dayAfter(first, place))
}

/** Weeks that a month's sheet shows: six at most, whole. */
export function sheetOf(day: string, weekStart: number): { from: string; to: string } {
  const from = weekOf(monthOf(day), weekStart)
  const last = dayAfter(monthsAfter(monthOf(day), 1), -1)
  return { from, to: dayAfter(weekOf(last, weekStart), 6) }
}
