import type { TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { useEffect, useState } from 'react'

/** By how much the clock of the device is behind the server's, as the server was heard last. */
let behind = 0

/** Compares the clocks, when the server has just said what time it is. */
export function compareClocks({ now }: Pick<TeachingDay, 'now'>): void {
  behind = Date.parse(now) - Date.now()
}

/** What time it is by the server's clock, which goes on by itself. */
export function useServerNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now + behind
}
