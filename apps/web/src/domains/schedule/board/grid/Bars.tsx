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
import { clsx } from 'clsx'
import { memo } from 'react'
import { useCalendarFormat } from '../../../../kernel/i18n/calendarFormat.ts'
import parts from '../../shared/Parts.module.css'
import type { Bar, Lane, Model } from '../model.ts'
import { isMovable } from '../model.ts'
import { type Axis, instantAt, placeOf } from '../time/axis.ts'
import { useBarText } from '../useBarText.ts'
import classes from './Grid.module.css'
import { rowAround, rowSize } from './layout.ts'

export const statusIcons: Partial<Record<Bar['status'], typeof IconCheck>> = {
  held: IconHourglass,
  requested: IconClockQuestion,
  confirmed: IconCheck,
  in_progress: IconPlayerPlay,
  interrupted: IconPlayerPause,
  completed: IconChecks,
  no_show: IconUserOff,
}

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
  const format = useCalendarFormat()
  return lane.bars.map((bar) => {
    const [start, end] = [placeOf(axis, bar.start), placeOf(axis, bar.end)]
    if (end <= start) return null
    const type = model.types.get(bar.type)
    const Sign = statusIcons[bar.status]
    const who = text.who(bar)
    const label = text.label(bar, lane, elsewhere.has(bar.id))
    const [isNarrow, isWide] = [end - start < 64, end - start >= 150]
    return (
      <button
        key={bar.id}
        type="button"
        className={classes.bar}
        data-bar={bar.id}
        data-status={bar.status}
        data-narrow={isNarrow || undefined}
        tabIndex={bar.id === current ? 0 : -1}
        data-elsewhere={elsewhere.has(bar.id) || undefined}
        aria-describedby={helpId}
        title={label}
        style={{
          '--colour': type?.colour,
          insetInlineStart: start,
          inlineSize: Math.max(end - start - 2, 8),
          insetBlockStart: rowAround + (lane.rows.get(bar.id) ?? 0) * rowSize,
          blockSize: rowSize - 3,
        }}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={classes.barHead} aria-hidden>
          {Sign && !isNarrow && <Sign size={14} stroke={2} aria-hidden />}
          {lane.id === 0 && <IconAlertTriangle size={14} stroke={2} aria-hidden />}
          <bdi>{isNarrow ? type?.code : type?.name}</bdi>
          {isWide && <span className={classes.barTime}>{format.time(instantAt(bar.start), axis.zone)}</span>}
        </span>
        {who && !isNarrow && (
          <span className={clsx(parts.cut, classes.barWho)} aria-hidden>
            <bdi>{who}</bdi>
          </span>
        )}
        {Sign && isNarrow && <Sign size={14} stroke={2} aria-hidden />}
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
