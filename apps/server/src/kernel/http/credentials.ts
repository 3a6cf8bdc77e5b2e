import { AppError } from '@dsms/contract/kernel/errors'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../services.ts'

export const sessionCookie = 'dsms_session'

const verified = new WeakMap<FastifyRequest, Promise<{ sessionId: string }>>()

/** The session that a request has a signed token of, whether or not that is still open. The token is looked at once. */
export function sessionOf({ tokens, env }: Services, request: FastifyRequest): Promise<{ sessionId: string }> {
  let session = verified.get(request)
  if (!session) {
    session = (async () => tokens.verify(accessTokenOf(request, env.PUBLIC_URL)))()
    verified.set(request, session)
  }
  return session
}

/** Whether the browser's cookie is meanwhile of another session than the one given, as after signing in again. */
export function hasOtherCookie({ tokens }: Services, request: FastifyRequest, sessionId: string): boolean {
  const cookie = request.cookies[sessionCookie]
  try {
    return cookie !== undefined && tokens.verify(cookie).sessionId !== sessionId
  } catch {
    return false
  }
}

/**
 * The access token of a request: the bearer header when there is one, else the session cookie. A browser attaches
 * cookies by itself, so a cookie request that may change something has to come from our own pages.
 */
function accessTokenOf(request: FastifyRequest, publicUrl: string | undefined): string {
  const header = request.headers.authorization
  if (header) {
    const [scheme, token] = header.split(' ')
    if (scheme?.toLowerCase() === 'bearer' && token) return token
    throw new AppError('unauthenticated')
  }
  const cookie = request.cookies[sessionCookie]
  if (!cookie) throw new AppError('unauthenticated')
  if (request.method !== 'GET' && !isOwnOrigin(request, publicUrl)) throw new AppError('foreign_origin')
  return cookie
}

function isOwnOrigin(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site) return site === 'same-origin'
  const { origin } = request.headers
  if (!origin || !URL.canParse(origin)) return false
  return new URL(origin).host === request.host || (publicUrl !== undefined && new URL(publicUrl).origin === origin)
}
