import { useEffect, useState } from 'react'

const minute = 60_000

/** The minute of now since 1970, which goes on by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / minute))
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / minute)), minute / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
