import type { Grants, MatrixRow } from '@dsms/contract/identity/roles/privileges'
import { AppError } from '@dsms/contract/kernel/errors'
import { modules, permissionById } from '@dsms/contract/kernel/permissions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { auditLog } from '../../../db/tables/audit.ts'
import { rolePrivileges } from '../../../db/tables/roles.ts'
import { type Actor, holds, scopeOf } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { checkRoleEditorRemains } from './rights.service.ts'
import { findRole, lockRights, peopleOf, permissionsOfRole, roleRecords } from './roles.data.ts'

/** One row for each module of the scope; the administrator's is true throughout. */
export async function readMatrix(actor: Actor, roleId: number): Promise<MatrixRow[]> {
  const [role, granted] = await together([() => findRole(actor, roleId), () => permissionsOfRole(actor, roleId)])
  return matrixOf(actor, role.key === 'admin' ? 'all' : new Set(granted))
}

/**
 * Grants and withdraws privileges of a role, all or none, and answers the new matrix. Any right in a module brings
 * `view` along; withdrawing `view` withdraws the module.
 */
export async function saveMatrix(
  services: Services,
  actor: Actor,
  roleId: number,
  grants: Grants,
): Promise<MatrixRow[]> {
  await lockRights(actor)
  const role = await roleRecords.lock(actor, roleId)
  if (role.key === 'admin' || role.key === 'client') throw new AppError('system_role')
  if (actor.roleId === roleId) throw new AppError('own_role')

  const before = new Set(await permissionsOfRole(actor, roleId))
  const after = apply(before, namesOf(actor, grants))
  const added = [...after].filter((permission) => !before.has(permission))
  const removed = [...before].filter((permission) => !after.has(permission))
  const beyond = added.find((permission) => !holds(actor, permission))
  if (beyond) throw new AppError('beyond_own_rights', { permission: beyond })

  if (added.length || removed.length) {
    await write(actor, role, added, removed)
    await checkRoleEditorRemains(actor)
    await services.events.publish(actor.db, { role: roleId }, { type: 'ability' })
    await notify(services, actor.db, await peopleOf(actor, roleId), {
      kind: 'privileges_changed',
      params: { by: actor.name, role: role.name },
      link: null,
    })
  }
  return matrixOf(actor, after)
}

/** `module.action` and its wish for each entry; an entry whose numbers do not belong together is named by its row. */
function namesOf(actor: Actor, grants: Grants): [string, boolean][] {
  return grants.map(({ module_id, privilege_id, status }, place) => {
    const name = permissionById(scopeOf(actor.tenant), module_id, privilege_id)
    if (!name) {
      throw new AppError(
        'invalid_input',
        {},
        { [`privileges.${place}`]: { code: 'unknown_privilege', params: { row: place + 1, module_id, privilege_id } } },
      )
    }
    return [name, status]
  })
}

function apply(before: Set<string>, wishes: [string, boolean][]): Set<string> {
  const after = new Set(before)
  for (const [name, status] of wishes) {
    if (!status && name.endsWith('.view'))
      for (const held of before) if (moduleOf(held) === moduleOf(name)) after.delete(held)
  }
  for (const [name, status] of wishes) {
    if (status) after.add(name)
    else after.delete(name)
  }
  for (const name of [...after]) after.add(`${moduleOf(name)}.view`)
  return after
}

const moduleOf = (permission: string) => permission.slice(0, permission.indexOf('.'))

async function write(
  actor: Actor,
  role: { id: number; name: string; version: number },
  added: string[],
  removed: string[],
) {
  const ofRole = and(eq(rolePrivileges.tenant, actor.tenant), eq(rolePrivileges.roleId, role.id))
  await together([
    () =>
      removed.length
        ? actor.db.delete(rolePrivileges).where(and(ofRole, inArray(rolePrivileges.permission, removed)))
        : undefined,
    () =>
      added.length
        ? actor.db
            .insert(rolePrivileges)
            .values(added.map((permission) => ({ roleId: role.id, tenant: actor.tenant, permission })))
        : undefined,
    () =>
      actor.db.insert(auditLog).values({
        tenant: actor.tenant,
        actorId: actor.id,
        requestId: sql`nullif(current_setting('app.request_id', true), '')`,
        entity: 'roles',
        entityId: role.id,
        action: 'updated',
        version: role.version,
        subject: role.name,
        before: { privileges: removed },
        after: { privileges: added },
      }),
  ])
}

const matrixOf = (actor: Actor, granted: Set<string> | 'all'): MatrixRow[] =>
  modules[scopeOf(actor.tenant)].map((module) => ({
    module_id: module.id,
    module: module.key,
    privileges: module.privileges.map((privilege) => ({
      privilege_id: privilege.id,
      privilege: privilege.key,
      status: granted === 'all' || granted.has(`${module.key}.${privilege.key}`),
    })),
  }))
