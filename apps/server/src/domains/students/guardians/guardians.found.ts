import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { isAmong, nearestFirst, plainHit } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { guardians } from './guardians.table.ts'

/** Guardians for the search over everything, as their list finds them. */
export async function guardianHits(actor: Actor, q: string): Promise<SearchHit[]> {
  const rows = await actor.db
    .select({
      id: guardians.id,
      title: nameSql(guardians.name, actor.language),
      detail: sql<string>`coalesce(${users.email}, '')`,
      photo: users.avatar,
      phone: users.phone,
      status: guardians.status,
    })
    .from(guardians)
    .innerJoin(users, and(eq(users.tenant, guardians.tenant), eq(users.id, guardians.id)))
    .where(and(ownedBy(actor, guardians), isNull(guardians.archivedAt), isAmong(actor, guardians, q)))
    .orderBy(nearestFirst(guardians.search, q), desc(guardians.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'guardian', link: `/school/guardians/${row.id}` }))
}
