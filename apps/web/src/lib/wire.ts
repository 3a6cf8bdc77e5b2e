import type * as auth from '@dsms/contract/auth'
import type { Endpoint } from '@dsms/contract/endpoint'
import type * as me from '@dsms/contract/me'
import type * as system from '@dsms/contract/system'

/**
 * Calls of the first screen, without their schemas: importing the contract's modules would bring the whole validation
 * library along (28 KB). The types hold every part to the contract; a difference does not compile.
 */
export const login = wire<typeof auth.login>({ method: 'POST', path: '/jwt/login', access: 'public' })
export const logout = wire<typeof auth.logout>({ method: 'POST', path: '/jwt/logout', access: 'session' })
export const refreshToken = wire<typeof auth.refreshToken>({
  method: 'POST',
  path: '/jwt/refresh-token',
  access: 'public',
})
export const getSite = wire<typeof system.getSite>({ method: 'GET', path: '/api/site', access: 'public' })
export const getMe = wire<typeof me.getMe>({ method: 'GET', path: '/api/me', access: 'session' })
export const savePreferences = wire<typeof me.savePreferences>({
  method: 'PATCH',
  path: '/api/me/preferences',
  access: 'session',
})
export function wire<E extends Endpoint>(parts: Pick<E, 'method' | 'path' | 'access'>): E {
  return parts as E
}
