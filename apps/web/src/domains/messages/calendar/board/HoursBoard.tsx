import { addDays } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { DayView, WeekView } from '@mantine/schedule'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { type Day, rangeOf } from '../state/days.ts'
import type { Mark } from '../state/marks.ts'
import classes from './Board.module.css'
import type { BoardProps } from './board.ts'
import { moreEvents, useSchedule } from './useSchedule.tsx'

export function WeekBoard({ state, events, marks, showsHijri, isOnDays }: BoardProps) {
  const format = useCalendarFormat()
  const { common, ofHours } = useSchedule(state, events, marks, isOnDays)
  const { from } = rangeOf('week', state.day, state.firstWeekday)
  return (
    <WeekView
      {...common}
      {...ofHours}
      // an hour earlier, since the row of days stands over the first one
      startScrollTime="06:00:00"
      style={{ '--all-day-rows': rowsOfDays([...events, ...marks.map(asSpan)], from) }}
      firstDayOfWeek={state.firstWeekday}
      weekendDays={state.weekend}
      weekdayFormat={(date) => format.weekday(date) + (showsHijri ? ` (${format.hijriDay(date)})` : '')}
      withWeekNumber={false}
      highlightToday
      onDateChange={(date) => state.show({ view: 'day', day: date.slice(0, 10) })}
      attributes={{ weekViewAllDaySlotsList: { 'data-days': '' } }}
      classNames={{
        weekViewRoot: classes.frame,
        weekViewSlotLabel: classes.hour,
        weekViewAllDaySlotsLabel: classes.hour,
        weekViewAllDaySlots: classes.allDay,
        weekViewAllDaySlotsEvents: classes.allDayEvents,
        weekViewDayLabel: classes.weekDayLabel,
      }}
    />
  )
}

export function DayBoard({ state, events, marks, isOnDays }: BoardProps) {
  const { common, ofHours } = useSchedule(state, events, marks, isOnDays)
  return (
    <DayView
      {...common}
      {...ofHours}
      moreEventsProps={moreEvents}
      attributes={{ dayViewAllDay: { 'data-days': '' } }}
      classNames={{ dayViewScrollArea: classes.frame, dayViewSlotLabel: classes.hour }}
    />
  )
}

type Span = Pick<CalendarEvent, 'allDay' | 'start' | 'end'>

const asSpan = ({ starts_on, ends_on }: Mark): Span => ({ allDay: true, start: starts_on, end: ends_on })

/** How many bars lie over one another in the row of whole days. */
function rowsOfDays(events: Span[], from: Day): number {
  const isWide = ({ allDay, start, end }: Span) =>
    allDay || new Date(end).getTime() - new Date(start).getTime() >= dayMs
  const wide = events.filter(isWide)
  const counts = [0, 1, 2, 3, 4, 5, 6].map((place) => {
    const day = addDays(from, place)
    return wide.filter(({ start, end }) => start.slice(0, 10) <= day && end.slice(0, 10) >= day).length
  })
  return Math.max(1, ...counts)
}
