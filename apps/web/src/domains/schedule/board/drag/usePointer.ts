import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react'
import { laneAt } from '../grid/layout.ts'
import { isMovable } from '../model.ts'
import { minuteIn } from '../time/axis.ts'
import { edgeScroll } from './edgeScroll.ts'
import type { Drag, Scene, Spot } from './useDrag.ts'

/** How long a finger rests before it drags, and how far it may move before that or a mouse before it is a drag. */
const hold = 300
const slack = 5

interface Actions {
  mayMove: boolean
  mayCreate: boolean
  open: (lesson: number) => void
  moved: (lesson: number, spot: Spot) => void
  /** A span that somebody drew or pressed. */
  drawn: (spot: Spot) => void
}

/** Where a point is on a canvas: pixels from its inline start and its top. */
export function pointOn(canvas: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = canvas.getBoundingClientRect()
  const isRtl = getComputedStyle(canvas).direction === 'rtl'
  // physical: a pointer is told from the left
  return { along: isRtl ? box.right - clientX : clientX - box.left, down: clientY - box.top }
}

/** Dragging by mouse, pen and finger: lessons, their ends, and empty time. */
export function usePointer(scene: Scene, drag: Drag, actions: Actions) {
  const latest = useRef({ scene, actions })
  latest.current = { scene, actions }
  const end = useRef<(() => void) | undefined>(undefined)
  useEffect(() => () => end.current?.(), [])

  return (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return
    const canvas = event.currentTarget
    const { model, axis, layout } = latest.current.scene
    const step = model.data.step_minutes
    const at = pointOn(canvas, event)
    const id = Number(event.target.closest<HTMLElement>('[data-bar]')?.dataset.bar)
    const bar = model.bars.find((one) => one.id === id)
    const edge = event.target.closest<HTMLElement>('[data-edge]')?.dataset.edge
    const nth = laneAt(layout, at.down)
    const { mayMove, mayCreate } = latest.current.actions
    const mayDrag = bar ? mayMove && isMovable(bar) : mayCreate
    const first = minuteIn(axis, at.along - (step / 2) * axis.scale, step)
    const grabbed = bar ? minuteIn(axis, at.along, 1) - bar.start : 0
    let isDragging = false
    const origin: Spot = bar ? { nth, start: bar.start, end: bar.end } : { nth, start: first, end: first + step }

    const spotAt = (point: { clientX: number; clientY: number }): Spot => {
      const { along, down } = pointOn(canvas, point)
      const minute = minuteIn(axis, along, step)
      if (!bar) {
        return minute < first
          ? { nth, start: minute, end: first }
          : { nth, start: first, end: Math.max(minute, first + step) }
      }
      if (edge === 'start') return { nth, start: Math.min(minute, bar.end - step), end: bar.end }
      if (edge === 'end') return { nth, start: bar.start, end: Math.max(minute, bar.start + step) }
      const start = minuteIn(axis, along - grabbed * axis.scale, step)
      const target = laneAt(layout, Math.min(Math.max(down, 0), layout.size - 1))
      // nobody is left without what the lesson has
      const lane = layout.lanes[target]?.id === 0 && bar.on[model.by] ? nth : target
      return { nth: lane, start, end: start + bar.end - bar.start }
    }
    const begin = () => {
      isDragging = true
      canvas.setPointerCapture(event.pointerId)
      drag.take(origin, { bar })
      if (event.pointerType === 'touch') navigator.vibrate?.(15)
    }
    const waiting = event.pointerType === 'touch' && mayDrag ? setTimeout(begin, hold) : undefined
    const scroll = edgeScroll(canvas, (point) => drag.put(spotAt(point)))

    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return
      const far = Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > slack
      if (!isDragging && far && event.pointerType === 'touch') return stop()
      if (!isDragging && far && mayDrag) begin()
      if (!isDragging) return
      drag.put(spotAt(now))
      scroll.follow(now)
    }
    const up = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return
      const wasDragging = isDragging
      stop()
      const carried = drag.leave()
      const { open, moved, drawn } = latest.current.actions
      if (!wasDragging) {
        if (bar) open(bar.id)
        else if (mayCreate) drawn({ nth, start: first, end: first })
      } else if (bar && carried) moved(bar.id, carried.at)
      else if (carried) drawn(carried.at)
    }
    const cancel = () => {
      stop()
      drag.leave()
    }
    const key = (now: KeyboardEvent) => {
      if (now.key === 'Escape' && isDragging) cancel()
    }
    // a finger that drags does not scroll
    const still = (now: TouchEvent) => {
      if (isDragging) now.preventDefault()
    }
    const stop = () => {
      clearTimeout(waiting)
      scroll.stop()
      isDragging = false
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', key)
      canvas.removeEventListener('touchmove', still)
      end.current = undefined
    }
    end.current?.()
    end.current = cancel
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', key)
    canvas.addEventListener('touchmove', still, { passive: false })
  }
}
