import { addDays } from '@dsms/contract/kernel/time/days'
import { lengthOf, without } from '@dsms/contract/kernel/time/spans'
import type { Bar, Lane, Model } from '../model.ts'
import { type Minute, minuteAt } from '../time/axis.ts'

/** A day of a lane: its lessons, and minutes that are taught, could be, and are left. */
export interface LaneDay {
  bars: Bar[]
  taught: number
  available: number
  free: number
}

/** Minutes between which each day lies, and those in which the school is open on it. */
export function daysOf({ data }: Model, days: readonly string[]) {
  const zone = data.time_zone
  return days.map((day) => {
    const { from: opens, to: closes } = data.opening.find((one) => one.day === day) ?? { from: null, to: null }
    return {
      day,
      from: minuteAt(day, '00:00', zone),
      to: minuteAt(addDays(day, 1), '00:00', zone),
      open: opens && closes ? [{ from: minuteAt(day, opens, zone), to: minuteAt(day, closes, zone) }] : [],
    }
  })
}
export type WeekDay = ReturnType<typeof daysOf>[number]

/** What a lane gives on a day, and what it still could: nothing while it is away or the school is closed. */
export function laneDay(lane: Lane, { from, to, open }: WeekDay): LaneDay {
  const isOn = (start: Minute) => from <= start && start < to
  const bars = lane.bars.filter(({ start }) => isOn(start))
  const hours = without(open, lane.bands)
  const taught = bars.reduce((sum, { start, end }) => sum + end - start, 0)
  const left = without(
    hours,
    bars.map(({ start, end }) => ({ from: start, to: end })),
  )
  return { bars, taught, available: lengthOf(hours), free: lengthOf(left) }
}
