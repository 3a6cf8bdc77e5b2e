import type { LiveEvent } from '@dsms/contract/me'
import type { QueryClient } from '@tanstack/react-query'
import { refusals } from '../lib/call.ts'
import { clearSession } from '../lib/sessionStore.ts'
import { refetchMe } from '../lib/signIn.ts'
import { streamEvents } from './stream.ts'

/** Keeps abilities and notifications true: by the server's events, on return to the window, and when a call is refused. */
export function followServer(client: QueryClient): () => void {
  const refetch = () => void refetchMe()
  const react = (event: LiveEvent) => {
    if (event.type === 'signed-out') clearSession('elsewhere')
    if (event.type === 'ability') refetch()
    if (event.type === 'notification') void client.invalidateQueries({ queryKey: ['notifications'] })
  }
  const close = streamEvents(react)
  const forget = refusals.subscribe(refetch)
  addEventListener('focus', refetch)
  refetch()
  return () => {
    close()
    forget()
    removeEventListener('focus', refetch)
  }
}
