import '@mantine/dates/styles.css'
import 'dayjs/locale/ar'
import 'dayjs/locale/de'
import 'dayjs/locale/fr'
import 'dayjs/locale/pt'
import { DatePicker, type DatePickerProps, type DatePickerType } from '@mantine/dates'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import { useDateLabels } from './useDateLabels.ts'

/** A month in sight all the time, for a day, several days or a stretch of them; it begins with the week's first day here. */
export function DaySheet<Type extends DatePickerType = 'default'>(props: DatePickerProps<Type>) {
  const format = useCalendarFormat()
  const { code } = useLanguage()
  return (
    <DatePicker<Type>
      locale={code}
      firstDayOfWeek={code === 'ar' ? 0 : 1}
      // the calendar paints weekends in the colour of errors
      weekendDays={[]}
      // too pale to read, and they belong to another sheet
      hideOutsideDates
      getDayAriaLabel={format.fullDay}
      weekdayFormat={(date) => format.weekday(date, 'narrow')}
      monthLabelFormat={(date) => format.monthYear(date)}
      ariaLabels={useDateLabels()}
      highlightToday
      {...props}
    />
  )
}
