import '@mantine/dates/styles.css'
import 'dayjs/locale/ar'
import 'dayjs/locale/de'
import 'dayjs/locale/fr'
import 'dayjs/locale/pt'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useLanguage, useText } from '../../../kernel/i18n/index.ts'
import { dayFormat, parsedDay } from './parsedDay.ts'
import { useDateLabels } from './useDateLabels.ts'

interface Props {
  label: string
  required?: boolean
  /** `2026-03-31`, or null. */
  value?: string | null
  onChange: (value: string | null) => void
  onBlur?: () => void
  error?: React.ReactNode
  maxDate?: string
  minDate?: string
  description?: React.ReactNode
  disabled?: boolean
  readOnly?: boolean
  /** Days that cannot be chosen. */
  excludeDate?: (day: string) => boolean
  'data-path'?: string
  /** A day of birth, which is long ago: years are chosen first. */
  isBirth?: boolean
  /** `bday` where somebody writes of themselves. */
  autoComplete?: 'bday' | 'off'
}

/** So old is whom the years of births begin with. */
const usualAge = 20

/** A day, typed (31/3/2026, 31.3.26, 31032026 or 2026-03-31) or picked. */
export function DateField({ isBirth = false, autoComplete = 'off', ...props }: Props) {
  const t = useText('records')
  const { code } = useLanguage()
  const labels = useDateLabels()
  return (
    <DateInput
      {...props}
      {...(isBirth && { defaultLevel: 'decade', defaultDate: `${new Date().getFullYear() - usualAge}-01-01` })}
      // the keys of a phone for digits, which have no stroke or point: a day is read without them too
      inputMode="numeric"
      autoComplete={autoComplete}
      locale={code}
      firstDayOfWeek={code === 'ar' ? 0 : 1}
      // the calendar paints weekends in the colour of errors
      weekendDays={[]}
      ariaLabels={labels}
      valueFormat={dayFormat(code)}
      placeholder={t('datePlaceholder')}
      dateParser={parsedDay}
      clearable={!props.readOnly}
      clearButtonProps={{ 'aria-label': t('clearDate') }}
      leftSection={<IconCalendar size={18} stroke={1.5} aria-hidden />}
      leftSectionPointerEvents="none"
      popoverProps={{ withinPortal: true }}
    />
  )
}
