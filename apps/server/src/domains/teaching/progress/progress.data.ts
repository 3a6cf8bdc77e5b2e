import { instant } from '@dsms/contract/kernel/shared'
import { objectionDays } from '@dsms/contract/students/contracts/drawn'
import { isStale, type RecordStatus, recordStatus, type SignerRole } from '@dsms/contract/teaching/lessonRecords/rules'
import { getMyProgress, type Progress, type ProgressLesson } from '@dsms/contract/teaching/progress/calls'
import { gapOf } from '@dsms/contract/teaching/progress/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow, idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { taughtJson } from '../../schedule/public.ts'
import { objectionJson } from '../../students/public.ts'
import { at, keptExam } from '../lessonRecords/records.data.ts'

/** Until when somebody may object to a signature, `g` being its row; by the clock of the server, whatever the device said. */
export const objectUntil = sql.raw(`(coalesce(g.received_at, g.signed_at) + interval '${objectionDays} days')`)

type Skill = Progress['skills'][number]

const skillRow = getMyProgress.response.shape.skills.element.omit({ is_stale: true, gap: true })

/** The skills of a student with their names; one that was never rated is not among them. */
export async function skillsOf({ db, tenant, language }: Actor, studentId: number, now: number): Promise<Skill[]> {
  const found = await rowsOf(
    db,
    skillRow,
    sql`
      select s.skill_id, s.level, s.trend, ${at(sql`s.last_seen`)} as last_seen, s.times, s.contexts, s.own_level, text_in(k.name, ${language}) as name,
             k.stage, k.target_level, coalesce(text_in(v.name, ${language}), '') as level_name
        from skill_states(${tenant}, array[${studentId}::integer]) s
        join skills k on k.tenant = ${tenant} and k.id = s.skill_id
        left join skill_levels v on v.tenant = ${tenant} and v.level = s.level
       order by k.place, k.id`,
  )
  return found.map((row) => ({ ...row, is_stale: isStale(row.last_seen, now), gap: gapOf(row) }))
}

const lessonRow = getMyProgress.response.shape.lessons.element
  .omit({ status: true, may_sign: true, may_object: true })
  .extend({ exam: keptExam.nullable(), started_at: instant.nullable(), finished_at: instant.nullable() })

/** Finished lessons of a student as they may read them, the latest first. The columns are named, so that no note of the school slips in. */
export async function lessonsOf(
  { db, tenant, language }: Actor,
  studentId: number,
  now: number,
  most = 50,
): Promise<(Omit<ProgressLesson, 'may_sign' | 'may_object'> & { status: RecordStatus })[]> {
  const found = await rowsOf(
    db,
    lessonRow,
    sql`
      select l.id, ${at(sql`l.starts_at`)} as start, ${at(sql`l.ends_at`)} as "end", text_in(y.name, ${language}) as type,
             (select c.full_name from people_cards(array[coalesce(l.actual_trainer_id, l.trainer_id)]) c) as trainer,
             r.shared_note, r.focus_ids as focus, r.exam, ${taughtJson} as minutes, ${at(sql`r.started_at`)} as started_at, ${at(sql`r.finished_at`)} as finished_at,
             coalesce((select json_agg(json_build_object('skill_id', s.skill_id, 'level', s.level) order by s.skill_id)
                from skill_ratings s where s.tenant = r.tenant and s.record_id = r.id), '[]') as ratings,
             coalesce((select json_agg(json_build_object('name', seen.name, 'severity', seen.severity, 'count', seen.count) order by seen.name)
                from (select text_in(e.name, ${language}) as name, m.severity, count(*)::integer as count
                        from error_marks m join error_types e on e.tenant = m.tenant and e.id = m.error_type_id
                       where m.tenant = r.tenant and m.record_id = r.id group by 1, 2) seen), '[]') as errors,
             array(select g.role from record_signatures g where g.tenant = r.tenant and g.record_id = r.id order by g.id) as signed_by,
             (select ${at(sql`${objectUntil}`)} from record_signatures g
               where g.tenant = r.tenant and g.record_id = r.id and g.role = 'student' and g.how = 'beside' and ${objectUntil} > now()
                 and not exists (select from record_objections o where o.tenant = r.tenant and o.record_id = r.id)) as object_until,
             (select ${objectionJson('o')} from record_objections o where o.tenant = r.tenant and o.record_id = r.id) as objection
        from bookings b
        join lesson_records r on r.tenant = b.tenant and r.booking_id = b.id and r.finished_at is not null and not r.is_absent
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
       where b.tenant = ${tenant} and b.student_id = ${studentId}
       order by l.starts_at desc, l.id desc limit ${most}`,
  )
  return found.map(({ started_at, finished_at, ...row }) => {
    const signatures = row.signed_by.map((role: SignerRole) => ({ role }))
    return { ...row, status: recordStatus({ started_at, finished_at, signatures }, now) }
  })
}

const courseRow = z.object({ id: z.int(), course: z.string() })

/** Enrolments of a student that are or were under way. */
export async function enrolmentsOf({ db, tenant, language }: Actor, studentId: number) {
  return rowsOf(
    db,
    courseRow,
    sql`
      select e.id, text_in(c.name, ${language}) as course
        from enrolments e join courses c on c.tenant = e.tenant and c.id = e.course_id
       where e.tenant = ${tenant} and e.student_id = ${studentId} and e.archived_at is null and e.status not in ('cancelled', 'transferred')
       order by e.start_on desc, e.id desc limit 10`,
  )
}

/** What the school calls its levels. */
export async function levelsOf({ db, tenant, language }: Actor): Promise<Progress['levels']> {
  return rowsOf(
    db,
    getMyProgress.response.shape.levels.element,
    sql`select level, text_in(name, ${language}) as name from skill_levels where tenant = ${tenant} order by level`,
  )
}

/** Keeps where a student sees themselves, with the latest of their courses; undefined where there is no such skill or course. */
export async function keepOwnLevel({ db, tenant }: Actor, studentId: number, skillId: number, level: number) {
  return firstRow(
    db,
    idRow,
    sql`
      insert into self_ratings (tenant, enrolment_id, skill_id, level)
      select e.tenant, e.id, k.id, ${level}::smallint
        from enrolments e
        join skills k on k.tenant = e.tenant and k.id = ${skillId} and k.level > 0
       where e.tenant = ${tenant} and e.student_id = ${studentId} and e.archived_at is null
         and exists (select from bookings b where b.tenant = e.tenant and b.enrolment_id = e.id)
       order by e.start_on desc, e.id desc limit 1
      returning id`,
  )
}
