import type { Permission } from '@dsms/contract/kernel/permissions'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { roles } from '../../db/tables/roles.ts'
import { users } from '../../db/tables/users.ts'
import type { Actor } from '../actor.ts'

/** Active administrators of a school, or of the platform for null. */
export async function adminsOf(db: Db, schoolId: number | null): Promise<{ id: number; schoolId: number | null }[]> {
  return db
    .select({ id: users.id, schoolId: users.schoolId })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(users.tenant, schoolId ?? 0),
        eq(roles.key, 'admin'),
        eq(users.status, 'active'),
        sql`${users.kind} = 'staff'`,
      ),
    )
}

/** Others of the school acted in who may do something there: its administrators, and whoever has the permission. */
export async function peopleWhoMay({ db, id, tenant, schoolId }: Actor, permission: Permission) {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(roles, and(eq(roles.tenant, users.tenant), eq(roles.id, users.roleId)))
    .where(
      and(
        eq(users.tenant, tenant),
        ne(users.id, id),
        eq(users.status, 'active'),
        eq(roles.status, 'active'),
        or(
          and(eq(roles.key, 'admin'), eq(users.kind, 'staff')),
          sql`exists (select from role_privileges p
            where p.tenant = ${users.tenant} and p.role_id = ${roles.id} and p.permission = ${permission})`,
        ),
      ),
    )
  return rows.map((person) => ({ ...person, schoolId }))
}
