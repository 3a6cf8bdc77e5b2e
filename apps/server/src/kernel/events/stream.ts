import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'
import type { App } from '../services.ts'
import { missedEvents } from './events.data.ts'
import type { Told } from './events.ts'
import { keepStream } from './openStreams.ts'

/** Long enough to be cheap, short enough that no proxy takes the connection for dead. */
const heartbeatMs = 25_000
/** Bytes that may wait for a browser that does not read; it is then cut off, and told again when it comes back. */
const patience = 1_000_000

/**
 * Opens the event stream of a person. It ends with the session, when the
 * browser goes or the server stops. What was missed since
 * `lastEventId` comes first: the subscription begins before it is read, so nothing falls in between.
 */
export async function streamEvents(app: App, actor: Actor, request: FastifyRequest, lastEventId: number | undefined) {
  const early: [Told, number | undefined][] = []
  let write = (event: Told, id?: number) => {
    early.push([event, id])
  }
  const unsubscribe = app.events.subscribe({
    userId: actor.id,
    roleId: actor.roleId,
    tenant: actor.homeSchoolId ?? 0,
    isAdmin: actor.isAdmin,
    sessionId: actor.sessionId,
    send: (event, id) => write(event, id),
  })
  let missed: Awaited<ReturnType<typeof missedEvents>> = []
  try {
    if (lastEventId !== undefined) missed = await missedEvents(actor, lastEventId)
  } catch (error) {
    unsubscribe()
    throw error
  }

  return (reply: FastifyReply) => {
    reply.hijack()
    const { raw } = reply
    const { socket } = request.raw
    // a browser that left meanwhile would never be heard leaving
    if (socket.destroyed) return unsubscribe()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    // the browser waits this long before it connects again
    raw.write('retry: 2000\n\n')
    let position = 0
    const tell = (event: Told, id?: number) => {
      if (raw.writableEnded || raw.destroyed) return
      if (event.type === 'end') return raw.end()
      raw.write(`${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(event)}\n\n`)
      if (id !== undefined) position = id
      // a session that is over hears nothing more
      if (event.type === 'signed-out' || event.type === 'crowded') raw.end()
      else if (raw.writableLength > patience) raw.destroy()
    }
    // what was read as missed may still be on its way as news
    const told = new Set(missed?.map(({ id }) => id))
    write = (event, id) => {
      if (id === undefined || !told.has(id)) tell(event, id)
    }
    if (missed === undefined) tell({ type: 'resync' })
    else for (const { id, event } of missed) tell(event, id)
    for (const [event, id] of early) write(event, id)
    // last, since it says that all before its id were told; with it, who never heard anything can begin again too
    tell({ type: 'hello' }, app.events.newestId())
    const leave = app.presence.enter(actor.id)
    const heartbeat = setInterval(() => {
      const newest = app.events.newestId()
      // browsers take a silent stream for a dead one; and what concerned others moves its place on, which would be
      // forgotten while nothing concerns this person
      tell({ type: 'beat' }, newest > position ? newest : undefined)
    }, heartbeatMs)
    const forget = keepStream({ userId: actor.id, sessionId: actor.sessionId, tell })
    socket.once('close', () => {
      clearInterval(heartbeat)
      unsubscribe()
      leave()
      forget()
    })
  }
}
