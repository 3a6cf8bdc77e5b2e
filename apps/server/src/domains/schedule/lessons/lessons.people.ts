import type { TrainingStage } from '@dsms/contract/curriculum/licences/requirements'
import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { anyRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { FiledLesson } from '../../students/public.ts'
import { countedMinutes } from './deeds/lessons.minutes.ts'

const stageRow = z.object({ stage: z.enum(trainingStages), minutes: z.int() })

/** Minutes of each stage that were taught in an enrolment: lessons that ended with the student there. An exam teaches nothing. */
export async function taughtMinutes(
  { db, tenant }: Actor,
  enrolmentId: number,
): Promise<Partial<Record<TrainingStage, number>>> {
  const rows = await rowsOf(
    db,
    stageRow,
    sql`
      select y.stage, sum(${countedMinutes})::integer as minutes
        from bookings b
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.status = 'completed'
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'exam'
       where b.tenant = ${tenant} and b.enrolment_id = ${enrolmentId} and b.status = 'booked' and b.attendance in ('present', 'late')
       group by y.stage`,
  )
  return Object.fromEntries(rows.map(({ stage, minutes }) => [stage, minutes]))
}

/** Lessons that somebody took or gave, for a copy of their data: without whom else they were with, and without notes. */
export async function personLessons({ db, tenant, language }: Actor, who: 'student' | 'trainer', id: number) {
  return rowsOf(
    db,
    anyRow,
    who === 'student'
      ? sql`
        select b.id, b.lesson_id, text_in(y.name, ${language}) as lesson_type, l.starts_at, l.ends_at, l.status as lesson_status,
               b.enrolment_id, b.status, b.attendance, b.late_minutes, b.taught_minutes, b.counted_minutes, b.minutes_reason, b.exam_result, b.price_minor::float8 as price_minor, b.currency, b.cancel_reason, b.cancelled_at, l.meeting_point, l.end_point
          from bookings b
          join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
          join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
         where b.tenant = ${tenant} and b.student_id = ${id} order by l.starts_at, b.id limit 10000`
      : sql`
        select l.id, text_in(y.name, ${language}) as lesson_type, l.starts_at, l.ends_at, l.status, l.cancel_reason, l.meeting_point,
               l.end_point, l.started_at, l.ended_at
          from lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
         where l.tenant = ${tenant} and ${id} in (l.trainer_id, l.actual_trainer_id) order by l.starts_at, l.id limit 10000`,
  )
}

const filedRow = z.object({
  start: z.string(),
  type: z.string(),
  trainer: z.string().nullable(),
  minutes: z.int(),
  status: z.string(),
  attendance: z.string().nullable(),
})

/** Lessons that a student had and will have, for their printed file; what was called off is none. */
export async function filedLessons({ db, tenant, language }: Actor, studentId: number): Promise<FiledLesson[]> {
  const rows = await rowsOf(
    db,
    filedRow,
    sql`
      select to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start, text_in(y.name, ${language}) as type,
             (select c.full_name from people_cards(array[coalesce(l.actual_trainer_id, l.trainer_id)]) c) as trainer,
             ${countedMinutes} as minutes, l.status, b.attendance
        from bookings b
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.archived_at is null
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where b.tenant = ${tenant} and b.student_id = ${studentId} and b.status = 'booked'
         and l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed', 'no_show')
       order by l.starts_at, b.id limit 2000`,
  )
  return rows
}

const dayRow = z.object({ day: z.string() })

/** The first day, where the school is, on which two students have different lessons at the same time; null where there is none. */
export async function sharedHour({ db, tenant }: Actor, one: number, other: number): Promise<string | null> {
  const claimsOf = (id: number) => sql`
    select c.lesson_id, c.during from claimables r join claims c on c.tenant = r.tenant and c.claimable_id = r.id and c.occupies
     where r.tenant = ${tenant} and r.kind = 'student' and r.ref_id = ${id}`
  const rows = await rowsOf(
    db,
    dayRow,
    sql`
      select to_char(greatest(lower(a.during), lower(b.during)) at time zone s.time_zone, 'YYYY-MM-DD') as day
        from (${claimsOf(one)}) a
        join (${claimsOf(other)}) b on b.during && a.during and b.lesson_id <> a.lesson_id
        join schools s on s.id = ${tenant}
       order by greatest(lower(a.during), lower(b.during)) limit 1`,
  )
  return rows[0]?.day ?? null
}
