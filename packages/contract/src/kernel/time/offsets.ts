import { dayMs, minuteMs } from './milliseconds.ts'
import type { Span } from './spans.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Without Temporal, which not every browser has. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  formats.set(zone, format)
  return format
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, instant: number): number {
  const name = formatOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours, minutes = '0', seconds = '0'] = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name ?? '') ?? []
  if (!hours) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
}

/** A stretch of time during which the clocks of a zone are not put forward or back. */
export interface SteadyTime extends Span {
  offset: number
}

/** The steady stretches between two instants, at least one day apart from each other, as all changes of clocks are. */
export function steadyTimes(zone: string, from: number, to: number): SteadyTime[] {
  const steady: SteadyTime[] = []
  let begin = from
  let offset = offsetAt(zone, from)
  for (let at = from; at < to; ) {
    const next = Math.min(at + dayMs, to)
    const then = offsetAt(zone, next)
    if (then !== offset) {
      const change = changeBetween(zone, at, next, offset)
      steady.push({ from: begin, to: change, offset })
      begin = change
      offset = then
    }
    at = next
  }
  return [...steady, { from: begin, to, offset }]
}

/** The first second at which the clocks differ from `offset`. */
function changeBetween(zone: string, from: number, to: number, offset: number): number {
  let [before, after] = [Math.floor(from / 1000), Math.ceil(to / 1000)]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(zone, middle * 1000) === offset) before = middle
    else after = middle
  }
  return after * 1000
}

const midnightInUtc = (day: string) => Date.parse(`${day}T00:00:00Z`)
const aboutADay = 1.5 * dayMs

/**
 * The steady stretches that days of a zone may lie in: for `instantsOf`, which then needs no formatting of its own.
 * Clocks are at most 14 hours ahead of UTC or 12 behind.
 */
export const steadyTimesOfDays = (zone: string, first: string, last: string): SteadyTime[] =>
  steadyTimes(zone, midnightInUtc(first) - aboutADay, midnightInUtc(last) + dayMs + aboutADay)

/**
 * The instants at which the clocks of a day show a time within `span`, in minutes. A time that is skipped when clocks
 * go forward has none, one that comes twice when they go back has both.
 */
export function instantsOf(day: string, { from, to }: Span, steady: readonly SteadyTime[]): Span[] {
  const midnight = midnightInUtc(day)
  return steady.flatMap((time) => {
    const start = Math.max(time.from, midnight + from * minuteMs - time.offset)
    const end = Math.min(time.to, midnight + to * minuteMs - time.offset)
    return end > start ? [{ from: start, to: end }] : []
  })
}

/** What the clocks of a day show at an instant, in minutes; at the end of the day, which is the next one's first, 1440. */
export function minutesAt(day: string, instant: number, steady: readonly SteadyTime[], isEnd: boolean): number {
  const time = steady.find(({ from, to }) =>
    isEnd ? from < instant && instant <= to : from <= instant && instant < to,
  )
  return Math.round((instant + (time?.offset ?? 0) - midnightInUtc(day)) / minuteMs)
}
