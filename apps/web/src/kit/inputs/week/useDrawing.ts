import { useCallback, useEffect, useRef, useState } from 'react'
import type { Place } from './weekTimes.ts'

/** From one cell to another, over all days and half hours between them. */
export interface Stroke {
  from: Place
  to: Place
  isOn: boolean
}

/** A stretch that a pointer is drawing. It ends wherever it is let go, and is forgotten when the browser takes the pointer. */
export function useDrawing(finish: (stroke: Stroke) => void) {
  const [drawn, setDrawn] = useState<Stroke>()
  const now = useRef<Stroke>(undefined)
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  const draw = useCallback((next: Stroke | undefined) => {
    now.current = next
    setDrawn(next)
  }, [])
  useEffect(() => {
    const drop = () => draw(undefined)
    const stop = () => {
      const last = now.current
      drop()
      if (last) latest.current(last)
    }
    window.addEventListener('pointerup', stop)
    window.addEventListener('pointercancel', drop)
    return () => {
      window.removeEventListener('pointerup', stop)
      window.removeEventListener('pointercancel', drop)
    }
  }, [draw])
  return { drawn, now, draw }
}
