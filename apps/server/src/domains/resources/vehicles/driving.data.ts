import { day } from '@dsms/contract/kernel/shared'
import { gearTypes } from '@dsms/contract/resources/vehicles/calls'
import type { DrivenFacts } from '@dsms/contract/resources/vehicles/driving'
import type { VehicleFacts } from '@dsms/contract/resources/vehicles/facts'
import { legalHolds, serviceCycles } from '@dsms/contract/resources/vehicles/rules'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'

/** Whether a vehicle `v` has an open defect that it may not be driven with. */
const hasUnsafeDefect = sql`exists (select from vehicle_defects d where d.tenant = v.tenant and d.vehicle_id = v.id and d.severity = 'unsafe'
                      and d.status in ('new', 'accepted', 'in_repair') and d.archived_at is null)`

/** The days from one on for which the workshop has a vehicle `v`, first and last. */
const workshopDays = (
  from: SQL,
) => sql`coalesce((select json_agg(json_build_object('from', o.planned_from, 'to', coalesce(o.planned_to, o.planned_from)))
                       from maintenance_orders o
                      where o.tenant = v.tenant and o.vehicle_id = v.id and o.status in ('planned', 'in_progress')
                        and o.archived_at is null and coalesce(o.planned_to, o.planned_from) >= ${from}), '[]')`

const papers = {
  legal_hold: z.enum(legalHolds).nullable(),
  insurance_expires_on: day.nullable(),
  inspection_expires_on: day.nullable(),
  registration_expires_on: day.nullable(),
  permit_expires_on: day.nullable(),
  has_unsafe_defect: z.boolean(),
  maintenance: z.array(z.object({ from: day, to: day })),
}
const drivenRow = z.object({ day, is_archived: z.boolean(), status: z.string(), ...papers })

/** What tells whether a vehicle may be driven today. */
export async function drivenFacts(
  { db, tenant }: Actor,
  id: number,
): Promise<(DrivenFacts & z.infer<typeof drivenRow>) | undefined> {
  const rows = await rowsOf(
    db,
    drivenRow,
    sql`
    select (select ${todayHere})::text as day, v.archived_at is not null as is_archived, v.status, v.legal_hold,
           v.insurance_expires_on::text, v.inspection_expires_on::text, v.registration_expires_on::text,
           v.permit_expires_on::text, ${hasUnsafeDefect} as has_unsafe_defect,
           ${workshopDays(sql`(select ${todayHere})`)} as maintenance
      from vehicles v where v.tenant = ${tenant} and v.id = ${id}`,
  )
  return rows[0]
}

/** What tells when the next service is due. */
export const servicePlan = z.object({
  service_cycle: z.enum(serviceCycles),
  interval_km: z.int().nullable(),
  interval_days: z.int().nullable(),
  last_service_km: z.int().nullable(),
  last_service_on: day.nullable(),
  planned_service_on: day.nullable(),
  odometer_km: z.int().nullable(),
  odometer_on: day.nullable(),
  km_per_day: z.number().nullable(),
})

const vehicleRow = servicePlan.extend({
  id: z.int(),
  status: z.string(),
  gear_type: z.enum(gearTypes),
  licence_type_ids: z.array(z.int()),
  passenger_capacity: z.int(),
  dual_controls: z.boolean(),
  adaptations: z.array(z.string()),
  ...papers,
})

/** What rules know of vehicles from a day on. */
export async function vehicleFacts(
  { db, tenant }: Actor,
  ids: readonly number[],
  from: string,
): Promise<VehicleFacts[]> {
  if (!ids.length) return []
  const rows = await rowsOf(
    db,
    vehicleRow,
    sql`${plannedOnce}
    select v.id, v.status, v.legal_hold, v.insurance_expires_on::text, v.inspection_expires_on::text,
           v.registration_expires_on::text, v.permit_expires_on::text, v.gear_type, v.passenger_capacity, v.dual_controls,
           v.adaptations, v.service_cycle, v.interval_km, v.interval_days, v.last_service_km, v.last_service_on::text,
           v.planned_service_on::text, v.odometer_km, (v.odometer_at at time zone s.time_zone)::date::text as odometer_on,
           v.km_per_day,
           coalesce((select json_agg(l.licence_type_id) from vehicle_licence_types l
                      where l.tenant = v.tenant and l.vehicle_id = v.id), '[]') as licence_type_ids,
           ${hasUnsafeDefect} as has_unsafe_defect, ${workshopDays(sql`${from}::date`)} as maintenance
      from vehicles v join schools s on s.id = v.tenant
     where v.tenant = ${tenant} and v.id = any(${idList(ids)}) and v.archived_at is null`,
  )
  return rows
}
