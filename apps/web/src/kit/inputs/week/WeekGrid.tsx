import { dayOfWeekday } from '@dsms/contract/kernel/time/days'
import { dayMinutes, type Span, timeOf } from '@dsms/contract/kernel/time/spans'
import { Button, Text, VisuallyHidden } from '@mantine/core'
import { type PointerEvent, useId, useState } from 'react'
import { useCalendarFormat } from '../../../kernel/i18n/calendarFormat.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { type Stroke, useDrawing } from './useDrawing.ts'
import { useGridKeys } from './useGridKeys.ts'
import classes from './WeekGrid.module.css'
import { WeekRows } from './WeekRows.tsx'
import { type CellDetail, type Place, painted, spanOf, stepMinutes, type WeekTimes, weekdaysFrom } from './weekTimes.ts'

declare module '../../../kernel/i18n/words.ts' {
  interface Words {
    week: typeof import('./words/en.json')
  }
}

interface Props {
  /** What the grid is, for whoever hears it. */
  label: string
  value: readonly WeekTimes[]
  onChange: (value: WeekTimes[]) => void
  /** The weekday that a week begins with, 0 for Sunday. */
  weekStart: number
  disabled?: boolean
  /** The hours shown at first; more when the value has more. */
  hours?: { from: number; to: number }
  detailOf?: (weekday: number, cell: Span) => CellDetail | undefined
}

/**
 * A week to be painted in half hours. By pointer: press and draw. By keys: arrows move, Space paints or clears a cell, and
 * with Shift the arrows take what the cell has along. The times to the minute are told by the value, whatever wrote them.
 */
export function WeekGrid({ label, value, onChange, weekStart, disabled = false, hours = usual, detailOf }: Props) {
  const t = useText('week')
  const calendar = useCalendarFormat()
  const help = useId()
  const [isWhole, setWhole] = useState(false)
  const [said, say] = useState('')
  const days = weekdaysFrom(weekStart)
  const { first, last } = isWhole ? { first: 0, last: dayMinutes } : shownOf(value, hours)
  const slots = Array.from({ length: (last - first) / stepMinutes }, (_, slot) => cellAt(first, slot))
  const paint = ({ from, to, isOn }: Stroke) => {
    const [early, late] = [slots[Math.min(from.slot, to.slot)], slots[Math.max(from.slot, to.slot)]]
    const named = days.slice(Math.min(from.day, to.day), Math.max(from.day, to.day) + 1)
    const [some] = named
    if (!early || !late || !some) return
    onChange(painted(value, named, { from: early.from, to: late.to }, isOn))
    const times = { from: calendar.wallTime(timeOf(early.from)), to: calendar.wallTime(timeOf(late.to)) }
    const count = named.length
    const day = count > 1 ? t('days', { count }) : calendar.weekday(dayOfWeekday(some), 'long')
    say(t(isOn ? 'painted' : 'cleared', { day, ...times }))
  }

  const isOnAt = ({ day, slot }: Place) => {
    const [weekday, cell] = [days[day], slots[slot]]
    return weekday !== undefined && cell !== undefined && isPainted(value, weekday, cell)
  }
  const keys = useGridKeys({ days: days.length, slots: slots.length, isOnAt, paint, disabled })

  const { drawn, now, draw } = useDrawing(paint)
  const begin = (event: PointerEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    if (!place || disabled || event.button !== 0) return
    keys.moveTo(place)
    // a finger that draws moves the page; it paints by tapping
    if (event.pointerType !== 'touch') draw({ from: place, to: place, isOn: !isOnAt(place) })
  }
  const go = (event: PointerEvent<HTMLTableElement>) => {
    const last = now.current
    const place = placeOf(event.target)
    if (last && place && (place.day !== last.to.day || place.slot !== last.to.slot)) draw({ ...last, to: place })
  }

  return (
    <div className={classes.whole}>
      <Text size="sm" c="dimmed" id={help}>
        {t(disabled ? 'helpReading' : 'help')}
      </Text>
      <div className={classes.scroll}>
        <table
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are moved through by arrows
          role="grid"
          aria-label={label}
          aria-describedby={help}
          aria-multiselectable
          aria-readonly={disabled}
          className={classes.grid}
          data-disabled={disabled || undefined}
          ref={keys.table}
          onKeyDown={keys.onKeyDown}
          // a screen reader leads to a cell without a key of ours
          onFocus={(event) => keys.stayAt(placeOf(event.target))}
          onPointerDown={begin}
          onPointerMove={go}
          onClick={(event) => {
            const place = placeOf(event.target)
            const isTap = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'touch'
            if (place && isTap && !disabled) paint({ from: place, to: place, isOn: !isOnAt(place) })
          }}
        >
          <thead>
            <tr>
              <td className={classes.corner} />
              {days.map((weekday) => (
                <th key={weekday} scope="col" aria-label={calendar.weekday(dayOfWeekday(weekday), 'long')}>
                  <span className={classes.long}>{calendar.weekday(dayOfWeekday(weekday), 'long')}</span>
                  <span className={classes.short} aria-hidden>
                    {calendar.weekday(dayOfWeekday(weekday), 'narrow')}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <WeekRows days={days} slots={slots} value={value} focus={keys.focus} drawn={drawn} detailOf={detailOf} />
        </table>
      </div>
      {(isWhole || last - first < dayMinutes) && (
        <Button variant="subtle" size="compact-sm" className={classes.more} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'fewerHours' : 'allHours')}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}

const usual = { from: 6, to: 22 }

const cellAt = (first: number, slot: number): Span => ({
  from: first + slot * stepMinutes,
  to: first + (slot + 1) * stepMinutes,
})
const isPainted = (value: readonly WeekTimes[], weekday: number, { from, to }: Span) =>
  value.some((one) => one.weekday === weekday && spanOf(one).from < to && from < spanOf(one).to)

/** The hours on show: whole ones, and all that the value has. */
function shownOf(value: readonly WeekTimes[], { from, to }: { from: number; to: number }) {
  const spans = value.map(spanOf)
  const first = Math.min(from * 60, ...spans.map((span) => span.from))
  const last = Math.max(to * 60, ...spans.map((span) => span.to))
  return { first: Math.floor(first / 60) * 60, last: Math.ceil(last / 60) * 60 }
}

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null
  return cell ? { day: Number(cell.dataset.day), slot: Number(cell.dataset.slot) } : undefined
}
