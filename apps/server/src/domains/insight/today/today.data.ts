import { gapMinutes, riskDays } from '@dsms/contract/insight/today/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'

const mostShown = 20

/** The bounds of the school's day, as `d`. */
const dayOf = (tenant: number) => sql`
  select z.time_zone as zone, t.today, t.today::timestamp at time zone z.time_zone as begins,
         (t.today + 1)::timestamp at time zone z.time_zone as ends
    from schools z cross join lateral (select (now() at time zone z.time_zone)::date as today) t where z.id = ${tenant}`

export async function schoolDay({ db, tenant }: Actor): Promise<{ time_zone: string; today: string }> {
  const { rows } = await db.execute<{ time_zone: string; today: string }>(
    sql`select d.zone as time_zone, d.today::text from (${dayOf(tenant)}) d`,
  )
  return rows[0] ?? { time_zone: 'UTC', today: new Date().toISOString().slice(0, 10) }
}

interface Count extends Record<string, unknown> {
  total: number
  taught: number
  running: number
  to_come: number
  cancelled: number
}

/** Lessons that begin today, by how they stand; drafts and what was never given count nowhere. */
export async function lessonsToday({ db, tenant }: Actor): Promise<Count> {
  const { rows } = await db.execute<Count>(sql`
    select count(*) filter (where l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed'))::integer as total,
           count(*) filter (where l.status = 'completed')::integer as taught,
           count(*) filter (where l.status in ('in_progress', 'interrupted'))::integer as running,
           count(*) filter (where l.status in ('requested', 'scheduled', 'confirmed') and l.starts_at > now())::integer as to_come,
           count(*) filter (where l.status in ('cancelled', 'no_show'))::integer as cancelled
      from (${dayOf(tenant)}) d
      join lessons l on l.tenant = ${tenant} and l.starts_at >= d.begins and l.starts_at < d.ends`)
  return rows[0] ?? { total: 0, taught: 0, running: 0, to_come: 0, cancelled: 0 }
}

interface Gap extends Record<string, unknown> {
  trainer_id: number
  trainer: string
  start: string
  end: string
}

/** Free time between two lessons of one trainer that is not over yet. */
export async function gapsToday({ db, tenant, language }: Actor): Promise<Gap[]> {
  const { rows } = await db.execute<Gap>(sql`
    select g.trainer_id, text_in(t.name, ${language}) as trainer,
           to_char(g.starts at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as start,
           to_char(g.ends at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "end"
      from (select l.trainer_id, l.ends_at as starts, lead(l.starts_at) over (partition by l.trainer_id order by l.starts_at) as ends
              from (${dayOf(tenant)}) d
              join lessons l on l.tenant = ${tenant} and l.starts_at >= d.begins and l.starts_at < d.ends
             where l.trainer_id is not null
               and l.status in ('requested', 'scheduled', 'confirmed', 'in_progress', 'interrupted', 'completed')) g
      join trainers t on t.tenant = ${tenant} and t.id = g.trainer_id
     where g.ends - g.starts >= make_interval(mins => ${gapMinutes}) and g.ends > now()
     order by g.starts, g.trainer_id limit ${mostShown}`)
  return rows
}

interface Absence extends Record<string, unknown> {
  trainer_id: number
  trainer: string
  kind: string
  last_day: string
  lessons: number
}

/** Trainers on approved leave today, with the lessons of today that they still have. */
export async function absencesToday({ db, tenant, language }: Actor): Promise<Absence[]> {
  const { rows } = await db.execute<Absence>(sql`
    select t.id as trainer_id, text_in(t.name, ${language}) as trainer, q.kind, q.last_day::text,
           (select count(*)::integer from lessons l
             where l.tenant = ${tenant} and l.trainer_id = t.id and l.starts_at >= d.begins and l.starts_at < d.ends
               and l.status in ('requested', 'scheduled', 'confirmed')) as lessons
      from (${dayOf(tenant)}) d
      join leave_requests q on q.tenant = ${tenant} and q.status = 'approved' and d.today between q.first_day and q.last_day
      join trainers t on t.tenant = q.tenant and t.id = q.trainer_id
     order by trainer, t.id limit ${mostShown}`)
  return rows
}

interface Down extends Record<string, unknown> {
  id: number
  name: string
  plate: string
  status: string
  lessons: number
}

/** Vehicles that cannot be driven today, with the lessons of today that count on them. */
export async function vehiclesDown({ db, tenant, language }: Actor): Promise<Down[]> {
  const { rows } = await db.execute<Down>(sql`
    select v.id, text_in(v.name, ${language}) as name, v.registration_no as plate, v.status,
           (select count(*)::integer from lessons l
             where l.tenant = ${tenant} and l.vehicle_id = v.id and l.starts_at >= d.begins and l.starts_at < d.ends
               and l.status in ('requested', 'scheduled', 'confirmed')) as lessons
      from (${dayOf(tenant)}) d
      join vehicles v on v.tenant = ${tenant} and v.status in ('in_maintenance', 'out_of_order', 'accident')
       and v.archived_at is null
     order by lessons desc, v.id limit ${mostShown}`)
  return rows
}

interface Waiting extends Record<string, unknown> {
  total: number
  offered: number
  free: number
}

/** Who waits for an hour that becomes free, and the hours that are. */
export async function waitingNow({ db, tenant }: Actor): Promise<Waiting> {
  const { rows } = await db.execute<Waiting>(sql`
    select (select count(*) from waitlist_entries where tenant = ${tenant} and status = 'waiting' and archived_at is null)::integer as total,
           (select count(distinct student_id) from slot_offers where tenant = ${tenant} and status = 'sent' and expires_at > now())::integer as offered,
           (select count(*) from freed_slots where tenant = ${tenant} and status = 'open' and starts_at > now())::integer as free`)
  return rows[0] ?? { total: 0, offered: 0, free: 0 }
}

interface AtRisk extends Record<string, unknown> {
  student_id: number
  student: string
  days: number
}

/** Students in training whose last lesson is long ago, or who never had one, and who have none to come. */
export async function studentsAtRisk({ db, tenant, language }: Actor): Promise<AtRisk[]> {
  const { rows } = await db.execute<AtRisk>(sql`
    select s.id as student_id, text_in(s.name, ${language}) as student, r.days
      from (select n.student_id, min(d.today - greatest(n.start_on, (h.last at time zone d.zone)::date)) as days
              from (${dayOf(tenant)}) d
              join enrolments n on n.tenant = ${tenant} and n.status = 'active' and n.archived_at is null
             cross join lateral (
               select max(l.starts_at) filter (where l.status = 'completed') as last,
                      bool_or(l.status in ('requested', 'scheduled', 'confirmed') and l.starts_at > now()) as has_next
                 from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
                where b.tenant = ${tenant} and b.student_id = n.student_id and b.status = 'booked') h
             where h.has_next is not true
             group by n.student_id) r
      join students s on s.tenant = ${tenant} and s.id = r.student_id
     where r.days >= ${riskDays.watch}
     order by r.days desc, s.id limit ${mostShown}`)
  return rows
}
