import type { LessonStatus } from '@dsms/contract/schedule/lessons/statuses'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { boundsOf } from './bounds.ts'

export interface StripLesson extends Record<string, unknown> {
  id: number
  from: number
  to: number
  status: LessonStatus
  seats: number
  booked: number
  student: string | null
  trainer_id: number | null
  needs_trainer: boolean
  type_id: number
  type: string
  colour: string
}

/** Lessons that begin on a day, by their time; those that were called off or never came about are left out. */
export async function lessonsOn({ db, tenant, language }: Actor, day: string): Promise<StripLesson[]> {
  const minute = (column: string) => sql.raw(`(extract(epoch from ${column}) / 60)::integer`)
  const { rows } = await db.execute<StripLesson>(sql`
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
     order by l.starts_at, l.id`)
  return rows
}

/** Who teaches at a school at all, in the order of their names. */
export async function trainersOfSchool({ db, tenant, language }: Actor) {
  const { rows } = await db.execute<{ id: number; name: string }>(sql`
    select t.id, text_in(t.name, ${language}) as name from trainers t
     where t.tenant = ${tenant} and t.archived_at is null and t.status in ('active', 'on_leave', 'suspended')
     order by 2, 1`)
  return rows
}
