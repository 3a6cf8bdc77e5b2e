import { type KeyboardEvent, useRef, useState } from 'react'
import { useLanguage } from '../../../kernel/i18n/index.ts'
import type { Stroke } from './useDrawing.ts'
import type { Place } from './weekTimes.ts'

interface Grid {
  days: number
  slots: number
  isOnAt: (place: Place) => boolean
  paint: (stroke: Stroke) => void
  disabled: boolean
}

/** Two hours. */
const page = 4

/** Keys of the grid. An arrow goes where it points on the screen: to the left is the next day from right to left. */
export function useGridKeys({ days, slots, isOnAt, paint, disabled }: Grid) {
  const { dir } = useLanguage()
  const table = useRef<HTMLTableElement>(null)
  const [place, setPlace] = useState<Place>({ day: 0, slot: 0 })
  const focus = { day: Math.min(place.day, days - 1), slot: Math.min(place.slot, slots - 1) }

  const moveTo = (next: Place) => {
    setPlace(next)
    table.current?.querySelector<HTMLElement>(`[data-day="${next.day}"][data-slot="${next.slot}"]`)?.focus()
  }

  const next = (key: string): Place | undefined => {
    const { day, slot } = focus
    const aside = (step: number) => ({ day: Math.min(Math.max(day + step, 0), days - 1), slot })
    const along = (step: number) => ({ day, slot: Math.min(Math.max(slot + step, 0), slots - 1) })
    const forward = dir === 'rtl' ? -1 : 1
    const steps: Record<string, () => Place> = {
      // physical: the keys are called by where they stand on the keyboard
      ArrowLeft: () => aside(-forward),
      // physical: the same
      ArrowRight: () => aside(forward),
      ArrowUp: () => along(-1),
      ArrowDown: () => along(1),
      PageUp: () => along(-page),
      PageDown: () => along(page),
      Home: () => along(-slots),
      End: () => along(slots),
    }
    return steps[key]?.()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === ' ') {
      event.preventDefault()
      if (!disabled) paint({ from: focus, to: focus, isOn: !isOnAt(focus) })
      return
    }
    const to = next(event.key)
    if (!to) return
    event.preventDefault()
    if (event.shiftKey && !disabled) paint({ from: focus, to, isOn: isOnAt(focus) })
    moveTo(to)
  }

  const stayAt = (next: Place | undefined) => {
    if (next) setPlace(next)
  }

  return { table, focus, moveTo, stayAt, onKeyDown }
}
