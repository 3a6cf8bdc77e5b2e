import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import parts from '../../shared/Parts.module.css'
import { Legend } from '../grid/Legend.tsx'
import { shortName } from '../grid/names.ts'
import { useRoom } from '../grid/useRoom.ts'
import { isAwayOn, type Lane, type Model } from '../model.ts'
import type { Span } from '../time/useSpan.ts'
import type { BoardDeeds } from '../types.ts'
import { useBarText } from '../useBarText.ts'
import { useAwayText } from '../views/useAwayText.ts'
import { Chip } from './Chip.tsx'
import { daysOf, type LaneDay, laneDay, type WeekDay } from './free.ts'
import { dayIn } from './person.ts'
import { useChipKeys } from './useChipKeys.ts'
import classes from './Week.module.css'

/** The legend, and the page's own edge, stand below. */
const below = 72

interface Props {
  model: Model
  span: Span
  deeds: BoardDeeds
  /** Shows the week of one of them alone; undefined where lanes are nobody's. */
  openLane: ((lane: number) => void) | undefined
}

/** A week at a glance: a row for each lane, and in each day its lessons and what is free. */
export function WeekBoard({ model, span, deeds, openLane }: Props) {
  const t = useText('schedule')
  const week = useText('board')
  const format = useCalendarFormat()
  const text = useBarText(model)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const room = useRoom(box, below)
  const days = useMemo(() => daysOf(model, span.days), [model, span.days])
  const rows = useMemo(
    () => model.lanes.map((lane) => ({ lane, cells: days.map((day) => laneDay(lane, day)) })),
    [model, days],
  )
  const { current, onKeyDown } = useChipKeys(model.lanes.find(({ bars }) => bars.length)?.bars[0]?.id)
  const counts = days.map((_, nth) => rows.reduce((sum, { cells }) => sum + (cells[nth]?.bars.length ?? 0), 0))
  const isShut = ({ open }: WeekDay, nth: number) => open.length === 0 && counts[nth] === 0
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
              <col key={day.day} className={clsx(isShut(day, nth) && classes.shut)} />
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
                    onClick={() => deeds.openDay(day.day)}
                  >
                    <VisuallyHidden>{format.fullDay(day.day)}:</VisuallyHidden>
                    <strong aria-hidden>{dayIn(format, day.day)}</strong>
                    <span>
                      {isShut(day, nth) ? week('closed.short') : t('lessonCount', { count: counts[nth] ?? 0 })}
                    </span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ lane, cells }) => (
              <tr key={lane.id}>
                <th scope="row">
                  <Name
                    lane={lane}
                    name={text.laneName(lane)}
                    isPerson={model.by === 'trainer' && lane.id !== 0}
                    cells={cells}
                    open={lane.id === 0 ? undefined : openLane}
                  />
                </th>
                {cells.map((cell, nth) => {
                  const day = days[nth]
                  if (!day) return null
                  return (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the head of its column does the same by keys
                    <td
                      key={day.day}
                      className={clsx(isShut(day, nth) && classes.shut)}
                      onClick={({ target }) => {
                        // a lesson opens itself
                        if (target instanceof Element && !target.closest('button')) deeds.openDay(day.day)
                      }}
                    >
                      <div className={classes.cell}>
                        {cell.bars.length > 0 && (
                          <div className={classes.chips}>
                            {cell.bars.map((bar) => (
                              <Chip
                                key={bar.id}
                                bar={bar}
                                model={model}
                                lane={lane}
                                day={nth}
                                isCurrent={bar.id === current}
                                open={deeds.open}
                              />
                            ))}
                          </div>
                        )}
                        {!isShut(day, nth) && <Left lane={lane} cell={cell} day={day.day} />}
                      </div>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Legend model={model} />
    </>
  )
}

/** Half hours are told, minutes are not. */
function useHours(): (minutes: number) => string {
  const format = useFormat()
  return (minutes) => format.number(minutes / 60, { maximumFractionDigits: 1 })
}

interface NameProps {
  lane: Lane
  name: string
  isPerson: boolean
  cells: readonly LaneDay[]
  open: ((lane: number) => void) | undefined
}

function Name({ lane, name, isPerson, cells, open }: NameProps) {
  const t = useText('board')
  const hours = useHours()
  const shown = isPerson ? shortName(name) : name
  const sum = (of: (cell: LaneDay) => number) => cells.reduce((all, cell) => all + of(cell), 0)
  return (
    <div className={classes.name} style={{ '--colour': lane.lane?.colour ?? undefined }}>
      {open ? (
        <button type="button" className={parts.cut} title={name} onClick={() => open(lane.id)}>
          <bdi>{shown}</bdi>
        </button>
      ) : (
        <span className={parts.cut} title={name}>
          <bdi>{shown}</bdi>
        </span>
      )}
      {lane.id !== 0 && (
        <small>
          {t('week.of', {
            taught: hours(sum(({ taught }) => taught)),
            available: hours(sum(({ available }) => available)),
          })}
        </small>
      )}
    </div>
  )
}

/** What is taught and left of a day, or why there is nothing of either. */
function Left({ lane, cell: { taught, available, free }, day }: { lane: Lane; cell: LaneDay; day: string }) {
  const t = useText('board')
  const hours = useHours()
  const away = useAwayText()
  if (lane.id === 0) return null
  if (isAwayOn(lane, day)) return <small className={classes.left}>{away(lane, day)}</small>
  if (available === 0 && taught === 0) return null
  const words =
    taught === 0 ? t('week.free', { free: hours(free) }) : t('week.day', { taught: hours(taught), free: hours(free) })
  return <small className={classes.left}>{words}</small>
}
