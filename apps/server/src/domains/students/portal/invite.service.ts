import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { roles } from '../../../db/tables/roles.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { lock, update } from '../../../kit/records/verbs.ts'
import { askIn, lockPerson } from '../../staff/public.ts'
import { guardians } from '../guardians/guardians.table.ts'
import { students } from '../students/students.table.ts'

/**
 * Mails a student or a guardian the way into the portal, at the address that the school has of them. They get the role that
 * gives no rights over others. Throws `account_open` where they sign in already, and names `email` where there is none or where a
 * guardian entered it.
 */
export async function inviteToPortal(
  services: Services,
  actor: Actor,
  kind: 'student' | 'guardian',
  id: number,
): Promise<{ email: string }> {
  await lock(actor, kind === 'student' ? students : guardians, id)
  const person = await lockPerson(actor, id, 'everybody')
  if (person.account?.has_password) throw new AppError('account_open')
  if (!person.email) throw fieldError('email', 'required')
  const username = person.username ?? `${person.email.split('@')[0]}-${id}`
  await update(actor, users, person, {
    roleId: person.roleId ?? (await portalRole(actor)),
    username,
    invitedAt: sql`now()`,
  })
  await askIn(services, actor, person, { id, email: person.email, username, full_name: person.fullName })
  return { email: person.email }
}

/** The role of those who learn; a guardian has the same rights. */
async function portalRole(actor: Actor): Promise<number> {
  const [role] = await actor.db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenant, actor.tenant), eq(roles.key, 'student'), isNull(roles.archivedAt)))
  if (!role) throw new AppError('internal')
  return role.id
}
