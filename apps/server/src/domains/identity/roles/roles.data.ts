import type { Role, RoleChoice, RoleFilter } from '@dsms/contract/identity/roles/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import { wholeSchool } from '@dsms/contract/kernel/permissions'
import { and, asc, eq, isNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { takeTurn } from '../../../db/locks.ts'
import { rowsOf } from '../../../db/rows.ts'
import { rolePrivileges, roles } from '../../../db/tables/roles.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { news } from '../../../kernel/questions.ts'
import { together } from '../../../kernel/together.ts'
import { finds } from '../../../kit/records/find.ts'
import { records } from '../../../kit/records/records.ts'

export const roleRecords = records(roles, {
  entity: 'roles',
  sorts: { id: roles.id, name: roles.search, status: roles.status, people: sql`people`, created_at: roles.createdAt },
  defaultSort: 'id',
})

const columns = {
  id: roles.id,
  name: roles.name,
  description: roles.description,
  status: sql<Role['status']>`${roles.status}`,
  school_id: roles.schoolId,
  key: roles.key,
}

const row = {
  ...columns,
  // written out: a column of the only table comes without its name, and would mean the one of `users` here
  people:
    sql<number>`(select count(*) from users u where u.tenant = roles.tenant and u.role_id = roles.id and u.status <> 'archived')`.as(
      'people',
    ),
  requires_two_step: roles.requiresTwoStep,
  reaches: roles.reaches,
  version: roles.version,
  created_at: roles.createdAt,
  updated_at: roles.updatedAt,
}

export async function listRoles(actor: Actor, filter: RoleFilter): Promise<{ rows: Role[]; total: number }> {
  const where = and(
    roleRecords.mine(actor),
    isNull(roles.archivedAt),
    filter.status && eq(roles.status, filter.status),
    filter.q ? finds(roles.search, filter.q) : undefined,
  )
  const [rows, total] = await together([
    () =>
      actor.db
        .select(row)
        .from(roles)
        .where(where)
        .orderBy(...roleRecords.order(filter.sort))
        .limit(filter.perPage)
        .offset((filter.page - 1) * filter.perPage),
    () => roleRecords.total(actor, where),
  ])
  return { rows, total }
}

export async function findRole(actor: Actor, id: number): Promise<Role> {
  const [found] = await actor.db
    .select(row)
    .from(roles)
    .where(and(eq(roles.id, id), roleRecords.mine(actor), isNull(roles.archivedAt)))
  if (!found) throw new AppError('not_found')
  return found
}

/** Roles that a member of staff can be given. */
export const isForStaff = or(isNull(roles.key), notInArray(roles.key, ['student', 'client'])) as SQL

export const listRoleChoices = (actor: Actor): Promise<RoleChoice[]> =>
  actor.db
    .select(columns)
    .from(roles)
    .where(and(roleRecords.mine(actor), eq(roles.status, 'active'), isNull(roles.archivedAt), isForStaff))
    .orderBy(asc(roles.id))

/** People of a role, archived ones left out. */
export const peopleOf = (actor: Actor, roleId: number) =>
  actor.db
    .select({ id: users.id, schoolId: users.schoolId })
    .from(users)
    .where(and(eq(users.tenant, actor.tenant), eq(users.roleId, roleId), ne(users.status, 'archived')))

/** People are about to get a role. Told before it is written, so that listeners can ask who had which. */
export const roleGiven = news<[db: Db, userIds: number[], roleId: number]>()

export async function moveToRole(actor: Actor, userIds: number[], roleId: number) {
  await roleGiven(actor.db, userIds, roleId)
  await actor.db
    .update(users)
    .set({ roleId })
    .where(and(eq(users.tenant, actor.tenant), sql`${users.id} = any(${sql.param(userIds)}::int[])`))
}

export async function permissionsOfRole(actor: Actor, roleId: number): Promise<string[]> {
  const rows = await actor.db
    .select({ permission: rolePrivileges.permission })
    .from(rolePrivileges)
    .where(and(eq(rolePrivileges.tenant, actor.tenant), eq(rolePrivileges.roleId, roleId)))
  return rows.map((found) => found.permission)
}

/** What a role lets people do, and how far; nothing of a role that is not there. */
export async function rightsOfRole(
  actor: Actor,
  roleId: number,
): Promise<{ permissions: string[]; reaches: Role['reaches'] }> {
  const [row] = await actor.db
    .select({
      permissions: sql<string[]>`coalesce((select array_agg(p.permission) from role_privileges p
        where p.tenant = roles.tenant and p.role_id = roles.id), '{}')`,
      reaches: roles.reaches,
    })
    .from(roles)
    .where(and(eq(roles.tenant, actor.tenant), eq(roles.id, roleId)))
  return row ?? { permissions: [], reaches: wholeSchool }
}

/**
 * One at a time may change who can edit roles in a tenant: without this, two administrators could demote each other
 * at once and nobody would be left. Held to the end of the transaction.
 */
export async function lockRights(actor: Actor) {
  await takeTurn(actor.db, 'rights', actor.tenant)
}

const editorsRow = z.object({ editors: z.number() })

/** Active staff who can edit roles. */
export async function countRoleEditors(actor: Actor): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    editorsRow,
    sql`
      select count(*) as editors
        from users u join roles r on r.id = u.role_id and r.tenant = u.tenant
       where u.tenant = ${actor.tenant} and u.kind = 'staff' and u.status = 'active' and r.status = 'active'
         and (r.key = 'admin' or exists (
           select from role_privileges p where p.tenant = u.tenant and p.role_id = r.id and p.permission = 'roles_privileges.edit'))`,
  )
  return rows[0]?.editors ?? 0
}
