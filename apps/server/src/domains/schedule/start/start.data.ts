import { documentKinds } from '@dsms/contract/kernel/choices/documentKinds'
import { AppError } from '@dsms/contract/kernel/errors'
import { getSchoolStart } from '@dsms/contract/schedule/start/calls'
import { learningStatuses } from '@dsms/contract/students/enrolments/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

const named = z.object({ id: z.int(), name: z.string() })
const ready = named.extend({ is_ready: z.boolean() })
const paper = z.object({
  kind: z.enum(documentKinds),
  status: getSchoolStart.response.shape.student.unwrap().shape.papers.element.shape.status,
})

/** What a school has of what a first lesson takes: of each the one that is closest to it. */
const startRow = z.object({
  is_dismissed: z.boolean(),
  country: z.string().nullable(),
  currency: z.string(),
  time_zone: z.string(),
  week_start: z.int(),
  weekend_days: z.array(z.int()),
  pack: z.string().nullable(),
  /** Of the country, where the school follows none. */
  country_pack: z.string().nullable(),
  branch: named.nullable(),
  week_version: z.int(),
  courses: z.array(named),
  licence_types: z.array(named),
  first_name: z.string().nullable(),
  family_name: z.string().nullable(),
  is_trainer: z.boolean(),
  type: z.object({ id: z.int(), minutes: z.int() }).nullable(),
  trainer: ready.nullable(),
  vehicle: ready.nullable(),
  student: named
    .extend({
      enrolment_id: z.int().nullable(),
      is_learning: z.boolean(),
      papers: z.array(paper),
      gaps: z.array(z.string()),
    })
    .nullable(),
  has_lesson: z.boolean(),
})
export type StartFacts = z.infer<typeof startRow>

/** In one statement, whatever the school has. */
export async function startFacts(actor: Actor): Promise<StartFacts> {
  const { db, tenant, language } = actor
  const name = (alias: string) => sql`text_in(${sql.raw(alias)}.name, ${language})`
  const learning = sql`any(${`{${learningStatuses.join(',')}}`}::text[])`
  const rows = await rowsOf(
    db,
    startRow,
    sql`
      select exists (select from school_profiles p where p.tenant = s.id and p.setup_dismissed_at is not null) as is_dismissed,
             c.code as country, s.currency, s.time_zone, s.week_start, s.weekend_days, s.country_pack_code as pack,
             (select p.code from country_packs p
               where p.tenant = 0 and p.country = c.code and p.status = 'active' and p.archived_at is null
                 and exists (select from country_pack_versions v where v.pack_id = p.id and v.status = 'published') limit 1) as country_pack,
             (select json_build_object('id', b.id, 'name', ${name('b')}) from branches b
               where b.tenant = s.id and b.archived_at is null order by b.is_main desc, b.id limit 1) as branch,
             coalesce((select w.version from opening_weeks w join branches b on b.tenant = w.tenant and b.id = w.branch_id
                        where w.tenant = s.id and b.archived_at is null order by b.is_main desc, b.id limit 1), 0) as week_version,
             coalesce((select json_agg(json_build_object('id', o.id, 'name', ${name('o')}) order by o.id) from courses o
                        where o.tenant = s.id and o.status = 'active' and o.archived_at is null), '[]') as courses,
             coalesce((select json_agg(json_build_object('id', t.id, 'name', ${name('t')}) order by t.place, t.id) from licence_types t
                        where t.tenant = s.id and t.status = 'active' and t.archived_at is null), '[]') as licence_types,
             u.first_name, u.last_name as family_name,
             exists (select from trainers t where t.tenant = s.id and t.id = u.id and t.archived_at is null) as is_trainer,
             (select json_build_object('id', y.id, 'minutes', y.default_minutes) from lesson_types y
               where y.tenant = s.id and y.status = 'active' and y.archived_at is null and y.kind not in ('theory_class', 'exam', 'mock_exam')
               order by y.kind = 'road' desc, jsonb_array_length(y.prerequisites), y.needs_vehicle = 'required' desc, y.id limit 1) as type,
             (select json_build_object('id', t.id, 'name', ${name('t')}, 'is_ready', t.status = 'active') from trainers t
               where t.tenant = s.id and t.archived_at is null and t.status <> 'left'
               order by t.status = 'active' desc, t.status = 'onboarding' desc, t.id limit 1) as trainer,
             (select json_build_object('id', v.id, 'name', ${name('v')}, 'is_ready', v.status = 'in_service') from vehicles v
               where v.tenant = s.id and v.archived_at is null and v.status <> 'decommissioned'
               order by v.status = 'in_service' desc, v.id limit 1) as vehicle,
             (select json_build_object('id', d.id, 'name', ${name('d')}, 'enrolment_id', e.id, 'is_learning', e.status = ${learning},
                                       'gaps', student_gaps(s.id, d.id),
                                       'papers', case when r.needs_documents then coalesce((
                                         select json_agg(json_build_object('kind', p.kind, 'status', p.status))
                                           from student_papers(s.id, d.id, is_minor(m.birth_date, r.majority_age, app_today()), r.documents) p), '[]')
                                         else '[]' end)
                from students d
                join users m on m.tenant = d.tenant and m.id = d.id
               cross join student_rules_of(s.id) r
                left join lateral (select * from enrolments e where e.tenant = d.tenant and e.student_id = d.id and e.archived_at is null
                                    order by e.status = ${learning} desc, e.id limit 1) e on true
               where d.tenant = s.id and d.archived_at is null
               order by e.status = ${learning} desc nulls last, e.id is null, d.id limit 1) as student,
             exists (select from lessons l where l.tenant = s.id
                        and lesson_stands(l.status)) as has_lesson
        from schools s
        left join countries c on c.id = s.country_id
        left join users u on u.tenant = s.id and u.id = ${actor.id}
       where s.id = ${tenant}`,
  )
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return row
}
