import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import type { ComponentProps, CSSProperties, PointerEventHandler } from 'react'
import classes from '../event/Event.module.css'
import { useDayStretch } from './useDayStretch.ts'
import { type EventKeys, useEventKeys } from './useEventKeys.ts'
import { useEventLabel } from './useEventLabel.ts'

interface Props extends ComponentProps<'button'> {
  event: CalendarEvent
  keys: EventKeys
}

/** An event in the schedule, as a button in its kind's colour at the reader's side of its column. */
export function EventBar({ event, keys, className, style, onKeyDown, title: _, children, ...rest }: Props) {
  const label = useEventLabel()(event)
  const moveByKeys = useEventKeys(event, keys)
  const stretch = useDayStretch(event, keys)
  const { calendar, answer, isMine } = event.extendedProps
  const hasEdges = keys.view === 'month' && event.allDay && isMine && rest.draggable
  return (
    <UnstyledButton
      {...rest}
      className={clsx(className, classes.event)}
      style={{ ...fromStart(style), ...colours }}
      data-kind={calendar}
      data-declined={answer === 'no' || undefined}
      data-waiting={answer === 'waiting' || undefined}
      title={label}
      aria-keyshortcuts={isMine ? 'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown' : undefined}
      onKeyDown={(press) => {
        moveByKeys(press)
        onKeyDown?.(press)
      }}
    >
      {hasEdges && <Edge side="start" begin={stretch('start')} />}
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden className={classes.shown}>
        {children}
      </span>
      {hasEdges && <Edge side="end" begin={stretch('end')} />}
    </UnstyledButton>
  )
}

/** What the mouse takes hold of to draw an edge; the keyboard has Alt, Shift and the arrows. */
const Edge = ({ side, begin }: { side: 'start' | 'end'; begin: PointerEventHandler<HTMLElement> }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the bar itself is the button, and has the keys
  // biome-ignore lint/a11y/useKeyWithClickEvents: it only keeps the press from opening the event
  <span
    className={classes.edge}
    data-side={side}
    onPointerDown={begin}
    // else the browser would begin to drag the whole bar
    onMouseDown={(press) => press.preventDefault()}
    onClick={(press) => press.stopPropagation()}
  />
)

/** A share of the kind's colour in the ground; a dark ground takes twice as much to look the same. */
const tint = (light: number, dark: number) =>
  `light-dark(color-mix(in srgb, var(--kind) ${light}%, var(--surface)), color-mix(in srgb, var(--kind) ${dark}%, var(--surface)))`

const colours = {
  '--event-bg': tint(17, 34),
  '--event-hover': tint(27, 46),
  '--event-color': 'var(--mantine-color-text)',
}

/** The schedule places by a distance from the physical left; ours is from where the line begins. */
export function fromStart({ left, ...style }: CSSProperties = {}): CSSProperties {
  return left === undefined ? style : { ...style, insetInlineStart: left }
}
