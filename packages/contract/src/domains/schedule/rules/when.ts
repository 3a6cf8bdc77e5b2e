import { addDays, daysFrom, mondayOf } from '../../../kernel/time/days.ts'
import { dayMs } from '../../../kernel/time/milliseconds.ts'
import { instantsOf, type SteadyTime, steadyTimes } from '../../../kernel/time/offsets.ts'
import { dayMinutes, minutesOf, type Span } from '../../../kernel/time/spans.ts'

/** When a lesson is, by the clocks where the school is. Days are texts, instants milliseconds since 1970. */
export interface When {
  /** The day on which it begins. A lesson past midnight counts for that one alone. */
  day: string
  /** What the clocks show, as exceptions are written: `2026-03-29T09:00`. */
  from: string
  to: string
  /** The same by day, in minutes of each; more than one where it goes past midnight. */
  parts: { day: string; span: Span }[]
  /** The instants of its day, and of its week from Monday to Sunday. */
  today: Span
  week: Span
  steady: readonly SteadyTime[]
}

const stretch = 32 * dayMs
/** A week to either side, since limits of a week look that far. */
const margin = 10 * dayMs
const mostKept = 300
const kept = new Map<string, readonly SteadyTime[]>()

/** Clocks are asked for once a month and zone: formatting is what takes long here. */
function steadyAround(zone: string, instant: number): readonly SteadyTime[] {
  const nth = Math.floor(instant / stretch)
  const key = `${zone} ${nth}`
  const known = kept.get(key)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const steady = steadyTimes(zone, nth * stretch - margin, (nth + 1) * stretch + margin)
  kept.set(key, steady)
  return steady
}

const mostTold = 5000
const told = new Map<string, Map<number, When>>()

/** The time of a lesson by the clocks of a zone. Free times of a month ask for the same ones over and over, so that they are kept. */
export function whenOf({ start, end }: { start: number; end: number }, zone: string): When {
  // one lesson is asked about many times in a row
  if (last?.start === start && last.end === end && last.zone === zone) return last.when
  const when = knownOf({ start, end }, zone)
  last = { start, end, zone, when }
  return when
}

let last: { start: number; end: number; zone: string; when: When } | undefined

function knownOf({ start, end }: { start: number; end: number }, zone: string): When {
  const key = `${zone} ${end - start}`
  const known = told.get(key) ?? new Map<number, When>()
  const before = known.get(start)
  if (before) return before
  if (known.size >= mostTold || told.size >= mostKept) told.clear()
  const when = readClocks({ start, end }, zone)
  told.set(key, known.set(start, when))
  return when
}

function readClocks({ start, end }: { start: number; end: number }, zone: string): When {
  const steady = steadyAround(zone, start)
  const from = clockAt(start, steady)
  // told by the clocks that it is held under: 3:00 before they are put back, not 2:00
  const to = new Date(end + offsetOf(end - 1, steady)).toISOString().slice(0, 16)
  const day = from.slice(0, 10)
  const monday = mondayOf(day)
  return {
    day,
    from,
    to,
    parts: partsOf(from, to),
    today: { from: startOf(day, steady), to: startOf(addDays(day, 1), steady) },
    week: { from: startOf(monday, steady), to: startOf(addDays(monday, 7), steady) },
    steady,
  }
}

const offsetOf = (instant: number, steady: readonly SteadyTime[]): number =>
  (steady.find(({ from, to }) => from <= instant && instant < to) ?? steady[0])?.offset ?? 0

/** What the clocks show at an instant: `2026-03-29T09:00`. */
export const clockAt = (instant: number, steady: readonly SteadyTime[]): string =>
  new Date(instant + offsetOf(instant, steady)).toISOString().slice(0, 16)

function partsOf(from: string, to: string): When['parts'] {
  const [first, last] = [from.slice(0, 10), to.slice(0, 10)]
  const begin = minutesOf(from.slice(11))
  const end = minutesOf(to.slice(11))
  // of an hour that comes twice the second may begin earlier by the clock than the first ended
  if (last <= first) return [{ day: first, span: { from: begin, to: Math.max(end, begin + 1) } }]
  return daysFrom(first, last)
    .map((day) => ({
      day,
      span: { from: day === first ? begin : 0, to: day === last ? end : dayMinutes },
    }))
    .filter(({ span }) => span.to > span.from)
}

/** When a day begins: at midnight, or when clocks go on from midnight. */
export const startOf = (day: string, steady: readonly SteadyTime[]): number =>
  instantsOf(day, { from: 0, to: dayMinutes }, steady)[0]?.from ?? Date.parse(`${day}T00:00:00Z`)
