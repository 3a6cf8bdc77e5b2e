import { z } from 'zod'
import { clockTime } from '../kernel/shared.ts'

/** Local times of a weekday; 1 is Monday and 7 is Sunday, as ISO 8601 counts. */
export interface WishTime {
  weekday: number
  from: string
  to: string
}

/** Faults of a wished time, at its place in the list and in the field that should change. */
interface WrongTime {
  place: number
  field: 'from' | 'to'
  code: 'end_before_start' | 'hours_overlap'
}

/**
 * Wished times that cannot be meant: one that does not end after it began, and one that begins while an earlier one of
 * its day still lasts. One that begins as another ends is fine. The later of two that overlap is told.
 */
export function wrongTimes(times: readonly WishTime[]): WrongTime[] {
  const inOrder = times
    .map((time, place) => ({ ...time, place }))
    .sort((one, other) => one.weekday - other.weekday || one.from.localeCompare(other.from) || one.place - other.place)
  let last: WishTime | undefined
  const wrong: WrongTime[] = []
  for (const { place, ...time } of inOrder) {
    if (time.to <= time.from) {
      wrong.push({ place, field: 'to', code: 'end_before_start' })
      continue
    }
    const overlaps = last?.weekday === time.weekday && time.from < last.to
    if (overlaps) wrong.push({ place, field: 'from', code: 'hours_overlap' })
    if (!overlaps || time.to > (last?.to ?? '')) last = time
  }
  return wrong.sort((one, other) => one.place - other.place)
}

export const wishTime = z
  .object({ weekday: z.int().min(1).max(7), from: clockTime, to: clockTime })
  .meta({ id: 'WishTime' })

/** When somebody wishes to be taught, as they told the school. A night past midnight is two times. */
export const wishTimes = z
  .array(wishTime)
  .max(28)
  .superRefine((times, context) => {
    for (const { place, field, code } of wrongTimes(times))
      context.addIssue({ code: 'custom', message: code, path: [place, field] })
  })
