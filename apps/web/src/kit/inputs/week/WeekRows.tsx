import { dayOfWeekday } from '@dsms/contract/kernel/time/days'
import { type Span, timeOf } from '@dsms/contract/kernel/time/spans'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import type { Stroke } from './useDrawing.ts'
import classes from './WeekGrid.module.css'
import { type CellDetail, fillOf, type Place, type WeekTimes } from './weekTimes.ts'

interface Props {
  days: number[]
  slots: Span[]
  value: readonly WeekTimes[]
  /** The one cell that Tab leads to. */
  focus: Place
  /** A stretch that is being drawn, and is not in the value yet. */
  drawn: Stroke | undefined
  detailOf: ((weekday: number, cell: Span) => CellDetail | undefined) | undefined
}

/** The half hours of a week, a row each; the time stands at every full hour. */
export function WeekRows({ days, slots, value, focus, drawn, detailOf }: Props) {
  const t = useText('week')
  const calendar = useCalendarFormat()
  const clock = (minutes: number) => calendar.wallTime(timeOf(minutes))
  return (
    <tbody>
      {slots.map((cell, slot) => (
        <tr key={cell.from} data-hour={cell.from % 60 === 0 || undefined}>
          <th scope="row" aria-label={clock(cell.from)}>
            {cell.from % 60 === 0 && <span>{clock(cell.from)}</span>}
          </th>
          {days.map((weekday, day) => {
            const fill = fillOf(value, weekday, cell)
            const detail = fill === 'none' ? undefined : detailOf?.(weekday, cell)
            const name = t('cell', {
              day: calendar.weekday(dayOfWeekday(weekday), 'long'),
              from: clock(cell.from),
              to: clock(cell.to),
            })
            const isFocus = focus.day === day && focus.slot === slot
            return (
              <td
                key={weekday}
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell that arrows lead to
                role="gridcell"
                tabIndex={isFocus ? 0 : -1}
                aria-selected={fill !== 'none'}
                aria-label={[name, fill === 'part' ? t('part') : undefined, detail?.text]
                  .filter(Boolean)
                  .join(t('and'))}
                title={detail?.text}
                data-day={day}
                data-slot={slot}
                data-fill={within(drawn, day, slot) ? (drawn?.isOn ? 'all' : 'none') : fill}
                data-tone={detail?.tone}
                className={classes.cell}
              />
            )
          })}
        </tr>
      ))}
    </tbody>
  )
}

const within = (drawn: Props['drawn'], day: number, slot: number): boolean =>
  drawn !== undefined &&
  day >= Math.min(drawn.from.day, drawn.to.day) &&
  day <= Math.max(drawn.from.day, drawn.to.day) &&
  slot >= Math.min(drawn.from.slot, drawn.to.slot) &&
  slot <= Math.max(drawn.from.slot, drawn.to.slot)
