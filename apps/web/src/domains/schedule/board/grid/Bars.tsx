import { VisuallyHidden } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCheck,
  IconChecks,
  IconClockQuestion,
  IconHourglass,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserOff,
} from '@tabler/icons-react'
import { memo } from 'react'
import type { Bar, Lane, Model } from '../model.ts'
import { isMovable } from '../model.ts'
import { type Axis, placeOf } from '../time/axis.ts'
import { useBarText } from '../useBarText.ts'
import classes from './Grid.module.css'
import { rowAround, rowSize } from './layout.ts'
import { firstName, shortName } from './names.ts'

export const statusIcons: Partial<Record<Bar['status'], typeof IconCheck>> = {
  held: IconHourglass,
  requested: IconClockQuestion,
  confirmed: IconCheck,
  in_progress: IconPlayerPlay,
  interrupted: IconPlayerPause,
  completed: IconChecks,
  no_show: IconUserOff,
}

/** What a bar of so many pixels has room for: nothing but a name, its first part, first and last, and more and more of the time. */
const sizeIn = (room: number) =>
  room < 46 ? 'tiny' : room < 76 ? 'narrow' : room < 110 ? 'snug' : room < 150 ? 'usual' : 'wide'

interface Props {
  model: Model
  axis: Axis
  lane: Lane
  /** The lesson that the Tab key reaches. */
  current: number | undefined
  mayMove: boolean
  /** Those that somebody else drags. */
  elsewhere: ReadonlySet<number>
  /** What moves and opens lessons by keys, told to those who do not see it. */
  helpId: string
}

/** The lessons of a lane, each where its time is. */
export const Bars = memo(function Bars({ model, axis, lane, current, mayMove, elsewhere, helpId }: Props) {
  const text = useBarText(model)
  return lane.bars.map((bar) => {
    const [start, end] = [placeOf(axis, bar.start), placeOf(axis, bar.end)]
    if (end <= start) return null
    const type = model.types.get(bar.type)
    const Sign = statusIcons[bar.status]
    const who = bar.seats > 1 ? '' : text.who(bar)
    const label = text.label(bar, lane, elsewhere.has(bar.id))
    const room = end - start
    const size = sizeIn(room)
    const isShort = size === 'tiny' || size === 'narrow'
    return (
      <button
        key={bar.id}
        type="button"
        className={classes.bar}
        data-bar={bar.id}
        data-status={bar.status}
        data-size={size}
        tabIndex={bar.id === current ? 0 : -1}
        data-elsewhere={elsewhere.has(bar.id) || undefined}
        aria-describedby={helpId}
        title={label}
        style={{
          '--colour': type?.colour,
          insetInlineStart: start,
          inlineSize: Math.max(end - start - 2, 8),
          insetBlockStart: rowAround + (lane.rows.get(bar.id) ?? 0) * rowSize,
          blockSize: rowSize - 2,
        }}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={classes.barHead} aria-hidden>
          {lane.id === 0 && <IconAlertTriangle size={14} stroke={2} aria-hidden />}
          <bdi>{who ? (isShort ? firstName : shortName)(who) : type?.name}</bdi>
          {Sign && size === 'narrow' && <Sign size={12} stroke={2} aria-hidden />}
        </span>
        {size !== 'tiny' && (
          <span className={classes.barTime} aria-hidden>
            <span>
              {size === 'wide'
                ? text.times(bar.start, bar.end)
                : size === 'usual'
                  ? text.time(bar.start)
                  : text.hour(bar.start)}
              {bar.seats > 1 && ` · ${text.who(bar)}`}
            </span>
            {Sign && size !== 'narrow' && <Sign size={14} stroke={2} aria-hidden />}
          </span>
        )}
        {mayMove && isMovable(bar) && (
          <>
            <span className={classes.edge} data-edge="start" aria-hidden />
            <span className={classes.edge} data-edge="end" aria-hidden />
          </>
        )}
      </button>
    )
  })
})
