import { addDays } from '@dsms/contract/kernel/time/days'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import type { Runner, Stock } from './schedule.seed.ts'

export const monday = '2031-03-03'

/** The five days from a Monday on. */
export const weekOf = (first: string): string[] => [0, 1, 2, 3, 4].map((days) => addDays(first, days))

/**
 * Full days, each of the school's week unless said: eight lessons of each trainer, each with a vehicle of their own and one of ten
 * students. What triggers would add is said here, since they are switched off.
 */
export async function fillWeek(
  client: Runner,
  schoolId: number,
  { branch, road, trainers, vehicles, enrolments }: Stock,
  days: readonly string[] = weekOf(monday),
): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `with wanted as (
       select t.id as trainer_id, v.id as vehicle_id, e.id as enrolment_id, e.student_id,
              d.day::timestamp at time zone 'UTC' + make_interval(hours => 7 + s) as starts_at
         from unnest($3::int[], $4::int[]) with ordinality as p (trainer_id, vehicle_id, nth)
         join trainers t on t.id = p.trainer_id join vehicles v on v.id = p.vehicle_id
        cross join unnest($7::date[]) with ordinality as d (day, nth) cross join generate_series(0, 7) as s
         join enrolments e on e.id = ($5::int[])[(p.nth - 1) * 10 + 1 + ((d.nth - 1) * 8 + s)::int % 10]),
     made as (
       insert into lessons (tenant, type_id, branch_id, starts_at, ends_at, trainer_id, vehicle_id, capacity, status)
       select $1, $2, $6, starts_at, starts_at + interval '1 hour', trainer_id, vehicle_id, 1,
              case when starts_at < now() then 'completed' else 'scheduled' end from wanted
       returning id, trainer_id, starts_at)
     insert into bookings (tenant, lesson_id, enrolment_id, student_id)
     select $1, m.id, w.enrolment_id, w.student_id from made m join wanted w on w.trainer_id = m.trainer_id and w.starts_at = m.starts_at`,
    [schoolId, road, trainers, vehicles, enrolments, branch, days],
  )
  await refreshStatistics(client)
  await client.query(
    `insert into claimables (tenant, kind, ref_id)
     select distinct $1::int, t.kind, t.ref from lessons l cross join lateral (values ('trainer', l.trainer_id), ('vehicle', l.vehicle_id)) as t (kind, ref)
      where l.tenant = $1
     union select distinct $1::int, 'student', student_id from bookings where tenant = $1`,
    [schoolId],
  )
  await refreshStatistics(client)
  await client.query(
    `insert into claims (tenant, claimable_id, lesson_id, during, slot, occupies)
     select $1, r.id, l.id, tstzrange(l.starts_at, l.ends_at), 0, true
       from lessons l join bookings b on b.tenant = l.tenant and b.lesson_id = l.id
      cross join lateral (values ('trainer', l.trainer_id), ('vehicle', l.vehicle_id), ('student', b.student_id)) as t (kind, ref)
       join claimables r on r.tenant = l.tenant and r.kind = t.kind and r.ref_id = t.ref
      where l.tenant = $1`,
    [schoolId],
  )
  await client.query('set session_replication_role = origin')
}
