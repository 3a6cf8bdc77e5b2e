import { carriedSeconds } from '@dsms/contract/schedule/lessons/calls'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../../../kernel/call/live.ts'

const none: ReadonlySet<number> = new Set()

/**
 * Lessons that are dragged on another board at this moment, be it by the same account: receptions share one. Anyone who vanishes
 * while dragging is forgotten after a while.
 */
export function useCarriedElsewhere(isHere: (lesson: number) => boolean): ReadonlySet<number> {
  const [carried, setCarried] = useState(none)
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const mark = (lesson: number, isCarried: boolean) =>
    setCarried((now) => {
      if (now.has(lesson) === isCarried) return now
      const next = new Set(now)
      if (isCarried) next.add(lesson)
      else next.delete(lesson)
      return next
    })
  useLive('lesson-carried', ({ lessonId, isCarried }) => {
    if (isCarried && isHere(lessonId)) return
    clearTimeout(timers.current.get(lessonId))
    mark(lessonId, isCarried)
    if (isCarried)
      timers.current.set(
        lessonId,
        setTimeout(() => mark(lessonId, false), carriedSeconds * 1000),
      )
  })
  useEffect(() => () => timers.current.forEach(clearTimeout), [])
  return carried
}
