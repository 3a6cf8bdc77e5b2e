import type { CalendarEvent } from '@dsms/contract/calendar'
import type { ScheduleEventData } from '@mantine/schedule'
import { wallClock } from '../../i18n/zone.ts'
import { kindColours } from './kinds.ts'

/** Events as the schedule takes them: on the clock of one zone, each occurrence under an id of its own. */
export const scheduleEvents = (events: CalendarEvent[], zone: string): ScheduleEventData[] =>
  events.map((event) => ({
    id: idOf(event),
    title: event.title,
    start: wallOf(event, event.start, zone),
    end: wallOf(event, event.end, zone),
    color: kindColours[event.extendedProps.calendar],
    payload: event,
  }))

export const idOf = ({ id, extendedProps }: CalendarEvent): string => `${id}~${extendedProps.occurrence ?? ''}`
export const eventOf = ({ payload }: ScheduleEventData): CalendarEvent => payload as unknown as CalendarEvent

const wallOf = ({ allDay }: CalendarEvent, moment: string, zone: string): string =>
  allDay ? `${moment} 00:00:00` : wallClock(moment, zone).replace('T', ' ')
