import '@mantine/dates/styles.css'
import 'dayjs/locale/ar'
import 'dayjs/locale/de'
import 'dayjs/locale/fr'
import 'dayjs/locale/pt'
import { DatePicker } from '@mantine/dates'
import { useEffect, useState } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useLanguage } from '../../../../kernel/i18n/index.ts'
import { useDateLabels } from '../../../../kit/inputs/time/useDateLabels.ts'
import type { CalendarState } from '../state/useCalendarState.ts'
import classes from './Sidebar.module.css'

/** A small month beside the large one, to jump to a day. */
export function DayPicker({ state: { day, firstWeekday, show } }: { state: CalendarState }) {
  const format = useCalendarFormat()
  const { code } = useLanguage()
  const [month, setMonth] = useState(day)
  // stepping in the large month takes the small one along
  useEffect(() => setMonth(day), [day])
  const labels = useDateLabels()
  return (
    <DatePicker
      className={classes.picker}
      size="xs"
      classNames={{ day: classes.pickerDay }}
      locale={code}
      firstDayOfWeek={firstWeekday}
      weekendDays={[]}
      value={day}
      onChange={(chosen) => chosen && show({ day: chosen })}
      date={month}
      onDateChange={setMonth}
      getDayAriaLabel={format.fullDay}
      weekdayFormat={(date) => format.weekday(date, 'narrow')}
      monthLabelFormat={(date) => format.monthYear(date)}
      highlightToday
      ariaLabels={labels}
    />
  )
}
