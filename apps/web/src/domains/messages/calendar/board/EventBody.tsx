import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { IconRepeat, IconUsers } from '@tabler/icons-react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import classes from '../event/Event.module.css'

/** What stands in an event's bar: when, what, and signs for a series and for other people. */
export function EventBody({ event, isTall }: { event: CalendarEvent; isTall: boolean }) {
  const format = useCalendarFormat()
  const { rrule, occurrence, guests, isShared, answer } = event.extendedProps
  return (
    <span
      className={classes.body}
      data-tall={isTall || undefined}
      data-declined={answer === 'no' || undefined}
      aria-hidden
    >
      {!event.allDay && !isTall && <span className={classes.time}>{format.time(event.start)}</span>}
      <bdi className={classes.title}>{event.title}</bdi>
      {isTall && <span className={classes.time}>{format.times(event.start, event.end)}</span>}
      {(rrule !== '' || occurrence !== null) && <IconRepeat className={classes.mark} stroke={1.75} />}
      {(guests.length > 0 || isShared) && <IconUsers className={classes.mark} stroke={1.75} />}
    </span>
  )
}
