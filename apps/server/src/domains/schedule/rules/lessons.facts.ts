import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { lessonKinds } from '@dsms/contract/schedule/lessonTypes/calls'
import type { BookedVehicleFacts, LessonFacts } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { countedMinutes } from '../lessons/deeds/lessons.minutes.ts'

const lessonsRow = z.object({
  id: z.int(),
  automatic_lessons: z.array(z.int()),
  minutes: z.partialRecord(z.enum(trainingStages), z.int()),
  open_lessons: z.array(z.int()),
  last_lesson_on: z.string().nullable(),
  held: z.array(z.object({ lesson_id: z.int(), lesson_kind: z.enum(lessonKinds), minutes: z.int() })),
  exams: z.array(
    z.object({
      lesson_id: z.int(),
      stage: z.enum(trainingStages),
      start: z.number(),
      day: z.string(),
      result: z.enum(['passed', 'failed']).nullable(),
    }),
  ),
})

/**
 * What rules know of the lessons of enrolments. `minutes` are those taught, and those booked before an instant (milliseconds),
 * but for one lesson.
 */
export async function lessonFacts(
  { db, tenant }: Actor,
  ids: readonly number[],
  butLesson: number,
  before: number,
): Promise<LessonFacts[]> {
  if (!ids.length) return []
  const rows = await rowsOf(
    db,
    lessonsRow,
    sql`${plannedOnce}
      select e.id,
             coalesce((select json_agg(l.id order by l.starts_at, l.id)
                         from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                         join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id and v.gear_type in ('automatic', 'semi_automatic')
                        where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked' and b.attendance is distinct from 'absent'
                          and lesson_occupies(l.status)), '[]')
               as automatic_lessons,
             coalesce((select json_object_agg(m.stage, m.minutes) from (
              select n.stage, sum(n.minutes)::integer as minutes from (
               select y.stage, ${countedMinutes} as minutes
                 from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                 join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'exam'
                where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked' and l.id <> ${butLesson}
                  and l.starts_at < to_timestamp(${before / 1000})
                  and b.attendance is distinct from 'absent'
                  and lesson_stands(l.status)) n
               group by n.stage) m), '{}') as minutes,
             coalesce((select json_agg(l.id)
                         from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.starts_at > now()
                         join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'theory_class'
                        where b.tenant = e.tenant and b.student_id = e.student_id and b.status = 'booked'
                          and (lesson_is_open(l.status) or l.status = 'held' and l.hold_until > now())), '[]')
               as open_lessons,
             (select (max(l.starts_at) at time zone z.time_zone)::date::text
                from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
               where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked' and l.status = 'completed') as last_lesson_on,
             coalesce((select json_agg(json_build_object('lesson_id', l.id, 'lesson_kind', y.kind,
                                                         'minutes', (extract(epoch from l.ends_at - l.starts_at) / 60)::integer) order by l.id)
                         from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.status = 'held' and l.hold_until > now()
                         join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
                        where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked'), '[]') as held,
             coalesce((select json_agg(json_build_object('lesson_id', l.id, 'stage', y.stage,
                                                         'start', (extract(epoch from l.starts_at) * 1000)::float8,
                                                         'day', (l.starts_at at time zone z.time_zone)::date::text,
                                                         'result', b.exam_result) order by l.starts_at, l.id)
                         from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                         join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind = 'exam'
                        where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked'
                          and (l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed', 'no_show')
                               or (l.status = 'held' and l.hold_until > now()))), '[]') as exams
        from enrolments e join schools z on z.id = e.tenant
       where e.tenant = ${tenant} and e.id = any(${idList(ids)}) and e.archived_at is null`,
  )
  return rows
}

const bookedMinutesRow = z.object({ id: z.int(), booked_minutes_before: z.number() })

/** Minutes of lessons of vehicles that are booked after the odometer's reading and begin before an instant (milliseconds). */
export async function bookedMinutes(
  { db, tenant }: Actor,
  vehicleIds: readonly number[],
  before: number,
): Promise<Pick<BookedVehicleFacts, 'id' | 'booked_minutes_before'>[]> {
  if (!vehicleIds.length) return []
  const rows = await rowsOf(
    db,
    bookedMinutesRow,
    sql`${plannedOnce}
      select v.id, (sum(extract(epoch from l.ends_at - l.starts_at)) / 60)::integer as booked_minutes_before
        from vehicles v
        join lessons l on l.tenant = v.tenant and l.vehicle_id = v.id and l.starts_at > v.odometer_at
                      and l.starts_at < to_timestamp(${before / 1000})
                      and lesson_is_agreed(l.status)
       where v.tenant = ${tenant} and v.id = any(${idList(vehicleIds)})
       group by v.id`,
  )
  return rows
}
