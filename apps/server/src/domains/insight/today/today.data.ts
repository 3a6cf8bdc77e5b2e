import { getSchoolToday, mostUnconfirmed, riskDays } from '@dsms/contract/insight/today/calls'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { boundsOf } from './bounds.ts'
import { phoneOfStudent } from './sources.ts'

const mostShown = 20

const shown = getSchoolToday.response.shape
const countRow = shown.lessons.unwrap()
const absenceRow = shown.absences.unwrap().element
const downRow = shown.vehicles_down.unwrap().element
const waitingRow = shown.waiting.unwrap()
const atRiskRow = shown.at_risk.unwrap().element.omit({ level: true })
const unconfirmedRow = shown.unconfirmed.unwrap().omit({ day: true })

/** Lessons that begin on a day, by how they stand; drafts and what was never given count nowhere. */
export async function lessonsOfDay({ db, tenant }: Actor, day: string): Promise<z.infer<typeof countRow>> {
  const row = await firstRow(
    db,
    countRow,
    sql`
      select count(*) filter (where lesson_stands(l.status))::integer as total,
             count(*) filter (where l.status = 'completed')::integer as taught,
             count(*) filter (where lesson_is_running(l.status))::integer as running,
             count(*) filter (where lesson_is_open(l.status) and l.starts_at > now())::integer as to_come,
             count(*) filter (where l.status in ('cancelled', 'no_show'))::integer as cancelled
        from (${boundsOf(tenant, day)}) d
        join lessons l on l.tenant = ${tenant} and l.starts_at >= d.begins and l.starts_at < d.ends`,
  )
  return row ?? { total: 0, taught: 0, running: 0, to_come: 0, cancelled: 0 }
}

/** Trainers on approved leave on a day, with the lessons of that day that they still have. */
export async function absencesOn({ db, tenant, language }: Actor, day: string): Promise<z.infer<typeof absenceRow>[]> {
  return rowsOf(
    db,
    absenceRow,
    sql`
      select t.id as trainer_id, text_in(t.name, ${language}) as trainer, q.kind, q.last_day::text,
             (select count(*)::integer from lessons l
               where l.tenant = ${tenant} and l.trainer_id = t.id and l.starts_at >= d.begins and l.starts_at < d.ends
                 and lesson_is_open(l.status)) as lessons
        from (${boundsOf(tenant, day)}) d
        join leave_requests q on q.tenant = ${tenant} and q.status = 'approved' and q.archived_at is null
         and d.today between q.first_day and q.last_day
        join trainers t on t.tenant = q.tenant and t.id = q.trainer_id
       order by trainer, t.id limit ${mostShown}`,
  )
}

/** Vehicles that cannot be driven now, with the lessons of a day that count on them. */
export async function vehiclesDown({ db, tenant, language }: Actor, day: string): Promise<z.infer<typeof downRow>[]> {
  return rowsOf(
    db,
    downRow,
    sql`
      select v.id, text_in(v.name, ${language}) as name, v.registration_no as plate, v.status,
             (select count(*)::integer from lessons l
               where l.tenant = ${tenant} and l.vehicle_id = v.id and l.starts_at >= d.begins and l.starts_at < d.ends
                 and lesson_is_open(l.status)) as lessons
        from (${boundsOf(tenant, day)}) d
        join vehicles v on v.tenant = ${tenant} and v.status in ('in_maintenance', 'out_of_order', 'accident')
         and v.archived_at is null
       order by lessons desc, v.id limit ${mostShown}`,
  )
}

/** Who waits for an hour that becomes free, and the hours that are. */
export async function waitingNow({ db, tenant }: Actor): Promise<z.infer<typeof waitingRow>> {
  const row = await firstRow(
    db,
    waitingRow,
    sql`
      select (select count(*) from waitlist_entries where tenant = ${tenant} and status = 'waiting' and archived_at is null)::integer as total,
             (select count(distinct student_id) from slot_offers where tenant = ${tenant} and status = 'sent' and expires_at > now())::integer as offered,
             (select count(*) from freed_slots where tenant = ${tenant} and status = 'open' and starts_at > now())::integer as free`,
  )
  return row ?? { total: 0, offered: 0, free: 0 }
}

/** Students in training whose last lesson is long ago, or who never had one, and who have none to come. */
export async function studentsAtRisk({ db, tenant, language }: Actor): Promise<z.infer<typeof atRiskRow>[]> {
  return rowsOf(
    db,
    atRiskRow,
    sql`
      select s.id as student_id, text_in(s.name, ${language}) as student, r.days
        from (select n.student_id, min(d.today - greatest(n.start_on, (h.last at time zone d.zone)::date)) as days
                from (${boundsOf(tenant)}) d
                join enrolments n on n.tenant = ${tenant} and n.status = 'active' and n.archived_at is null
               cross join lateral (
                 select max(l.starts_at) filter (where l.status = 'completed') as last,
                        bool_or(lesson_is_open(l.status) and l.starts_at > now()) as has_next
                   from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                  where b.tenant = ${tenant} and b.student_id = n.student_id and b.status = 'booked') h
               where h.has_next is not true
               group by n.student_id) r
        join students s on s.tenant = ${tenant} and s.id = r.student_id
       where r.days >= ${riskDays.watch}
       order by r.days desc, s.id limit ${mostShown}`,
  )
}

/** Lessons of a day for one student each: how many there are, and the first of those that nobody has confirmed. */
export async function unconfirmedOn(actor: Actor, day: string): Promise<z.infer<typeof unconfirmedRow>> {
  const { db, tenant, language } = actor
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const row = await firstRow(
    db,
    unconfirmedRow,
    sql`
      with of_day as (
        select l.* from (${boundsOf(tenant, day)}) d
          join lessons l on l.tenant = ${tenant} and l.starts_at >= d.begins and l.starts_at < d.ends
         where lesson_is_planned(l.status) and l.capacity = 1)
      select (select count(*) from of_day)::integer as lessons,
             (select count(*) from of_day where status = 'scheduled')::integer as total,
             coalesce((select json_agg(r order by r.start, r.id) from (
               select l.id, l.version, to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
                      ${text('y.name')} as type, nullif(${text('t.name')}, '') as trainer, s.id as student_id, nullif(${text('s.name')}, '') as student,
                      ${holds(actor, 'students.view') ? sql`case when s.id is not null then ${phoneOfStudent} end` : sql`null`} as phone,
                      exists (select from users a where a.tenant = l.tenant and a.id = s.id and a.account_id is not null) as has_account
                 from (select * from of_day where status = 'scheduled' order by starts_at, id limit ${mostUnconfirmed}) l
                 join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
                 left join trainers t on t.tenant = l.tenant and t.id = coalesce(l.actual_trainer_id, l.trainer_id)
                 left join bookings b on b.tenant = l.tenant and b.lesson_id = l.id and b.status = 'booked'
                 left join students s on s.tenant = b.tenant and s.id = b.student_id) r), '[]') as rows`,
  )
  return row ?? { lessons: 0, total: 0, rows: [] }
}
