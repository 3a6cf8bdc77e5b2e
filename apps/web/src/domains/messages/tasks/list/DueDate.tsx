import { IconAlertCircle, IconCalendarEvent, IconClock } from '@tabler/icons-react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './DueDate.module.css'
import { dueKind } from './dueWords.ts'

const icons = { overdue: IconAlertCircle, today: IconClock, tomorrow: IconCalendarEvent, later: IconCalendarEvent }

/** When a task is due, in the nearest words; what is late says so by word and sign, not by colour alone. */
export function DueDate({ day, today, isCalm }: { day: string; today: string; isCalm: boolean }) {
  const t = useText('tasks')
  const format = useFormat()
  const kind = dueKind(day, today, isCalm)
  const Icon = icons[kind]
  const date = format.shortDay(day, today.slice(0, 4))
  return (
    <time dateTime={day} className={classes.due} data-kind={kind} title={format.date(day)}>
      <Icon size={16} stroke={1.5} aria-hidden />
      {kind === 'overdue' ? t('due.overdue', { date }) : kind === 'later' ? date : t(`due.${kind}`)}
    </time>
  )
}
