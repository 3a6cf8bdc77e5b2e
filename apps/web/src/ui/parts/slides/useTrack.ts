import { useCallback, useEffect, useRef, useState } from 'react'

const stepOf = (box: HTMLUListElement) => {
  const [one, two] = [...box.children]
  return one && two ? Math.abs(two.getBoundingClientRect().x - one.getBoundingClientRect().x) : box.clientWidth
}

/** Which slide stands first in a track that scrolls, how far it goes, and the way to another. */
export function useTrack(count: number) {
  const track = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  const [last, setLast] = useState(Math.max(0, count - 1))
  useEffect(() => {
    const box = track.current
    if (!box) return undefined
    const read = () => {
      const step = stepOf(box) || 1
      const most = Math.max(0, Math.min(count - 1, Math.round((box.scrollWidth - box.clientWidth) / step)))
      setLast(most)
      // from right to left the way is counted below zero
      setPlace(Math.min(most, Math.round(Math.abs(box.scrollLeft) / step)))
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(box)
    box.addEventListener('scroll', read, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', read)
    }
  }, [count])
  const go = useCallback((to: number) => {
    const box = track.current
    if (!box) return
    const way = Math.max(0, to) * stepOf(box)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    box.scrollTo({
      left: getComputedStyle(box).direction === 'rtl' ? -way : way,
      behavior: isStill ? 'auto' : 'smooth',
    })
  }, [])
  return { track, place, last, go }
}
