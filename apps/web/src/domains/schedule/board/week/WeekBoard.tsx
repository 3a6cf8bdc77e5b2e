import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Legend } from '../grid/Legend.tsx'
import { useRoom } from '../grid/useRoom.ts'
import type { Model } from '../model.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardActions } from '../types.ts'
import { useBarText } from '../useBarText.ts'
import { daysOf, laneDay } from './free.ts'
import { dayIn } from './person.ts'
import { useChipKeys } from './useChipKeys.ts'
import classes from './Week.module.css'
import { WeekRow } from './WeekRow.tsx'

/** The legend, and the page's own edge, stand below. */
const below = 72

/** So many rows are drawn at once; the others as they come into sight. */
const drawnFirst = 16

interface Props {
  model: Model
  span: Span
  actions: BoardActions
  /** Shows the week of one of them alone; undefined where lanes are nobody's. */
  openLane: ((lane: number) => void) | undefined
}

/** A week at a glance: a row for each lane, and in each day its lessons and what is free. */
export function WeekBoard({ model, span, actions, openLane }: Props) {
  const t = useText('schedule')
  const week = useText('board')
  const format = useCalendarFormat()
  const text = useBarText(model)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const room = useRoom(box, below)
  const key = span.days.join()
  const days = useMemo(() => daysOf(model, key.split(',')), [model, key])
  const rows = useMemo(
    () => model.lanes.map((lane) => ({ lane, cells: days.map((day) => laneDay(lane, day)) })),
    [model, days],
  )
  const { current, onKeyDown } = useChipKeys(model.lanes.find(({ bars }) => bars.length)?.bars[0]?.id)
  const counts = days.map((_, nth) => rows.reduce((sum, { cells }) => sum + (cells[nth]?.bars.length ?? 0), 0))
  const shut = days.map(({ open }, nth) => open.length === 0 && counts[nth] === 0)
  const saidOf = (nth: number, day: string): string => {
    if (shut[nth]) return week('closed.short')
    return counts[nth] === 0 && model.data.idle.includes(day)
      ? week('idle.short')
      : t('lessonCount', { count: counts[nth] ?? 0 })
  }
  return (
    <>
      <section
        ref={setBox}
        className={classes.board}
        style={{ '--room': room && `${room}px` }}
        aria-label={t('boardOf.week')}
        data-board
      >
        <table className={classes.week} onKeyDown={onKeyDown}>
          <colgroup>
            <col className={classes.names} />
            {days.map((day, nth) => (
              <col key={day.day} className={clsx(shut[nth] && classes.shut)} />
            ))}
          </colgroup>
          <thead>
            <tr>
              <th scope="col">{t(`by.${model.by}`)}</th>
              {days.map((day, nth) => (
                <th key={day.day} scope="col">
                  <button
                    type="button"
                    className={classes.day}
                    aria-current={day.day === model.data.today ? 'date' : undefined}
                    onClick={() => actions.openDay(day.day)}
                  >
                    <VisuallyHidden>{format.fullDay(day.day)}:</VisuallyHidden>
                    <strong aria-hidden>{dayIn(format, day.day)}</strong>
                    <span>{saidOf(nth, day.day)}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lane, cells }, nth) => (
              <WeekRow
                key={lane.id}
                lane={lane}
                cells={cells}
                days={days}
                shut={shut}
                model={model}
                text={text}
                current={current}
                actions={actions}
                openLane={openLane}
                isFirst={nth < drawnFirst}
              />
            ))}
          </tbody>
        </table>
      </section>
      <Legend model={model} />
    </>
  )
}
