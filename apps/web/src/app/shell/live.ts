import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import type { QueryClient } from '@tanstack/react-query'
import { refusals } from '../../kernel/call/call.ts'
import { tellScreens } from '../../kernel/call/live.ts'
import { lookForRelease } from '../../kernel/call/release.ts'
import { clearSession, userStore } from '../../kernel/session/sessionStore.ts'
import { refetchMe } from '../../kernel/session/signIn.ts'
import { streamEvents } from './stream.ts'

/**
 * Answers to read again when an event says so, by the beginning of their query key. Of chats it is the badge alone:
 * their screen, when it is open, puts what is new into what it shows.
 */
const staleBy: Partial<Record<LiveEvent['type'], string[]>> = {
  notification: ['notifications'],
  mail: ['email'],
  chat: ['chat', 'counts'],
  'chat-seen': ['chat', 'counts'],
  tasks: ['tasks'],
  calendar: ['calendar'],
  lessons: ['lessons'],
}

/** Goes to an address of ours. */
type Open = (address: string) => void

/** Tells of a message while nobody looks at this window. What it needs is fetched only where people allowed it. */
function notice(personId: number, open: Open) {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  import('../../domains/messages/shared/chatNotice.ts')
    .then(({ noticeOf }) => noticeOf(personId, open))
    // a browser may forbid it outside a service worker; the badge tells of it all the same
    .catch(() => undefined)
}

/** A tab whose stream another tab holds hears no greeting. */
const greetingMs = 1000

/** Keeps what is on the screen true: by the server's events, on return to the window, and when a call is refused. */
export function followServer(client: QueryClient, open: Open): () => void {
  const refetch = () => void refetchMe()
  // read when the stream is open: a change between the two would be told to nobody
  const unheard = setTimeout(refetch, greetingMs)
  const react = (event: LiveEvent) => {
    if (event.type === 'hello') {
      clearTimeout(unheard)
      refetch()
    }
    if (event.type === 'signed-out') clearSession('elsewhere')
    if (event.type === 'ability') refetch()
    if (event.type === 'resync') void client.invalidateQueries()
    const queryKey = staleBy[event.type]
    if (queryKey) void client.invalidateQueries({ queryKey })
    tellScreens(event)
    if (event.type === 'chat' && event.by !== userStore.get()?.id) notice(event.by, open)
  }
  // a release restarts the server, which every stream notices
  const close = streamEvents(react, () => void lookForRelease({ isLikely: true }))
  const forget = refusals.subscribe(refetch)
  addEventListener('focus', refetch)
  return () => {
    clearTimeout(unheard)
    close()
    forget()
    removeEventListener('focus', refetch)
  }
}
