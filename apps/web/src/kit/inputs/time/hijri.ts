import { addDays } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import type { CalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { latinDigits } from './latinDigits.ts'
import { partsOf } from './parsedDay.ts'

type Hijri = Pick<CalendarFormat, 'hijriNumbers'>

/** The first of Muharram of the year 1, and the length of a year and a month of the moon, by which a day is looked for. */
const beginning = Date.UTC(622, 6, 19) / dayMs
const yearLength = 354.367
const monthLength = 29.5306

/** The month of the calendar of Umm al-Qura in which a day lies: its first day, and how many there are. */
export function hijriMonth(day: string, { hijriNumbers }: Hijri): { first: string; length: number } {
  const first = addDays(day, 1 - hijriNumbers(day)[2])
  return { first, length: hijriNumbers(addDays(first, 29))[2] === 1 ? 29 : 30 }
}

/** The same day of the month so many months later, or the last one of a shorter month. */
export function hijriMonthsAfter(day: string, months: number, format: Hijri): string {
  const [year, month, date] = format.hijriNumbers(day)
  const whole = year * 12 + month - 1 + months
  const near = dayNear(Math.floor(whole / 12), (whole % 12) + 1, 15)
  const { first, length } = hijriMonth(near, format)
  return addDays(first, Math.min(date, length) - 1)
}

/** The day that typed text means in the calendar of Umm al-Qura, or null: 12/9/1447, 1447-9-12, ١٢/٩/١٤٤٧. */
export function parsedHijri(text: string, format: Hijri): string | null {
  const [first = '', second = '', third = '', more] = partsOf(latinDigits(text)) ?? []
  const [year, month, date] = (first.length === 4 ? [first, second, third] : [third, second, first]).map(Number)
  if (more !== undefined || !year || !month || !date) return null
  // the years that the calendar has tables for
  if (year < 1300 || year > 1600 || month > 12) return null
  const { first: start, length } = hijriMonth(dayNear(year, month, 15), format)
  return date <= length ? addDays(start, date - 1) : null
}

/** A day of about this date; in the middle of a month it is surely of that month. */
function dayNear(year: number, month: number, date: number): string {
  const days = beginning + (year - 1) * yearLength + (month - 1) * monthLength + date - 1
  return new Date(Math.round(days) * dayMs).toISOString().slice(0, 10)
}
