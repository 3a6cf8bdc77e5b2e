import type { LiveEvent } from '@dsms/contract/me'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { App } from '../services.ts'

/** Long enough to be cheap, short enough that no proxy takes the connection for dead. */
const heartbeatMs = 25_000

/** Opens the event stream of a person. It ends when the browser goes or the server stops. */
export function streamEvents(app: App, actor: Actor, request: FastifyRequest) {
  return (reply: FastifyReply) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // the browser waits this long before it connects anew
    raw.write('retry: 2000\n\n')
    const send = (event: LiveEvent) => {
      raw.write(`data: ${JSON.stringify(event)}\n\n`)
      // a session that is over hears nothing more
      if (event.type === 'signed-out') raw.end()
    }
    const unsubscribe = app.events.subscribe({
      userId: actor.id,
      roleId: actor.roleId,
      sessionId: actor.sessionId,
      send,
    })
    const heartbeat = setInterval(() => raw.write(': \n\n'), heartbeatMs)
    const end = () => raw.end()
    openStreams.add(end)
    request.raw.socket.once('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
      openStreams.delete(end)
    })
  }
}

const openStreams = new Set<() => void>()

/** Ends all streams, so that a stopping server is not kept waiting by them. */
export function endStreams() {
  for (const end of openStreams) end()
}
