import type { Endpoint } from '@dsms/contract/endpoint'
import { AppError } from '@dsms/contract/errors'
import type { Permission } from '@dsms/contract/permissions'
import { type Actor, may } from '../actor.ts'
import type { Entry } from '../db/transaction.ts'

/** Whether an actor meets an `access`: of a call, or of the page that makes it. */
export const isAllowed = (access: Endpoint['access'], actor: Actor): boolean =>
  access === 'public' || access === 'session' || choicesOf(access, actor).some((permission) => may(actor, permission))

/** Throws unless the actor may make this call. */
export function authorise(endpoint: Endpoint, actor: Actor, entry: Entry): void {
  if (entry.must_change_password && !endpoint.duringPasswordChange) throw new AppError('password_change_required')
  const { access } = endpoint
  if (isAllowed(access, actor)) return
  throw new AppError('forbidden', { permission: choicesOf(access, actor)[0] ?? actor.scope })
}

/** Permissions of the actor's scope of which one is enough; none closes the scope. */
function choicesOf(access: Endpoint['access'], actor: Actor): readonly Permission[] {
  const needed = typeof access === 'object' ? access[actor.scope] : undefined
  return needed === undefined ? [] : typeof needed === 'string' ? [needed] : needed
}
