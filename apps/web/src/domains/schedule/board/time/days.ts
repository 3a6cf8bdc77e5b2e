import { addDays, firstOfWeek } from '@dsms/contract/kernel/time/days'

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The same day so many months later, or the last of that month. */
export function monthsAfter(day: string, months: number): string {
  const first = new Date(`${monthOf(day)}T00:00:00Z`)
  first.setUTCMonth(first.getUTCMonth() + months + 1)
  const last = addDays(first.toISOString(), -1)
  return `${last.slice(0, 8)}${String(Math.min(Number(day.slice(8)), Number(last.slice(8)))).padStart(2, '0')}`
}

/** Weeks that a month's sheet shows: six at most, whole. */
export function sheetOf(day: string, weekStart: number): { from: string; to: string } {
  const from = firstOfWeek(monthOf(day), weekStart)
  const last = addDays(monthsAfter(monthOf(day), 1), -1)
  return { from, to: addDays(firstOfWeek(last, weekStart), 6) }
}
