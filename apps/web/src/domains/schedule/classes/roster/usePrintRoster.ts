import type { Roster } from '@dsms/contract/schedule/classes/roster'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { printTable } from '../../../../kit/export/printTable.ts'
import { clockAt, minuteOf } from '../../board/time/axis.ts'
import { rowsOf } from './rosterOf.ts'

/** Prints those who have a seat, with room for each to sign. */
export function usePrintRoster(roster: Roster): () => void {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const { lesson, time_zone } = roster
  return () => {
    const { day } = clockAt(minuteOf(lesson.start), time_zone)
    const when = `${calendar.fullDay(day)}${schedule('comma')}${calendar.times(lesson.start, lesson.end, time_zone)}`
    const where = [lesson.branch.name, lesson.room?.name, lesson.trainer?.name].filter(Boolean).join(' · ')
    printTable({
      title: `${lesson.type.name} – ${when} – ${where}`,
      heads: [t('print.no'), t('student'), t('licence'), t('phone'), t('attendance'), t('print.signature')],
      rows: rowsOf(roster, 'booked').map(({ student, licence_type, phone, attendance }, nth) => [
        format.number(nth + 1),
        student ?? schedule('hiddenStudent'),
        licence_type ?? '',
        phone ?? '',
        attendance ? schedule(`attendance.${attendance}`) : '',
        // room for a name by hand
        '\u00a0'.repeat(40),
      ]),
    })
  }
}
