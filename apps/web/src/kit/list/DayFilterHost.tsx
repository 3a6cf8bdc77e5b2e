import '@mantine/dates/styles.css'
import 'dayjs/locale/ar'
import 'dayjs/locale/de'
import 'dayjs/locale/fr'
import 'dayjs/locale/pt'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useLanguage, useText } from '../../kernel/i18n/index.ts'
import { dayFormat, parsedDay } from '../inputs/time/parsedDay.ts'
import { useDateLabels } from '../inputs/time/useDateLabels.ts'

export interface DayFilterProps {
  label: string
  /** `2026-03-31`, or null. */
  value: string | null
  onChange: (value: string | null) => void
  className?: string | undefined
  /** It stands in a box of its own, with its name above. */
  isApart?: boolean | undefined
}

/** The field with its calendar, with the focus that the field before it had. */
export function Host({ label, value, onChange, className, isApart }: DayFilterProps) {
  const t = useText('records')
  const { code } = useLanguage()
  const labels = useDateLabels()
  return (
    <DateInput
      autoFocus
      className={className}
      {...(isApart ? { label } : { 'aria-label': label, placeholder: label })}
      value={value}
      onChange={onChange}
      locale={code}
      firstDayOfWeek={code === 'ar' ? 0 : 1}
      // the calendar paints weekends in the colour of errors
      weekendDays={[]}
      ariaLabels={labels}
      valueFormat={dayFormat(code)}
      dateParser={parsedDay}
      clearable
      clearButtonProps={{ 'aria-label': t('clearDate') }}
      leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
      leftSectionPointerEvents="none"
      popoverProps={{ withinPortal: !isApart }}
    />
  )
}
