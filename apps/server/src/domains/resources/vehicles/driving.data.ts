import type { DrivenFacts } from '@dsms/contract/resources/vehicles/driving'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'

/** Whether a vehicle `v` has an open defect that it may not be driven with. */
export const hasUnsafeDefect = sql`exists (select from vehicle_defects d where d.tenant = v.tenant and d.vehicle_id = v.id and d.severity = 'unsafe'
                      and d.status in ('new', 'accepted', 'in_repair') and d.archived_at is null)`

/** The days from one on for which the workshop has a vehicle `v`, first and last. */
export const workshopDays = (
  from: SQL,
) => sql`coalesce((select json_agg(json_build_object('from', o.planned_from, 'to', coalesce(o.planned_to, o.planned_from)))
                       from maintenance_orders o
                      where o.tenant = v.tenant and o.vehicle_id = v.id and o.status in ('planned', 'in_progress')
                        and o.archived_at is null and coalesce(o.planned_to, o.planned_from) >= ${from}), '[]')`

type Row = Record<string, unknown> & DrivenFacts & { day: string; is_archived: boolean }

/** What tells whether a vehicle may be driven today. */
export async function drivenFacts({ db, tenant }: Actor, id: number): Promise<Row | undefined> {
  const { rows } = await db.execute<Row>(sql`
    select (select ${todayHere})::text as day, v.archived_at is not null as is_archived, v.status, v.legal_hold,
           v.insurance_expires_on::text, v.inspection_expires_on::text, v.registration_expires_on::text,
           v.permit_expires_on::text, ${hasUnsafeDefect} as has_unsafe_defect,
           ${workshopDays(sql`(select ${todayHere})`)} as maintenance
      from vehicles v where v.tenant = ${tenant} and v.id = ${id}`)
  return rows[0]
}
