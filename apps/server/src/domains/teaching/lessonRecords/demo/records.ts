import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { serverIn } from '../../../../kernel/session/transaction.ts'
import { keepExam } from '../acts.effects.ts'
import { drawnName, internalNotes, sharedNotes } from './content.ts'

/**
 * Records of the lessons that were given, each a step further than the one before. The latest one of each trainer was not
 * written up yet, and the two before wait for the student's signature.
 */
export async function seedRecords(db: Db, { schoolId }: DemoWorld): Promise<void> {
  await db.execute(sql`
    create temporary table demo_taught on commit drop as
    select l.id as lesson_id, b.id as booking_id, b.student_id, e.licence_type_id, l.starts_at, l.ends_at, y.stage, y.kind,
           coalesce(l.actual_trainer_id, l.trainer_id) as trainer_id, b.late_minutes,
           row_number() over (partition by b.student_id order by l.starts_at)::integer as nth,
           count(*) over (partition by b.student_id)::integer as of_all,
           row_number() over (partition by coalesce(l.actual_trainer_id, l.trainer_id) order by l.starts_at desc) as ago
      from lessons l
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind <> 'theory_class'
      join bookings b on b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked' and b.attendance in ('present', 'late')
      join enrolments e on e.tenant = b.tenant and e.id = b.enrolment_id
     where l.tenant = ${schoolId} and l.status = 'completed' and l.capacity = 1`)
  // of twelve steps from the first hour to the last: whoever has had more lessons took some of them for one step
  await db.execute(sql`alter table demo_taught add column step integer`)
  await db.execute(
    sql`update demo_taught set step = case when of_all <= 12 then nth else ceil(nth * 12.0 / of_all) end`,
  )
  // skills of the lowest level that are no theory, by their place; each licence has those that are for all or for it
  await db.execute(sql`
    create temporary table demo_skills on commit drop as
    select k.id as licence_type_id, s.id, row_number() over (partition by k.id order by g.place, s.place, s.id)::integer as place
      from licence_types k
      join skills s on s.tenant = k.tenant and s.level > 0 and s.status = 'active' and s.archived_at is null and s.stage <> 'theory'
      left join skills g on g.tenant = s.tenant and g.id = s.parent_id
     where k.tenant = ${schoolId} and not exists (select from skills d where d.tenant = s.tenant and d.parent_id = s.id)
       and (not exists (select from skill_licence_types x where x.tenant = s.tenant and x.skill_id = s.id)
         or exists (select from skill_licence_types x where x.tenant = s.tenant and x.skill_id = s.id and x.licence_type_id = k.id))`)
  await writeRecords(db, schoolId)
  await rateAndMark(db, schoolId)
  await judgeMockExams(db, schoolId)
  await signAll(db, schoolId)
  await askStudents(db, schoolId)
  await db.execute(sql`drop table demo_taught, demo_skills`)
}

const textArray = (texts: readonly string[]) => sql`${JSON.stringify(texts)}::jsonb`

const writeRecords = (db: Db, schoolId: number) =>
  db.execute(sql`
    insert into lesson_records (tenant, lesson_id, booking_id, started_at, ended_at, finished_at, finished_by, late_minutes,
                                focus_ids, manoeuvres, shared_note, internal_note, created_by)
    select ${schoolId}, t.lesson_id, t.booking_id, t.starts_at, t.ends_at, least(t.ends_at + interval '4 minutes', now()), t.trainer_id,
           t.late_minutes,
           array(select s.id from demo_skills s where s.licence_type_id = t.licence_type_id
                   and s.place in ((t.nth * 2) % 15 + 1, (t.nth * 2) % 15 + 2) order by s.place),
           case when t.kind = 'mock_exam' then '{parallel_parking,hill_start}' else '{}' end::text[],
           case when t.nth = t.of_all or t.step < (select n.step from demo_taught n where n.student_id = t.student_id and n.nth = t.nth + 1)
                then ${textArray(sharedNotes)} ->> (t.step - 1) end,
           case when t.nth % 3 = 1 then ${textArray(internalNotes)} ->> (t.student_id % ${internalNotes.length}) end,
           t.trainer_id
      from demo_taught t where t.ago > 1 order by t.starts_at`)

/**
 * Levels rise by half a step a lesson, of some skills not to the highest; an error or two is seen in every other one on the
 * road, and in most mock exams only light ones.
 */
async function rateAndMark(db: Db, schoolId: number): Promise<void> {
  await db.execute(sql`
    insert into skill_ratings (tenant, record_id, skill_id, level, prompted, traffic, light, weather, road)
    select r.tenant, r.id, s.id, least(5 - (s.place % 5 = 2)::integer, (t.step + 1) / 2 + s.place % 2), s.place % 4 = 0,
           case t.nth % 4 when 0 then 'heavy' when 1 then 'low' else 'normal' end,
           case when extract(hour from t.starts_at at time zone z.time_zone) between 7 and 16 then 'day'
                when extract(hour from t.starts_at at time zone z.time_zone) in (5, 6, 17, 18) then 'dusk' else 'night' end,
           case when t.nth % 7 = 5 then 'rain' else 'dry' end,
           case when t.stage = 'yard' then 'yard' when t.nth % 5 = 4 then 'motorway' else 'urban' end
      from demo_taught t
      join schools z on z.id = ${schoolId}
      join lesson_records r on r.tenant = ${schoolId} and r.booking_id = t.booking_id
      join demo_skills s on s.licence_type_id = t.licence_type_id and (s.place <= 3 or (s.place + t.nth) % 6 = 0)
     order by r.id, s.place`)
  await db.execute(sql`
    insert into error_marks (tenant, record_id, key, error_type_id, severity, marked_at)
    select r.tenant, r.id, gen_random_uuid(), e.id, e.default_severity, t.starts_at + make_interval(mins => 10 + e.nth::integer % 30)
      from demo_taught t
      join lesson_records r on r.tenant = ${schoolId} and r.booking_id = t.booking_id
      join (select id, default_severity, row_number() over (order by place, id) as nth from error_types
             where tenant = ${schoolId} and status = 'active' and archived_at is null) e
        on e.nth in (t.nth * 3 % 17 + 1, t.nth * 5 % 23 + 1)
     where t.stage = 'road' and case when t.kind = 'mock_exam' and t.student_id % 3 > 0 then e.default_severity = 'minor' else t.nth % 2 = 1 end
     order by r.id, e.nth`)
}

const examRow = z.object({ booking_id: z.int(), licence_type_id: z.int() })

/** As the product judges them when they end. */
async function judgeMockExams(db: Db, schoolId: number): Promise<void> {
  const students = await rowsOf(
    db,
    examRow,
    sql`select booking_id, licence_type_id from demo_taught where kind = 'mock_exam' and ago > 1`,
  )
  const actor = serverIn({ db, afterCommit: () => {} }, { schoolId, language: 'ar' })
  for (const student of students) await keepExam(actor, student)
}

const signAll = (db: Db, schoolId: number) =>
  db.execute(sql`
    insert into record_signatures (tenant, record_id, role, person_id, name, how, witnessed_by, signature, signed_at, received_at)
    select r.tenant, r.id, signer.role, u.id, coalesce(nullif(u.full_name, ''), u.username), signer.how,
           case when signer.role = 'student' then t.trainer_id end, case when signer.role = 'student' then ${drawnName} end, r.finished_at, r.finished_at
      from demo_taught t
      join lesson_records r on r.tenant = ${schoolId} and r.booking_id = t.booking_id
     cross join lateral (values ('trainer', 'account', t.trainer_id), ('student', 'beside', t.student_id)) as signer (role, how, id)
      join users u on u.tenant = r.tenant and u.id = signer.id
     where signer.role = 'trainer' or t.ago > 3
     order by r.id, signer.role desc`)

/** Where every second student sees themselves: mostly where the trainer does, and here and there two levels higher. */
const askStudents = (db: Db, schoolId: number) =>
  db.execute(sql`
    insert into self_ratings (tenant, enrolment_id, skill_id, level)
    select distinct on (b.enrolment_id, s.skill_id) r.tenant, b.enrolment_id, s.skill_id,
           greatest(1, least(5, s.level + case when d.place % 5 = 1 then 2 else 0 end))
      from demo_taught t
      join bookings b on b.tenant = ${schoolId} and b.id = t.booking_id
      join lesson_records r on r.tenant = b.tenant and r.booking_id = b.id
      join skill_ratings s on s.tenant = r.tenant and s.record_id = r.id
      join demo_skills d on d.licence_type_id = t.licence_type_id and d.id = s.skill_id and d.place <= 6
     where t.student_id % 2 = 0
     order by b.enrolment_id, s.skill_id, t.nth desc`)
