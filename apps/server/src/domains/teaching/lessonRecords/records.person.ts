import { sql } from 'drizzle-orm'
import { anyRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** What was written down of a student's lessons, or where they see themselves, for a copy of their data. */
export async function teachingOf(actor: Actor, what: 'records' | 'own_levels', id: number): Promise<object[]> {
  return what === 'records' ? recordsOf(actor, id) : ownLevelsOf(actor, id)
}

async function recordsOf({ db, tenant, language }: Actor, id: number): Promise<object[]> {
  const name = (row: string) => sql`text_in(${sql.raw(row)}.name, ${language})`
  return rowsOf(
    db,
    anyRow,
    sql`
      select r.id, r.lesson_id, r.booking_id, r.started_at, r.ended_at, r.finished_at, r.late_minutes, r.km_start, r.km_end,
             r.manoeuvres, r.exam, r.shared_note, r.internal_note,
             array(select ${name('k')} from skills k where k.tenant = r.tenant and k.id = any(r.focus_ids) order by k.place, k.id) as focus,
             coalesce((select json_agg(json_build_object('skill', ${name('k')}, 'level', s.level, 'prompted', s.prompted,
                  'comment', s.comment, 'traffic', s.traffic, 'light', s.light, 'weather', s.weather, 'road', s.road) order by s.id)
                from skill_ratings s join skills k on k.tenant = s.tenant and k.id = s.skill_id
               where s.tenant = r.tenant and s.record_id = r.id), '[]') as ratings,
             coalesce((select json_agg(json_build_object('error', ${name('e')}, 'severity', m.severity, 'intervention', m.intervention,
                  'at', m.marked_at) order by m.id)
                from error_marks m join error_types e on e.tenant = m.tenant and e.id = m.error_type_id
               where m.tenant = r.tenant and m.record_id = r.id), '[]') as errors,
             coalesce((select json_agg(json_build_object('role', g.role, 'name', g.name, 'signed_at', g.signed_at, 'received_at', g.received_at) order by g.id)
                from record_signatures g where g.tenant = r.tenant and g.record_id = r.id), '[]') as signatures,
             (select json_build_object('at', o.objected_at, 'reason', o.reason, 'answer', o.answer, 'answered_at', o.answered_at)
                from record_objections o where o.tenant = r.tenant and o.record_id = r.id) as objection
        from bookings b
        join lesson_records r on r.tenant = b.tenant and r.booking_id = b.id
       where b.tenant = ${tenant} and b.student_id = ${id} order by r.id limit 10000`,
  )
}

async function ownLevelsOf({ db, tenant, language }: Actor, id: number): Promise<object[]> {
  return rowsOf(
    db,
    anyRow,
    sql`
      select o.id, o.enrolment_id, text_in(k.name, ${language}) as skill, o.level, o.rated_at
        from self_ratings o
        join enrolments e on e.tenant = o.tenant and e.id = o.enrolment_id and e.student_id = ${id}
        join skills k on k.tenant = o.tenant and k.id = o.skill_id
       where o.tenant = ${tenant} order by o.id limit 10000`,
  )
}
