import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import { daysBetween } from '@dsms/contract/kernel/time/days'
import type { listClasses as listCall } from '@dsms/contract/schedule/classes/roster'
import { classRow } from '@dsms/contract/schedule/classes/roster'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { zoneOf } from '../lessons/lessons.data.ts'

/** So many days are shown where nobody says how many, and at most. */
const usualDays = 28
const mostDays = 92

const totalRow = z.object({ total: z.int() })

/** Classes of some days. Who has no right over the schedule sees those that they give. */
export async function listClasses(
  actor: Actor,
  { from, to, branch_id, trainer_id, type_id, page, perPage }: Given<typeof listCall>['query'],
): Promise<Answer<typeof listCall>> {
  if (from && to) {
    if (to < from) throw fieldError('to', 'end_before_start')
    if (daysBetween(from, to) >= mostDays) throw fieldError('to', 'too_long_span', { max: mostDays })
  }
  const { tenant, language, db, id } = actor
  const is = (column: string, value: number | undefined) => (value ? sql`and l.${sql.raw(column)} = ${value}` : sql``)
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const own = holds(actor, 'schedules.view') ? sql`` : sql`and ${id} in (l.trainer_id, l.actual_trainer_id)`
  const first = from
    ? sql`${from}::date`
    : to
      ? sql`least(${to}::date, (now() at time zone z.zone)::date)`
      : sql`(now() at time zone z.zone)::date`
  const last = to ? sql`${to}::date` : sql`${first} + ${usualDays - 1}::integer`
  const found = sql`
    from (select time_zone as zone from schools where id = ${tenant}) z
    join lessons l on l.tenant = ${tenant}
     and l.starts_at >= (${first})::timestamp at time zone z.zone and l.starts_at < (${last} + 1)::timestamp at time zone z.zone
    join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
   where (l.capacity > 1 or y.kind = 'theory_class') and l.status not in ('draft', 'held', 'declined', 'expired')
         ${own} ${is('branch_id', branch_id)} ${is('trainer_id', trainer_id)} ${is('type_id', type_id)}`
  const [zone, rows, counted] = await together([
    () => zoneOf(actor),
    () =>
      rowsOf(
        db,
        classRow,
        sql`
          with chosen as (select l.*, y.name as type_name, y.colour ${found}
                           order by l.starts_at, l.id limit ${perPage} offset ${(page - 1) * perPage})
          select l.id, l.status, json_build_object('id', l.type_id, 'name', ${text('l.type_name')}, 'colour', l.colour) as type,
                 json_build_object('id', b.id, 'name', ${text('b.name')}) as branch,
                 to_char(l.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as start,
                 to_char(l.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "end",
                 case when t.id is not null then json_build_object('id', t.id, 'name', ${text('t.name')}) end as trainer,
                 case when r.id is not null then json_build_object('id', r.id, 'name', ${text('r.name')}) end as room,
                 l.capacity, l.series_id, k.booked, k.waiting
            from chosen l
            join branches b on b.tenant = l.tenant and b.id = l.branch_id
            left join trainers t on t.tenant = l.tenant and t.id = coalesce(l.actual_trainer_id, l.trainer_id)
            left join class_rooms r on r.tenant = l.tenant and r.id = l.room_id
           cross join lateral (
             select (count(*) filter (where status = 'booked'))::integer as booked,
                    (count(*) filter (where status = 'waiting'))::integer as waiting
               from bookings where tenant = l.tenant and lesson_id = l.id) k
           order by l.starts_at, l.id`,
      ),
    () => rowsOf(db, totalRow, sql`select count(*)::integer as total ${found}`),
  ])
  return { time_zone: zone, rows, total: counted[0]?.total ?? 0 }
}
