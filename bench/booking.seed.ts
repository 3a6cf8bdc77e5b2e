import { randomUUID } from 'node:crypto'
import { addDays, mondayOf } from '@dsms/contract/kernel/time/days'
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { createTokens } from '../apps/server/src/kernel/session/tokens.ts'
import { openSchool } from './compare.ts'
import { type Runner, type Stock, stockSchool } from './schedule.seed.ts'
import { fillWeek, weekOf } from './schedule.week.ts'

/** Signs the tokens of students who never gave a password. */
export const tokenSecret = 'measured-and-thrown-away-0123456789'
const tokens = createTokens(tokenSecret, { access: 600, refresh: 600 })

export interface Learner {
  enrolment: number
  headers: Record<string, string>
}

export interface BookingSchool {
  id: number
  stock: Stock
  /** Those who come at once. */
  learners: Learner[]
}

/** A day, so many from today: `2026-03-31`. */

/**
 * A school that is open from seven to nine, whose trainers have eight lessons a day in the four weeks behind it and ahead of it, as far as students may book,
 * and in which some of the students are signed in.
 */
export async function makeBookingSchool(
  client: Runner,
  url: string,
  name: string,
  { trainers, learners }: { trainers: number; learners: number },
): Promise<BookingSchool> {
  const { schoolId: id } = await openSchool(url, name)
  const students = trainers * 100
  const stock = await stockSchool(client, id, { trainers, vehicles: trainers, students, circuit: 4 })
  const monday = mondayOf(new Date().toISOString())
  const weeks = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
  const days = weeks.flatMap((week) => weekOf(addDays(monday, week * 7)))
  await fillWeek(client, id, stock, days)
  await client.query(
    "update lesson_types set self_bookable = true, price_minor = 12000 where tenant = $1 and code = 'ROAD'",
    [id],
  )
  await client.query(
    `insert into opening_hours (tenant, branch_id, weekday, opens, closes) select $1, $2, day, '07:00', '21:00' from generate_series(0, 6) as day`,
    [id, stock.branch],
  )
  // everybody has a trainer of their own
  await client.query('update enrolments set trainer_id = ($2::int[])[1 + id % $3] where tenant = $1', [
    id,
    stock.trainers,
    trainers,
  ])
  return { id, stock, learners: await signedIn(client, id, stock.enrolments.slice(-learners)) }
}

/** Gives students of some enrolments an account without a password and a session that is open. */
async function signedIn(client: Runner, schoolId: number, enrolments: readonly number[]): Promise<Learner[]> {
  await client.query('set session_replication_role = replica')
  const { rows } = await client.query<{ enrolment: number; user_id: number; account_id: number }>(
    `with e as (select id, student_id from enrolments where tenant = $1 and id = any($2::int[])),
          made as (insert into accounts (username, email, email_verified_at)
                   select 'learner-' || student_id, 'learner.' || student_id || '@example.com', now() from e
                   returning id, username)
     update users u
        set account_id = m.id,
            role_id = (select id from roles where school_id = $1 and key is null order by id limit 1)
       from e join made m on m.username = 'learner-' || e.student_id
      where u.tenant = $1 and u.id = e.student_id
     returning e.id as enrolment, u.id as user_id, u.account_id`,
    [schoolId, enrolments],
  )
  const ids = rows.map(() => randomUUID())
  await client.query(
    `insert into sessions (id, account_id, user_id, tenant, refresh_hash, expires_at)
     select s.id, s.account_id, s.user_id, $1, 'none', now() + interval '10 hours'
       from unnest($2::uuid[], $3::int[], $4::int[]) as s (id, account_id, user_id)`,
    [schoolId, ids, rows.map((one) => one.account_id), rows.map((one) => one.user_id)],
  )
  await client.query('set session_replication_role = origin')
  return Promise.all(
    rows.map(async ({ enrolment, user_id }, nth) => ({
      enrolment,
      headers: { authorization: `Bearer ${await tokens.sign(ids[nth] as string, user_id)}` },
    })),
  )
}

/** Everybody but the signed in waits, and an hour of the first trainer is free the day after tomorrow; its key. */
export async function letWait(client: Runner, { id, stock }: BookingSchool): Promise<number> {
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into waitlist_entries (tenant, enrolment_id, student_id, type_ids, weekdays, from_time, to_time, notice_hours, trainers, waiting_since)
     select $1, e.id, e.student_id, array[$2::int], case when e.nth % 3 = 0 then '{1,2,3,4,5}' else '{}' end::smallint[],
            case when e.nth % 4 = 1 then '06:00' end, case when e.nth % 4 = 1 then '22:00' end, 1 + e.nth % 12, case when e.nth % 10 = 9 then 'own' else 'any' end,
            now() - make_interval(hours => e.nth::int)
       from (select id, student_id, row_number() over (order by id) as nth from enrolments where tenant = $1) e`,
    [id, stock.road],
  )
  const { rows } = await client.query<{ id: number }>(
    `with l as (
       update lessons set status = 'cancelled', cancel_reason = 'student_other'
        where tenant = $1 and id = (select id from lessons where tenant = $1 and trainer_id = $2 and starts_at > now() + interval '2 days'
                                    order by starts_at limit 1)
       returning id, starts_at, ends_at, type_id, trainer_id, vehicle_id),
     f as (delete from claims where tenant = $1 and lesson_id = (select id from l))
     insert into freed_slots (tenant, lesson_id, starts_at, ends_at, type_id, trainer_id, vehicle_id, status)
     select $1, id, starts_at, ends_at, type_id, trainer_id, vehicle_id, 'open' from l returning id`,
    [id, stock.trainers[0]],
  )
  await client.query('set session_replication_role = origin')
  await refreshStatistics(client)
  return Number(rows[0]?.id)
}
