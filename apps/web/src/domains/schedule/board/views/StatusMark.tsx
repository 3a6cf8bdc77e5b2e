import type { LessonStatus } from '@dsms/contract/schedule/lessons/statuses'
import { useText } from '../../../../kernel/i18n/index.ts'
import { statusIcons } from '../grid/Bars.tsx'
import classes from './Views.module.css'

/** A lesson's status by its word and sign, the same sign as on the board. */
export function StatusMark({ status }: { status: LessonStatus }) {
  const t = useText('schedule')
  const Sign = statusIcons[status]
  return (
    <span className={classes.status} data-status={status}>
      {Sign && <Sign size={14} stroke={1.75} aria-hidden />}
      {t(`status.${status}`)}
    </span>
  )
}
