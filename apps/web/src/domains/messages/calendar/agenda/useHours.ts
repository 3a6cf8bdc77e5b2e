import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { useCallback } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { browserZone, wallClock } from '../../../../kernel/i18n/zone.ts'
import type { Day } from '../state/days.ts'

/** "9:00 – 10:30", "all day"; on the first day of a longer event "from 20:00", on its last "until 2:00". */
export function useHours(): (event: CalendarEvent, day?: Day) => string {
  const t = useText('calendar')
  const format = useCalendarFormat()
  return useCallback(
    ({ allDay, start, end }, day) => {
      if (allDay) return t('allDay')
      if (start === end) return format.time(start)
      const [first, last] = [wallClock(start, browserZone()).slice(0, 10), wallClock(end, browserZone()).slice(0, 10)]
      if (first === last) return format.times(start, end)
      if (day === undefined || day === first) return t('fromTime', { time: format.time(start) })
      return day === last ? t('untilTime', { time: format.time(end) }) : t('allDay')
    },
    [t, format],
  )
}
