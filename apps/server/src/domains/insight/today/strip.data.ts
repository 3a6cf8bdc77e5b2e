import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { boundsOf } from './bounds.ts'

const stripRow = z.object({
  id: z.int(),
  from: z.int(),
  to: z.int(),
  status: z.enum(keysOf(lessonStatuses)),
  seats: z.int(),
  booked: z.int(),
  student: z.string().nullable(),
  trainer_id: z.int().nullable(),
  needs_trainer: z.boolean(),
  type_id: z.int(),
  type: z.string(),
  colour: z.string(),
})
export type StripLesson = z.infer<typeof stripRow>

/** Lessons that begin on a day, by their time; those that were called off or never came about are left out. */
export async function lessonsOn({ db, tenant, language }: Actor, day: string): Promise<StripLesson[]> {
  const minute = (column: string) => sql.raw(`(extract(epoch from ${column}) / 60)::integer`)
  return rowsOf(
    db,
    stripRow,
    sql`
      select l.id, ${minute('l.starts_at')} as "from", ${minute('l.ends_at')} as "to", l.status, l.capacity as seats,
             coalesce(k.booked, 0) as booked,
             -- who is beyond the caller's reach has no name here
             case when l.capacity = 1 then (select text_in(s.name, ${language}) from students s
                                             where s.tenant = l.tenant and s.id = k.student_id) end as student,
             coalesce(l.actual_trainer_id, l.trainer_id) as trainer_id, y.needs_trainer = 'required' as needs_trainer,
             y.id as type_id, text_in(y.name, ${language}) as type, y.colour
        from (${boundsOf(tenant, day)}) d
        join lessons l on l.tenant = ${tenant} and l.starts_at >= d.begins and l.starts_at < d.ends
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join lateral (select count(*)::integer as booked, min(b.student_id) as student_id from bookings b
                            where b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked') k on true
       where l.status not in ('draft', 'cancelled', 'declined', 'expired')
       order by l.starts_at, l.id`,
  )
}

const trainerRow = z.object({ id: z.int(), name: z.string() })

/** Who teaches at a school at all, in the order of their names. */
export async function trainersOfSchool({ db, tenant, language }: Actor) {
  return rowsOf(
    db,
    trainerRow,
    sql`
      select t.id, text_in(t.name, ${language}) as name from trainers t
       where t.tenant = ${tenant} and t.archived_at is null and t.status in ('active', 'on_leave', 'suspended')
       order by 2, 1`,
  )
}
