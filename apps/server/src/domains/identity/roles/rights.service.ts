import { AppError } from '@dsms/contract/kernel/errors'
import { isWider, type Reaches, type ReachSubject } from '@dsms/contract/kernel/permissions'
import { and, eq, isNull } from 'drizzle-orm'
import { roles } from '../../../db/tables/roles.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { countRoleEditors, isForStaff, rightsOfRole } from './roles.data.ts'

/** Rights a role gives that the actor lacks, or that reach further; `manage all` means the administrator's. */
async function firstMissing(actor: Actor, role: { id: number; key: string | null }): Promise<string | undefined> {
  if (holds(actor, 'manage all')) return undefined
  if (role.key === 'admin') return 'manage all'
  const { permissions, reaches } = await rightsOfRole(actor, role.id)
  return permissions.find((permission) => !holds(actor, permission)) ?? firstBeyond(actor, reaches)
}

/** What a reach would let somebody see that the actor does not. */
function firstBeyond(actor: Actor, reaches: Reaches): string | undefined {
  const subject = (Object.keys(reaches) as ReachSubject[]).find((one) => isWider(reaches[one], actor.reaches[one]))
  return subject && `${subject}.view`
}

/** Throws unless the actor reaches as far. */
export function checkReaches(actor: Actor, reaches: Reaches): void {
  const permission = firstBeyond(actor, reaches)
  if (permission) throw new AppError('beyond_own_rights', { permission })
}

/**
 * An active role of the tenant that the actor may give away, or the error on the named field. Trainers and students get
 * the role that is made for them.
 */
export async function checkAssignable(
  actor: Actor,
  roleId: number,
  field: string,
  kind: 'staff' | 'trainer' | 'student' = 'staff',
): Promise<void> {
  const [role] = await actor.db
    .select({ id: roles.id, key: roles.key })
    .from(roles)
    .where(
      and(
        eq(roles.id, roleId),
        eq(roles.tenant, actor.tenant),
        eq(roles.status, 'active'),
        isNull(roles.archivedAt),
        kind === 'staff' ? isForStaff : eq(roles.key, kind),
      ),
    )
    .for('share') // else the role could be archived before the person who gets it is written
  if (!role) {
    const code = field === 'replacement_id' ? 'replacement_invalid' : 'unknown_role'
    throw new AppError('invalid_input', {}, { [field]: { code } })
  }
  await checkWithinOwnRights(actor, role)
}

/** Whether somebody's role gives them rights the actor lacks; then the actor must not get hold of their account. */
export async function isOutranked(
  actor: Actor,
  person: { roleId: number | null; roleKey: string | null },
): Promise<boolean> {
  if (person.roleId === null) return false
  return (await firstMissing(actor, { id: person.roleId, key: person.roleKey })) !== undefined
}

/** Throws when a role gives rights that the actor lacks: whoever could take it away could take away an administrator's. */
export async function checkWithinOwnRights(actor: Actor, role: { id: number; key: string | null }): Promise<void> {
  const missing = await firstMissing(actor, role)
  if (missing) throw new AppError('beyond_own_rights', { permission: missing })
}

/** Throws when a change would leave nobody who can edit roles. Call it after the change and under `lockRights`. */
export async function checkRoleEditorRemains(actor: Actor): Promise<void> {
  if ((await countRoleEditors(actor)) === 0) throw new AppError('last_role_editor')
}
