import type { CircuitFacts, RoomFacts, SimulatorFacts, VehicleFacts } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { hasUnsafeDefect, workshopDays } from '../../resources/public.ts'

const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`
type Rows<T> = Record<string, unknown> & T

/** What rules know of vehicles from a day on; claims are read from an instant (milliseconds) on. */
export async function vehicleFacts(
  { db, tenant }: Actor,
  ids: readonly number[],
  from: string,
  claimsFrom: number,
): Promise<VehicleFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Rows<VehicleFacts>>(sql`${plannedOnce}
    select v.id, v.status, v.legal_hold, v.insurance_expires_on::text, v.inspection_expires_on::text,
           v.registration_expires_on::text, v.permit_expires_on::text, v.gear_type, v.passenger_capacity, v.dual_controls,
           v.adaptations, v.service_cycle, v.interval_km, v.interval_days, v.last_service_km, v.last_service_on::text,
           v.planned_service_on::text, v.odometer_km, (v.odometer_at at time zone s.time_zone)::date::text as odometer_on,
           v.km_per_day,
           coalesce((select (sum(extract(epoch from l.ends_at - l.starts_at)) / 60)::integer from lessons l
                      where l.tenant = v.tenant and l.vehicle_id = v.id and l.starts_at > v.odometer_at
                        and l.starts_at < to_timestamp(${claimsFrom / 1000})
                        and l.status in ('scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')), 0)
             as booked_minutes_before,
           coalesce((select json_agg(l.licence_type_id) from vehicle_licence_types l
                      where l.tenant = v.tenant and l.vehicle_id = v.id), '[]') as licence_type_ids,
           ${hasUnsafeDefect} as has_unsafe_defect, ${workshopDays(sql`${from}::date`)} as maintenance
      from vehicles v join schools s on s.id = v.tenant
     where v.tenant = ${tenant} and v.id = any(${list(ids)}) and v.archived_at is null`)
  return rows
}

export async function roomFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<RoomFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Rows<RoomFacts>>(sql`${plannedOnce}
    select id, status, status_from::text, status_until::text, legal_capacity, online_link is not null as is_online
      from class_rooms where tenant = ${tenant} and id = any(${list(ids)}) and archived_at is null`)
  return rows
}

export async function simulatorFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<SimulatorFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Rows<SimulatorFacts>>(sql`${plannedOnce}
    select m.id, m.status, m.status_from::text, m.status_until::text, m.calibration_due_on::text, m.gearbox, m.stations,
           coalesce((select json_agg(l.licence_type_id) from simulator_licence_types l
                      where l.tenant = m.tenant and l.simulator_id = m.id), '[]') as licence_type_ids
      from simulators m where m.tenant = ${tenant} and m.id = any(${list(ids)}) and m.archived_at is null`)
  return rows
}

export async function circuitFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<CircuitFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Rows<CircuitFacts>>(sql`${plannedOnce}
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
      from circuits c where c.tenant = ${tenant} and c.id = any(${list(ids)}) and c.archived_at is null`)
  return rows
}
