import { MobileMonthView } from '@mantine/schedule'
import { useMemo } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from '../board/Board.module.css'
import type { BoardProps } from '../board/board.ts'
import { eventOf, scheduleEvents } from '../board/scheduleEvents.ts'
import { markOf, scheduleMarks } from '../state/marks.ts'
import { EventRow } from './EventRow.tsx'
import { MarkRow } from './MarkRow.tsx'
import { useDayLabel } from './useDayLabel.ts'

/** A month where there is no room for bars: dots on the days, and the chosen day's events below. */
export function PhoneMonth({ state, events, marks, showsHijri }: Omit<BoardProps, 'isOnDays'>) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const dayLabel = useDayLabel(showsHijri)
  const shown = useMemo(
    () => [...scheduleMarks(marks), ...scheduleEvents(events, state.zone)],
    [marks, events, state.zone],
  )
  return (
    <MobileMonthView
      date={state.day}
      selectedDate={state.day}
      onSelectedDateChange={(day) => day && state.show({ day })}
      events={shown}
      locale="en"
      radius={4}
      className={classes.phone}
      firstDayOfWeek={state.firstWeekday}
      weekendDays={[]}
      weekdayFormat={(date) => format.weekday(date, 'narrow')}
      consistentWeeks={false}
      withOutsideDays
      labels={{ noEvents: t('noEvents') }}
      eventsHeaderFormat={dayLabel}
      renderHeader={() => null}
      getDayProps={(day) => ({
        'aria-label': dayLabel(day),
        // a button is pressed, not selected
        'aria-selected': undefined,
        'aria-pressed': day === state.day,
        'data-hijri': showsHijri ? format.hijriDay(day) : undefined,
      })}
      renderEvent={(event) => {
        const mark = markOf(event)
        return mark ? (
          <MarkRow mark={mark} />
        ) : (
          <EventRow
            event={eventOf(event)}
            day={state.day}
            open={() => state.openEvent(eventOf(event).id, eventOf(event).extendedProps.occurrence)}
          />
        )
      }}
      classNames={{
        mobileMonthViewHeader: classes.none,
        mobileMonthViewDay: classes.phoneDay,
      }}
    />
  )
}
