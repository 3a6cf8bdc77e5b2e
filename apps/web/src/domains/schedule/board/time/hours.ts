import { dayEnd, dayStart } from '@dsms/contract/kernel/time/clock'
import type { BoardData } from '../model.ts'
import { hoursFor, type Minute } from './axis.ts'

export interface Hours {
  from: string
  to: string
}

/**
 * The hours that are worth a place: while any branch is open on any of the days, or, where nobody has said when that is, those
 * that the school shows. Lessons outside of them are never left out.
 */
export function shownHours(
  { opening, day_starts, day_ends, time_zone }: Pick<BoardData, 'opening' | 'day_starts' | 'day_ends' | 'time_zone'>,
  lessons: readonly { start: Minute; end: Minute }[],
  hasAllHours = false,
): Hours {
  if (hasAllHours) return { from: dayStart, to: dayEnd }
  const open = opening.flatMap(({ from, to }) => (from && to ? [{ from, to }] : []))
  const from = open.map((one) => one.from).sort()[0] ?? day_starts
  const to =
    open
      .map((one) => one.to)
      .sort()
      .at(-1) ?? day_ends
  const isAlways = from === dayStart && to === dayEnd
  const hours = isAlways ? { from: day_starts, to: day_ends } : { from: fullBefore(from), to: fullAfter(to) }
  return hoursFor(lessons, hours, time_zone)
}

/** The board counts in full hours. */
const fullBefore = (time: string): string => `${time.slice(0, 2)}:00`
const fullAfter = (time: string): string =>
  time.endsWith(':00') ? time : `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`
