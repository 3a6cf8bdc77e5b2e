import { addDays } from '@dsms/contract/kernel/time/days'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import type { ScheduleEventData } from '@mantine/schedule'
import { wallClock } from '../../../../kernel/i18n/zone.ts'
import type { Day } from '../state/days.ts'
import { kindColours } from '../state/kinds.ts'

/**
 * Events as the schedule takes them: on the clock of one zone, each occurrence under an id of its own. For a single day
 * they are cut to it, since the schedule forgets there what began before.
 */
export function scheduleEvents(events: CalendarEvent[], zone: string, day?: Day): ScheduleEventData[] {
  const first = day && `${day} 00:00:00`
  const last = day && `${addDays(day, 1)} 00:00:00`
  return events.map((event) => {
    const [start, end] = [wallOf(event, event.start, zone), wallOf(event, event.end, zone)]
    return {
      id: idOf(event),
      title: event.title,
      start: first && start < first ? first : start,
      end: last && end > last ? last : end,
      color: kindColours[event.extendedProps.calendar],
      payload: event,
    }
  })
}

export const idOf = ({ id, extendedProps }: CalendarEvent): string => `${id}~${extendedProps.occurrence ?? ''}`
/** What was handed to the schedule with a bar that is no mark. */
export function eventOf({ payload }: ScheduleEventData): CalendarEvent {
  if (!payload || !isEvent(payload)) throw new Error('a bar of the schedule has no event')
  return payload
}

const isEvent = (payload: object): payload is CalendarEvent => 'extendedProps' in payload

/** Whether only a part of the event is shown, whose edges are not its own. */
export function isCut(shown: ScheduleEventData, zone: string): boolean {
  const event = eventOf(shown)
  return shown.start !== wallOf(event, event.start, zone) || shown.end !== wallOf(event, event.end, zone)
}

const wallOf = ({ allDay }: CalendarEvent, moment: string, zone: string): string =>
  allDay ? `${moment} 00:00:00` : wallClock(moment, zone).replace('T', ' ')
