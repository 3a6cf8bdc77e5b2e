import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import parts from '../../shared/Parts.module.css'
import { shortName } from '../grid/names.ts'
import { isAwayOn, type Lane, type Model } from '../model.ts'
import type { BoardActions } from '../types.ts'
import type { BarText } from '../useBarText.ts'
import { useAwayText } from '../views/useAwayText.ts'
import { Chip } from './Chip.tsx'
import type { LaneDay, WeekDay } from './free.ts'
import classes from './Week.module.css'

interface Props {
  lane: Lane
  cells: readonly LaneDay[]
  days: readonly WeekDay[]
  /** Days on which nobody works and nothing stands. */
  shut: readonly boolean[]
  model: Model
  text: BarText
  /** The lesson that the Tab key reaches. */
  current: number | undefined
  actions: Pick<BoardActions, 'open' | 'openDay'>
  openLane: ((lane: number) => void) | undefined
  /** Drawn at once. */
  isFirst: boolean
}

/** The week of one lane. A row far from sight has no lessons until somebody comes near: a large school has thousands. */
export function WeekRow({ lane, cells, days, shut, model, text, current, actions, openLane, isFirst }: Props) {
  const row = useRef<HTMLTableRowElement>(null)
  const isNear = useNear(row, isFirst)
  return (
    <tr ref={row}>
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
            className={clsx(shut[nth] && classes.shut)}
            onClick={({ target }) => {
              // a lesson opens itself
              if (target instanceof Element && !target.closest('button')) actions.openDay(day.day)
            }}
          >
            {isNear ? (
              <div className={classes.cell}>
                {cell.bars.length > 0 && (
                  <div className={classes.chips}>
                    {cell.bars.map((bar) => (
                      <Chip
                        key={bar.id}
                        bar={bar}
                        model={model}
                        text={text}
                        lane={lane}
                        day={nth}
                        isCurrent={bar.id === current}
                        open={actions.open}
                      />
                    ))}
                  </div>
                )}
                {!shut[nth] && <Left lane={lane} cell={cell} day={day.day} />}
              </div>
            ) : (
              <div style={{ blockSize: Math.ceil(cell.bars.length / chipsInLine) * chipSize }} />
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** About as high as the lessons of a day will be. */
const [chipsInLine, chipSize] = [2, 27]

/** Whether something is in sight, or once was, or nearly is. */
function useNear(element: { current: Element | null }, isAtOnce: boolean): boolean {
  const [isNear, setNear] = useState(isAtOnce)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      root: element.current.closest('[data-board]'),
      rootMargin: '600px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
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
      {lane.lane?.detail && (
        <small>
          <bdi>{lane.lane.detail}</bdi>
        </small>
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

/** Taught and free hours of a day, or why there are none. */
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
