import { addDays } from '@dsms/contract/kernel/time/days'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { useMediaQuery } from '@mantine/hooks'
import type { ScheduleEventData } from '@mantine/schedule'
import { type CSSProperties, type ReactElement, useMemo } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { type Mark, markOf, scheduleMarks } from '../state/marks.ts'
import type { CalendarState } from '../state/useCalendarState.ts'
import classes from './Board.module.css'
import { EventBar, fromStart } from './EventBar.tsx'
import { EventBody } from './EventBody.tsx'
import { MarkBar } from './MarkBar.tsx'
import { droppedAt, resizedTo } from './move.ts'
import { eventOf, isCut, scheduleEvents } from './scheduleEvents.ts'
import { useMove } from './useMove.ts'

type Resized = { event: ScheduleEventData; newStart: string; newEnd: string }

/** What month, week and day have in common: events as buttons, words, dragging and opening. */
export function useSchedule(state: CalendarState, events: CalendarEvent[], marks: Mark[], isOnDays: () => boolean) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const move = useMove()
  // drawing a span over hours would keep a finger from scrolling
  const hasMouse = useMediaQuery('(pointer: fine)', true, { getInitialValueInEffect: false })
  const { view, day, zone } = state
  const shown = useMemo(() => {
    const only = view === 'day' ? day : undefined
    return [...scheduleMarks(marks, only), ...scheduleEvents(events, zone, only)]
  }, [marks, events, zone, view, day])
  const mayMove = (event: ScheduleEventData) =>
    !markOf(event) && eventOf(event).extendedProps.isMine && (view !== 'day' || !isCut(event, zone))

  const common = {
    date: day,
    events: shown,
    locale: 'en',
    withHeader: false,
    radius: 4,
    className: classes.view,
    labels: {
      allDay: t('allDay'),
      weekday: t('toDay'),
      timeSlot: t('addAt'),
      moreLabel: (count: number) => t('more', { count }),
    },
    withEventsDragAndDrop: true,
    canDragEvent: mayMove,
    onEventDrop: ({ event, newStart }: Resized) =>
      void move(eventOf(event), droppedAt(eventOf(event), newStart, zone, isOnDays())),
    onEventClick: (event: ScheduleEventData) =>
      !markOf(event) && state.openEvent(eventOf(event).id, eventOf(event).extendedProps.occurrence),
    renderEvent: (event: ScheduleEventData, props: object): ReactElement => {
      const mark = markOf(event)
      return mark ? (
        <MarkBar {...props} mark={mark} />
      ) : (
        <EventBar {...props} event={eventOf(event)} keys={{ view, move }} />
      )
    },
    renderEventBody: (event: ScheduleEventData) =>
      markOf(event) ? null : <EventBody event={eventOf(event)} isTall={view !== 'month' && isLong(eventOf(event))} />,
    withDragSlotSelect: hasMouse,
  }
  const ofHours = {
    slotLabelFormat: (date: string) => format.wallTime(date.slice(11)),
    startScrollTime: '07:00:00',
    intervalMinutes: 30,
    eventDragInterval: 15,
    eventResizeInterval: 15,
    withEventResize: true,
    canResizeEvent: mayMove,
    onEventResize: ({ event, newStart, newEnd }: Resized) =>
      void move(eventOf(event), resizedTo(eventOf(event), newStart, newEnd, zone)),
    onTimeSlotClick: ({ slotStart }: { slotStart: string }) => state.openNew(minuteOf(slotStart)),
    onSlotDragEnd: (start: string, end: string) => state.openNew(minuteOf(start), endMinuteOf(end)),
    onAllDaySlotClick: (date: string) => state.openNew(date),
    getTimeSlotProps: ({ start }: { start: string }) => ({
      'aria-label': t('addOn', { when: `${format.fullDay(start)} ${format.wallTime(start.slice(11))}` }),
    }),
    scrollAreaProps: { className: classes.hours },
  }
  return { common, ofHours }
}

/** The button for events that find no room; the schedule would place it from the physical left. */
export const moreEvents = {
  className: classes.more,
  renderRoot: ({ style, ...props }: { style?: CSSProperties }) => (
    <button type="button" {...props} style={fromStart(style)} />
  ),
}

const isLong = (event: CalendarEvent) =>
  !event.allDay && new Date(event.end).getTime() - new Date(event.start).getTime() >= 45 * minuteMs

/** `2026-03-31 09:00:00` as the address says it. */
const minuteOf = (wall: string) => wall.slice(0, 16).replace(' ', 'T')
const endMinuteOf = (wall: string) => (wall.slice(11, 16) >= '23:59' ? `${addDays(wall, 1)}T00:00` : minuteOf(wall))
