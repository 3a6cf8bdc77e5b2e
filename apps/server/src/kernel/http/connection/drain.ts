import { Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { endStreams } from '../../events/openStreams.ts'

export interface Drain {
  isDraining(): boolean
  /**
   * Takes no new connections, answers what arrives on those there are, and asks for them to be closed with the answer.
   * Resolves when all are closed.
   */
  begin(): Promise<void>
}

/** How long a connection may be silent before the server closes it. */
const patienceMs = 1_000

/**
 * The gentle part of a stop. Anyone who closes a kept connection by itself may cross a request that is on its way on it,
 * and its sender cannot know whether that was heard; with `connection: close` the other side knows. Those who have
 * been silent for a while have nothing on its way.
 */
export function createDrain(http: FastifyInstance): Drain {
  let isDraining = false
  http.addHook('onSend', (_, reply, __, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  return {
    isDraining: () => isDraining,
    async begin() {
      isDraining = true
      endStreams()
      // the server's own `close` would close kept connections at once
      const closed = new Promise((resolve) => Server.prototype.close.call(http.server, resolve))
      const begun = Date.now()
      const closing = setInterval(() => {
        if (Date.now() - begun >= patienceMs) http.server.closeIdleConnections()
      }, 50)
      await closed
      clearInterval(closing)
    },
  }
}
