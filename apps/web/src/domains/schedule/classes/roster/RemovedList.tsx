import type { Roster } from '@dsms/contract/schedule/classes/roster'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { cancelWords } from '../../lessons/card/cancelWords.ts'
import classes from '../Classes.module.css'
import { rowsOf } from './rosterOf.ts'

/** Who was taken out of a class, when and why. */
export function RemovedList({ roster }: { roster: Roster }) {
  const t = useText('classes')
  const schedule = useText('schedule')
  const format = useFormat()
  const removed = rowsOf(roster, 'cancelled')
  if (removed.length === 0) return null
  return (
    <details className="card">
      <summary className={classes.title}>
        {t('removedList')} <span className={classes.count}>{format.number(removed.length)}</span>
      </summary>
      <ul className={classes.rows}>
        {removed.map(({ booking_id, student, cancel_reason, cancelled_at }) => (
          <li key={booking_id} className={classes.row}>
            <Typed>{student ?? schedule('hiddenStudent')}</Typed>
            <span className={classes.facets}>
              {cancel_reason && <span>{schedule(cancelWords[cancel_reason])}</span>}
              {cancelled_at && <span>{format.dateTime(cancelled_at, roster.time_zone)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
