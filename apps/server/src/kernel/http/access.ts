import { type Endpoint, recentPasswordMinutes } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Permission } from '@dsms/contract/kernel/permissions'
import { type Actor, may } from '../actor.ts'
import type { Entry } from '../session/entered.ts'

/** Whether an actor meets an `access`: of a call, or of the page that makes it. */
export const isAllowed = (access: Endpoint['access'], actor: Actor): boolean =>
  access === 'public' || access === 'session' || choicesOf(access, actor).some((permission) => may(actor, permission))

/** Throws unless the actor may make this call. */
export function authorise(endpoint: Endpoint, actor: Actor, entry: Entry): void {
  if (entry.must_change_password && !endpoint.duringPasswordChange) throw new AppError('password_change_required')
  if (entry.must_set_up_two_step && !endpoint.duringTwoStepSetup && !endpoint.duringPasswordChange)
    throw new AppError('two_step_setup_required')
  const { access } = endpoint
  if (!isAllowed(access, actor))
    throw new AppError('forbidden', { permission: choicesOf(access, actor)[0] ?? actor.scope })
  if (endpoint.needsRecentPassword && entry.seconds_since_password > recentPasswordMinutes * 60)
    throw new AppError('password_needed', { minutes: recentPasswordMinutes })
  if (suspendedBy(entry) && !worksWhileSuspended(endpoint)) throw new AppError('school_suspended')
}

/** What stops the school of somebody from changing anything. Platform people have none, and act in it all the same. */
export const suspendedBy = (
  entry: Pick<Entry, 'school_status' | 'organization_status'>,
): 'school' | 'organization' | null =>
  entry.school_status === 'suspended' ? 'school' : entry.organization_status === 'suspended' ? 'organization' : null

/** Rooms in which people of a suspended school still act for themselves: their session, account and bookmarks. */
const ownRooms = new Set(['identity', 'me', 'account', 'search'])

/**
 * A suspended school reads and exports, each of its people keeps their own account, and it can ask the platform. What
 * reading leaves behind, such as that a message arrived, is no change of theirs.
 */
function worksWhileSuspended({ access, isRead, method, tag }: Endpoint): boolean {
  return method === 'GET' || isRead === true || tag === 'support' || (access === 'session' && ownRooms.has(tag))
}

/** Permissions of the actor's scope of which one is enough; none closes the scope. */
function choicesOf(access: Endpoint['access'], actor: Actor): readonly Permission[] {
  const needed = typeof access === 'object' ? access[actor.scope] : undefined
  return needed === undefined ? [] : typeof needed === 'string' ? [needed] : needed
}
