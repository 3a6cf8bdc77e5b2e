import type { LiveEvent } from '@dsms/contract/kernel/session/me'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { backoff } from '../../kernel/call/backoff.ts'
import { refreshSession } from '../../kernel/call/refresh.ts'
import { renewals, tokens } from '../../kernel/session/sessionStore.ts'

interface Heard {
  event: LiveEvent
  /** Missing for what the server does not keep. */
  id?: string | undefined
}

/**
 * Between tabs: what one heard, the wish of a new one to know the place in the stream, the answer to it, and that the
 * person goes on with another session, to which the stream has to belong.
 */
type Word = { heard: Heard } | { ask: true } | { at: string } | { isRenewed: true }

/**
 * The server's events. Browsers allow few connections to one address, so of all open tabs one listens to the server
 * and passes on what it hears; when it closes, the next one takes over where it was.
 */
export function streamEvents(onEvent: (event: LiveEvent) => void, onReopened?: () => void): () => void {
  /** The newest event that any tab heard: from there on the server tells again what a broken connection missed. */
  let at: string | undefined
  /** Of the tab that listens. */
  let reopen: (() => void) | undefined
  const channel = new BroadcastChannel('dsms.events')
  const say = (word: Word) => channel.postMessage(word)
  const hear = ({ event, id }: Heard) => {
    if (id) at = id
    onEvent(event)
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if ('heard' in data) hear(data.heard)
    else if ('at' in data) at ??= data.at
    else if ('isRenewed' in data) reopen?.()
    else if (at) say({ at })
  }
  const stopRenewals = renewals.subscribe(() => {
    reopen?.()
    say({ isRenewed: true })
  })
  // a tab that opened in a quiet hour knows the place too, should it have to take over
  say({ ask: true })

  const leave = new AbortController()
  const listen = () =>
    new Promise<void>((end) => {
      // the lock may be given in the moment in which nobody waits for it any more
      if (leave.signal.aborted) return end()
      const stream = openStream(
        () => at,
        (heard) => {
          say({ heard })
          hear(heard)
        },
        onReopened,
      )
      reopen = stream.reopen
      leave.signal.addEventListener('abort', () => {
        stream.close()
        end()
      })
    })
  // without locks (an insecure address) each tab listens for itself
  if (navigator.locks) navigator.locks.request('dsms.events', { signal: leave.signal }, listen).catch(() => undefined)
  else void listen()
  return () => {
    stopRenewals()
    leave.abort()
    channel.close()
  }
}

const tickMs = 10_000
/** The server says something every 25 seconds. After a sleep, or behind a proxy that went, a dead stream looks open. */
const silenceMs = minuteMs

/**
 * Opens the stream and opens it again whenever it breaks: soon, then later each time, at once when the connection
 * is back or somebody looks at the window. The browser would try by itself too, but not then, and not with a fresh session.
 */
function openStream(place: () => string | undefined, onHeard: (heard: Heard) => void, onReopened?: () => void) {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = backoff()
  let isClosed = false
  let isFirst = true
  let lastSign = Date.now()

  const open = () => {
    lastSign = Date.now()
    clearTimeout(timer)
    timer = undefined
    source?.close()
    if (isClosed) return
    const at = place()
    const opening = new EventSource(at ? `/api/events?lastEventId=${at}` : '/api/events')
    let wasOpen = false
    source = opening
    opening.onopen = () => {
      wasOpen = true
      lastSign = Date.now()
      wait.reset()
      if (!isFirst) onReopened?.()
      isFirst = false
    }
    opening.onmessage = ({ data, lastEventId }) => {
      if (opening !== source) return
      lastSign = Date.now()
      const event: LiveEvent = JSON.parse(data)
      if (event.type !== 'crowded') return onHeard({ event, id: lastEventId || undefined })
      // opened again at once, it would push out another: that waits until somebody looks here
      opening.close()
      source = undefined
    }
    opening.onerror = () => {
      if (opening !== source) return
      opening.close()
      // one that never opened may have been refused for want of a fresh session
      later(!wasOpen)
    }
  }
  const later = (needsSession: boolean) => {
    source = undefined
    timer = setTimeout(() => void again(needsSession), wait.next())
  }
  const again = async (needsSession: boolean) => {
    timer = undefined
    try {
      if (needsSession && !(await refreshSession(tokens().accessToken))) return
    } catch {
      return later(true)
    }
    // whoever looked at the window meanwhile was faster
    if (!source) open()
  }

  /** What stood open before the connection broke may look open for a long time after. */
  const reopen = () => {
    wait.reset()
    open()
  }
  const look = () => {
    if (!source && !document.hidden) reopen()
  }
  const clock = setInterval(() => {
    if (source && Date.now() - lastSign > silenceMs) reopen()
  }, tickMs)

  addEventListener('online', reopen)
  addEventListener('focus', look)
  document.addEventListener('visibilitychange', look)
  open()
  const close = () => {
    isClosed = true
    clearTimeout(timer)
    clearInterval(clock)
    source?.close()
    removeEventListener('online', reopen)
    removeEventListener('focus', look)
    document.removeEventListener('visibilitychange', look)
  }
  return { close, reopen }
}
