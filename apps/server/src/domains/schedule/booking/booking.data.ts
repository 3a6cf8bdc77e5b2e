import { AppError } from '@dsms/contract/kernel/errors'
import { instant } from '@dsms/contract/kernel/shared'
import { type MyLesson, myLesson, toldStatuses } from '@dsms/contract/schedule/booking/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { point } from '../lessons/lessons.data.ts'

const at = (expression: SQL) => sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const told = sql.raw(`(${toldStatuses.map((status) => `'${status}'`).join(', ')})`)

interface Page {
  which: SQL
  order: SQL
  most: number
}

/** A lesson with what calendars are told of its changes. */
const toldRow = myLesson.extend({ version: z.int(), updated_at: instant })
export type ToldLesson = z.infer<typeof toldRow>

/** Lessons of some students as they see them; `k` is the booking and `l` the lesson. Waiting seats are told elsewhere. */
export async function selectMyLessons(
  { db, tenant, language }: Actor,
  students: readonly number[],
  { which, order, most }: Page,
): Promise<ToldLesson[]> {
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const rows = await rowsOf(
    db,
    toldRow,
    sql`
      select l.id, l.version + (k.status = 'cancelled')::integer as version,
             ${at(sql`greatest(l.updated_at, k.booked_at, k.cancelled_at)`)} as updated_at, k.student_id, k.enrolment_id, k.id as booking_id, l.status, k.status = 'cancelled' as is_cancelled,
             coalesce(k.cancel_reason, l.cancel_reason) as cancel_reason, ${at(sql`l.starts_at`)} as start, ${at(sql`l.ends_at`)} as "end",
             json_build_object('id', y.id, 'name', ${text('y.name')}, 'kind', y.kind, 'colour', y.colour) as type,
             (select c.full_name from people_cards(array[coalesce(l.actual_trainer_id, l.trainer_id)]) c) as trainer,
             case when v.id is not null then json_build_object('name', ${text('v.name')}, 'plate', v.registration_no) end as vehicle,
             case when r.id is not null then ${text('r.name')} end as room,
             json_build_object('name', ${text('b.name')}, 'address', b.address, 'phone', b.phone) as branch,
             coalesce(l.meeting_point, case when i.id is not null then ${text('i.name')} end) as meeting_point, l.end_point,
             case when l.meeting_lat is not null then ${point('l.meeting')}
                  when l.meeting_point is not null or y.is_online then null
                  when i.latitude is not null then json_build_object('lat', i.latitude, 'lng', i.longitude)
                  when b.latitude is not null then json_build_object('lat', b.latitude, 'lng', b.longitude) end as meeting_at,
             k.attendance, ${at(sql`k.confirmed_at`)} as confirmed_at, l.source, ${at(sql`l.hold_until`)} as hold_until,
             (select json_build_object('id', m.id, 'start', ${at(sql`m.wanted_start`)}, 'end', ${at(sql`m.wanted_end`)}, 'lapses_at', ${at(sql`m.lapses_at`)})
                from move_requests m where m.tenant = k.tenant and m.booking_id = k.id and m.status = 'pending' limit 1) as move
        from bookings k
        join lessons l on l.tenant = k.tenant and l.id = k.lesson_id and l.status in ${told}
                      and (l.status <> 'held' or l.hold_until > now() and l.source = 'student')
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join branches b on b.tenant = l.tenant and b.id = l.branch_id
        left join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id
        left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id
        left join circuits i on i.tenant = l.tenant and i.id = l.circuit_id
       where k.tenant = ${tenant} and k.student_id = any(${idList(students)}) and k.status <> 'waiting' and ${which}
       order by ${order} limit ${most}`,
  )
  return rows
}

/** One lesson of a student. Throws `not_found`. */
export async function readMyLesson(actor: Actor, studentId: number, id: number): Promise<MyLesson> {
  const [lesson] = await selectMyLessons(actor, [studentId], { which: sql`l.id = ${id}`, order: sql`k.id`, most: 1 })
  if (!lesson) throw new AppError('not_found')
  return lesson
}

/** Those that are neither over nor called off. */
export const isComing = sql`k.status = 'booked' and l.ends_at > now()
  and l.status in ('held', 'requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted')`
