import { useCallback } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import type { Day } from '../state/days.ts'

/** A day in words, with its Hijri date for those who want it. */
export function useDayLabel(showsHijri: boolean): (day: Day) => string {
  const format = useCalendarFormat()
  return useCallback(
    (day) => (showsHijri ? `${format.fullDay(day)} (${format.hijriDate(day)})` : format.fullDay(day)),
    [format, showsHijri],
  )
}
