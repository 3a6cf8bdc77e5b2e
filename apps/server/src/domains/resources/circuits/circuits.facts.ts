import { day } from '@dsms/contract/kernel/shared'
import { layout } from '@dsms/contract/resources/circuits/calls'
import type { CircuitFacts } from '@dsms/contract/resources/circuits/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

const circuitRow = z.object({
  id: z.int(),
  status: z.string(),
  legal_capacity: z.int(),
  status_from: day.nullable(),
  status_until: day.nullable(),
  permit_expires_on: day.nullable(),
  is_lit: z.boolean(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  licence_type_ids: z.array(z.int()),
  layout,
})

/** What rules know of circuits. */
export async function circuitFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<CircuitFacts[]> {
  if (!ids.length) return []
  const rows = await rowsOf(
    db,
    circuitRow,
    sql`${plannedOnce}
    select c.id, c.status, c.legal_capacity, c.status_from::text, c.status_until::text, c.permit_expires_on::text, c.is_lit,
           c.latitude, c.longitude,
           coalesce((select json_agg(l.licence_type_id) from circuit_licence_types l
                      where l.tenant = c.tenant and l.circuit_id = c.id), '[]') as licence_type_ids,
           json_build_object(
             'zones', coalesce((select json_agg(json_build_object('id', z.id, 'name', z.name, 'capacity', z.capacity) order by z.place)
                                  from circuit_zones z where z.tenant = c.tenant and z.circuit_id = c.id), '[]'),
             'elements', coalesce((select json_agg(json_build_object('kind', e.kind, 'name', e.name, 'capacity', e.capacity,
                                            'x', e.x, 'y', e.y, 'status', e.status,
                                            'zone', (select count(*) from circuit_zones w join circuit_zones mine on mine.id = e.zone_id
                                                      where w.tenant = c.tenant and w.circuit_id = c.id and w.place < mine.place)))
                                     from circuit_elements e where e.tenant = c.tenant and e.circuit_id = c.id), '[]')) as layout
      from circuits c where c.tenant = ${tenant} and c.id = any(${idList(ids)}) and c.archived_at is null`,
  )
  return rows
}
