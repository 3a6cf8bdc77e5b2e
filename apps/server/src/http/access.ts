import type { Endpoint } from '@dsms/contract/endpoint'
import { AppError } from '@dsms/contract/errors'
import type { Permission } from '@dsms/contract/permissions'
import { type Actor, may } from '../actor.ts'
import type { Entry } from '../db/transaction.ts'

/** Throws unless the actor may make this call: the one place where `access` is read. */
export function authorise(endpoint: Endpoint, actor: Actor, entry: Entry): void {
  if (entry.must_change_password && !endpoint.duringPasswordChange) throw new AppError('password_change_required')
  const { access } = endpoint
  if (access === 'public' || access === 'session') return
  const needed = access[actor.scope]
  const choices: readonly Permission[] = needed === undefined ? [] : typeof needed === 'string' ? [needed] : needed
  if (!choices.some((permission) => may(actor, permission))) {
    throw new AppError('forbidden', { permission: choices[0] ?? `${actor.scope}` })
  }
}
