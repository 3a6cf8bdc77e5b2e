import { addDays, daysBetween, weekdayOf } from '../../../kernel/time/days.ts'
import { type HijriDate, hijriOf } from '../../../kernel/time/hijri.ts'

export { type HijriDate, hijriOf }

/**
 * When holidays fall. Pure: the server and the screens compute with the same functions, on dates written `2026-03-31`.
 */

export const holidayLevels = ['platform', 'organization', 'school', 'branch'] as const
export type HolidayLevel = (typeof holidayLevels)[number]

/** `yearly_hijri` follows the Umm al-Qura calendar, `yearly_easter` the Gregorian Easter Sunday. */
export const recurrences = ['none', 'yearly_gregorian', 'yearly_hijri', 'yearly_easter'] as const
export type Recurrence = (typeof recurrences)[number]

/** What of a holiday decides its days. */
export interface HolidayRule {
  /** The first, or the only, time. Its length is that of every other. */
  starts_on: string
  ends_on: string
  recurrence: Recurrence
  /** 1 to 12 and 1 to 30, for `yearly_hijri`. */
  hijri_month: number | null
  hijri_day: number | null
  /** Days after Easter Sunday; before it when negative. */
  easter_offset: number | null
  /** Dates that somebody confirmed, by the year of the holiday's own calendar: Hijri for Hijri ones. */
  confirmed: { year: number; starts_on: string; ends_on: string }[]
}

export interface Occurrence {
  /** In the holiday's own calendar. */
  year: number
  starts_on: string
  ends_on: string
  /** Computed, and waiting for the moon or whoever decides. */
  is_tentative: boolean
}

/** The times of a holiday that touch a Gregorian year, earliest first. A range over New Year belongs to both years. */
export function occurrencesOf(rule: HolidayRule, year: number): Occurrence[] {
  const length = daysBetween(rule.starts_on, rule.ends_on)
  return startsOf(rule, year)
    .map(({ year: own, day }) => {
      const confirmed = rule.confirmed.find((one) => one.year === own)
      return confirmed
        ? { ...confirmed, is_tentative: false }
        : {
            year: own,
            starts_on: day,
            ends_on: addDays(day, length),
            is_tentative: rule.recurrence === 'yearly_hijri',
          }
    })
    .filter(({ starts_on, ends_on }) => yearOf(starts_on) <= year && yearOf(ends_on) >= year)
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on))
}

function startsOf(rule: HolidayRule, year: number): { year: number; day: string }[] {
  const { starts_on, recurrence, hijri_month, hijri_day, easter_offset } = rule
  if (recurrence === 'none') return [{ year: yearOf(starts_on), day: starts_on }]
  // one that began in the year before may reach into this one, and a moved one may come from the year after
  const years = [year - 1, year, year + 1].filter((one) => one >= 1 && one <= lastYear)
  const isSince = ({ day }: { day: string }) => day >= starts_on || yearOf(day) >= yearOf(starts_on)
  if (recurrence === 'yearly_gregorian')
    return years.map((one) => ({ year: one, day: sameDayIn(starts_on, one) })).filter(isSince)
  if (recurrence === 'yearly_easter')
    return years.map((one) => ({ year: one, day: addDays(easterSunday(one), easter_offset ?? 0) })).filter(isSince)
  return years.flatMap((one) => hijriDates(one, hijri_month ?? 1, hijri_day ?? 1)).filter(isSince)
}

/** The same month and day in another year; 29 February is the 28th where there is none. */
function sameDayIn(day: string, year: number): string {
  const monthDay = day.slice(5)
  if (monthDay === '02-29' && !isLeap(year)) return `${pad(year)}-02-28`
  return `${pad(year)}-${monthDay}`
}

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of 1876). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${pad(year)}-${pad(Math.floor(f / 31), 2)}-${pad((f % 31) + 1, 2)}`
}

const hijriYears = new Map<number, { day: string; hijri: HijriDate }[]>()

/** Every day of a Gregorian year with its Hijri date; kept, since each costs a formatting. */
function hijriDaysOf(year: number) {
  const known = hijriYears.get(year)
  if (known) return known
  const first = `${pad(year)}-01-01`
  const days = Array.from({ length: isLeap(year) ? 366 : 365 }, (_, n) => {
    const day = addDays(first, n)
    return { day, hijri: hijriOf(day) }
  })
  hijriYears.set(year, days)
  return days
}

/** When a Hijri month and day falls in a Gregorian year: once, twice or not at all. The 30th of a short month is the 29th. */
function hijriDates(year: number, month: number, wished: number): { year: number; day: string }[] {
  const days = hijriDaysOf(year)
  return days
    .filter(({ hijri, day }) => {
      if (hijri.month !== month) return false
      return hijri.day === wished || (wished === 30 && hijri.day === 29 && hijriOf(addDays(day, 1)).day === 1)
    })
    .map(({ day, hijri }) => ({ year: hijri.year, day }))
}

/** A holiday of some level, as a calendar takes it. */
export interface LayeredHoliday extends HolidayRule {
  id: number
  level: HolidayLevel
  /** What lower levels may call off or move. */
  may_override: boolean
  /** The holiday of a higher level in whose place this one stands. */
  overrides_id: number | null
  /** It stands there for nothing: the holiday above is called off. */
  is_cancelled: boolean
}

export type CalendarDay<H extends LayeredHoliday> = Occurrence & {
  holiday: H
  /** Of a higher level, called off or moved by this one. */
  called_off_by: H | null
}

/**
 * All holidays of a year for whom the layers are given: each level adds to the ones above, and stands in their place
 * where they let it. What was called off is still there, and says by what.
 */
export function calendarOf<H extends LayeredHoliday>(layers: H[], year: number): CalendarDay<H>[] {
  const byId = new Map(layers.map((holiday) => [holiday.id, holiday]))
  const replacedBy = new Map<number, H>()
  for (const holiday of layers) {
    const above = holiday.overrides_id === null ? undefined : byId.get(holiday.overrides_id)
    if (above?.may_override && rank(holiday) > rank(above)) {
      const present = replacedBy.get(above.id)
      // the lowest level has the last word
      if (!present || rank(holiday) > rank(present)) replacedBy.set(above.id, holiday)
    }
  }
  return layers
    .filter(({ is_cancelled }) => !is_cancelled)
    .flatMap((holiday) =>
      occurrencesOf(holiday, year).map((occurrence) => ({
        ...occurrence,
        holiday,
        called_off_by: replacedBy.get(holiday.id) ?? null,
      })),
    )
    .sort((a, b) => a.starts_on.localeCompare(b.starts_on) || rank(a.holiday) - rank(b.holiday))
}

const rank = ({ level }: { level: HolidayLevel }) => holidayLevels.indexOf(level)

/** The day itself, or the first after it that is neither weekend (0 is Sunday) nor holiday. */
export function nextWorkingDay(
  day: string,
  free: { starts_on: string; ends_on: string }[],
  weekend: readonly number[],
): string {
  let next = day
  // a year without a working day is a mistake in the calendar, not a reason to look for ever
  for (let looked = 0; looked < 366; looked++) {
    const isFree = free.some(({ starts_on, ends_on }) => starts_on <= next && next <= ends_on)
    if (!isFree && !weekend.includes(weekdayOf(next))) return next
    next = addDays(next, 1)
  }
  return day
}

/** Days of later years cannot be written. */
const lastYear = 9999

const yearOf = (day: string) => Number(day.slice(0, 4))
const pad = (number: number, digits = 4) => String(number).padStart(digits, '0')
