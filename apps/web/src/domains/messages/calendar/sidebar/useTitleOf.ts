import { addDays } from '@dsms/contract/kernel/time/days'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { addMonths, rangeOf, startOfMonth } from '../state/days.ts'
import { useCalendarSettings } from '../state/useCalendarSettings.ts'
import type { CalendarState } from '../state/useCalendarState.ts'

/** The shown month: "March 2026", and below it the Hijri months for those who want them. */
export function useTitleOf({ view, day, firstWeekday, q }: CalendarState): { text: string; hijri: string } {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const { showsHijri } = useCalendarSettings()
  if (view === 'agenda' && q !== '') return { text: t('searchTitle'), hijri: '' }
  const { from, to } = rangeOf(view, day, firstWeekday)
  const last = addDays(to, -1)
  if (view === 'day') return { text: format.fullDay(day), hijri: showsHijri ? format.hijriDate(day) : '' }
  if (view !== 'month') {
    return { text: format.days(from, last), hijri: showsHijri ? format.hijriMonths(from, last) : '' }
  }
  const first = startOfMonth(day)
  return {
    text: format.monthYear(day),
    hijri: showsHijri ? format.hijriMonths(first, addDays(addMonths(first, 1), -1)) : '',
  }
}
