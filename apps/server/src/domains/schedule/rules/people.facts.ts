import type { EnrolmentFacts, TrainerFacts } from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { countedMinutes } from '../lessons/deeds/lessons.minutes.ts'

const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`

/** What rules know of trainers between two days. Who is beyond the caller's reach is not there. */
export async function trainerFacts(
  { db, tenant }: Actor,
  ids: readonly number[],
  from: string,
  to: string,
): Promise<TrainerFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Record<string, unknown> & TrainerFacts>(sql`${plannedOnce}
    select t.id, t.status, t.left_on::text, g.code as gender, t.eligible_gender, t.languages, t.gearboxes, t.teaches,
           t.max_minutes_day, t.max_minutes_week, t.max_lessons_day, t.min_break_minutes, t.buffer_minutes,
           coalesce((select json_agg(json_build_object('licence_type_id', l.licence_type_id, 'since', l.since, 'until', l.until))
                       from trainer_licence_types l where l.tenant = t.tenant and l.trainer_id = t.id), '[]') as licences,
           coalesce((select json_agg(json_build_object('kind', c.kind, 'status', c.status, 'issued_on', c.issued_on,
                                                       'expires_on', c.expires_on, 'stopped_on', c.stopped_on))
                       from trainer_credentials c
                      where c.tenant = t.tenant and c.trainer_id = t.id and c.archived_at is null), '[]') as credentials,
           coalesce((select json_agg(json_build_object('weekday', r.weekday, 'from', left(r.starts::text, 5),
                                                       'to', left(r.ends::text, 5), 'valid_from', r.valid_from,
                                                       'valid_to', r.valid_to, 'branch_id', r.branch_id, 'kind', r.kind))
                       from availability_rules r
                      where r.tenant = t.tenant and r.trainer_id = t.id and r.valid_from <= ${to}::date
                        and (r.valid_to is null or r.valid_to >= ${from}::date)), '[]') as rules,
           coalesce((select json_agg(json_build_object('kind', e.kind, 'from', to_char(e.starts, 'YYYY-MM-DD"T"HH24:MI'),
                                                       'to', to_char(e.ends, 'YYYY-MM-DD"T"HH24:MI'), 'reason', e.reason))
                       from availability_exceptions e
                      where e.tenant = t.tenant and e.trainer_id = t.id and e.starts < ${to}::date + 1 and e.ends > ${from}::date), '[]')
             as exceptions,
           coalesce((select json_agg(json_build_object('kind', a.kind, 'first_day', a.first_day, 'last_day', a.last_day,
                                                       'from_noon', a.from_noon, 'until_noon', a.until_noon))
                       from leave_requests a
                      where a.tenant = t.tenant and a.trainer_id = t.id and a.status = 'approved' and a.archived_at is null
                        and a.first_day <= ${to}::date and a.last_day >= ${from}::date), '[]') as leave
      from trainers t left join genders g on g.id = t.gender_id
     where t.tenant = ${tenant} and t.id = any(${list(ids)}) and t.archived_at is null`)
  return rows
}

/**
 * What rules know of students in their courses. `minutes` are those done before this school, those taught, and those booked before an
 * instant (milliseconds), but for one lesson.
 */
export async function enrolmentFacts(
  { db, tenant }: Actor,
  ids: readonly number[],
  butLesson: number,
  before: number,
): Promise<EnrolmentFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Record<string, unknown> & EnrolmentFacts>(sql`${plannedOnce}
    select e.id, e.student_id, s.status as student_status, e.status, e.licence_type_id, e.gearbox,
           case when coalesce(m.is_said, false) then m.most else 0 end as most_automatic_lessons,
           coalesce((select json_agg(l.id order by l.starts_at, l.id)
                       from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                       join vehicles v on v.tenant = l.tenant and v.id = l.vehicle_id and v.gear_type in ('automatic', 'semi_automatic')
                      where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked' and b.attendance is distinct from 'absent'
                        and l.status in ('held', 'requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')), '[]')
             as automatic_lessons,
           g.code as gender, u.birth_date::text, s.trainer_gender,
           coalesce((select json_agg(c.trainer_id) from trainer_consents c
                      where c.tenant = e.tenant and c.student_id = e.student_id and c.withdrawn_on is null and c.archived_at is null), '[]')
             as consents, s.languages, s.special_needs,
           json_build_object('min_training_age_months', t.min_training_age_months, 'min_age_months', t.min_age_months) as ages,
           t."group" as licence_group,
           case when r.needs_documents then coalesce((
             select json_agg(json_build_object('kind', p.kind, 'is_approved', p.status = 'approved', 'expires_on', d.expires_on))
               from student_papers(${tenant}, s.id, is_minor(u.birth_date, r.majority_age, app_today()), r.documents) p
               left join documents d on d.tenant = s.tenant and d.id = p.document_id), '[]') else '[]' end as papers,
           coalesce((select json_object_agg(m.stage, m.minutes) from (
            select n.stage, sum(n.minutes)::integer as minutes from (
             select y.stage, ${countedMinutes} as minutes
               from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
               join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'exam'
              where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked' and l.id <> ${butLesson}
                and l.starts_at < to_timestamp(${before / 1000})
                and b.attendance is distinct from 'absent'
                and l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')
             union all
             select d.key, d.value::integer from jsonb_each_text(e.earlier_minutes) d) n
             group by n.stage) m), '{}') as minutes,
           coalesce((select json_agg(l.id)
                       from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.starts_at > now()
                       join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'theory_class'
                      where b.tenant = e.tenant and b.student_id = e.student_id and b.status = 'booked'
                        and (l.status in ('requested', 'scheduled', 'confirmed') or l.status = 'held' and l.hold_until > now())), '[]')
             as open_lessons,
           (select (max(l.starts_at) at time zone z.time_zone)::date::text
              from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
             where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked' and l.status = 'completed') as last_lesson_on,
           e.prepaid_minutes,
           case when e.prepaid_minutes is null then '[]' else coalesce((
             select json_agg(json_build_object('lesson_id', l.id, 'minutes', case when b.attendance = 'absent' then 0
                                               else ${countedMinutes} end) order by l.id)
               from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
               join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
              where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked'
                and y.kind not in ('theory_class', 'simulator') and y.stage not in ('theory', 'simulator')
                and (l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')
                     or (l.status = 'held' and l.hold_until > now()))), '[]') end as driven,
           (select coalesce(sum(c.amount_minor), 0)::float8 from charges c
             where c.tenant = e.tenant and c.student_id = e.student_id and c.archived_at is null and c.status = 'open'
               and c.currency = z.currency and c.due_on < app_today()) as overdue_minor,
           (select count(*)::integer from charges c
             where c.tenant = e.tenant and c.enrolment_id = e.id and c.archived_at is null and c.kind = 'exam_fee'
               and c.status in ('paid', 'waived')) as settled_exam_fees,
           coalesce((select json_agg(json_build_object('lesson_id', l.id, 'stage', y.stage,
                                                       'start', (extract(epoch from l.starts_at) * 1000)::float8,
                                                       'day', (l.starts_at at time zone z.time_zone)::date::text,
                                                       'result', b.exam_result) order by l.starts_at, l.id)
                       from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                       join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind = 'exam'
                      where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked'
                        and (l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed', 'no_show')
                             or (l.status = 'held' and l.hold_until > now()))), '[]') as exams
      from enrolments e
      join students s on s.tenant = e.tenant and s.id = e.student_id
      join users u on u.tenant = s.tenant and u.id = s.id
      join licence_types t on t.tenant = e.tenant and t.id = e.licence_type_id
      join schools z on z.id = e.tenant
      left join lateral (
        -- what is asked for on a manual gearbox leaves the rest free, unless the country says how much of it
        select count(*) > 0 as is_said, case when bool_and(r.max_sessions_on_automatic is not null) then sum(r.max_sessions_on_automatic)::integer end as most
          from requirement_versions w join training_requirements r on r.tenant = w.tenant and r.version_id = w.id
         where w.tenant = e.tenant and w.licence_type_id = e.licence_type_id and w.version = e.requirement_version
           and r.gearbox <> 'automatic' and r.prior_experience in ('none', e.prior_experience)
           and (r.sub_kind = 'manual_gearbox' or r.max_sessions_on_automatic is not null)) m on e.gearbox = 'manual'
     cross join student_rules_of(${tenant}) r
      left join genders g on g.id = u.gender_id
     where e.tenant = ${tenant} and e.id = any(${list(ids)}) and e.archived_at is null`)
  return rows
}
