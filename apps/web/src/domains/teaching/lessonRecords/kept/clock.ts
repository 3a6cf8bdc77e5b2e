import type { TeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import type { Desk } from '@dsms/contract/teaching/lessonRecords/merge'
import { useEffect, useState } from 'react'

/** By how much the clock of the device is behind the server's, as the server was heard last. */
let behind = 0

/** Compares the clocks, when the server has just said what time it is. */
export function compareClocks({ now }: Pick<TeachingDay, 'now'>): void {
  behind = Date.parse(now) - Date.now()
}

/** What time it is by the server's clock, which goes on by itself. */
export function useServerNow(everyMs = 15_000): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now + behind
}

/** When a lesson was begun, by the server's clock; what is not told yet was noted by that of the device. */
export function startedAt({ seen, queue }: Desk): number | undefined {
  if (seen.started_at !== null) return Date.parse(seen.started_at)
  const start = queue.find(({ kind, is_set_aside }) => kind === 'start' && !is_set_aside)
  return start && Date.parse(start.at) + behind
}
