import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { roles } from '../db/schema/roles.ts'
import { users } from '../db/schema/users.ts'
import { notify } from '../me/notifications.data.ts'
import type { Services } from '../services.ts'

/** Tells the administrators of a tenant that somebody locked themselves out, or somebody tried to get in. */
export async function notifyLocked(
  services: Services,
  db: Db,
  account: { id: number; schoolId: number | null; fullName: string; username: string },
) {
  await notify(services, db, await adminsOf(db, account.schoolId), {
    kind: 'account_locked',
    params: { name: account.fullName || account.username },
    link: `/${account.schoolId === null ? 'platform' : 'school'}/staff/${account.id}`,
  })
}

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
