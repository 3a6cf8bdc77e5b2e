import { useLayoutEffect, useState } from 'react'
import type { TourStep } from './steps.ts'

/** Room between a thing and the edge of what is left light around it. */
const room = 6

const elementOf = (target: TourStep['target']): Element | null =>
  typeof target === 'string' ? document.querySelector(target) : (target?.current ?? null)

/** Where something stands in the window, brought into sight first and followed as it moves; without it the middle. */
export function useRectOf(target: TourStep['target']): DOMRect | undefined {
  const [rect, setRect] = useState<DOMRect>()
  useLayoutEffect(() => {
    const element = elementOf(target)
    const measure = () => {
      const found = element?.getBoundingClientRect()
      setRect(
        found && found.width > 0
          ? new DOMRect(found.x - room, found.y - room, found.width + 2 * room, found.height + 2 * room)
          : new DOMRect(innerWidth / 2, innerHeight / 3, 0, 0),
      )
    }
    element?.scrollIntoView({ block: 'center', inline: 'nearest' })
    measure()
    const observer = new ResizeObserver(measure)
    if (element) observer.observe(element)
    addEventListener('resize', measure)
    addEventListener('scroll', measure, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
      removeEventListener('scroll', measure, { capture: true })
    }
  }, [target])
  return rect
}
