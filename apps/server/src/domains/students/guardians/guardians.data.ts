import type { guardians as area, guardianRights } from '@dsms/contract/students/guardians/calls'
import type { guardianRelations } from '@dsms/contract/students/guardians/relations'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Tokens } from '../../../kernel/session/tokens.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import type { FilterOf } from '../../../kit/areas/area.ts'
import { isAmong } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { lookupValues } from '../../school/public.ts'
import { shownIdentity } from '../students/identity/identity.ts'
import { guardians, studentGuardians } from './guardians.table.ts'

type Relation = (typeof guardianRelations)[number]
type Right = (typeof guardianRights)[number]

export async function guardianRows(tokens: Tokens, actor: Actor, page: Page) {
  const { db, language } = actor
  const rows = await paged(
    db
      .select({
        ...wireColumns(guardians, language),
        email: users.email,
        phone: users.phone,
        id_type: nameSql(lookupValues.name, language),
        students: sql<{ id: number; name: string; relation: Relation }[]>`coalesce((
          select json_agg(json_build_object('id', s.id, 'name', ${nameSql(sql`s.name`, language)}, 'relation', l.relation) order by s.id)
            from student_guardians l join students s on s.tenant = l.tenant and s.id = l.student_id
           where l.tenant = ${guardians.tenant} and l.guardian_id = ${guardians.id} and s.archived_at is null), '[]')`,
      })
      .from(guardians)
      .innerJoin(users, and(eq(users.tenant, guardians.tenant), eq(users.id, guardians.id)))
      .leftJoin(lookupValues, eq(lookupValues.id, guardians.idTypeId))
      .$dynamic(),
    page,
  )
  return rows.map(({ id_sealed, id_hash: _, ...row }) => ({
    ...row,
    id_number: shownIdentity(tokens, actor, id_sealed),
  }))
}

export const guardianListing = (tokens: Tokens, actor: Actor, query: FilterOf<typeof area>) => ({
  table: guardians,
  where: and(
    ownedBy(actor, guardians),
    filtered(guardians, { ...query, q: undefined }),
    query.q ? isAmong(actor, guardians, query.q) : undefined,
    query.student_id ? speaksFor(actor, query.student_id) : undefined,
  ),
  order: sortedBy(actor, guardians, query.sort, { name: sql`names_text(${guardians.name})` }, ['-id']),
  rows: (again: Actor, page: Page) => guardianRows(tokens, again, page),
})

const speaksFor = ({ tenant }: Actor, studentId: number): SQL =>
  sql`exists (select from student_guardians l where l.tenant = ${tenant} and l.guardian_id = ${guardians.id} and l.student_id = ${studentId})`

/** Who speaks for a student, the main one first. */
export async function guardiansOf(actor: Actor, studentId: number) {
  return actor.db
    .select({
      guardian_id: guardians.id,
      name: nameSql(guardians.name, actor.language),
      phone: users.phone,
      email: users.email,
      relation: sql<Relation>`${studentGuardians.relation}`,
      rights: sql<Right[]>`${studentGuardians.rights}`,
      is_main: studentGuardians.isMain,
    })
    .from(studentGuardians)
    .innerJoin(
      guardians,
      and(eq(guardians.tenant, studentGuardians.tenant), eq(guardians.id, studentGuardians.guardianId)),
    )
    .innerJoin(users, and(eq(users.tenant, guardians.tenant), eq(users.id, guardians.id)))
    .where(and(eq(studentGuardians.tenant, actor.tenant), eq(studentGuardians.studentId, studentId)))
    .orderBy(desc(studentGuardians.isMain), studentGuardians.createdAt)
}
