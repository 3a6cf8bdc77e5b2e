/*
 * Tests act on a clock of their own, so that no weekday, holiday, paper that ends or midnight decides what they meet. Programs
 * and pages read the real time plus a constant offset, set before anything else of theirs loads. The embedded database takes
 * its time from `Date`, so `now()` follows. `TEST_CLOCK=real` leaves the time as it is.
 */

export const isReal = process.env.TEST_CLOCK === 'real'

/** The time in Riyadh, where schools of tests are: no summer time, three hours ahead of UTC. */
const riyadhMs = 3 * 3_600_000

/** The day on which tests act, as it is in Riyadh: a Monday. */
export const testDay = isReal ? new Date(Date.now() + riyadhMs).toISOString().slice(0, 10) : '2027-01-04'

/** Milliseconds that a clock is ahead which shows that time of the day in Riyadh now. `Date` itself may be ahead already. */
export const offsetTo = (time: string): number =>
  isReal ? 0 : Math.round(Date.parse(`${testDay}T${time}:00+03:00`) - performance.timeOrigin - performance.now())

/** A program that is started with this imported has the clock that `CLOCK_OFFSET` says, in milliseconds. */
export const shiftingImport = ['--import', new URL('shiftClock.js', import.meta.url).href]

/** What a program is started with so that its clock is ahead from its first line on, and those of programs it starts. */
export const programClock = (offset: number): NodeJS.ProcessEnv => ({
  CLOCK_OFFSET: String(offset),
  NODE_OPTIONS: shiftingImport.join(' '),
})
