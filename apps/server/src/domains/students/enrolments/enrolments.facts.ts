import { licenceGroups } from '@dsms/contract/curriculum/licences/calls'
import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { day } from '@dsms/contract/kernel/shared'
import type { CourseFacts } from '@dsms/contract/students/enrolments/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

const courseRow = z.object({
  id: z.int(),
  student_id: z.int(),
  student_status: z.string(),
  status: z.string(),
  licence_type_id: z.int(),
  licence_group: z.enum(licenceGroups),
  gearbox: z.enum(['manual', 'automatic', 'both']),
  most_automatic_lessons: z.int().nullable(),
  gender: z.enum(['male', 'female']).nullable(),
  birth_date: day.nullable(),
  trainer_gender: z.enum(['any', 'male', 'female']),
  consents: z.array(z.int()),
  languages: z.array(z.string()),
  special_needs: z.array(z.string()),
  ages: z.object({ min_training_age_months: z.int(), min_age_months: z.int() }),
  papers: z.array(z.object({ kind: z.string(), is_approved: z.boolean(), expires_on: day.nullable() })),
  earlier_minutes: z.partialRecord(z.enum(trainingStages), z.number()),
})

/** What rules know of students in their courses, as the office keeps it. Students beyond the caller's reach are left out. */
export async function courseFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<CourseFacts[]> {
  if (!ids.length) return []
  const rows = await rowsOf(
    db,
    courseRow,
    sql`${plannedOnce}
      select e.id, e.student_id, s.status as student_status, e.status, e.licence_type_id, e.gearbox,
             case when coalesce(m.is_said, false) then m.most else 0 end as most_automatic_lessons,
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
             e.earlier_minutes
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
       where e.tenant = ${tenant} and e.id = any(${idList(ids)}) and e.archived_at is null`,
  )
  return rows
}
