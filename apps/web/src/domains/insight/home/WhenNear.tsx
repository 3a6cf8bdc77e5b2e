import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far below the screen it is fetched already, so that it stands there when one arrives. */
const ahead = '300px'

/** Content that is fetched when somebody comes near it: most look at the top of a long screen and leave. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        setNear(true)
        observer.disconnect()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return isNear ? children : <div ref={place} style={{ blockSize: 1 }} />
}
