import type { LiveEvent } from '@dsms/contract/me'
import { refreshSession } from '../lib/refresh.ts'
import { tokens } from '../lib/sessionStore.ts'

/** The newest event that any tab heard: from there on the server tells again what a broken connection missed. */
let lastEventId: string | undefined

interface Heard {
  event: LiveEvent
  id: string | undefined
}

/**
 * The server's events. Browsers allow few connections to one address, so of all open tabs one listens to the server
 * and passes on what it hears; when it closes, the next one takes over.
 */
export function streamEvents(onEvent: (event: LiveEvent) => void): () => void {
  const channel = new BroadcastChannel('dsms.events')
  const hear = ({ event, id }: Heard) => {
    if (id) lastEventId = id
    onEvent(event)
  }
  channel.onmessage = ({ data }: MessageEvent<Heard>) => hear(data)

  const leave = new AbortController()
  const listen = () =>
    new Promise<void>((end) => {
      const close = openStream((heard) => {
        channel.postMessage(heard)
        hear(heard)
      })
      leave.signal.addEventListener('abort', () => {
        close()
        end()
      })
    })
  // without locks (an insecure address) each tab listens for itself
  if (navigator.locks) navigator.locks.request('dsms.events', { signal: leave.signal }, listen).catch(() => undefined)
  else void listen()
  return () => {
    leave.abort()
    channel.close()
  }
}

/** Opens the stream and opens it again whenever it breaks, later each time, with a fresh session if need be. */
function openStream(onEvent: (heard: Heard) => void): () => void {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = 2000
  let isClosed = false

  const open = () => {
    if (isClosed) return
    source = new EventSource(lastEventId ? `/api/events?lastEventId=${lastEventId}` : '/api/events')
    source.onopen = () => {
      wait = 2000
    }
    source.onmessage = ({ data, lastEventId: id }) =>
      onEvent({ event: JSON.parse(data) as LiveEvent, id: id || undefined })
    source.onerror = () => {
      // the browser tries again by itself unless the answer was an error, as when the session is out of date
      if (source?.readyState === EventSource.CLOSED) later()
    }
  }
  const later = () => {
    timer = setTimeout(() => refreshSession(tokens().accessToken).then((isOpen) => isOpen && open(), later), wait)
    wait = Math.min(wait * 2, 60_000)
  }

  open()
  return () => {
    isClosed = true
    clearTimeout(timer)
    source?.close()
  }
}
