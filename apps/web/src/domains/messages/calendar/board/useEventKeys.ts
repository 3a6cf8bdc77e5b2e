import type { CalendarEvent } from '@dsms/contract/messages/calendar/calls'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '../../../../kernel/i18n/index.ts'
import type { View } from '../state/days.ts'
import { movedByDays, movedByMinutes, type Span, stretched } from './move.ts'
import { idOf } from './scheduleEvents.ts'

export interface EventKeys {
  view: View
  move: (event: CalendarEvent, span: Span) => Promise<void>
}

const quarter = 15

/** Alt and arrows move an event as dragging does; with Shift they move its end. */
export function useEventKeys(event: CalendarEvent, { view, move }: EventKeys) {
  const { dir } = useLanguage()
  return (press: KeyboardEvent<HTMLElement>) => {
    if (!press.altKey || !press.key.startsWith('Arrow') || !event.extendedProps.isMine) return
    press.preventDefault()
    press.stopPropagation()
    const side = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 0, ArrowUp: 0 }[press.key] ?? 0
    const days = dir === 'rtl' ? -side : side
    const rows = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 0, ArrowLeft: 0 }[press.key] ?? 0
    const span = spanOf(event, view, press.shiftKey, days, rows)
    if (!span) return
    const focusAgain = () =>
      document.querySelector<HTMLElement>(`[data-event-id="${CSS.escape(idOf(event))}"]`)?.focus()
    // the bar may be drawn again in another row
    void move(event, span).then(focusAgain)
  }
}

function spanOf(event: CalendarEvent, view: View, isEnd: boolean, days: number, rows: number): Span | null {
  const hasHours = !event.allDay && view !== 'month'
  if (isEnd) {
    if (event.allDay) return days === 0 ? null : stretched(event, { days, minutes: 0 })
    return rows === 0 ? null : stretched(event, { days: 0, minutes: rows * quarter })
  }
  if (days !== 0) return movedByDays(event, days)
  if (hasHours) return movedByMinutes(event, rows * quarter)
  return movedByDays(event, rows * 7)
}
