import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { EventInput } from '@dsms/contract/messages/calendar/calls'
import { instantOf, type Moment, midnight, momentAt, readMoment, type Wall } from '../../../kernel/time/zones.ts'
import type { EventRow } from './calendar.data.ts'
import { wholeDays } from './calendar.view.ts'
import { isAnyDay, readRule, writeRule } from './series/rules.ts'
import { checkSeries, endOfSeries } from './series/series.ts'

/** What an event says of itself, apart from when it is. */
export interface Words {
  title: string
  url: string
  kind: CalendarKind
  location: string
  description: string
}

/** When an event is. */
export interface Times {
  isAllDay: boolean
  timeZone: string
  start: Moment
  end: Moment
}

/** What can be sent of an event; what is left out stays. */
export interface Change extends Partial<Pick<EventInput, 'title' | 'start' | 'end' | 'allDay' | 'url'>> {
  extendedProps?: Partial<EventInput['extendedProps']> | undefined
}

/** One line, without what a file or a mail header could be broken by. */
const line = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
const lines = (text: string): string => text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')

export function wordsOf(change: Change, before?: EventRow): Words {
  const { extendedProps: props = {} } = change
  const title = change.title === undefined ? (before?.title ?? '') : line(change.title)
  if (!title) throw fieldError('event.title', 'required')
  return {
    title,
    url: change.url ?? before?.url ?? '',
    kind: props.calendar ?? before?.kind ?? 'Business',
    location: props.location === undefined ? (before?.location ?? '') : line(props.location),
    description: props.description === undefined ? (before?.description ?? '') : lines(props.description),
  }
}

/**
 * When an event is after a change. Hours that were not sent stay what the clock shows, in another zone too; a start that
 * is moved alone takes the end with it.
 */
export function timesOf(change: Change, zone: string, before?: Times): Times {
  const isAllDay = change.allDay ?? before?.isAllDay ?? false
  const read = (text: string, field: string): Moment => {
    // an all-day event has days, however exactly they were sent
    const moment = isAllDay ? readMoment(text.slice(0, 10), zone) : readMoment(text, zone)
    if (!moment) throw fieldError(`event.${field}`, 'invalid_date')
    return moment
  }
  const kept = (moment: Moment | undefined): Moment => {
    if (!moment || !before) throw new AppError('invalid_input')
    return before.timeZone === zone ? moment : momentAt(moment.wall, zone)
  }
  const start = change.start === undefined ? kept(before?.start) : read(change.start, 'start')
  const end =
    change.end === undefined ? endAfter(start, kept(before?.end), before, change, zone) : read(change.end, 'end')
  if (isAllDay ? end.wall < start.wall : Date.parse(end.instant) < Date.parse(start.instant)) {
    throw fieldError('event.end', 'end_before_start')
  }
  if (!isAllDay) return { isAllDay, timeZone: zone, start, end }
  const days = wholeDays(start.wall, dayAfter(end.wall))
  return { isAllDay, timeZone: zone, start: momentAt(days.start, zone), end: momentAt(days.end, zone) }
}

/** A timed event that becomes all-day covers the day its end falls into. */
const dayAfter = (end: Wall): Wall =>
  end.slice(11) === '00:00:00' ? end : momentAt(midnight(nextDay(end)), 'UTC').wall

const nextDay = (wall: Wall): string => Temporal.PlainDate.from(wall.slice(0, 10)).add({ days: 1 }).toString()

function endAfter(start: Moment, end: Moment, before: Times | undefined, change: Change, zone: string): Moment {
  if (!before || change.start === undefined) return end
  const length = Date.parse(`${before.end.wall}Z`) - Date.parse(`${before.start.wall}Z`)
  return momentAt(new Date(Date.parse(`${start.wall}Z`) + length).toISOString().slice(0, 19), zone)
}

/** The rule as it is kept, and the columns that tell when; throws for a rule that cannot be. */
export function columnsOf(times: Times, rule: string) {
  const series = { start: times.start.wall, end: times.end.wall, timeZone: times.timeZone, rrule: '' }
  try {
    const read = rule && readRule(rule, series.start, series.timeZone)
    if (read && !isAnyDay(read)) throw new AppError('invalid_rule')
    if (read) series.rrule = writeRule(read)
    if (series.rrule) checkSeries(series)
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_rule')
      throw fieldError('event.extendedProps.rrule', 'invalid_rule')
    throw error
  }
  return {
    startLocal: series.start,
    endLocal: series.end,
    timeZone: series.timeZone,
    isAllDay: times.isAllDay,
    rrule: series.rrule,
    startsAt: series.rrule ? instantOf(series.start, series.timeZone) : times.start.instant,
    endsAt: series.rrule ? endOfSeries(series) : times.end.instant,
  }
}

export const timesOfRow = (row: EventRow): Times => ({
  isAllDay: row.isAllDay,
  timeZone: row.timeZone,
  start: row.rrule ? momentAt(row.start, row.timeZone) : { wall: row.start, instant: row.startsAt },
  end: row.rrule || !row.endsAt ? momentAt(row.end, row.timeZone) : { wall: row.end, instant: row.endsAt },
})
