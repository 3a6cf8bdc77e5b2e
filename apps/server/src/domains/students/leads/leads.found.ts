import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { and, desc, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { isAmong, nearestFirst, plainHit } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { leads } from './leads.table.ts'

/** Leads for the search over everything, as their list finds them. */
export async function leadHits(actor: Actor, q: string): Promise<SearchHit[]> {
  const rows = await actor.db
    .select({
      id: leads.id,
      title: nameSql(leads.name, actor.language),
      detail: sql<string>`coalesce(${leads.email}, '')`,
      phone: leads.phone,
      status: leads.status,
    })
    .from(leads)
    .where(and(ownedBy(actor, leads), isNull(leads.archivedAt), isNull(leads.erasedAt), isAmong(actor, leads, q)))
    .orderBy(nearestFirst(leads.search, q), desc(leads.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'lead', link: `/school/leads/${row.id}` }))
}
