import type { CalendarKind } from '@dsms/contract/kernel/choices/calendarKinds'
import { addDays } from '@dsms/contract/kernel/time/days'
import { hourMs, minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { type CalendarEvent, eventInput, type GuestAnswer } from '@dsms/contract/messages/calendar/calls'
import { instantOf, wallClock } from '../../../../kernel/i18n/zone.ts'
import type { EventChange, NewEvent } from '../state/calendarCalls.ts'
import { isDay } from '../state/days.ts'
import { movedRepeat, noRepeat, type Repeat, repeatOf, ruleOf } from './repeat.ts'

export interface Guest {
  value: number
  label: string
  avatar: string
  answer: GuestAnswer
}

/** The form's fields, named as the call names them. `start` and `end` are what the clock in `timeZone` shows. */
export type EventValues = {
  title: string
  calendar: CalendarKind
  allDay: boolean
  /** `2026-03-31T09:00`; of an all-day event the hours are not asked, and `end` is its last day. */
  start: string
  end: string
  timeZone: string
  rrule: Repeat
  guests: Guest[]
  location: string
  url: string
  description: string
  isShared: boolean
  reminders: number[]
}

const dayOf = (wall: string) => wall.slice(0, 10)

export function valuesOf(event: CalendarEvent): EventValues {
  const { calendar, timeZone, rrule, occurrence, guests, location, description, isShared, reminders } =
    event.extendedProps
  const wall = (instant: string) => wallClock(instant, timeZone).slice(0, 16)
  const start = event.allDay ? `${event.start}T09:00` : wall(event.start)
  // what was moved by hand still belongs to the day that its series gave it
  const original = occurrence === null ? start : isDay(occurrence) ? occurrence : wall(occurrence)
  return {
    title: event.title,
    calendar,
    allDay: event.allDay,
    start,
    end: event.allDay ? `${addDays(event.end, -1)}T10:00` : wall(event.end),
    timeZone,
    rrule: repeatOf(rrule, dayOf(original), timeZone),
    guests,
    location,
    url: event.url,
    description,
    isShared,
    reminders,
  }
}

/** A new event where somebody clicked (on the clock of their machine), else at the next full hour. */
export function newValues(
  clicked: { start: string | undefined; end: string | undefined },
  zones: { machine: string; school: string },
): EventValues {
  const { start, end } = clicked
  const there = (wall: string) => wallClock(instantOf(wall, zones.machine), zones.school).slice(0, 16)
  const isSpan = isDay(start) && isDay(end)
  const nextHour = there(`${wallClock(new Date(Date.now() + hourMs), zones.machine).slice(0, 13)}:00`)
  const from = isSpan ? `${start}T09:00` : isDay(start) ? `${start}T09:00` : start ? there(start) : nextHour
  const to = isSpan ? `${addDays(end, -1)}T10:00` : end && !isDay(end) ? there(end) : addMinutes(from, 60)
  return {
    title: '',
    calendar: 'Business',
    allDay: isSpan,
    start: from,
    end: to,
    timeZone: zones.school,
    rrule: noRepeat,
    guests: [],
    location: '',
    url: '',
    description: '',
    isShared: false,
    reminders: [],
  }
}

function addMinutes(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}Z`) + minutes * minuteMs).toISOString().slice(0, 16)
}

/** Another start: the end keeps its distance, and a weekday of the series goes along. */
export function withStart(values: EventValues, start: string): Partial<EventValues> {
  const minutes = (Date.parse(`${values.end}Z`) - Date.parse(`${values.start}Z`)) / minuteMs
  const isWhole = !Number.isNaN(Date.parse(`${start}Z`)) && !Number.isNaN(minutes)
  if (!isWhole) return { start }
  return {
    start,
    end: addMinutes(start, minutes),
    rrule: movedRepeat(values.rrule, dayOf(values.start), dayOf(start)),
  }
}

const times = ({ allDay, start, end }: EventValues) =>
  allDay ? { allDay, start: dayOf(start), end: isDay(dayOf(end)) ? addDays(end, 1) : '' } : { allDay, start, end }

/** All fields in one layer, for the rules. */
export const flatOf = (values: EventValues) => ({
  ...values,
  ...times(values),
  rrule: ruleOf(values.rrule, dayOf(values.start)),
  guests: values.guests.map(({ value }) => ({ value })),
})

export const eventRules = eventInput
  .omit({ extendedProps: true })
  .extend(eventInput.shape.extendedProps.shape)
  .refine(({ allDay, start, end }) => (allDay ? end > start : end >= start), {
    path: ['end'],
    message: 'end_before_start',
  })

export function newEventOf(values: EventValues): NewEvent {
  const { title, start, end, allDay, url, ...props } = flatOf(values)
  return { title, start, end, allDay, url, extendedProps: props }
}

const ofSeries = ['guests', 'isShared', 'reminders'] as const
const plain = ['calendar', 'location', 'description', 'guests', 'isShared', 'reminders'] as const

/** Whether the person changed the rule itself; a weekday that went along with the start is no such change. */
function isRuleChanged(before: EventValues, after: EventValues): boolean {
  const moved = movedRepeat(before.rrule, dayOf(before.start), dayOf(after.start))
  return ruleOf(moved, dayOf(after.start)) !== ruleOf(after.rrule, dayOf(after.start))
}

const isChanged = (before: EventValues, after: EventValues, field: keyof EventValues): boolean =>
  JSON.stringify(before[field]) !== JSON.stringify(after[field])

/** Said of the whole series: a single occurrence cannot have it otherwise. */
export const isOfWholeSeries = (before: EventValues, after: EventValues): boolean =>
  ofSeries.some((field) => isChanged(before, after, field)) || isRuleChanged(before, after)

/** What differs, as the call takes it. */
export function changeOf(before: EventValues, after: EventValues): Omit<EventChange, 'id'> {
  const flat = flatOf(after)
  const isMoved = (['start', 'end', 'allDay', 'timeZone'] as const).some((field) => isChanged(before, after, field))
  return {
    ...(isChanged(before, after, 'title') ? { title: flat.title } : {}),
    ...(isChanged(before, after, 'url') ? { url: flat.url } : {}),
    ...(isMoved ? times(after) : {}),
    extendedProps: {
      ...Object.fromEntries(
        plain.filter((field) => isChanged(before, after, field)).map((field) => [field, flat[field]]),
      ),
      ...(isMoved ? { timeZone: flat.timeZone } : {}),
      ...(isRuleChanged(before, after) ? { rrule: flat.rrule } : {}),
    },
  }
}
