import { hitsOfKind, type SearchHit } from '@dsms/contract/kit/hits'
import { and, asc, isNull } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { findsPlate, nearestFirst, plainHit } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { vehicles } from './vehicles.table.ts'

/** Vehicles for the search over everything, as their list finds them. */
export async function vehicleHits(actor: Actor, q: string): Promise<SearchHit[]> {
  const rows = await actor.db
    .select({
      id: vehicles.id,
      title: nameSql(vehicles.name, actor.language),
      detail: vehicles.model,
      number: vehicles.registrationNo,
      status: vehicles.status,
    })
    .from(vehicles)
    .where(and(ownedBy(actor, vehicles), isNull(vehicles.archivedAt), findsPlate(vehicles.search, q)))
    .orderBy(nearestFirst(vehicles.search, q), asc(vehicles.search), asc(vehicles.id))
    .limit(hitsOfKind)
  return rows.map((row) => ({ ...plainHit, ...row, kind: 'vehicle', link: `/school/vehicles/${row.id}` }))
}
