import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { useEffect, useState } from 'react'

/** The minute of now since 1970, which goes on by itself. */
export function useNow(): number {
  const [now, setNow] = useState(() => Math.floor(Date.now() / minuteMs))
  useEffect(() => {
    const timer = setInterval(() => setNow(Math.floor(Date.now() / minuteMs)), minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  return now
}
