import { addDays } from '../../../kernel/time/days.ts'

/** Throws a `RangeError` that names the first figure which is not a whole number of zero or more. */
export function checkWhole(figures: Record<string, number>): void {
  for (const [name, value] of Object.entries(figures))
    if (!Number.isSafeInteger(value) || value < 0)
      throw new RangeError(`${name} is not a whole number from 0: ${value}`)
}

/** Throws a `RangeError` unless the text is a day of the calendar, `2026-03-01`. */
export function checkDay(day: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || addDays(day, 0) !== day) throw new RangeError(`not a day: ${day}`)
}
