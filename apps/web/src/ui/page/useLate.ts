import { useEffect, useState } from 'react'

/** True once something has been going on for 150 ms, so that what is quick does not flicker. */
export function useLate(isGoingOn: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return setLate(false)
    const timer = setTimeout(() => setLate(true), 150)
    return () => clearTimeout(timer)
  }, [isGoingOn])
  return isLate
}
