import type { PointerEvent as ReactPointerEvent } from 'react'
import { edgeScroll } from '../drag/edgeScroll.ts'
import { pointOn } from '../drag/usePointer.ts'
import { laneAt } from '../grid/layout.ts'
import type { Owed } from '../model.ts'
import { minuteIn } from '../time/axis.ts'
import type { DragRef, Where } from '../types.ts'

const usualLength = 60

/** Pulls a student from the tray onto a time of the board. */
export function usePull(dragRef: DragRef, plan: (owed: Owed, where: Where | undefined) => void) {
  return (event: ReactPointerEvent<HTMLElement>, owed: Owed) => {
    const board = dragRef.current
    if (event.button !== 0 || !board?.canvas) return
    event.preventDefault()
    const { drag, canvas, scene } = board
    const { axis, layout, model } = scene
    const spotAt = (point: { clientX: number; clientY: number }) => {
      const { along, down } = pointOn(canvas, point)
      if (along < 0 || down < 0 || along > axis.size || down > layout.size) return undefined
      const start = minuteIn(axis, along, model.data.step_minutes)
      return { nth: laneAt(layout, down), start, end: start + usualLength }
    }
    const put = (point: { clientX: number; clientY: number }) => {
      const spot = spotAt(point)
      if (!spot) drag.leave()
      else if (drag.held) drag.put(spot)
      else drag.take(spot, { owed })
    }
    const scroll = edgeScroll(canvas, put)
    const move = (now: PointerEvent) => {
      put(now)
      scroll.follow(now)
    }
    const stop = () => {
      scroll.stop()
      drag.leave()
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', stop)
    }
    const up = (now: PointerEvent) => {
      stop()
      const spot = spotAt(now)
      if (spot) plan(owed, { lane: layout.lanes[spot.nth]?.id ?? 0, start: spot.start, end: spot.end })
    }
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', stop)
  }
}
