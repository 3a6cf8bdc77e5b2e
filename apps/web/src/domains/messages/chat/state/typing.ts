import { tellTyping } from '@dsms/contract/messages/chat/calls'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useLive } from '../../../../kernel/call/live.ts'

const shownMs = 4000
const toldMs = 3000

/** Who is writing to me at this moment. A message of theirs ends it at once. */
export function useTypists(): ReadonlySet<number> {
  const [typists, setTypists] = useState<ReadonlySet<number>>(new Set())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const stop = (id: number) => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setTypists((known) => (known.has(id) ? new Set([...known].filter((other) => other !== id)) : known))
  }
  useLive('typing', ({ by }) => {
    clearTimeout(timers.current.get(by))
    timers.current.set(
      by,
      setTimeout(() => stop(by), shownMs),
    )
    setTypists((known) => (known.has(by) ? known : new Set([...known, by])))
  })
  useLive('chat', ({ by }) => stop(by))
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
      running.clear()
    }
  }, [])
  return typists
}

/** Tells the other one that I am writing, every three seconds at most. */
export function useTellTyping(contactId: number): () => void {
  const told = useRef(0)
  return () => {
    if (Date.now() - told.current < toldMs || !navigator.onLine) return
    told.current = Date.now()
    // only a hint: nothing is lost with it
    call(tellTyping, { params: { id: contactId }, body: {} }).catch(() => undefined)
  }
}
