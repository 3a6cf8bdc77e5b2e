import type { timelineKinds } from '@dsms/contract/resources/vehicles/entries'
import { vehicleTimeline } from '@dsms/contract/resources/vehicles/entries'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { checkVehicle } from '../vehicles.lock.ts'

type Kind = (typeof timelineKinds)[number]

/** Rows `(at, by, data)` of a kind about one vehicle. Values that are null may be left out of `data`. */
type Source = (vehicleId: number, tenant: number) => SQL

/** A change of a field of the vehicle itself, out of the log. */
const changes =
  (field: string, reason: string): Source =>
  (id, tenant) =>
    sql`
      select l.at, l.actor_id as by,
             jsonb_build_object('from', l.before ->> ${field}, 'to', l.after ->> ${field}, 'reason', coalesce(l.after ->> ${reason}, case when l.after ->> ${field} is null then l.before ->> ${reason} end)) as data
        from audit_log l
       where l.entity = 'vehicles' and l.entity_id = ${id} and l.tenant = ${tenant}
         and l.action <> 'created' and jsonb_exists(l.after, ${field})`

/** What happened to the records of another table that are about the vehicle: each status they came to, out of the log. */
const statusesOf =
  (table: 'maintenance_orders' | 'vehicle_defects'): Source =>
  (id, tenant) =>
    sql`
      select l.at, l.actor_id as by,
             jsonb_build_object('id', o.id, 'title', o.title, 'from', l.before ->> 'status', 'to', l.after ->> 'status', 'reason', l.after ->> 'status_reason') as data
        from ${sql.identifier(table)} o
        join audit_log l on l.entity = ${table} and l.entity_id = o.id and l.tenant = o.tenant and jsonb_exists(l.after, 'status')
       where o.tenant = ${tenant} and o.vehicle_id = ${id} and o.archived_at is null`

/**
 * Where the timeline comes from, kind by kind: the one place to add another. Each source names the vehicle and the
 * school, and is sorted and cut together with the others in one statement.
 */
const timelineSources: Record<Kind, Source> = {
  created: (id, tenant) => sql`
    select l.at, l.actor_id as by, '{}'::jsonb as data from audit_log l
     where l.entity = 'vehicles' and l.entity_id = ${id} and l.tenant = ${tenant} and l.action = 'created'`,
  status: changes('status', 'status_reason'),
  hold: changes('legal_hold', 'legal_hold_reason'),
  insurance: (id, tenant) => sql`
    select i.created_at as at, i.created_by as by,
           jsonb_build_object('insurer', i.insurer, 'expires_on', i.expires_on) as data
      from vehicle_insurances i where i.tenant = ${tenant} and i.vehicle_id = ${id}`,
  document: (id, tenant) => sql`
    select d.created_at as at, d.created_by as by,
           jsonb_build_object('kind', d.kind, 'number', d.number, 'expires_on', d.expires_on) as data
      from vehicle_documents d where d.tenant = ${tenant} and d.vehicle_id = ${id} and d.archived_at is null`,
  odometer: (id, tenant) => sql`
    select o.read_at as at, o.created_by as by,
           jsonb_build_object('km', o.km, 'source', o.source, 'reason', o.reason) as data
      from vehicle_odometer o where o.tenant = ${tenant} and o.vehicle_id = ${id}`,
  order: statusesOf('maintenance_orders'),
  defect: statusesOf('vehicle_defects'),
  check: (id, tenant) => sql`
    select c.at, c.checked_by as by,
           jsonb_build_object('km', c.odometer_km, 'fit', c.fit::integer, 'failed', array_to_string(c.failed, ' ')) as data
      from vehicle_checks c where c.tenant = ${tenant} and c.vehicle_id = ${id}`,
}

const timelineRow = vehicleTimeline.response.extend({ rows: vehicleTimeline.response.shape.rows.nullable() })

/** What happened to a vehicle, newest first: rows and their number in one statement. */
export async function timelineOf(actor: Actor, id: number, { page, perPage }: { page: number; perPage: number }) {
  await checkVehicle(actor, id)
  const all = sql.join(
    Object.entries(timelineSources).map(
      ([kind, source]) => sql`select ${kind}::text as kind, s.* from (${source(id, actor.tenant)}) as s`,
    ),
    sql` union all `,
  )
  const rows = await rowsOf(
    actor.db,
    timelineRow,
    sql`
      with happened as materialized (${all}),
      page as (select * from happened order by at desc, kind limit ${perPage} offset ${(page - 1) * perPage})
      select (select count(*)::integer from happened) as total,
             (select json_agg(json_build_object('kind', p.kind, 'data', p.data,
                       'at', to_char(p.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                       'by', (select shown_name(u.tenant, u.id, u.kind, u.full_name) from users u where u.id = p.by)) order by p.at desc, p.kind)
                from page p) as rows`,
  )
  return { rows: rows[0]?.rows ?? [], total: rows[0]?.total ?? 0 }
}
