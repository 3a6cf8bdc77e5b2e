import { useCallback, useEffect, useRef, useState } from 'react'
import type { Lane } from '../model.ts'

/** A lane of one lesson is 40 pixels high. */
const row = 34
const around = 3

export const rowSize = row
export const rowAround = around

/** Where each lane begins on the block axis, in pixels, and how high all of them are. */
export interface Layout {
  lanes: Lane[]
  tops: number[]
  size: number
}

export function layoutOf(lanes: Lane[]): Layout {
  const tops: number[] = []
  let size = 0
  for (const lane of lanes) {
    tops.push(size)
    size += lane.depth * row + around * 2
  }
  return { lanes, tops, size }
}

export const sizeOf = ({ tops, size }: Layout, nth: number): number => (tops[nth + 1] ?? size) - (tops[nth] ?? 0)

/** The place in the list of the lane at so many pixels from the top. */
export function laneAt({ tops }: Layout, place: number): number {
  let [low, high] = [0, tops.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tops[middle] ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/** Follows a scrolling box: which lanes of the layout are in it, with two more above and below. */
export function useWindow(layout: Layout) {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [seen, setSeen] = useState({ top: 0, height: 800, width: 0 })
  const frame = useRef(0)
  const measure = useCallback(() => {
    if (!box) return
    cancelAnimationFrame(frame.current)
    frame.current = requestAnimationFrame(() =>
      setSeen((before) => {
        const now = { top: box.scrollTop, height: box.clientHeight, width: box.clientWidth }
        const isSame = before.top === now.top && before.height === now.height && before.width === now.width
        return isSame ? before : now
      }),
    )
  }, [box])
  useEffect(() => {
    if (!box) return undefined
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    box.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', measure)
      cancelAnimationFrame(frame.current)
    }
  }, [box, measure])
  const first = Math.max(0, laneAt(layout, seen.top) - 2)
  const last = Math.min(layout.lanes.length - 1, laneAt(layout, seen.top + seen.height) + 2)
  return { setBox, box, width: seen.width, first, last }
}
