import { dayEnd, dayStart } from '../../../kernel/time/clock.ts'
import { weekFrom } from '../../../kernel/time/days.ts'
import { dayMinutes, merged, minutesOf, type Span, without } from '../../../kernel/time/spans.ts'
import { type Hours, hoursOn, type Season } from '../../school/openingHours/week.ts'

export const lostBy = ['unavailable', 'leave', 'holiday', 'closed'] as const
export type LostBy = (typeof lostBy)[number]

/** What takes hours away, and its name where it has one. */
export interface Away {
  by: LostBy
  name: string | null
  spans: Span[]
}

/** Days on which a branch is shut, or open at other hours. */
export interface DayOff {
  name: string
  starts_on: string
  ends_on: string
  is_working: boolean
  open_from: string | null
  open_to: string | null
}

export interface BranchTimes {
  id: number
  /** Null while nobody has said when it is open: then nothing is outside of it. */
  hours: readonly Hours[] | null
  seasons: readonly Season[]
  days_off: readonly DayOff[]
}

const wholeDay: Span = { from: 0, to: dayMinutes }
const allDay: Hours[] = weekFrom(0).map((weekday) => ({ weekday, opens: dayStart, closes: dayStart }))

/** When none of the places is open, and why: a holiday that they all have, else their hours. */
export function shutOn(places: readonly BranchTimes[], day: string): Away[] {
  if (places.length === 0) return []
  const each = places.map((place) => openOn(place, day))
  const holiday = each.every((one) => one.holiday !== undefined) ? each[0]?.holiday : undefined
  const open = merged(each.flatMap((one) => one.spans))
  const name = each.length === 1 || holiday ? (each[0]?.special ?? null) : null
  return [
    ...(holiday === undefined ? [] : [{ by: 'holiday' as const, name: holiday, spans: [wholeDay] }]),
    { by: 'closed', name, spans: without([wholeDay], open) },
  ]
}

/** Whether a branch is open at any hour of a day: neither a holiday nor a weekday on which it stays shut. */
export const isWorkingDay = (place: BranchTimes, day: string): boolean => openOn(place, day).spans.length > 0

interface Open {
  spans: Span[]
  /** The name of the holiday on which it stays shut. */
  holiday?: string
  /** The name of the day that has hours of its own. */
  special?: string
}

const known = new WeakMap<BranchTimes, Map<string, Open>>()

/** When a branch is open, reckoned once a day: whoever looks for a free hour asks for each. */
function openOn(place: BranchTimes, day: string): Open {
  const days = known.get(place) ?? new Map<string, Open>()
  known.set(place, days)
  const open = days.get(day) ?? readOpen(place, day)
  days.set(day, open)
  return open
}

/** A day off counts before special hours, and those before its week. */
function readOpen({ hours, seasons, days_off }: BranchTimes, day: string): Open {
  const today = days_off.filter(({ starts_on, ends_on }) => starts_on <= day && day <= ends_on)
  const shut = today.find(({ is_working }) => !is_working)
  if (shut) return { spans: [], holiday: shut.name }
  const special = today.find(({ open_from, open_to }) => open_from !== null && open_to !== null)
  if (special)
    return {
      spans: [{ from: minutesOf(special.open_from ?? dayStart), to: minutesOf(special.open_to ?? dayEnd) }],
      special: special.name,
    }
  return {
    spans: hoursOn(hours ?? allDay, seasons, day).map(({ opens, closes }) => ({
      from: minutesOf(opens),
      to: minutesOf(closes),
    })),
  }
}
