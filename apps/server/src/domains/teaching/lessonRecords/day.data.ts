import { type DayLesson, getTeachingDay } from '@dsms/contract/teaching/lessonRecords/calls'
import { type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { zoneHere } from '../../../kernel/time/today.ts'
import { minutesByBranch, opensOf, taughtJson } from '../../schedule/public.ts'
import { objectionJson } from '../../students/public.ts'
import { at, recordJson, stateOf, storedRecord } from './records.data.ts'

/** A lesson that the caller is to give or gave; nobody sees more of a day than this. */
export const isMine = ({ id }: Actor): SQL => sql`${id}::integer in (l.trainer_id, l.actual_trainer_id)`

const shownStatuses = sql.raw(
  `l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed', 'cancelled', 'no_show')`,
)

const mineRow = getTeachingDay.response.shape.lessons.element
  .omit({ record: true, exam: true, is_despite_cancel: true })
  .extend({ stored: storedRecord.nullable() })

/** Lessons of the caller that a condition names, with the student's standing and the record of each, in one statement. */
export async function selectMine(actor: Actor, which: SQL): Promise<DayLesson[]> {
  const { db, tenant, language } = actor
  const minutes = await minutesByBranch(actor)
  const text = (name: string) => sql`text_in(${sql.raw(name)}, ${language})`
  const found = await rowsOf(
    db,
    mineRow,
    sql`
      with mine as (
        select l.* from lessons l where l.tenant = ${tenant} and ${isMine(actor)} and ${shownStatuses} and ${which}),
      taught as (select * from lesson_students(array(select id from mine))),
      states as (select * from skill_states(${tenant}, array(select student_id from taught)))
      select l.id, l.status, ${at(sql`l.starts_at`)} as start, ${at(sql`l.ends_at`)} as "end",
             ${at(opensOf(minutes))} as opens_at, ${minutes.slack} as minutes_slack,
             (select ${taughtJson} from bookings b where b.tenant = l.tenant and b.id = t.booking_id) as minutes,
             json_build_object('id', y.id, 'name', ${text('y.name')}, 'kind', y.kind, 'colour', y.colour, 'stage', y.stage) as type,
             ${text('b.name')} as branch, l.meeting_point,
             case when l.meeting_lat is not null then json_build_object('lat', l.meeting_lat, 'lng', l.meeting_lng) end as meeting_at,
             coalesce(${text('c.name')}, ${text('m.name')}, ${text('h.name')}) as place,
             case when v.id is not null then json_build_object('id', v.id, 'name', ${text('v.name')}, 'plate', v.registration_no,
                    'odometer_km', v.odometer_km, 'checked_at', ${at(sql`x.at`)},
                    'found', case when x.at is not null then json_build_object('is_fit', x.fit, 'failed', x.failed, 'notes', x.notes) end,
                    'stopped_by', (select f.title from vehicle_defects f
                       where f.tenant = v.tenant and f.vehicle_id = v.id and f.severity = 'unsafe'
                         and f.status in ('new', 'accepted', 'in_repair') and f.archived_at is null
                       order by f.id desc limit 1)) end as vehicle,
             l.notes, y.kind = 'theory_class' as is_class, l.capacity > 1 and y.kind <> 'theory_class' as is_shared,
             (select count(*)::integer from bookings k where k.tenant = l.tenant and k.lesson_id = l.id and k.status = 'booked') as booked,
             case when t.student_id is not null then json_build_object('id', t.student_id, 'booking_id', t.booking_id,
                    'name', ${text('t.full_name')}, 'phone', t.phone, 'photo', t.photo, 'licence_type_id', t.licence_type_id,
                    'licence_type', t.licence_type, 'nth', t.nth, 'of', t.total) end as student,
             (select json_build_object('start', ${at(sql`o.starts_at`)}, 'trainer', (select w.full_name from people_cards(array[coalesce(o.actual_trainer_id, o.trainer_id)]) w),
                       'focus', f.focus_ids, 'shared_note', f.shared_note, 'internal_note', f.internal_note)
                from bookings k
                join lessons o on o.tenant = k.tenant and o.id = k.lesson_id and o.starts_at < l.starts_at
                join lesson_records f on f.tenant = k.tenant and f.booking_id = k.id and f.finished_at is not null
               where k.tenant = l.tenant and k.student_id = t.student_id
               order by o.starts_at desc, o.id desc limit 1) as last,
             coalesce((select json_agg(json_build_object('skill_id', s.skill_id, 'level', s.level, 'trend', s.trend,
                          'last_seen', ${at(sql`s.last_seen`)}, 'times', s.times, 'contexts', s.contexts,
                          'own_level', s.own_level) order by s.skill_id)
                from states s where s.student_id = t.student_id), '[]') as skills,
             (select ${objectionJson('o')} from lesson_records r join record_objections o on o.tenant = r.tenant and o.record_id = r.id
               where r.tenant = l.tenant and r.booking_id = t.booking_id) as objection,
             (select ${recordJson} from lesson_records r where r.tenant = l.tenant and r.booking_id = t.booking_id) as stored
        from mine l
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join branches b on b.tenant = l.tenant and b.id = l.branch_id
        left join taught t on t.lesson_id = l.id and y.kind <> 'theory_class'
        left join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id
        left join lateral (
          select k.at, k.fit, k.failed, k.notes from vehicle_checks k
           where k.tenant = v.tenant and k.vehicle_id = v.id and k.checked_by = ${actor.id}
             and k.day = (l.starts_at at time zone ${zoneHere})::date limit 1) x on true
        left join circuits c on c.tenant = l.tenant and c.id = l.circuit_id
        left join simulators m on m.tenant = l.tenant and m.id = l.simulator_id
        left join class_rooms h on h.tenant = l.tenant and h.id = l.room_id
       order by l.starts_at, l.id, t.booking_id`,
  )
  return found.map(({ stored, ...row }) => ({
    ...row,
    record: stateOf(stored),
    exam: stored?.exam ?? null,
    is_despite_cancel: stored?.is_despite_cancel ?? false,
  }))
}

const catalogueRow = getTeachingDay.response.pick({ skills: true, levels: true, errors: true, schemes: true })

/** What a lesson can be rated and marked by, as the school has it today. */
export async function readCatalogue({ db, tenant, language }: Actor): Promise<z.infer<typeof catalogueRow>> {
  const text = (name: string) => sql`text_in(${sql.raw(name)}, ${language})`
  const licences = (table: string, column: string, row: string) =>
    sql.raw(
      `array(select x.licence_type_id from ${table} x where x.tenant = ${row}.tenant and x.${column} = ${row}.id order by 1)`,
    )
  const found = await firstRow(
    db,
    catalogueRow,
    sql`
      select coalesce((
               select json_agg(json_build_object('id', s.id, 'name', ${text('s.name')}, 'group', ${text('g.name')}, 'stage', s.stage,
                        'target_level', s.target_level, 'licence_type_ids', ${licences('skill_licence_types', 'skill_id', 's')})
                        order by coalesce(p.place, g.place, s.place), g.place, s.place, s.id)
                 from skills s
                 left join skills g on g.tenant = s.tenant and g.id = s.parent_id
                 left join skills p on p.tenant = g.tenant and p.id = g.parent_id
                where s.tenant = ${tenant} and s.status = 'active' and s.archived_at is null
                  and not exists (select from skills d where d.tenant = s.tenant and d.parent_id = s.id and d.status = 'active' and d.archived_at is null)), '[]') as skills,
             coalesce((
               select json_agg(json_build_object('level', v.level, 'name', ${text('v.name')}) order by v.level)
                 from skill_levels v where v.tenant = ${tenant}), '[]') as levels,
             coalesce((
               select json_agg(json_build_object('id', e.id, 'code', e.code, 'name', ${text('e.name')}, 'group', e."group",
                        'default_severity', e.default_severity, 'allowed_severities', e.allowed_severities, 'points', e.points,
                        'repeat_escalates_after', e.repeat_escalates_after, 'immediate_fail', e.immediate_fail,
                        'licence_type_ids', ${licences('error_type_licence_types', 'error_type_id', 'e')}) order by e.place, e.id)
                 from error_types e where e.tenant = ${tenant} and e.status = 'active' and e.archived_at is null), '[]') as errors,
             coalesce((
               select json_agg(json_build_object('id', m.id, 'name', ${text('m.name')}, 'max_minor', m.max_minor,
                        'max_serious', m.max_serious, 'max_dangerous', m.max_dangerous, 'max_points', m.max_points,
                        'per_group_max', m.per_group_max, 'min_score', m.min_score, 'min_minutes', m.min_minutes,
                        'manoeuvres', m.manoeuvres, 'manoeuvres_required', m.manoeuvres_required,
                        'licence_type_ids', ${licences('marking_scheme_licence_types', 'marking_scheme_id', 'm')},
                        'eliminatory', array(select e.code from marking_scheme_eliminations x
                                               join error_types e on e.tenant = x.tenant and e.id = x.error_type_id
                                              where x.tenant = m.tenant and x.marking_scheme_id = m.id order by 1))
                        order by m.exam_kind = 'mock' desc, m.effective_from desc, m.id desc)
                 from marking_schemes m
                where m.tenant = ${tenant} and m.status = 'published' and m.archived_at is null and m.exam_kind in ('mock', 'practical')
                  and m.effective_from <= (now() at time zone ${zoneHere})::date), '[]') as schemes`,
  )
  if (!found) throw new Error('a statement without a table has one row')
  return found
}
