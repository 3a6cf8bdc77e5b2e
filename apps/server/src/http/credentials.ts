import { AppError } from '@dsms/contract/errors'
import type { FastifyRequest } from 'fastify'

export const sessionCookie = 'dsms_session'

/**
 * The access token of a request: the bearer header when there is one, else the session cookie. A browser attaches
 * cookies by itself, so a cookie request that may change something has to come from our own pages.
 */
export function accessTokenOf(request: FastifyRequest, publicUrl: string | undefined): string {
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
