import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { School } from '../../../../kit/school/useSchool.ts'
import type { Today } from '../today.ts'

export type Strip = NonNullable<Today['strip']>
export type StripLane = Strip['lanes'][number]
export type StripLesson = StripLane['lessons'][number]

/** With what a new lesson begins; minutes since 1970. */
export interface Opening {
  trainer_id?: number
  start: number
  end: number
}

export interface StripProps {
  strip: Strip
  day: string
  zone: string
  search: School['search']
  /** Begins a lesson in a gap; left out for whoever may plan none. */
  plan: ((opening: Opening) => void) | undefined
}

const usualLength = 60
const dayMinutes = 1440

export const instantAt = (minute: number): string => new Date(minute * minuteMs).toISOString()

/** A lesson in a gap is as long as usual, or as the gap has room for. */
export const openingIn = (trainer_id: number, { from, to }: { from: number; to: number }): Opening => ({
  trainer_id,
  start: from,
  end: Math.min(to, from + usualLength),
})

/** A lesson without anything known of it: at the next full hour, when the day begins, or after it when the next one does. */
export function nextOpening({ from, to }: { from: number; to: number }, now: number): Opening {
  const hour = Math.ceil(now / 60) * 60
  const start = hour < from ? from : hour < to ? hour : from + dayMinutes
  return { start, end: start + usualLength }
}

/** Hours that the axis names: each of a short day, every second of a long one. */
export function hoursOf({ from, to }: { from: number; to: number }): number[] {
  const step = to - from > 10 * 60 ? 120 : 60
  return Array.from({ length: Math.ceil((to - from) / step) }, (_, nth) => from + nth * step)
}

/** Where a time stands on the strip, in hundredths of its length. */
export const shareOf = ({ from, to }: { from: number; to: number }, minute: number): number =>
  ((Math.min(Math.max(minute, from), to) - from) / (to - from)) * 100

/** First and last name: what there is room for, and what people are called by. */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/)
  return parts.length > 2 ? `${parts[0]} ${parts.at(-1)}` : name
}

/** The row of each lesson where several stand at the same time, as those do that need a trainer. */
export function rowsOf(lessons: readonly StripLesson[]): { rows: Map<number, number>; depth: number } {
  const ends: number[] = []
  const rows = new Map<number, number>()
  for (const { id, from, to } of lessons) {
    const free = ends.findIndex((end) => end <= from)
    const row = free === -1 ? ends.length : free
    ends[row] = to
    rows.set(id, row)
  }
  return { rows, depth: Math.max(1, ends.length) }
}
