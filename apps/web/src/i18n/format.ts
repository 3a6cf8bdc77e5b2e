import { useMemo } from 'react'
import { useLanguage } from './index.ts'

type Moment = string | number | Date

export interface Format {
  /** `2026-03-31` (a day, without a zone) or an instant. */
  date: (value: Moment) => string
  dateTime: (value: Moment) => string
  /** "3 hours ago", "tomorrow"; beyond a month the date. */
  relative: (value: Moment) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  bytes: (value: number) => string
  list: (values: string[]) => string
  /** `2026-03` or a day of it, as "Mar 26". */
  month: (value: Moment) => string
}

/** Dates, numbers and lists in the reader's language. */
export function useFormat(): Format {
  const { locale } = useLanguage()
  return useMemo(() => formatOf(locale), [locale])
}

/** The only place that calls Intl. */
export function formatOf(locale: string): Format {
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const instants = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' })
  const distances = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' })
  const number = (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value)
  const date = (value: Moment) => (isDay(value) ? days.format(new Date(value)) : dates.format(new Date(value)))

  return {
    date,
    dateTime: (value) => instants.format(new Date(value)),
    relative: (value) => {
      const seconds = (new Date(value).getTime() - Date.now()) / 1000
      const step = steps.find(([, size, limit]) => Math.abs(seconds) < size * limit)
      return step ? distances.format(Math.trunc(seconds / step[1]), step[0]) : date(value)
    },
    number,
    bytes: (value) => {
      const [unit, size] = units.find(([, limit]) => value >= limit) ?? (['byte', 1] as const)
      return number(value / size, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
    },
    list: (values) => lists.format(values),
    month: (value) => months.format(new Date(value)),
  }
}

const isDay = (value: Moment): boolean => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Unit, its seconds, and up to how many of it are still told in it. */
const steps: [Intl.RelativeTimeFormatUnit, number, number][] = [
  ['second', 1, 60],
  ['minute', 60, 60],
  ['hour', 3600, 24],
  ['day', 86_400, 30],
]

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const
