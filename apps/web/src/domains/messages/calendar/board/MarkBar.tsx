import type { LeaveMark } from '@dsms/contract/messages/calendar/calls'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import classes from '../event/Event.module.css'
import { LeaveLink } from '../state/LeaveLink.tsx'
import { isLeave, type Mark } from '../state/marks.ts'
import { useLeaveWords } from '../state/useLeaveWords.ts'
import { fromStart } from './EventBar.tsx'
import { HolidayBar } from './HolidayBar.tsx'

type Props<M> = Pick<ComponentProps<'button'>, 'className' | 'style'> & { mark: M }

/** What stands in the schedule without being an event of it. */
export const MarkBar = ({ mark, ...rest }: Props<Mark>) =>
  isLeave(mark) ? <LeaveBar {...rest} mark={mark} /> : <HolidayBar {...rest} mark={mark} />

/** Leave in the schedule: dashed as holidays are, and a way to the leave itself. */
function LeaveBar({ mark, className, style }: Props<LeaveMark>) {
  const { joined } = useFormat()
  const words = joined(useLeaveWords()(mark))
  return (
    <LeaveLink
      mark={mark}
      className={clsx(className, classes.event, classes.holiday, classes.leave)}
      style={fromStart(style)}
      title={joined([mark.trainer, words])}
    >
      <span className={classes.body}>
        <IconPlaneDeparture className={clsx(classes.mark, 'mirror')} stroke={1.75} aria-hidden />
        <bdi className={classes.title}>{mark.trainer}</bdi>
        <span className="visuallyHidden">{words}</span>
      </span>
    </LeaveLink>
  )
}
