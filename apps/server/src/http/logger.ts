import type { FastifyServerOptions } from 'fastify'
import type { Env } from '../env.ts'

/**
 * One JSON line a request, with its id. Bodies and headers are never logged; secrets that travel in an address (the
 * token of a mailed link) are cut out of it.
 */
export const loggerOptions = (env: Env): FastifyServerOptions['logger'] =>
  env.LOG_LEVEL === 'silent'
    ? false
    : {
        level: env.LOG_LEVEL,
        serializers: {
          req: (request) => ({ method: request.method, url: withoutSecrets(request.url ?? ''), ip: request.ip }),
          res: (reply) => ({ status: reply.statusCode }),
        },
      }

export const withoutSecrets = (url: string): string =>
  url.replace(/([?&](?:token|password|refreshToken)=)[^&]*/gi, '$1…')
