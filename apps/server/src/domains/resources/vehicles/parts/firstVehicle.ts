import { AppError } from '@dsms/contract/kernel/errors'
import { vehicles as area } from '@dsms/contract/resources/vehicles/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { addVehicle } from '../vehicles.service.ts'

/** What somebody says of their first car. */
interface Car {
  registration_no: string
  gear_type: string
  dual_controls: boolean
  insurance_expires_on: string
  brand_id: number
  model: string
  year_model: number
  chassis_no: string
}

const usualRow = z.object({
  is_there: z.boolean(),
  is_named: z.boolean(),
  branch_id: z.int().nullable(),
  type_id: z.int().nullable(),
  purpose_ids: z.array(z.int()),
  licence_type_ids: z.array(z.int()),
})
type Usual = z.infer<typeof usualRow>

/** Adds a car that trains what the school trains cars for; the rest is as usual. One of the same plate is there already. */
export async function addFirstCar(actor: Actor, car: Car): Promise<void> {
  const { is_there, is_named, ...usual } = await usualOf(actor, car)
  if (is_there) return
  if (usual.branch_id === null || usual.type_id === null) throw new AppError('not_found')
  // two of one model are told apart by their plates
  const name = is_named ? `${car.model} ${car.registration_no}`.slice(0, 60) : car.model
  const input = {
    ...car,
    ...usual,
    name: { [actor.language]: name },
    passenger_capacity: 5,
    service_cycle: 'both',
    interval_km: 10_000,
    interval_days: 365,
  }
  await addVehicle(actor, area.input.parse(input))
}

async function usualOf({ db, tenant }: Actor, { registration_no: plate, model }: Car): Promise<Usual> {
  const entries = (kind: string) => sql`
    select id from lookup_values where tenant in (0, ${tenant}) and kind = ${kind} and status = 'active' and archived_at is null`
  const rows = await rowsOf(
    db,
    usualRow,
    sql`
      select exists (select from vehicles v where v.tenant = ${tenant} and v.archived_at is null
                        and v.plate_key = plate_key(${plate})) as is_there,
             exists (select from vehicles v where v.tenant = ${tenant} and v.archived_at is null
                        and normalise_text(names_text(v.name)) = normalise_text(${model})) as is_named,
             (select id from branches where tenant = ${tenant} and archived_at is null order by is_main desc, id limit 1) as branch_id,
             (${entries('vehicle_type')} order by code = 'car' desc, place, id limit 1) as type_id,
             coalesce((select json_agg(p.id) from (${entries('vehicle_purpose')} order by place, id limit 1) p), '[]') as purpose_ids,
             coalesce((select json_agg(t.id) from licence_types t
                        where t.tenant = ${tenant} and t.archived_at is null and t.status = 'active'
                          and (t."group" = 'car' or not exists (
                            select from licence_types o where o.tenant = ${tenant} and o.archived_at is null and o.status = 'active'
                               and o."group" = 'car'))), '[]') as licence_type_ids`,
  )
  const [row] = rows
  if (!row) throw new AppError('internal')
  return row
}
