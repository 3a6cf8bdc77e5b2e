import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import { useEffect, useRef } from 'react'

type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

/** Passes an event of the server to the screens that follow it. */
export function tellScreens(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** Follows the server's events while the caller is on the screen. What to read anew is decided elsewhere, for all. */
export function useLive<T extends LiveEvent['type']>(
  type: T,
  react: (event: Extract<LiveEvent, { type: T }>) => void,
): void {
  const latest = useRef(react)
  latest.current = react
  useEffect(() => {
    const listener: Listener = (event) => {
      if (event.type === type) latest.current(event as Extract<LiveEvent, { type: T }>)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [type])
}
