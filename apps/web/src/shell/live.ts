import type { LiveEvent } from '@dsms/contract/me'
import type { QueryClient } from '@tanstack/react-query'
import { refusals } from '../lib/call.ts'
import { tellScreens } from '../lib/live.ts'
import { clearSession } from '../lib/sessionStore.ts'
import { refetchMe } from '../lib/signIn.ts'
import { streamEvents } from './stream.ts'

/**
 * Answers to read anew when an event says so, by the beginning of their query key. Of chats it is the badge alone:
 * their screen, when it is open, puts what is new into what it shows.
 */
const staleBy: Partial<Record<LiveEvent['type'], string[]>> = {
  notification: ['notifications'],
  mail: ['email'],
  chat: ['chat', 'counts'],
  'chat-seen': ['chat', 'counts'],
  tasks: ['tasks'],
  calendar: ['calendar'],
}

/** Keeps what is on the screen true: by the server's events, on return to the window, and when a call is refused. */
export function followServer(client: QueryClient): () => void {
  const refetch = () => void refetchMe()
  const react = (event: LiveEvent) => {
    if (event.type === 'signed-out') clearSession('elsewhere')
    if (event.type === 'ability') refetch()
    if (event.type === 'resync') void client.invalidateQueries()
    const queryKey = staleBy[event.type]
    if (queryKey) void client.invalidateQueries({ queryKey })
    tellScreens(event)
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
