import type { LeaveMark } from '@dsms/contract/messages/calendar/calls'
import { IconPlaneDeparture } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Day } from '../state/days.ts'
import { LeaveLink } from '../state/LeaveLink.tsx'
import { isLeave, type Mark } from '../state/marks.ts'
import { useLeaveWords } from '../state/useLeaveWords.ts'
import { HolidayRow } from './HolidayRow.tsx'
import classes from './Row.module.css'

const isHalfDay = ({ starts_on, ends_on, from_noon, until_noon }: LeaveMark) =>
  starts_on === ends_on && (from_noon || until_noon)

interface Props {
  mark: Mark
  /** The day under which it stands, where it stands under one of its days alone. */
  listedOn?: Day
}

/** What stands in a list without being an event of it: a holiday, or leave with a way to it. */
export function MarkRow({ mark, listedOn }: Props) {
  const t = useText('calendar')
  const format = useCalendarFormat()
  const words = useLeaveWords()
  if (!isLeave(mark)) return <HolidayRow mark={mark} {...(listedOn ? { listedOn } : {})} />
  return (
    <LeaveLink mark={mark} className={clsx(classes.row, classes.leave)}>
      <span className={classes.hours}>{t(isHalfDay(mark) ? 'leave.halfDay' : 'allDay')}</span>
      <IconPlaneDeparture className={clsx(classes.sign, 'mirror')} size={18} stroke={1.5} aria-hidden />
      <span className={classes.what}>
        <span className={classes.title}>
          <bdi>{mark.trainer}</bdi>
        </span>
        <span className={classes.about}>
          {words(mark).map((word) => (
            <bdi key={word}>{word}</bdi>
          ))}
          {listedOn !== undefined && mark.ends_on > listedOn && (
            <span>{t('holiday.until', { day: format.dayMonth(mark.ends_on) })}</span>
          )}
        </span>
      </span>
    </LeaveLink>
  )
}
