import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { addDays, daysBetween } from '@dsms/contract/kernel/time/days'
import type { Actor } from '../../../../kernel/actor.ts'
import { addSeconds, dayOf, midnight, momentAt, secondsBetween } from '../../../../kernel/time/zones.ts'
import type { EventRow } from '../calendar.data.ts'
import { type Change, type Times, timesOf } from '../calendar.input.ts'
import { zoneOf } from '../calendar.service.ts'
import { keyOf, type Occurrence } from '../calendar.view.ts'
import { readRule, writeRule } from './rules.ts'
import { startsAmong } from './series.ts'

export const timesOfOccurrence = ({ row, start, end, startsAt, endsAt }: Occurrence): Times => ({
  isAllDay: row.isAllDay,
  timeZone: row.timeZone,
  start: { wall: start, instant: startsAt },
  end: { wall: end, instant: endsAt },
})

export const isMoved = (before: Times, after: Times): boolean =>
  before.isAllDay !== after.isAllDay ||
  before.start.instant !== after.start.instant ||
  before.end.instant !== after.end.instant

export function ruleText(text: string, root: EventRow): string {
  if (!text) return ''
  try {
    return writeRule(readRule(text, root.start, root.timeZone))
  } catch (error) {
    if (error instanceof AppError) throw fieldError('event.extendedProps.rrule', 'invalid_rule')
    throw error
  }
}

/** Where the series goes: an occurrence that was moved by two hours moves all by two hours. */
export async function timesOfAll(
  actor: Actor,
  change: Change,
  before: Times,
  occurrence: Occurrence | undefined,
): Promise<Times> {
  const zone = change.extendedProps?.timeZone ? await zoneOf(actor, change.extendedProps.timeZone) : before.timeZone
  if (!occurrence?.original) return timesOf(change, zone, before)
  const times = timesOf(change, zone, timesOfOccurrence(occurrence))
  const from = timesOfOccurrence(occurrence)
  const start = times.isAllDay
    ? midnight(addDays(dayOf(before.start.wall), daysBetween(dayOf(from.start.wall), dayOf(times.start.wall))))
    : addSeconds(before.start.wall, secondsBetween(from.start.wall, times.start.wall))
  const isResized = times.isAllDay !== from.isAllDay || lengthOf(times) !== lengthOf(from)
  const end = addSeconds(start, isResized ? lengthOf(times) : lengthOf(before))
  return { ...times, start: momentAt(start, zone), end: momentAt(end, zone) }
}

const lengthOf = ({ start, end }: Times): number => secondsBetween(start.wall, end.wall)
export const exdatesAfter = (
  root: EventRow,
  columns: { startLocal: string; endLocal: string; timeZone: string; rrule: string },
) => {
  if (!columns.rrule) return []
  const seconds = secondsBetween(root.start, columns.startLocal)
  const moved = root.exdates.map((start) => addSeconds(start, seconds))
  const there = startsAmong({ ...columns, start: columns.startLocal, end: columns.endLocal }, moved)
  return moved.filter((start) => there.has(start))
}

export function movedKey(saved: EventRow, root: EventRow, original: string): string | undefined {
  if (!saved.rrule) return undefined
  const moved = addSeconds(original, secondsBetween(root.start, saved.start))
  const isThere = startsAmong(saved, [moved]).has(moved) && !saved.exdates.includes(moved)
  return isThere ? keyOf(moved, saved) : undefined
}
