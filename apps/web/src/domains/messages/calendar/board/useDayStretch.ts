import { addDays } from '@dsms/contract/kernel/time/days'
import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import { useQueryClient } from '@tanstack/react-query'
import type { PointerEvent } from 'react'
import { keyOf } from '../state/calendarCalls.ts'
import type { Day } from '../state/days.ts'
import { patchEvents } from '../state/useEvents.ts'
import type { EventKeys } from './useEventKeys.ts'

/** Draws the first or the last day of an all-day event to another day of the month. */
export function useDayStretch(event: CalendarEvent, { move }: EventKeys) {
  const client = useQueryClient()
  return (edge: 'start' | 'end') => (press: PointerEvent<HTMLElement>) => {
    press.preventDefault()
    press.stopPropagation()
    const { start, end } = event
    let drawn = { start, end }
    let takeBack = () => {}
    const follow = ({ clientX, clientY }: globalThis.PointerEvent) => {
      const day = dayAt(clientX, clientY)
      if (day === undefined) return
      const next = edge === 'end' ? { start, end: addDays(day, 1) } : { start: day, end }
      if (next.end <= next.start || (next.start === drawn.start && next.end === drawn.end)) return
      drawn = next
      takeBack()
      takeBack = patchEvents(client, keyOf(event), drawn)
    }
    const finish = (release: globalThis.PointerEvent) => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', finish)
      removeEventListener('pointercancel', finish)
      takeBack()
      if (release.type === 'pointerup') void move(event, { ...drawn, allDay: true })
    }
    addEventListener('pointermove', follow)
    addEventListener('pointerup', finish)
    addEventListener('pointercancel', finish)
  }
}

/** The day below a point; the events over it do not count. */
const dayAt = (x: number, y: number): Day | undefined =>
  document
    .elementsFromPoint(x, y)
    .map((element) => element.getAttribute('data-date'))
    .find((day) => day !== null) ?? undefined
