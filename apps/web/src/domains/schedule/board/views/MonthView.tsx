import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import type { Model } from '../model.ts'
import { clockAt } from '../time/axis.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardActions } from '../types.ts'
import classes from './Views.module.css'

/** How many lessons each day of a month has; a press opens the day. */
export function MonthView({ model, span, actions }: { model: Model; span: Span; actions: BoardActions }) {
  const t = useText('schedule')
  const format = useCalendarFormat()
  const { today, time_zone, bands } = model.data
  const counts = Map.groupBy(model.bars, ({ start }) => clockAt(start, time_zone).day)
  const free = new Map(
    bands
      .filter(({ kind, lane }) => kind === 'holiday' && lane === 0)
      .map(({ from, name }) => [clockAt(from, time_zone).day, name]),
  )
  const most = Math.max(1, ...[...counts.values()].map(({ length }) => length))
  return (
    <div className={classes.month}>
      {span.days.slice(0, 7).map((day) => (
        <div key={day} className={classes.weekday} aria-hidden>
          <span className={classes.long}>{format.weekday(day, 'long')}</span>
          <span className={classes.short}>{format.weekday(day, 'narrow')}</span>
        </div>
      ))}
      {span.days.map((day) => {
        const count = counts.get(day)?.length ?? 0
        const holiday = free.get(day)
        return (
          <button
            key={day}
            type="button"
            className={clsx(classes.date, day.slice(0, 7) !== span.day.slice(0, 7) && classes.other)}
            aria-current={day === today ? 'date' : undefined}
            onClick={() => actions.openDay(day)}
          >
            <VisuallyHidden>{format.fullDay(day)}:</VisuallyHidden>
            <span className={classes.number} aria-hidden>
              {Number(day.slice(8))}
            </span>
            {holiday && <bdi className={classes.holiday}>{holiday}</bdi>}
            <VisuallyHidden>{t('lessonCount', { count })}</VisuallyHidden>
            {count > 0 && (
              <span aria-hidden className={classes.count} style={{ '--share': `${Math.round((count / most) * 100)}%` }}>
                <span className={classes.long}>{t('lessonCount', { count })}</span>
                <span className={classes.short}>{count}</span>
              </span>
            )}
          </button>
        )
      })}
    </div>
  )
}
