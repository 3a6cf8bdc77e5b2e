import { digitsOf, toMajor } from '@dsms/contract/kernel/money'
import { useLanguage } from './index.ts'
import { once, onceFor } from './once.ts'

type Moment = string | number | Date

export interface Format {
  /** `2026-03-31` (a day, without a zone) or an instant. */
  date: (value: Moment) => string
  /** On the clock of a zone; without one on that of this machine. */
  dateTime: (value: Moment, zone?: string) => string
  /** Hour and minute. */
  time: (value: Moment) => string
  /** As lists have room for: the hour today, else day and month, with the year when it is another. */
  brief: (value: Moment) => string
  /** "Sunday 8 March at 08:00". */
  weekdayTime: (value: Moment) => string
  /** Names of the days, Sunday first. */
  weekdays: string[]
  /** As a heading: "Today", "Yesterday", else "Sunday 8 March", with the year when it is another. */
  dayWords: (value: Moment) => string
  /** "3 hours ago", "tomorrow"; beyond a month the date. */
  relative: (value: Moment) => string
  number: (value: number, options?: Intl.NumberFormatOptions) => string
  /** An amount in the currency's smallest unit: 125050 of SAR is "SAR 1,250.50". */
  money: (minor: number, currency: string) => string
  /** Two values from the smaller to the larger, each one run: "SAR 10 – SAR 100". */
  range: (from: string, to: string) => string
  /** The same as `money` for prices that are shown large: no decimals where there are none, and the short sign of the currency. */
  price: (minor: number, currency: string) => string
  bytes: (value: number) => string
  /** Things beside one another: "a, b and c", in Arabic with a comma before each. */
  list: (values: string[]) => string
  /** Parts of one measure: "17 years and 6 months". */
  measure: (parts: string[]) => string
  /** A length of time: "1 hour 30 min". */
  hours: (minutes: number) => string
  /** Parts of an address, or names beside one another, with the comma of the language; what is empty is left out. */
  joined: (parts: readonly (string | null | undefined)[]) => string
  /** A language or a currency by its code. */
  nameOf: (kind: 'language' | 'currency', code: string) => string
  /** `2026-03-31` as day and month, with the year when it is not the given one. */
  shortDay: (day: string, year: string) => string
  /** `2026-03` or a day of it, as "Mar 26". */
  month: (value: Moment) => string
  /** The same in full, for headings: next to a name two digits of a year read like a day. */
  monthYear: (value: Moment) => string
  /** `2026-03-31` as "March". */
  monthName: (day: string) => string
  /** A day of the week, 0 for Sunday: "Sun". */
  weekday: (weekday: number) => string
  /** A day in the Hijri calendar (Umm al-Qura). */
  hijri: (day: string) => string
}

/** Dates, numbers and lists in the reader's language. */
export function useFormat(): Format {
  const { locale } = useLanguage()
  return formatOf(locale)
}

/** The formats of a language, made once: hundreds of cells in a list ask for them. */
export const formatOf = onceFor(newFormat)

/** The only place that calls Intl, where it is first needed: each of its objects takes as long as a row of a table. */
function newFormat(locale: string): Format {
  const dates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const days = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }))
  const instantsIn = onceFor(
    (timeZone: string | undefined) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  )
  const times = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }))
  const dayMonths = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }))
  const weekdayTimes = once(
    () =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        hour: '2-digit',
        minute: '2-digit',
      }),
  )
  const weekday = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }))
  const longDays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }))
  const longDates = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'full' }))
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'short', year: '2-digit', timeZone: 'UTC' }))
  const fullMonths = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }))
  const shortDays = once(() => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }))
  const monthNames = once(() => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))
  const weekdays = once(() => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }))
  const hijriDates = once(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', calendar: 'islamic-umalqura', timeZone: 'UTC' }),
  )
  const distances = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  // the first of March 2026 is a Sunday
  const weekdayNames = once(() => [1, 2, 3, 4, 5, 6, 7].map((day) => weekday().format(Date.UTC(2026, 2, day))))
  const isRightToLeft = locale.startsWith('ar')
  const numbers = new Map<string, Intl.NumberFormat>()
  const numberFormat = (options: Intl.NumberFormatOptions | undefined) => {
    const key = JSON.stringify(options ?? {})
    const known = numbers.get(key) ?? new Intl.NumberFormat(locale, withDigits(options))
    numbers.set(key, known)
    return known
  }
  const number = (value: number, options?: Intl.NumberFormatOptions) => {
    const known = numberFormat(options)
    if (!isRightToLeft) return known.format(value)
    if (options?.style === 'currency') return amountRun(known.formatToParts(value))
    return value < 0 ? isolated('ltr', known.format(value)) : known.format(value)
  }
  const amount = (minor: number, currency: string, options?: Intl.NumberFormatOptions) =>
    number(toMajor(minor, currency), { ...options, style: 'currency', currency })
  const date = (value: Moment) => (isDay(value) ? days() : dates()).format(new Date(value))

  return {
    date,
    dateTime: (value, zone) => instantsIn(zone).format(new Date(value)),
    time: (value) => times().format(new Date(value)),
    brief: (value) => {
      const [then, now] = [new Date(value), new Date()]
      if (then.toDateString() === now.toDateString()) return times().format(then)
      return then.getFullYear() === now.getFullYear() ? dayMonths().format(then) : dates().format(then)
    },
    get weekdays() {
      return weekdayNames()
    },
    weekdayTime: (value) => weekdayTimes().format(new Date(value)),
    dayWords: (value) => {
      const [then, now] = [new Date(value), new Date()]
      // noon to noon, so that a day of 23 or 25 hours is one
      const days = Math.round((then.setHours(12, 0, 0, 0) - now.setHours(12, 0, 0, 0)) / 86_400_000)
      if (days === 0 || days === -1) return capital(distances().format(days, 'day'))
      return capital((then.getFullYear() === now.getFullYear() ? longDays() : longDates()).format(then))
    },
    relative: (value) => {
      const seconds = (new Date(value).getTime() - Date.now()) / 1000
      const step = steps.find(([, size, limit]) => Math.abs(seconds) < size * limit)
      return step ? distances().format(Math.trunc(seconds / step[1]), step[0]) : date(value)
    },
    number,
    money: (minor, currency) => amount(minor, currency),
    price: (minor, currency) =>
      amount(minor, currency, { currencyDisplay: 'narrowSymbol', trailingZeroDisplay: 'stripIfInteger' }),
    range: (from, to) => (isRightToLeft ? isolated('rtl', `${from} – ${to}`) : `${from} – ${to}`),
    joined: (parts) => parts.filter(Boolean).join(isRightToLeft ? '، ' : ', '),
    bytes: (value) => {
      const [unit, size] = units.find(([, limit]) => value >= limit) ?? (['byte', 1] as const)
      return number(value / size, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
    },
    list: (values) => (isRightToLeft ? values.join('، ') : lists().format(values)),
    measure: (parts) => lists().format(parts),
    hours: (minutes) => {
      const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
      const unitDisplay = isRightToLeft ? 'long' : 'short'
      const parts = [
        ...(whole ? [number(whole, { style: 'unit', unit: 'hour', unitDisplay: 'long' })] : []),
        ...(rest || !whole ? [number(rest, { style: 'unit', unit: 'minute', unitDisplay })] : []),
      ]
      return isRightToLeft ? lists().format(parts) : parts.join(' ')
    },
    nameOf: (kind, code) => new Intl.DisplayNames(locale, { type: kind }).of(code) ?? code,
    shortDay: (day, year) => (day.startsWith(year) ? shortDays() : days()).format(new Date(day)),
    month: (value) => months().format(new Date(value)),
    monthYear: (value) => fullMonths().format(new Date(value)),
    monthName: (day) => monthNames().format(new Date(day)),
    // 4 January 1970 was a Sunday
    weekday: (weekday) => weekdays().format(new Date((3 + weekday) * 86_400_000)),
    hijri: (day) => hijriDates().format(new Date(day)),
  }
}

/** Text that keeps its own direction and is one run to what stands around it. */
const isolated = (direction: 'ltr' | 'rtl', text: string): string =>
  `${direction === 'ltr' ? '\u2066' : '\u2067'}${text}\u2069`

/**
 * An amount as one run in a line of Arabic: the number first, then its sign to the left of it. Digits with their minus,
 * and a sign with Latin letters, read from the left: `US$` would be turned around to `$US`, `-5` to `5-`.
 */
function amountRun(parts: Intl.NumberFormatPart[]): string {
  const isDigits = ({ type }: Intl.NumberFormatPart) => type !== 'currency' && type !== 'literal'
  const digits = parts.filter(isDigits).map(({ value }) => value)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? ''
  return isolated(
    'rtl',
    `${isolated('ltr', digits.join(''))}\u00a0${/[A-Z]/.test(sign) ? isolated('ltr', sign) : sign}`,
  )
}

/** As a heading begins. */
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

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

/** An amount has the decimals of its currency in every browser, unless others are asked for. */
function withDigits(options: Intl.NumberFormatOptions | undefined): Intl.NumberFormatOptions | undefined {
  if (options?.style !== 'currency' || !options.currency) return options
  const digits = digitsOf(options.currency)
  return {
    minimumFractionDigits: Math.min(digits, options.maximumFractionDigits ?? digits),
    maximumFractionDigits: digits,
    ...options,
  }
}
