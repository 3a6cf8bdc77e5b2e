import { fieldError } from '@dsms/contract/kernel/errors'
import { lessonNeeds, needStates } from '@dsms/contract/schedule/lessonTypes/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** At most so many people and things of a branch are tried. */
const mostTried = 60

const namedRow = z.object({ id: z.int(), name: z.string() })
const things = z.array(namedRow.extend({ plate: z.string().optional() }))

const offerRow = z.object({
  vehicle: things,
  simulator: things,
  circuit: things,
  room: things,
  zone: z.string(),
  now: z.number(),
  default_minutes: z.int(),
  step_minutes: z.int(),
  is_online: z.boolean(),
  needs: z.record(z.enum(lessonNeeds), z.enum(needStates)),
  /** Who accompanies the course that is asked for. */
  own_trainer_id: z.int().nullable(),
  trainers: z.array(namedRow.extend({ gender: z.enum(['male', 'female']).nullable() })),
})
export type Offer = z.infer<typeof offerRow>

/** What a lesson of a type could be given by and with at a branch; the enrolment's own trainer stands first. */
export async function offerOf(
  { db, tenant, language }: Actor,
  { type_id, branch_id, enrolment_id }: { type_id: number; branch_id: number; enrolment_id?: number | undefined },
): Promise<Offer> {
  const name = sql`text_in(x.name, ${language})`
  const of = (table: string, status: string, more = sql``) => sql`
    coalesce((select json_agg(i) from (
      select x.id, ${name} as name ${more} from ${sql.raw(table)} x
       where x.tenant = y.tenant and x.branch_id = ${branch_id} and x.status = ${status} and x.archived_at is null
       order by x.id limit ${mostTried}) i), '[]')`
  const rows = await rowsOf(
    db,
    offerRow,
    sql`${plannedOnce}
      select s.time_zone as zone, (extract(epoch from now()) * 1000)::float8 as now,
             y.default_minutes, y.step_minutes, y.is_online, e.trainer_id as own_trainer_id,
             json_build_object('trainer', y.needs_trainer, 'vehicle', y.needs_vehicle, 'room', y.needs_room,
                               'circuit', y.needs_circuit, 'simulator', y.needs_simulator) as needs,
             coalesce((select json_agg(i) from (
               select x.id, ${name} as name, g.code as gender
                 from trainers x left join genders g on g.id = x.gender_id
                where x.tenant = y.tenant and x.status = 'active' and x.archived_at is null
                  and exists (select from trainer_branches b where b.tenant = x.tenant and b.trainer_id = x.id and b.branch_id = ${branch_id})
                order by x.id = coalesce(e.trainer_id, 0) desc, x.id limit ${mostTried}) i), '[]') as trainers,
             ${of('vehicles', 'in_service', sql`, x.registration_no as plate`)} as vehicle, ${of('simulators', 'active')} as simulator,
             ${of('circuits', 'active')} as circuit, ${of('class_rooms', 'active')} as room
        from lesson_types y
        join schools s on s.id = y.tenant
        left join enrolments e on e.tenant = y.tenant and e.id = ${enrolment_id ?? 0}
       where y.tenant = ${tenant} and y.id = ${type_id} and y.archived_at is null`,
  )
  if (!rows[0]) throw fieldError('type_id', 'unknown_choice')
  return rows[0]
}
