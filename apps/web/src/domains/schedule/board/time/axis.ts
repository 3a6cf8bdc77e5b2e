import { dayEnd, dayStart } from '@dsms/contract/kernel/time/clock'
import { addDays } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantOf, wallClock } from '../../../../kernel/i18n/zone.ts'

/** Minutes since 1970, as the board counts time. */
export type Minute = number

/** The shown part of one day: from its first minute up to its last. */
export interface Stretch {
  day: string
  from: Minute
  to: Minute
  /** Pixels from the beginning of the axis. */
  at: number
}

/** Days side by side on one line of time, each with the same hours; what lies between them is left out. */
export interface Axis {
  zone: string
  stretches: Stretch[]
  /** Pixels of a minute, and of the whole. */
  scale: number
  size: number
}

export const minuteOf = (instant: string): Minute => Math.round(Date.parse(instant) / minuteMs)
export const instantAt = (minute: Minute): string => new Date(minute * minuteMs).toISOString()

/** The minute at which the clock of the school shows `09:00` on a day; `24:00` is the next midnight. */
export const minuteAt = (day: string, time: string, zone: string): Minute =>
  minuteOf(instantOf(time === dayEnd ? `${addDays(day, 1)}T00:00` : `${day}T${time}`, zone))

/** Day and time on the clock of the school: `2026-03-31`, `09:00`. */
export function clockAt(minute: Minute, zone: string): { day: string; time: string } {
  const wall = wallClock(instantAt(minute), zone)
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

export function axisOf(
  days: readonly string[],
  hours: { from: string; to: string },
  zone: string,
  scale: number,
): Axis {
  let at = 0
  const stretches = days.map((day) => {
    const [from, to] = [minuteAt(day, hours.from, zone), minuteAt(day, hours.to, zone)]
    const stretch = { day, from, to, at }
    at += (to - from) * scale
    return stretch
  })
  return { zone, stretches, scale, size: at }
}

/** The same time, each minute of it so many pixels long instead of one. */
export const scaled = (axis: Axis, scale: number): Axis => ({
  ...axis,
  scale,
  size: axis.size * scale,
  stretches: axis.stretches.map((stretch) => ({ ...stretch, at: stretch.at * scale })),
})

/** Pixels from the beginning of the axis; a time that is not shown stands at the nearest that is. */
export function placeOf(axis: Axis, minute: Minute): number {
  const stretch = axis.stretches.findLast(({ from }) => from <= minute) ?? axis.stretches[0]
  if (!stretch) return 0
  return stretch.at + (Math.min(Math.max(minute, stretch.from), stretch.to) - stretch.from) * axis.scale
}

/** The minute at so many pixels from the beginning, at the border of a step counted from midnight. */
export function minuteIn(axis: Axis, place: number, step: number): Minute {
  const stretch = axis.stretches.findLast(({ at }) => at <= place) ?? axis.stretches[0]
  if (!stretch) return 0
  const minute = stretch.from + (place - stretch.at) / axis.scale
  const midnight = minuteAt(stretch.day, dayStart, axis.zone)
  const stepped = midnight + Math.round((minute - midnight) / step) * step
  return Math.min(Math.max(stepped, stretch.from), stretch.to)
}

/** Hours that hold all lessons too, those that begin before the school opens included. */
export function hoursFor(
  lessons: readonly { start: Minute; end: Minute }[],
  hours: { from: string; to: string },
  zone: string,
): { from: string; to: string } {
  let { from, to } = hours
  for (const { start, end } of lessons) {
    const [first, last] = [clockAt(start, zone), clockAt(end, zone)]
    if (first.time < from) from = `${first.time.slice(0, 2)}:00`
    if (last.day !== first.day) to = dayEnd
    else if (last.time > to)
      to = last.time > '23:00' ? dayEnd : `${String(Number(last.time.slice(0, 2)) + 1).padStart(2, '0')}:00`
  }
  return { from, to }
}
