import { mondayOf } from '@dsms/contract/kernel/time/days'
import { shiftClock } from '../scripts/shiftClock.js'
import { offsetTo, testDay } from '../scripts/testClock.ts'
import { dayAfter } from './days.ts'

/** The day on which each file of journeys begins, at nine in the morning in Riyadh. */
export const today = testDay

/** A day before or after the day on which journeys begin. */
export const inDays = (days: number): string => dayAfter(today, days)

/** The first Monday after so many days. */
export function mondayIn(days: number): string {
  return mondayOf(inDays(days + 6))
}

let current = 0

/** A file of journeys begins now: sets the clock of this process, and answers by how many milliseconds it is ahead. */
export function startClock(): number {
  current = offsetTo('09:00')
  shiftClock(current)
  return current
}

/** Milliseconds that the clock of the file of journeys that runs is ahead. */
export const clockOffset = (): number => current

/** The demonstration is made before journeys begin, so that nothing in it lies ahead of the first. */
export const offsetOfTemplate = (): number => offsetTo('08:45')
