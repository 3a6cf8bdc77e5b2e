import type { HolidayMark } from '@dsms/contract/school/holidays/calls'
import { useCallback } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'

/** Words about a holiday other than its name: whose it is, where, at what hours, whether it is sure. */
export function useHolidayWords(): (mark: HolidayMark) => string[] {
  const t = useText('calendar')
  const format = useCalendarFormat()
  return useCallback(
    ({ branch, is_working, open_from, open_to, is_tentative }) =>
      [
        t('holiday'),
        branch,
        is_working &&
          open_from &&
          open_to &&
          t('holiday.open', { from: format.wallTime(open_from), to: format.wallTime(open_to) }),
        is_tentative && t('holiday.tentative'),
      ].filter((word) => typeof word === 'string'),
    [t, format],
  )
}
