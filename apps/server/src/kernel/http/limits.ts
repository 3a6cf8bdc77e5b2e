import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import fastifyRateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'
import { sessionOf } from './credentials.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    attempts?: Endpoint['limit']
  }
}

const timeWindow = minuteMs
/** How many callers are remembered at most. */
const cache = 20_000

/** In a minute: calls of a session, or of a stranger's address, which a whole school may share. */
const calls = 1200
/** In a minute: attempts at one account, wherever they come from. */
const attemptsAtAccount = 10
/** In a minute: attempts from one address at all accounts; a school signs in behind one router. */
const attemptsFromAddress = 120
/** In a minute: other calls that are worth limiting. */
const strict = 30

/**
 * Limits how often calls are made. Signed-in people are counted by their session, so that a school behind one router
 * has as many turns as it has people; strangers by their address. Files whose names tell their content are not counted.
 */
export async function installLimits(http: FastifyInstance, services: Services) {
  if (services.env.RATE_LIMIT === 'off') return
  const callerOf = async (request: FastifyRequest) => {
    const session = await sessionOf(services, request).catch(() => undefined)
    return session ? `session ${session.sessionId}` : addressOf(request)
  }
  await http.register(fastifyRateLimit, {
    max: calls,
    timeWindow,
    cache,
    keyGenerator: callerOf,
    allowList: ({ routeOptions }) => routeOptions.url?.startsWith('/assets/') ?? false,
    errorResponseBuilder: (_, { ttl }) => tooMany(ttl),
  })

  const limiter = (max: number, keyGenerator: (request: FastifyRequest) => string | Promise<string>) => {
    const count = http.createRateLimit({ max, timeWindow, keyGenerator, allowList: [] })
    return async (request: FastifyRequest) => {
      const outcome = await count(request)
      if (!outcome.isAllowed && outcome.isExceeded) throw tooMany(outcome.ttl)
    }
  }
  // each call is counted by itself: who forgot a password may still try to sign in
  const at = (key: string, { routeOptions }: FastifyRequest) => `${routeOptions.url} ${key}`
  const byAccount = limiter(attemptsAtAccount, (request) => at(accountOf(request) ?? '', request))
  const byAddress = limiter(attemptsFromAddress, (request) => at(addressOf(request), request))
  const byCaller = limiter(strict, async (request) => at(await callerOf(request), request))

  // after the body was read, since that names the account
  http.addHook('preHandler', async (request) => {
    const { attempts } = request.routeOptions.config
    if (attempts === 'strict') await byCaller(request)
    if (attempts !== 'account') return
    await byAddress(request)
    if (accountOf(request)) await byAccount(request)
  })
}

const tooMany = (ttl: number) => new AppError('too_many_requests', { seconds: Math.ceil(ttl / 1000) })

const addressOf = ({ ip }: FastifyRequest) => normalizeIP(ip)

/** The account that an attempt is at, spelt in one way. Not whether there is one. */
function accountOf({ body }: FastifyRequest): string | undefined {
  const named = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  return typeof named === 'string' && named !== ''
    ? named.normalize('NFKC').trim().toLowerCase().slice(0, 254)
    : undefined
}
