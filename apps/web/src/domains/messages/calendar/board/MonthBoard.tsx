import { addDays } from '@dsms/contract/kernel/time/days'
import { MonthView } from '@mantine/schedule'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useDayLabel } from '../agenda/useDayLabel.ts'
import classes from './Board.module.css'
import type { BoardProps } from './board.ts'
import { moreEvents, useSchedule } from './useSchedule.tsx'

export function MonthBoard({ state, events, marks, showsHijri, isOnDays }: BoardProps) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const dayLabel = useDayLabel(showsHijri)
  const { common } = useSchedule(state, events, marks, isOnDays)
  return (
    <MonthView
      {...common}
      firstDayOfWeek={state.firstWeekday}
      weekendDays={state.weekend}
      weekdayFormat={(date) => format.weekday(date, 'long')}
      maxEventsPerDay={3}
      consistentWeeks={false}
      onDayClick={(date) => state.openNew(date)}
      onSlotDragEnd={(start, end) => state.openNew(start.slice(0, 10), addDays(end, 1))}
      getDayProps={(date) => ({
        'aria-label': t('addOn', { when: dayLabel(date) }),
        'data-date': date,
        'data-days': '',
        'data-hijri': showsHijri ? format.hijriDay(date) : undefined,
      })}
      moreEventsProps={moreEvents}
      classNames={{
        monthViewScrollArea: classes.monthScroll,
        monthViewInner: classes.monthInner,
        monthViewWeek: classes.week,
        monthViewDay: classes.monthDay,
        monthViewEvents: classes.events,
        monthViewWeekdays: classes.weekdays,
        monthViewWeekday: classes.weekday,
      }}
    />
  )
}
