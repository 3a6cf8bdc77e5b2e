import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import type { Lesson, listLessons as listCall } from '@dsms/contract/schedule/lessons/calls'
import { lesson } from '@dsms/contract/schedule/lessons/calls'
import { undoMinutes } from '@dsms/contract/schedule/lessons/time'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { minutesByBranch, opensOf } from './deeds/lessons.hours.ts'

const instant = (expression: SQL) => sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
const named = (row: string, name: SQL) =>
  sql`case when ${sql.raw(row)}.id is not null then json_build_object('id', ${sql.raw(row)}.id, 'name', ${name}) end`

/** The point of the columns `<place>_lat` and `<place>_lng`. */
export const point = (place: string) =>
  sql.raw(`case when ${place}_lat is not null then json_build_object('lat', ${place}_lat, 'lng', ${place}_lng) end`)

/** Lessons that a condition names, `l` being the lesson, in the order of time. Students beyond the caller's reach have no name. */
export async function selectLessons(actor: Actor, which: SQL): Promise<Lesson[]> {
  const { db, language, tenant } = actor
  const minutes = await minutesByBranch(actor)
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const rows = await rowsOf(
    db,
    lesson,
    sql`
      select l.id, l.version, l.status, l.status_reason, l.cancel_reason, ${instant(sql`l.starts_at`)} as start,
             ${instant(sql`l.ends_at`)} as "end", l.capacity, l.meeting_point, l.end_point, l.notes, l.source,
             ${point('l.meeting')} as meeting_at, ${point('l.end')} as end_at,
             l.series_id, ${instant(sql`l.hold_until`)} as hold_until, l.overridden,
             ${instant(opensOf(minutes))} as opens_at, ${instant(sql`l.started_at`)} as started_at, ${minutes.slack} as minutes_slack,
             ${instant(sql`(l.starts_at + make_interval(mins => ${minutes.grace}))`)} as absent_from,
             case when l.before_deed is not null and (l.before_deed ->> 'at')::timestamptz + make_interval(mins => ${undoMinutes}) > now()
                  then ${instant(sql`((l.before_deed ->> 'at')::timestamptz + make_interval(mins => ${undoMinutes}))`)} end as undo_until,
             l.is_public,
             json_build_object('id', y.id, 'name', ${text('y.name')}, 'code', y.code, 'kind', y.kind, 'colour', y.colour) as type,
             json_build_object('id', b.id, 'name', ${text('b.name')}) as branch,
             ${named('t', text('t.name'))} as trainer, ${named('v', text('v.name'))} as vehicle,
             ${named('r', text('r.name'))} as room, ${named('m', text('m.name'))} as simulator,
             ${named('c', text('c.name'))} as circuit, ${named('z', sql`z.name`)} as zone,
             ${named('o', text('o.name'))} as course,
             case when e.id is not null then json_build_object('id', e.id, 'name', ${text('e.name')}, 'mode', ${text('d.name')},
                                                               'component', ${text('p.name')}) end as session,
             coalesce((
               select json_agg(json_build_object('id', k.id, 'enrolment_id', k.enrolment_id, 'student_id', k.student_id,
                        'student', ${text('s.name')}, 'status', k.status, 'attendance', k.attendance, 'late_minutes', k.late_minutes, 'exam_result', k.exam_result,
                        'taught_minutes', k.taught_minutes, 'counted_minutes', k.counted_minutes, 'minutes_reason', k.minutes_reason)
                        order by k.id)
                 from bookings k left join students s on s.tenant = k.tenant and s.id = k.student_id
                where k.tenant = l.tenant and k.lesson_id = l.id), '[]') as bookings
        from lessons l
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join branches b on b.tenant = l.tenant and b.id = l.branch_id
        left join trainers t on t.tenant = l.tenant and t.id = coalesce(l.actual_trainer_id, l.trainer_id)
        left join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id
        left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id
        left join simulators m on m.tenant = l.tenant and m.id = l.simulator_id
        left join circuits c on c.tenant = l.tenant and c.id = l.circuit_id
        left join circuit_zones z on z.tenant = l.tenant and z.id = l.zone_id
        left join courses o on o.tenant = l.tenant and o.id = l.course_id
        left join component_sessions e on e.tenant = l.tenant and e.id = l.session_id
        left join component_modes d on d.tenant = e.tenant and d.id = e.mode_id
        left join training_components p on p.tenant = d.tenant and p.id = d.component_id
       where l.tenant = ${tenant} and ${which}
       order by l.starts_at, l.id`,
  )
  return rows
}

const longestSpanDays = 62
/** Nobody learns so long that their lessons are too many for one answer. */
const longestOfStudentDays = 3 * 366

export async function listLessons(actor: Actor, query: Given<typeof listCall>['query']) {
  const [from, to] = [Date.parse(query.from), Date.parse(query.to)]
  if (to <= from) throw fieldError('to', 'end_before_start')
  const max = query.student_id ? longestOfStudentDays : longestSpanDays
  if (to - from > max * dayMs) throw fieldError('to', 'too_long_span', { max })
  const of = (column: string, id: number | undefined) => (id ? sql`and l.${sql.raw(column)} = ${id}` : sql``)
  const [zone, rows] = await together([
    () => zoneOf(actor),
    () =>
      selectLessons(
        actor,
        sql`l.starts_at < ${query.to}::timestamptz and l.starts_at > ${query.from}::timestamptz - interval '12 hours'
            and l.ends_at > ${query.from}::timestamptz
            ${of('trainer_id', query.trainer_id)} ${of('vehicle_id', query.vehicle_id)} ${of('branch_id', query.branch_id)}
            ${
              query.student_id
                ? sql`and l.id in (select lesson_id from bookings where tenant = ${actor.tenant} and student_id = ${query.student_id})`
                : sql``
            }`,
      ),
  ])
  return { time_zone: zone, lessons: rows }
}

/** Throws at its field where the school has no such session of a training component. */
export async function checkSession({ db, tenant }: Actor, id: number | null | undefined): Promise<void> {
  if (!id) return
  const found = await countOf(db, sql`select from component_sessions where tenant = ${tenant} and id = ${id}`)
  if (found === 0) throw fieldError('session_id', 'unknown_choice')
}

const zoneRow = z.object({ zone: z.string() })

export async function zoneOf({ db, tenant }: Actor): Promise<string> {
  const rows = await rowsOf(db, zoneRow, sql`select time_zone as zone from schools where id = ${tenant}`)
  return rows[0]?.zone ?? 'UTC'
}

/** Keys of those who hold a seat of a lesson. */
export async function listBookedEnrolmentIds({ db, tenant }: Actor, lessonId: number): Promise<number[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      select enrolment_id as id from bookings where tenant = ${tenant} and lesson_id = ${lessonId} and status = 'booked' order by id`,
  )
  return rows.map(({ id }) => id)
}
