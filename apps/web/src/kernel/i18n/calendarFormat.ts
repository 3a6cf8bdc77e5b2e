import { useLanguage } from './index.ts'
import { once, onceFor } from './once.ts'

/** `2026-03-31`, or such a day with a time behind it, which is left out of account. */
type Day = string
type Width = 'narrow' | 'short' | 'long'

export interface CalendarFormat {
  /** "9:00 am" of an instant, on the clock of a zone; without one on that of this machine. */
  time: (instant: string | Date, zone?: string) => string
  /** "9:00 – 10:30 am" */
  times: (from: string | Date, to: string | Date, zone?: string) => string
  /** The time of `09:00`. */
  wallTime: (time: string) => string
  weekday: (day: Day, width?: Width) => string
  /** "Sunday, 1 March 2026" */
  fullDay: (day: Day) => string
  /** "1 March" */
  dayMonth: (day: Day) => string
  /** "Sun 1 March" */
  shortDay: (day: Day) => string
  /** "March 2026" */
  monthYear: (day: Day) => string
  /** "1 – 7 Mar 2026" */
  days: (from: Day, to: Day) => string
  /** The day of the month in the calendar of Umm al-Qura: "12". */
  hijriDay: (day: Day) => string
  /** Year, month and day of it in numbers: 1447, 9, 12. */
  hijriNumbers: (day: Day) => [year: number, month: number, day: number]
  /** "12 Ramadan 1447 AH" */
  hijriDate: (day: Day) => string
  /** "Ramadan – Shawwal 1447 AH" */
  hijriMonths: (from: Day, to: Day) => string
  /** "Arabian Time" */
  zoneName: (zone: string) => string
}

/** Parts of a calendar in the reader's language. */
export function useCalendarFormat(): CalendarFormat {
  const { locale } = useLanguage()
  return calendarFormatOf(locale)
}

/** Made once for a language, as `formatOf`. */
export const calendarFormatOf = onceFor(newCalendarFormat)

function newCalendarFormat(locale: string): CalendarFormat {
  // a day has no zone: it is told as it would be in UTC
  const ofDays = (options: Intl.DateTimeFormatOptions, tag = locale) =>
    once(() => new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options }))
  const hijri = new Intl.Locale(locale, { calendar: 'islamic-umalqura', numberingSystem: 'latn' }).toString()
  const utc = ofDays({ timeStyle: 'short' })
  const full = ofDays({ dateStyle: 'full' })
  const dayMonths = ofDays({ day: 'numeric', month: 'long' })
  const shortDays = ofDays({ weekday: 'short', day: 'numeric', month: 'long' })
  const months = ofDays({ month: 'long', year: 'numeric' })
  const ranges = ofDays({ day: 'numeric', month: 'short', year: 'numeric' })
  const hijriParts = ofDays({ day: 'numeric', month: 'numeric', year: 'numeric' }, 'en-u-ca-islamic-umalqura-nu-latn')
  const hijriDays = ofDays({ day: 'numeric' }, hijri)
  const hijriDates = ofDays({ day: 'numeric', month: 'long', year: 'numeric' }, hijri)
  const hijriMonths = ofDays({ month: 'long', year: 'numeric' }, hijri)
  const weekdays = {
    narrow: ofDays({ weekday: 'narrow' }),
    short: ofDays({ weekday: 'short' }),
    long: ofDays({ weekday: 'long' }),
  }
  const clockOf = onceFor(
    (zone: string | undefined) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone }),
  )

  return {
    time: (instant, zone) => clockOf(zone).format(new Date(instant)),
    times: (from, to, zone) => clockOf(zone).formatRange(new Date(from), new Date(to)),
    wallTime: (time) => utc().format(new Date(`1970-01-01T${time.slice(0, 5)}Z`)),
    weekday: (day, width = 'short') => weekdays[width]().format(dateOf(day)),
    fullDay: (day) => full().format(dateOf(day)),
    dayMonth: (day) => dayMonths().format(dateOf(day)),
    shortDay: (day) => shortDays().format(dateOf(day)),
    monthYear: (day) => months().format(dateOf(day)),
    days: (from, to) => ranges().formatRange(dateOf(from), dateOf(to)),
    hijriDay: (day) =>
      hijriDays()
        .formatToParts(dateOf(day))
        .find(({ type }) => type === 'day')?.value ?? '',
    hijriNumbers: (day) => {
      const parts = new Map(
        hijriParts()
          .formatToParts(dateOf(day))
          .map(({ type, value }) => [type, Number(value)]),
      )
      return [parts.get('year') ?? 0, parts.get('month') ?? 0, parts.get('day') ?? 0]
    },
    hijriDate: (day) => hijriDates().format(dateOf(day)),
    hijriMonths: (from, to) => hijriMonths().formatRange(dateOf(from), dateOf(to)),
    zoneName: (zone) =>
      new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
        .formatToParts(new Date())
        .find(({ type }) => type === 'timeZoneName')?.value ?? zone,
  }
}

const dateOf = (day: Day): Date => new Date(`${day.slice(0, 10)}T00:00:00Z`)
