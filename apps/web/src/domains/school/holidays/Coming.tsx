import { type HolidayRule, occurrencesOf } from '@dsms/contract/school/holidays/days'
import { Text } from '@mantine/core'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { HolidayValues } from './holidays.ts'

/** When the holiday of the form will be in this year and the next two. */
export function Coming({ values, confirmed }: { values: HolidayValues; confirmed: HolidayRule['confirmed'] }) {
  const t = useText('holidays')
  const format = useFormat()
  const { starts_on, ends_on, recurrence } = values
  if (!starts_on || !ends_on || ends_on < starts_on || recurrence === 'none') return null
  const number = (value: number | '') => (value === '' ? null : value)
  const rule: HolidayRule = {
    starts_on,
    ends_on,
    recurrence,
    hijri_month: number(values.hijri_month),
    hijri_day: number(values.hijri_day),
    easter_offset: number(values.easter_offset),
    confirmed,
  }
  const thisYear = new Date().getFullYear()
  const times = [thisYear, thisYear + 1, thisYear + 2].flatMap((year) => occurrencesOf(rule, year))
  const days = [...new Set(times.map((time) => time.starts_on))]
  return (
    <Text size="sm" c="dimmed" role="status">
      {t('comingDays', { days: format.list(days.map((day) => format.date(day))) })}
    </Text>
  )
}
