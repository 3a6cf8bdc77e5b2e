import type { Permission } from '@dsms/contract/kernel/permissions'
import { languages } from '@dsms/contract/kernel/shared'
import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { personName } from '../../db/people.ts'
import { roles } from '../../db/tables/roles.ts'
import { users } from '../../db/tables/users.ts'
import type { Actor } from '../actor.ts'
import type { Services } from '../services.ts'
import { notify } from './notify.ts'

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

/** Tells somebody on the screen and by mail that their second step at sign-in is gone, and who took it away. */
export async function tellStepOff(
  services: Services,
  actor: Actor,
  person: { id: number; schoolId: number | null },
  kind: 'two_step_off' | 'two_step_reset',
): Promise<void> {
  const { rows } = await actor.db.execute<{ email: string; name: string; language: string | null }>(sql`
    select a.email, shown_name(${users.tenant}, ${users.id}, ${users.kind}, ${personName}, a.language) as name, a.language from ${users}, account_of(${users.id}) a where ${users.id} = ${person.id}`)
  const [row] = rows
  if (!row) return
  await notify(services, actor.db, [person], { kind, params: { by: actor.name }, link: securityPage })
  await services.mailer.write(actor.db, {
    to: row.email,
    template: 'two_step_off',
    language: languages.find((code) => code === row.language) ?? services.env.DEFAULT_LANGUAGE,
    values: { name: row.name, by: actor.name, link: `${services.mailer.baseUrl()}${securityPage}` },
  })
  actor.afterCommit(() => void services.mailer.deliver())
}

const securityPage = '/pages/account-settings?tab=security'

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
