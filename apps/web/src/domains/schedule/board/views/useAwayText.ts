import { useCallback } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Lane } from '../model.ts'

/** Why somebody teaches nothing, in the reader's language; on a day, or on the first of those that are shown. */
export function useAwayText(): (lane: Lane, day?: string) => string {
  const t = useText('board')
  const format = useCalendarFormat()
  return useCallback(
    ({ away }, day) => {
      const found = away.find(({ from, to }) => !day || (from <= day && day <= to))
      if (!found) return ''
      const { why, until } = found
      if (why === 'leave' && until) return t('away.until', { day: format.dayMonth(until) })
      return t(`away.${why === 'on_leave' ? 'leave' : why}`)
    },
    [t, format],
  )
}
