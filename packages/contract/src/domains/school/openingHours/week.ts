import { present } from '../../../kernel/choices/lists.ts'
import { dayEnd, dayStart, isPastMidnight } from '../../../kernel/time/clock.ts'
import { addDays, nextWeekday, weekdayOf } from '../../../kernel/time/days.ts'
// Without schemas: screens count with hours too, and tests need nothing else.

/**
 * One stretch of a day at which people come: `08:00` to `12:00`. An end that is not after the beginning is on the next
 * day: `20:00` to `02:00`, `00:00` to `00:00` for all day.
 */
export interface Hours {
  /** 0 is Sunday. */
  weekday: number
  opens: string
  closes: string
}

/** A part of one date, its end `24:00` at the latest. */
export interface Span {
  opens: string
  closes: string
}

/** A week that takes the place of the usual one for some time. */
export interface Season {
  starts_on: string
  ends_on: string
  hours: Hours[]
}

const isOvernight = ({ opens, closes }: Hours) => isPastMidnight(opens, closes)
const byTime = (a: Hours, b: Hours) => a.weekday - b.weekday || (a.opens < b.opens ? -1 : a.opens > b.opens ? 1 : 0)

/** Hours as a day holds them: what goes past midnight is cut there. */
export const splitHours = (week: readonly Hours[]): Hours[] =>
  week
    .flatMap((hours) => {
      const { weekday, opens, closes } = hours
      if (!isOvernight(hours)) return [hours]
      const evening = { weekday, opens, closes: dayEnd }
      return closes === dayStart ? [evening] : [evening, { weekday: nextWeekday(weekday), opens: dayStart, closes }]
    })
    .sort(byTime)

/** The same as people say them: a night that was cut at midnight is one again. */
export function joinHours(parts: readonly Hours[]): Hours[] {
  const tails = new Set<Hours>()
  const joined = parts.map((part) => {
    if (part.closes !== dayEnd) return part
    const tail = parts.find(
      (other) =>
        other.weekday === nextWeekday(part.weekday) &&
        other.opens === dayStart &&
        other.closes !== dayEnd &&
        other.closes <= part.opens,
    )
    if (tail) tails.add(tail)
    return { ...part, closes: tail?.closes ?? dayStart }
  })
  return joined.filter((_, place) => !tails.has(present(parts[place]))).sort(byTime)
}

/** The weekday on which two stretches of a week overlap, the earliest; undefined when none do. */
export function overlapOf(week: readonly Hours[]): number | undefined {
  const parts = splitHours(week)
  return parts.find((part, place) => {
    const before = parts[place - 1]
    return before?.weekday === part.weekday && part.opens < before.closes
  })?.weekday
}

/** When it is open on a date. A season beats the usual week; a night that began the day before is still that day's. */
export function hoursOn(week: readonly Hours[], seasons: readonly Season[], date: string): Span[] {
  const yesterday = addDays(date, -1)
  const nights = ruling(week, seasons, yesterday)
    .filter((hours) => hours.weekday === weekdayOf(yesterday) && isOvernight(hours) && hours.closes !== dayStart)
    .map(({ closes }) => ({ opens: dayStart, closes }))
  const own = ruling(week, seasons, date)
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map((hours) => ({ opens: hours.opens, closes: isOvernight(hours) ? dayEnd : hours.closes }))
  return merged([...nights, ...own])
}

/** Whether it is open at a time of a date. The minute of closing is closed. */
export const isOpen = (week: readonly Hours[], seasons: readonly Season[], date: string, time: string): boolean =>
  hoursOn(week, seasons, date).some(({ opens, closes }) => opens <= time && time < closes)

const ruling = (week: readonly Hours[], seasons: readonly Season[], date: string): readonly Hours[] =>
  seasons.find(({ starts_on, ends_on }) => starts_on <= date && date <= ends_on)?.hours ?? week

function merged(spans: Span[]): Span[] {
  const sorted = [...spans].sort((a, b) => (a.opens < b.opens ? -1 : 1))
  const whole: Span[] = []
  for (const span of sorted) {
    const last = whole.at(-1)
    if (last && span.opens <= last.closes) last.closes = last.closes > span.closes ? last.closes : span.closes
    else whole.push({ ...span })
  }
  return whole
}
