import {
  getLessonRecord,
  listLessonRecords,
  type RecordRow,
  type recordViews,
} from '@dsms/contract/teaching/lessonRecords/office'
import { recordLockHours } from '@dsms/contract/teaching/lessonRecords/rules'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { minutesByBranch, taughtJson } from '../../schedule/public.ts'
import { objectionJson } from '../../students/public.ts'
import { at } from './records.data.ts'

const signedBy = (roles: string) =>
  sql.raw(
    `exists (select from record_signatures g where g.tenant = r.tenant and g.record_id = r.id and g.role in (${roles}))`,
  )
const isSigned = sql`(${signedBy("'trainer', 'office'")} and ${signedBy("'student', 'guardian'")})`

/** What `recordStatus` of the contract says, as SQL; a test holds that they say the same. */
const status = sql`case
  when r.finished_at is null then case when r.started_at is null then 'none' else 'draft' end
  when r.finished_at <= now() - make_interval(hours => ${recordLockHours}) then 'locked'
  when ${isSigned} then 'signed' else 'finished' end`

const setAside = sql`(select count(*)::integer from lesson_acts a
  where a.tenant = l.tenant and a.lesson_id = l.id and coalesce(a.booking_id, b.id) = b.id and a.outcome = 'set_aside')`

const isObjected = sql`exists (select from record_objections o where o.tenant = r.tenant and o.record_id = r.id and o.answer is null)`

const conditions: Record<(typeof recordViews)[number], SQL> = {
  unfinished: sql`l.ends_at < now() and r.finished_at is null and lesson_is_unfinished(l.status)`,
  unsigned: sql`r.finished_at is not null and not r.is_absent and not ${isSigned}`,
  to_decide: sql`((r.is_despite_cancel and r.settled is null) or ${setAside} > 0 or ${isObjected})`,
  off_plan: sql`b.taught_minutes is not null`,
  all: sql`(r.id is not null or l.status = 'completed')`,
}

const recordRow = listLessonRecords.response.shape.rows.element.extend({ total: z.int() })

/**
 * Bookings of lessons and what there is of their records, the latest first. A student beyond the caller's reach is not
 * there, since what a record says hangs off the student.
 */
export async function selectRecords(
  { db, tenant, language }: Actor,
  which: SQL,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: RecordRow[]; total: number }> {
  const found = await rowsOf(
    db,
    recordRow,
    sql`
      select l.id, b.id as booking_id, ${at(sql`l.starts_at`)} as start, ${at(sql`l.ends_at`)} as "end",
             json_build_object('id', y.id, 'name', text_in(y.name, ${language})) as type,
             case when l.trainer_id is not null or l.actual_trainer_id is not null then json_build_object(
               'id', coalesce(l.actual_trainer_id, l.trainer_id),
               'name', (select c.full_name from people_cards(array[coalesce(l.actual_trainer_id, l.trainer_id)]) c)) end as trainer,
             json_build_object('id', s.id, 'name', text_in(s.name, ${language})) as student,
             ${status} as status, coalesce(r.is_despite_cancel, false) as is_despite_cancel, r.settled, ${setAside} as set_aside, ${isObjected} as is_objected,
             ${taughtJson} as minutes,
             count(*) over ()::integer as total
        from lessons l
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'theory_class'
        join bookings b on b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked'
        join students s on s.tenant = b.tenant and s.id = b.student_id
        left join lesson_records r on r.tenant = b.tenant and r.booking_id = b.id
       where l.tenant = ${tenant} and ${which}
       order by l.starts_at desc, l.id desc, b.id limit ${limit} offset ${offset}`,
  )
  return { rows: found.map(({ total: _, ...row }) => row), total: found[0]?.total ?? 0 }
}

export const conditionOf = (view: (typeof recordViews)[number], trainerId: number | undefined): SQL =>
  trainerId === undefined
    ? conditions[view]
    : sql`${conditions[view]} and ${trainerId}::integer in (l.trainer_id, l.actual_trainer_id)`

const aroundRow = getLessonRecord.response.pick({
  skills: true,
  errors: true,
  corrections: true,
  put_aside: true,
  objection: true,
  minutes_slack: true,
})

/** Names that a record needs, how it was corrected, and what was typed and does not count. */
export async function readAround(
  actor: Actor,
  lessonId: number,
  bookingId: number,
): Promise<z.infer<typeof aroundRow>> {
  const { db, tenant, language } = actor
  const minutes = await minutesByBranch(actor)
  const name = (who: string) => sql.raw(`(select c.full_name from people_cards(array[${who}]) c)`)
  const found = await firstRow(
    db,
    aroundRow,
    sql`
      with r as (select * from lesson_records where tenant = ${tenant} and booking_id = ${bookingId})
      select coalesce((select json_agg(json_build_object('id', s.id, 'name', text_in(s.name, ${language})) order by s.id)
               from skills s, r where s.tenant = ${tenant} and (s.id = any(r.focus_ids)
                 or s.id in (select skill_id from skill_ratings x where x.tenant = r.tenant and x.record_id = r.id))), '[]') as skills,
             coalesce((select json_agg(json_build_object('id', e.id, 'name', text_in(e.name, ${language})) order by e.id)
               from error_types e, r where e.tenant = ${tenant}
                and e.id in (select error_type_id from error_marks x where x.tenant = r.tenant and x.record_id = r.id)), '[]') as errors,
             coalesce((select json_agg(json_build_object('at', ${at(sql`k.corrected_at`)}, 'by', ${name('k.corrected_by')}, 'reason', k.reason)
                         order by k.id desc)
               from record_corrections k, r where k.tenant = r.tenant and k.record_id = r.id), '[]') as corrections,
             coalesce((select json_agg(json_build_object('at', ${at(sql`a.received_at`)}, 'by', ${name('a.person_id')}, 'kind', a.kind,
                         'text', coalesce(a.act ->> 'text', a.act ->> 'comment', a.act ->> 'level', a.act ->> 'end', '')) order by a.id)
               from lesson_acts a where a.tenant = ${tenant} and a.lesson_id = ${lessonId}
                and coalesce(a.booking_id, ${bookingId}) = ${bookingId} and a.outcome = 'set_aside'), '[]') as put_aside,
             (select ${objectionJson('o')} from record_objections o, r where o.tenant = r.tenant and o.record_id = r.id) as objection,
             (select ${minutes.slack} from lessons l where l.tenant = ${tenant} and l.id = ${lessonId}) as minutes_slack`,
  )
  if (!found) throw new Error('a statement without a table has one row')
  return found
}
