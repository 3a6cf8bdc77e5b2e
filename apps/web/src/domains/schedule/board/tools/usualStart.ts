import { dayEnd, dayStart } from '@dsms/contract/kernel/time/clock'
import type { Span } from '@dsms/contract/kernel/time/spans'
import { type Band, isAwayOn, type Lane, type Model } from '../model.ts'
import { clockAt, type Minute, minuteAt } from '../time/axis.ts'

/** When a day begins where nobody has said when a branch opens. */
const usualOpening = '08:00'

interface Wanted {
  day: string
  /** Whose hours come first. */
  trainer: number | null
  /** Minutes. */
  length: number
  now: Minute
}

/**
 * With what a new lesson on a day begins: the first hour at which a branch is open and somebody works, of today the first full one
 * still to come. Where the day has none left it is the next one with work.
 */
export function usualStart(model: Model, wanted: Wanted): Minute {
  const { data, by } = model
  const lanes = [...model.lanes, ...model.folded].filter(({ id }) => id !== 0)
  const own = by === 'trainer' && wanted.trainer ? lanes.filter(({ id }) => id === wanted.trainer) : []
  const found = firstIn(own, model, wanted) ?? firstIn(lanes, model, wanted)
  if (found !== undefined) return found
  if (data.next_taught !== null) return fromOpening(data.next_taught, model)
  const opens = hoursOn(model, wanted.day)?.from ?? minuteAt(wanted.day, openingOf(model), data.time_zone)
  return Math.max(opens, firstToCome(model, wanted))
}

/** The first start at which one of the lanes is at work. */
function firstIn(lanes: readonly Lane[], model: Model, wanted: Wanted): Minute | undefined {
  const hours = hoursOn(model, wanted.day)
  if (!hours) return undefined
  const left = { from: Math.max(hours.from, firstToCome(model, wanted)), to: hours.to }
  const starts = lanes
    .filter((lane) => !isAwayOn(lane, wanted.day))
    .flatMap(({ bands }) => firstFree(left, bands, wanted.length) ?? [])
  return starts.length > 0 ? Math.min(...starts) : undefined
}

/** The first start of some minutes that none of the bands takes. */
function firstFree({ from, to }: Span, bands: readonly Band[], length: number): Minute | undefined {
  let start = from
  for (const band of bands.toSorted((one, other) => one.from - other.from))
    if (band.from < start + length && band.to > start) start = band.to
  return start + length <= to ? start : undefined
}

const firstToCome = ({ data }: Model, { day, now }: Wanted): Minute =>
  day === data.today ? Math.ceil(now / 60) * 60 : 0

/** When a branch is open; a day that nobody has given hours begins when days usually do. */
function hoursOn(model: Model, day: string): Span | undefined {
  const { opening, time_zone: zone } = model.data
  const { from, to } = opening.find((one) => one.day === day) ?? { from: null, to: null }
  if (!from || !to) return undefined
  const isSaid = from !== dayStart || to !== dayEnd
  return { from: minuteAt(day, isSaid ? from : openingOf(model), zone), to: minuteAt(day, to, zone) }
}

const openingOf = ({ data: { day_starts } }: Model): string => (day_starts > usualOpening ? day_starts : usualOpening)

/** Who never said any hours does not begin at midnight. */
function fromOpening(start: Minute, model: Model): Minute {
  const { day, time } = clockAt(start, model.data.time_zone)
  return time === dayStart ? minuteAt(day, openingOf(model), model.data.time_zone) : start
}
