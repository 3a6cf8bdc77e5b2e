import type { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyServerOptions } from 'fastify'
import type { Env } from '../env/env.ts'

/**
 * One JSON line a request, with its id. Bodies and headers are never logged; secrets that travel in an address (the
 * token of a mailed link, of a feed or of an invitation) are cut out of it.
 */
export const loggerOptions = (env: Env, stream?: Writable): FastifyServerOptions['logger'] =>
  env.LOG_LEVEL === 'silent'
    ? false
    : {
        level: env.LOG_LEVEL,
        ...(stream ? { stream } : {}),
        serializers: {
          req: (request) => ({ method: request.method, url: withoutSecrets(request.url ?? ''), ip: request.ip }),
          res: (reply) => ({ status: reply.statusCode }),
          err: described,
        },
      }

/**
 * An error with its causes. A failed statement tells its parameters, password hashes and mailed links among them: of it
 * only the statement is kept.
 */
function described(error: Error): { type: string; message: string; stack: string; code?: unknown; cause?: unknown } {
  const isQuery = error instanceof DrizzleQueryError
  const stack = error.stack ?? ''
  return {
    type: error.constructor.name,
    message: isQuery ? `Failed query: ${error.query}` : error.message,
    stack: isQuery ? stack.slice(stack.indexOf('\n    at ') + 1) : stack,
    ...('code' in error ? { code: error.code } : {}),
    ...(error.cause instanceof Error ? { cause: described(error.cause) } : {}),
  }
}

/** Calls whose path lets in whoever knows it: what follows is the secret of a feed or of an invitation. */
const secretPaths = /(\/(?:lesson-feeds|calendar\/feeds|public\/invitations)\/)[^/?]+/gi

/** An address without what lets somebody in: secrets of mailed links, of feeds and of invitations, and what was searched for. */
export const withoutSecrets = (url: string): string =>
  url.replace(/([?&](?:token|link|password|refreshToken|q)=)[^&]*/gi, '$1…').replace(secretPaths, '$1…')
