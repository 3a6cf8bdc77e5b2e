import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

const current = new AsyncLocalStorage<FastifyBaseLogger>()

/** Keeps the log of each request at hand for what is thrown where nobody handed it on. */
export function keepContext(http: FastifyInstance) {
  http.addHook('onRequest', (request, _, done) => current.run(request.log, done))
}

/** The log of the request that is being worked for, which writes its id; the one given outside of requests. */
export const logOf = (otherwise: FastifyBaseLogger): FastifyBaseLogger => current.getStore() ?? otherwise
