import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { idRow, rowsOf } from '../db/rows.ts'
import { accounts } from '../db/tables/accounts.ts'
import { notifications } from '../db/tables/notifications.ts'
import { roles } from '../db/tables/roles.ts'
import { users } from '../db/tables/users.ts'
import { addPeople } from '../domains/identity/public.ts'
import { demoGuardian } from '../domains/identity/signIn/demo/accounts.ts'

/** The demo trainer teaches in a second school too, with the same account. */
export async function teachElsewhere(db: Db, schoolId: number) {
  const [role] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenant, schoolId), eq(roles.key, 'trainer')))
  const [trainer] = await db.select().from(users).where(eq(users.username, 'trainer'))
  if (!trainer) return
  const { firstName, lastName, accountId, genderId, countryId, kind, status } = trainer
  const roleId = role?.id ?? null
  await addPeople(db, [{ firstName, lastName, accountId, genderId, countryId, kind, status, roleId, tenant: schoolId }])
}

/** A parent of two of the students signs in, so that switching between children can be tried; of children with lessons if there is one. */
export async function openGuardian(db: Db, schoolId: number, passwordHash: string) {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      select g.guardian_id as id from student_guardians g
        left join lateral (
          select count(*) as taught, count(*) filter (where l.starts_at > now() and l.status in ('scheduled', 'confirmed')) as ahead
            from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
           where b.tenant = g.tenant and b.student_id = g.student_id and b.status = 'booked') b on true
       where g.tenant = ${schoolId} and g.is_main
       group by g.guardian_id having count(*) = 2 order by count(*) filter (where b.ahead > 0) desc, count(*) filter (where b.taught > 0) desc, g.guardian_id limit 1`,
  )
  const [role] = await db
    .select({ id: roles.id })
    .from(roles)
    .where(and(eq(roles.tenant, schoolId), eq(roles.key, 'student')))
  const [parent] = rows
  if (!parent || !role) throw new Error('the demonstration has no parent of two students')
  const { email } = demoGuardian
  const [account] = await db
    .insert(accounts)
    .values({ username: 'guardian', email, passwordHash, emailVerifiedAt: sql`now()` })
    .returning({ id: accounts.id })
  const [person] = await db
    .update(users)
    .set({ accountId: account?.id ?? null, roleId: role.id, username: 'guardian', email })
    .where(and(eq(users.tenant, schoolId), eq(users.id, parent.id)))
    .returning({ userId: users.id, name: users.fullName })
  if (!person) throw new Error('the demonstration has no parent of two students')
  const { userId, name } = person
  await db.insert(notifications).values({ userId, tenant: schoolId, kind: 'welcome', params: { name } })
}
