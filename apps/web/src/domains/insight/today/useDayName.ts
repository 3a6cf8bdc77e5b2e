import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** "Sunday 29 November", as the title of a day. */
export function useDayName(): (day: string) => string {
  const t = useText('today')
  const calendar = useCalendarFormat()
  return (day) => {
    const name = t('dayTitle', { weekday: calendar.weekday(day, 'long'), date: calendar.dayMonth(day) })
    return name.charAt(0).toLocaleUpperCase() + name.slice(1)
  }
}
