import { addDays } from './days.ts'
import { dayMs } from './milliseconds.ts'

export interface HijriDate {
  year: number
  month: number
  day: number
}

const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
})

/** A day in the Umm al-Qura calendar. */
export function hijriOf(day: string): HijriDate {
  const parts = Object.fromEntries(format.formatToParts(new Date(`${day}T00:00:00Z`)).map((p) => [p.type, p.value]))
  return { year: Number(parts.year), month: Number(parts.month), day: Number(parts.day) }
}

const beginning = Date.UTC(622, 6, 19) / dayMs
const yearLength = 354.367
const monthLength = 29.5306

/** The Gregorian day of one in the Umm al-Qura calendar, which has tables for 1300 to 1600; undefined where it is none. */
export function gregorianOf({ year, month, day }: HijriDate): string | undefined {
  if (year < 1300 || year > 1600 || month < 1 || month > 12 || day < 1 || day > 30) return undefined
  // the middle of a month is surely in it: from there its first day is counted back
  const near = beginning + (year - 1) * yearLength + (month - 1) * monthLength + 14
  const middle = new Date(Math.round(near) * dayMs).toISOString().slice(0, 10)
  const first = addDays(middle, 1 - hijriOf(middle).day)
  const found = addDays(first, day - 1)
  return hijriOf(found).month === month ? found : undefined
}
