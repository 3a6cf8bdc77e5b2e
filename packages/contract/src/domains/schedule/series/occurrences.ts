import { addDays, daysBetween, daysFrom, firstOfWeek, isoWeekdayOf } from '../../../kernel/time/days.ts'
import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import { type SteadyTime, steadyTimesOfDays } from '../../../kernel/time/offsets.ts'
import { minutesOf } from '../../../kernel/time/spans.ts'

/** A series has at most so many lessons, and lasts at most so many days. */
export const mostOccurrences = 100
export const longestSeriesDays = 730

/** When the lessons of a series are: so many weeks apart, on days of the week (1 is Monday, 7 Sunday), by the clock. */
export interface SeriesRule {
  weekdays: readonly number[]
  every_weeks: number
  first_day: string
  /** `09:00`, as the clocks of the school show it. */
  time: string
  minutes: number
  /** The last day that may have a lesson; null where `count` says how many there are. */
  until?: string | null | undefined
  count?: number | null | undefined
  skip_holidays: boolean
}

/** One day of a series. Instants are milliseconds since 1970. */
export interface Occurrence {
  day: string
  start: number
  end: number
  /** False where the clocks are put forward over the time: `start` is then as much later. */
  exists: boolean
  /** True where the clocks are put back over the time, so that it comes twice; the first is meant. */
  twice: boolean
  /** A holiday that the series leaves out. */
  is_holiday: boolean
}

/**
 * The days of a series in their order, holidays that it leaves out among them; these do not count towards `count`. Nine
 * stays nine when the clocks change. Answers one more than `mostOccurrences` where there are too many. `weekStart` is the
 * first day of a week, 0 for Sunday, which matters where a series leaves weeks out.
 */
export function occurrencesOf(
  rule: SeriesRule,
  zone: string,
  weekStart = 1,
  isHoliday: (day: string) => boolean = () => false,
): Occurrence[] {
  const last = lastDayOf(rule)
  const steady = steadyTimesOfDays(zone, rule.first_day, last)
  const firstWeek = firstOfWeek(rule.first_day, weekStart)
  const wanted = Math.min(rule.count ?? mostOccurrences + 1, mostOccurrences + 1)
  const found: Occurrence[] = []
  let lessons = 0
  for (const day of daysFrom(rule.first_day, last)) {
    if (lessons >= wanted) break
    if (!rule.weekdays.includes(isoWeekdayOf(day))) continue
    if (Math.floor(daysBetween(firstWeek, day) / 7) % rule.every_weeks !== 0) continue
    const { instant, exists, twice } = instantOf(day, rule.time, steady)
    const is_holiday = rule.skip_holidays && isHoliday(day)
    if (!is_holiday) lessons++
    found.push({ day, start: instant, end: instant + rule.minutes * minuteMs, exists, twice, is_holiday })
  }
  return found
}

/** The furthest day that a series may reach. */
export function lastDayOf({ first_day, until }: Pick<SeriesRule, 'first_day' | 'until'>): string {
  const longest = addDays(first_day, longestSeriesDays)
  return until && until < longest ? until : longest
}

/** The instant at which the clocks of a day show a time, `09:00`; `steady` as of `steadyTimesOfDays`. */
export function instantOf(
  day: string,
  time: string,
  steady: readonly SteadyTime[],
): { instant: number; exists: boolean; twice: boolean } {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutesOf(time) * minuteMs
  const instants = steady
    .filter(({ from, to, offset }) => from <= shown - offset && shown - offset < to)
    .map(({ offset }) => shown - offset)
  const [first] = instants
  if (first !== undefined) return { instant: first, exists: true, twice: instants.length > 1 }
  const before = steady.findLast(({ to, offset }) => to <= shown - offset)
  return { instant: shown - (before?.offset ?? 0), exists: false, twice: false }
}
