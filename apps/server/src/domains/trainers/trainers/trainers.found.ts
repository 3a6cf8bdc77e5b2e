import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { and, asc, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { isAmong, nearestFirst, plainHit } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { trainers } from './trainers.table.ts'

/** Trainers for the search over everything, as their list finds them. */
export async function trainerHits(actor: Actor, q: string): Promise<SearchHit[]> {
  const title = nameSql(trainers.name, actor.language)
  const rows = await actor.db
    .select({
      id: trainers.id,
      title,
      detail: sql<string>`coalesce(${trainers.email}, '')`,
      photo: trainers.photo,
      number: trainers.trainerNo,
      phone: trainers.phone,
      status: trainers.status,
    })
    .from(trainers)
    .where(and(ownedBy(actor, trainers), isNull(trainers.archivedAt), isAmong(actor, trainers, q)))
    .orderBy(nearestFirst(trainers.search, q), asc(title), asc(trainers.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'trainer', link: `/school/trainers/${row.id}` }))
}
