import { dayAfter } from './days.ts'
import { shiftClock } from './shiftClock.js'

/*
 * Journeys act on a clock of their own, so that no weekday, holiday, paper that ends or midnight decides what they meet.
 * Servers and pages read the real time plus a constant offset, set before anything else of theirs loads. The embedded
 * database takes its time from `Date`, so `now()` follows. `JOURNEYS_CLOCK=real` leaves the time as it is.
 */

const isReal = process.env.JOURNEYS_CLOCK === 'real'
/** The time where the school of the demonstration is: no summer time, three hours ahead of UTC. */
const riyadhMs = 3 * 3_600_000

/** The day on which each file of journeys begins, at nine in the morning in Riyadh. */
export const today = isReal ? new Date(Date.now() + riyadhMs).toISOString().slice(0, 10) : '2027-01-04'

/** A day before or after the day on which journeys begin. */
export const inDays = (days: number): string => dayAfter(today, days)

/** The first Monday after so many days. */
export function mondayIn(days: number): string {
  const day = inDays(days)
  return dayAfter(day, (8 - new Date(day).getUTCDay()) % 7)
}

/** When a file of journeys begins: what it does later comes after that, as on any clock. */
const begins = '09:00'
/** The demonstration is made before that, so that nothing in it lies ahead of the first journey. */
const made = '08:45'

/** Milliseconds that a clock is ahead which shows that time of the first day now. `Date` itself may be ahead already. */
const offsetTo = (time: string): number =>
  isReal ? 0 : Math.round(Date.parse(`${today}T${time}:00+03:00`) - performance.timeOrigin - performance.now())

let current = 0

/** A file of journeys begins now: sets the clock of this process, and answers by how many milliseconds it is ahead. */
export function startClock(): number {
  current = offsetTo(begins)
  shiftClock(current)
  return current
}

/** Milliseconds that the clock of the file of journeys that runs is ahead. */
export const clockOffset = (): number => current

export const offsetOfTemplate = (): number => offsetTo(made)

/** What a program is started with so that its clock is ahead from its first line on, and those of programs it starts. */
export const programClock = (offset: number): NodeJS.ProcessEnv => ({
  CLOCK_OFFSET: String(offset),
  NODE_OPTIONS: `--import ${new URL('shiftClock.js', import.meta.url).href}`,
})
