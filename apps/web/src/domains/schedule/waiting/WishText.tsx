import { fromIso } from '@dsms/contract/kernel/time/days'
import type { WaitingEntry } from '@dsms/contract/schedule/waiting/calls'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './Waiting.module.css'

/** What somebody would take, in a line. */
export function WishText({ entry }: { entry: WaitingEntry }) {
  const t = useText('waiting')
  const format = useFormat()
  const calendar = useCalendarFormat()
  const { weekdays } = format
  const days = entry.weekdays.map((day) => weekdays[fromIso(day)] ?? '')
  return (
    <span className={classes.facets}>
      <bdi>{format.list(entry.types.map(({ name }) => name))}</bdi>
      <span>{days.length > 0 ? format.list(days) : t('anyDay')}</span>
      {entry.from_time && entry.to_time && (
        <span>
          {calendar.wallTime(entry.from_time)} – {calendar.wallTime(entry.to_time)}
        </span>
      )}
      {entry.until_day && <span>{t('until', { day: calendar.dayMonth(entry.until_day) })}</span>}
      <span>{t('noticeOf', { hours: t('hours', { count: entry.notice_hours }) })}</span>
      {entry.trainers === 'own' && <span>{t('trainers.own')}</span>}
      {entry.named_trainers.length > 0 && (
        <span>
          {t('withNames')} <bdi>{format.list(entry.named_trainers.map(({ name }) => name))}</bdi>
        </span>
      )}
      {entry.branches.length > 0 && <bdi>{format.list(entry.branches.map(({ name }) => name))}</bdi>}
      {entry.max_per_week !== null && <span>{t('aWeek', { count: entry.max_per_week })}</span>}
    </span>
  )
}
