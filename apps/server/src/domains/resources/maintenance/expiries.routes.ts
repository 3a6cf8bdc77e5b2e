import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { day } from '@dsms/contract/kernel/shared'
import { type Expiry, expiryKinds, listVehicleExpiries } from '@dsms/contract/resources/maintenance/expiries'
import { nextService } from '@dsms/contract/resources/vehicles/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { servicePlan } from '../vehicles/driving.data.ts'
import { dayOf } from '../vehicles/vehicles.data.ts'

const foundRow = z.object({
  today: z.string(),
  from: z.string(),
  to: z.string(),
  vehicles: z.array(
    servicePlan.extend({
      id: z.int(),
      name: z.string(),
      registration_no: z.string(),
      branch: z.string(),
      papers: z.array(
        z.object({
          kind: z.enum(expiryKinds),
          on: day,
          what: z.string().nullable(),
          order_id: z.int().nullable(),
        }),
      ),
    }),
  ),
})
type Found = z.infer<typeof foundRow>

interface Wishes {
  from?: string | undefined
  months: number
  branch_id?: number | undefined
}

/** Every vehicle in use with what ends or is due before a day: one statement. When its service is due is reckoned. */
async function find(actor: Actor, { from, months, branch_id }: Wishes): Promise<Found> {
  const rows = await rowsOf(
    actor.db,
    foundRow,
    sql`
      with span as (
        select (select ${todayHere}) as today, ${dayOf(from)} as start,
               -- the last day that can be written
               least((${dayOf(from)} + make_interval(months => ${months}))::date, date '9999-12-31') as finish)
      select to_char(s.today, 'YYYY-MM-DD') as today, to_char(s.start, 'YYYY-MM-DD') as from,
             to_char(s.finish, 'YYYY-MM-DD') as to,
             coalesce((
               select json_agg(json_build_object(
                        'id', v.id, 'name', ${nameSql(sql`v.name`, actor.language)}, 'registration_no', v.registration_no,
                        'branch', ${nameSql(sql`b.name`, actor.language)},
                        'service_cycle', v.service_cycle, 'interval_km', v.interval_km, 'interval_days', v.interval_days,
                        'last_service_km', v.last_service_km, 'last_service_on', v.last_service_on,
                        'planned_service_on', v.planned_service_on, 'odometer_km', v.odometer_km,
                        'odometer_on', to_char(v.odometer_at at time zone 'UTC', 'YYYY-MM-DD'), 'km_per_day', v.km_per_day,
                        'papers', p.papers))
                 from vehicles v
                 join branches b on b.id = v.branch_id
                 cross join lateral (
                   select coalesce(json_agg(json_build_object('kind', one.kind, 'on', one.day, 'what', one.what, 'order_id', one.order_id)), '[]') as papers
                     from (values ('insurance', v.insurance_expires_on), ('inspection', v.inspection_expires_on),
                                  ('registration', v.registration_expires_on), ('permit', v.permit_expires_on)) as own (kind, day)
                     cross join lateral (select own.kind, own.day, null::text as what, null::integer as order_id
                       where own.day < s.finish) as one
                 ) own_papers
                 cross join lateral (
                   select coalesce(jsonb_agg(jsonb_build_object('kind', more.kind, 'on', more.day, 'what', more.what, 'order_id', more.order_id)), '[]') as papers
                     from (
                       select 'document' as kind, d.expires_on as day, coalesce(d.number, d.kind) as what, null::integer as order_id
                         from vehicle_documents d
                        where d.tenant = v.tenant and d.vehicle_id = v.id and d.archived_at is null
                       union all
                       select 'order', coalesce(o.due_on, o.planned_from), o.title, o.id
                         from maintenance_orders o
                        where o.tenant = v.tenant and o.vehicle_id = v.id and o.archived_at is null and o.status = 'planned'
                     ) as more where more.day < s.finish
                 ) other_papers
                 cross join lateral (select own_papers.papers::jsonb || other_papers.papers as papers) p
                where v.tenant = ${actor.tenant} and v.archived_at is null and v.status <> 'decommissioned'
                  and (${branch_id ?? null}::integer is null or v.branch_id = ${branch_id ?? null})), '[]') as vehicles
        from span s`,
  )
  return firstOf(rows)
}

/** Rows by day. A document of a kind that the vehicle itself has a day for would say the same twice. */
function expiriesOf({ vehicles, to }: Found, kinds: readonly Expiry['kind'][]): Expiry[] {
  return vehicles
    .flatMap((vehicle) => {
      const service = nextService(vehicle).next_on
      const due = service && service < to ? [{ kind: 'service' as const, on: service, what: null, order_id: null }] : []
      return [...vehicle.papers, ...due]
        .filter(({ kind }) => kinds.includes(kind))
        .map((one) => ({
          ...one,
          vehicle_id: vehicle.id,
          vehicle: vehicle.name,
          registration_no: vehicle.registration_no,
          branch: vehicle.branch,
        }))
    })
    .sort((a, b) => a.on.localeCompare(b.on) || a.vehicle_id - b.vehicle_id)
}

export function vehicleExpiryRoutes(app: App) {
  serve(app, listVehicleExpiries, async ({ actor, query }) => {
    const found = await find(actor, query)
    const { today, from, to } = found
    return { today, from, to, rows: expiriesOf(found, query.kinds.length ? query.kinds : expiryKinds) }
  })
}
