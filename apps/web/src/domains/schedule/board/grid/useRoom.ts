import { useLayoutEffect, useState } from 'react'

/** So high a board is at least, be the window ever so low. */
const least = 240

/** The height that is left of the window from the top of a box on, but for what stands below it. */
export function useRoom(box: HTMLElement | null, below: number): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    if (!box) return undefined
    const measure = () => {
      const top = box.getBoundingClientRect().top + scrollY
      setRoom(Math.max(least, Math.floor(innerHeight - top - below)))
    }
    measure()
    // what stands above may grow: filters, a banner, a menu
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      removeEventListener('resize', measure)
    }
  }, [box, below])
  return room
}
