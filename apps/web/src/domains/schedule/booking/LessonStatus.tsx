import type { MyLesson } from '@dsms/contract/schedule/booking/calls'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Booking.module.css'

/** Where a lesson stands, as its student sees it: who was taken out of one is told that it is cancelled. */
export function LessonStatus({ lesson: { status, is_cancelled } }: { lesson: MyLesson }) {
  const t = useText('booking')
  const shown = is_cancelled ? 'cancelled' : status
  return (
    <span className={classes.status} data-status={shown}>
      {t(`status.${shown}`)}
    </span>
  )
}
