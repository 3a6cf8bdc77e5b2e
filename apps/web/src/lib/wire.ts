import type * as auth from '@dsms/contract/auth'
import type * as chat from '@dsms/contract/chat'
import type * as email from '@dsms/contract/email'
import type { Endpoint } from '@dsms/contract/endpoint'
import type * as me from '@dsms/contract/me'
import type * as system from '@dsms/contract/system'
import type * as tasks from '@dsms/contract/tasks'

/**
 * Calls of the first screen and of the shell, without their schemas: importing the contract's modules would bring the whole validation
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
// what the badges of the menu count: the shell needs no more of these modules
export const getMailCounts = wire<typeof email.getMailCounts>({
  method: 'GET',
  path: '/api/email/counts',
  access: 'session',
})
export const getChatCounts = wire<typeof chat.getChatCounts>({
  method: 'GET',
  path: '/api/chat/counts',
  access: 'session',
})
export const getTaskCounts = wire<typeof tasks.getTaskCounts>({
  method: 'GET',
  path: '/api/tasks/counts',
  access: 'session',
})

function wire<E extends Endpoint>(parts: Pick<E, 'method' | 'path' | 'access'>): E {
  return parts as E
}
