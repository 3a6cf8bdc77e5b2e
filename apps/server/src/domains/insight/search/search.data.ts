import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import { shownName, shownStatus } from '../../../db/people.ts'
import { roles } from '../../../db/tables/roles.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, may, screensOf } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { finds, foundPeople, nearestFirst, plainHit } from '../../../kit/records/find.ts'

export async function staffHits(actor: Actor, q: string): Promise<SearchHit[]> {
  if (!may(actor, 'staff_users.view')) return []
  const rows = await actor.db
    .select({
      id: users.id,
      title: shownName(),
      detail: sql<string>`coalesce(${users.email}, '')`,
      photo: users.avatar,
      number: users.employeeNo,
      phone: users.phone,
      status: shownStatus,
    })
    .from(users)
    .where(
      and(
        eq(users.tenant, actor.tenant),
        eq(users.kind, 'staff'),
        ne(users.status, 'archived'),
        sql`${users.id} in ${foundPeople(actor, q)}`,
      ),
    )
    .orderBy(nearestFirst(users.search, q), asc(users.fullName), asc(users.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'staff', link: `${screensOf(actor)}/staff/${row.id}` }))
}

export async function roleHits(actor: Actor, q: string): Promise<SearchHit[]> {
  if (!may(actor, 'roles_privileges.view')) return []
  const rows = await actor.db
    .select({ id: roles.id, title: roles.name, detail: roles.description })
    .from(roles)
    .where(and(eq(roles.tenant, actor.tenant), isNull(roles.archivedAt), finds(roles.search, q)))
    .orderBy(asc(roles.search), asc(roles.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'role', link: `${screensOf(actor)}/roles/${row.id}` }))
}

export async function schoolHits(actor: Actor, q: string): Promise<SearchHit[]> {
  if (actor.scope !== 'platform' || !may(actor, 'schools.view')) return []
  const rows = await actor.db
    .select({ id: schools.id, name: schools.name, detail: schools.slug, status: schools.status })
    .from(schools)
    .where(finds(schools.search, q))
    .orderBy(asc(schools.search), asc(schools.id))
    .limit(hitsOfKind)
  return rows.map(({ name, ...row }) => ({
    ...plainHit,
    ...row,
    kind: 'school',
    title: nameIn(name, actor.language),
    link: `/platform/schools/${row.id}`,
  }))
}
