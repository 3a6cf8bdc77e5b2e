import { addDays } from '@dsms/contract/kernel/time/days'
import { useMemo } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { browserZone, wallClock } from '../../../../kernel/i18n/zone.ts'
import type { Span } from '../board/move.ts'

/** "Sun 1 March, 9:00 – 10:30": when something is, on the clock of a zone, else of this machine. */
export function useWhen(): (span: Span, zone?: string) => string {
  const format = useCalendarFormat()
  return useMemo(
    () =>
      ({ start, end, allDay }, zone = browserZone()) => {
        if (allDay) {
          const last = addDays(end, -1)
          return last > start ? format.days(start, last) : format.shortDay(start)
        }
        const [from, to] = [wallClock(start, zone), wallClock(end, zone)]
        const at = `${format.shortDay(from)} ${format.time(start, zone)}`
        if (start === end) return at
        if (from.slice(0, 10) === to.slice(0, 10)) return `${format.shortDay(from)} ${format.times(start, end, zone)}`
        return `${at} – ${format.shortDay(to)} ${format.time(end, zone)}`
      },
    [format],
  )
}
