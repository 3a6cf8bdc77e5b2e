import { useSyncExternalStore } from 'react'

/** Whether the browser knows of a network; that somebody answers over it is not said. */
export const useOnline = (): boolean => useSyncExternalStore(follow, () => navigator.onLine)

function follow(changed: () => void): () => void {
  const leave = new AbortController()
  for (const event of ['online', 'offline']) addEventListener(event, changed, { signal: leave.signal })
  return () => leave.abort()
}
