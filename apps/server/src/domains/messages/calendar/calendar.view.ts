import { AppError } from '@dsms/contract/kernel/errors'
import { addDays } from '@dsms/contract/kernel/time/days'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { addSeconds, dayOf, instantOf, midnight, readMoment, type Wall } from '../../../kernel/time/zones.ts'
import type { EventRow, Viewer, Whole } from './calendar.data.ts'
import { durationOf, startsBetween } from './series/series.ts'

/** One time that an event happens. `original` is the start its series has there, null where there is no series. */
export interface Occurrence {
  row: EventRow
  original: Wall | null
  start: Wall
  end: Wall
  startsAt: string
  endsAt: string
}

/** An event that happens once, or what stands in place of an occurrence: as it is kept. */
export const single = (row: EventRow): Occurrence => ({
  row,
  original: row.originalStart,
  start: row.start,
  end: row.end,
  startsAt: row.startsAt,
  endsAt: row.endsAt ?? row.startsAt,
})

/** An occurrence of a series that nothing stands in place of. */
export function occurrenceAt(row: EventRow, original: Wall): Occurrence {
  const end = addSeconds(original, durationOf(row))
  const startsAt = instantOf(original, row.timeZone)
  const endsAt = instantOf(end, row.timeZone)
  // a start that was moved out of the missing hour can come after the end
  return { row, original, start: original, end, startsAt, endsAt: endsAt < startsAt ? startsAt : endsAt }
}

/** An event as such: a series at its first start. */
export const asOne = (row: EventRow): Occurrence => (row.rrule ? occurrenceAt(row, row.start) : single(row))

/** The name of an occurrence: its original start, a day or an instant as the series has it. */
export const keyOf = (original: Wall, root: Pick<EventRow, 'isAllDay' | 'timeZone'>): string =>
  root.isAllDay ? dayOf(original) : instantOf(original, root.timeZone)

/** The occurrence of a series by its name: what the list told, read back. `not_found` when the series has none there. */
export function findOccurrence({ root, overrides }: Whole, key: string): Occurrence {
  const named = root.isAllDay ? key.slice(0, 10) : key
  const moment = root.rrule ? readMoment(named, root.timeZone) : undefined
  if (!moment) throw new AppError('not_found')
  // an hour that does not exist is named by the instant it became, so the clock alone would miss it
  const around = startsBetween(root, addSeconds(moment.wall, -86_400), addSeconds(moment.wall, 86_400))
  const original = around.find((start) => start === moment.wall || instantOf(start, root.timeZone) === moment.instant)
  if (original === undefined) throw new AppError('not_found')
  const override = overrides.find((row) => row.originalStart === original)
  return override ? single(override) : occurrenceAt(root, original)
}

export function eventOf(viewer: Viewer, { row, original, start, end, startsAt, endsAt }: Occurrence): CalendarEvent {
  const series =
    row.seriesId === null ? row : { isAllDay: row.isRootAllDay ?? row.isAllDay, timeZone: row.rootZone ?? row.timeZone }
  return {
    id: row.root,
    url: row.url,
    title: row.title,
    start: row.isAllDay ? dayOf(start) : startsAt,
    end: row.isAllDay ? dayOf(end) : endsAt,
    allDay: row.isAllDay,
    extendedProps: {
      calendar: row.kind,
      guests: row.guests,
      location: row.location,
      description: row.description,
      timeZone: row.timeZone,
      isShared: row.isShared,
      rrule: row.rrule,
      occurrence: original === null ? null : keyOf(original, series),
      reminders: row.reminders,
      owner: { id: row.ownerId, fullName: row.ownerName, avatar: row.ownerAvatar },
      isMine: row.ownerId === viewer.id,
      answer: row.guests.find((guest) => guest.value === viewer.id)?.answer ?? null,
      // what stands in a series is old news when either of the two changed
      version: row.version + (row.rootVersion ?? 0),
    },
  }
}

/** What an all-day event is kept as: from midnight to the midnight after its last day. */
export const wholeDays = (start: Wall, end: Wall): { start: Wall; end: Wall } => {
  const first = dayOf(start)
  return { start: midnight(first), end: midnight(dayOf(end) > first ? dayOf(end) : addDays(first, 1)) }
}
