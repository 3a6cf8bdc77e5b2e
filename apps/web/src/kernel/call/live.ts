import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import { useEffect, useRef } from 'react'

type EventOf<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>
type Listener = (event: LiveEvent) => void

const listeners = new Set<Listener>()

/** Passes an event of the server to the screens that follow it. */
export function tellScreens(event: LiveEvent): void {
  for (const listener of listeners) listener(event)
}

/** Follows the server's events while the caller is on the screen. What to read again is decided elsewhere, for all. */
export function useLive<T extends LiveEvent['type']>(type: T, react: (event: EventOf<T>) => void): void {
  const latest = useRef(react)
  latest.current = react
  useEffect(() => {
    const listener: Listener = (event) => {
      if (isOf(event, type)) latest.current(event)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [type])
}

const isOf = <T extends LiveEvent['type']>(event: LiveEvent, type: T): event is EventOf<T> => event.type === type
