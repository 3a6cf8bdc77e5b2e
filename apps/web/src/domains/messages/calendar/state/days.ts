import { addDays, firstOfWeek } from '@dsms/contract/kernel/time/days'
/** Days are text, `2026-03-31`: they have no zone and sort as they stand. */
export type Day = string

export type View = 'month' | 'week' | 'day' | 'agenda'
export const views: View[] = ['month', 'week', 'day', 'agenda']

const dateOf = (day: Day): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)
const textOf = (date: Date): Day => date.toISOString().slice(0, 10)

/** The same day of another month; the last one where there are fewer. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(day)
  const wanted = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(wanted, last))
  return textOf(date)
}

export const isDay = (text: unknown): text is Day =>
  typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dateOf(text).getTime())

export const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** Days of the list that are read at once. */
export const agendaDays = 30

/** The days that a view shows; `to` is the day after the last. */
export function rangeOf(view: View, day: Day, firstWeekday: number): { from: Day; to: Day } {
  if (view === 'day') return { from: day, to: addDays(day, 1) }
  if (view === 'agenda') return { from: day, to: addDays(day, agendaDays) }
  if (view === 'week') {
    const from = firstOfWeek(day, firstWeekday)
    return { from, to: addDays(from, 7) }
  }
  // six weeks, as the grid has at most
  const from = firstOfWeek(startOfMonth(day), firstWeekday)
  return { from, to: addDays(from, 42) }
}

/** A step back or on in a view. */
export function stepFrom(view: View, day: Day, direction: -1 | 1): Day {
  if (view === 'month') return addMonths(day, direction)
  return addDays(day, direction * { day: 1, week: 7, agenda: agendaDays }[view])
}
