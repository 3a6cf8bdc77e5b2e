import type { FreedSlot, WaitingEntry } from '@dsms/contract/schedule/waiting/calls'
import { freedSlot, waitingEntry } from '@dsms/contract/schedule/waiting/calls'
import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

export const at = (expression: SQL) => sql`to_char((${expression}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Entries that a condition names, `w` being the entry; who waits longest first. */
export async function selectEntries({ db, tenant, language }: Actor, which: SQL, most = 500): Promise<WaitingEntry[]> {
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const rows = await rowsOf(
    db,
    waitingEntry,
    sql`
      select w.id, w.version, w.enrolment_id, w.student_id, ${text('s.name')} as student, w.status, w.weekdays, w.from_time, w.to_time,
             w.until_day::text, w.trainers, w.max_per_week, w.notice_hours, ${at(sql`w.waiting_since`)} as waiting_since,
             coalesce((select json_agg(json_build_object('id', y.id, 'name', ${text('y.name')}) order by y.id) from lesson_types y
                        where y.tenant = w.tenant and y.id = any (w.type_ids)), '[]') as types,
             coalesce((select json_agg(json_build_object('id', b.id, 'name', ${text('b.name')}) order by b.id) from branches b
                        where b.tenant = w.tenant and b.id = any (w.branch_ids)), '[]') as branches,
             coalesce((select json_agg(json_build_object('id', c.id, 'name', c.full_name) order by c.id)
                         from people_cards(w.trainer_ids) c), '[]') as named_trainers,
             (select c.full_name from people_cards(array[e.trainer_id]) c) as trainer, o.offers, o.offers_today
        from waitlist_entries w
        join enrolments e on e.tenant = w.tenant and e.id = w.enrolment_id
        left join students s on s.tenant = w.tenant and s.id = w.student_id
       cross join lateral (
         select count(*)::integer as offers, (count(*) filter (where app_today(o.sent_at) = app_today()))::integer as offers_today
           from slot_offers o where o.tenant = w.tenant and o.entry_id = w.id) o
       where w.tenant = ${tenant} and ${which}
       order by w.waiting_since, w.id limit ${most}`,
  )
  return rows
}

/** Freed hours that a condition names, `f` being the hour and `l` its lesson, the next ones first. */
export async function selectSlots({ db, tenant, language }: Actor, which: SQL, most = 200): Promise<FreedSlot[]> {
  const text = (column: string) => sql`text_in(${sql.raw(column)}, ${language})`
  const rows = await rowsOf(
    db,
    freedSlot,
    sql`
      select f.id, f.status, f.lesson_id, f.filled_lesson_id, ${at(sql`f.starts_at`)} as start,
             ${at(sql`f.ends_at`)} as "end",
             json_build_object('id', y.id, 'name', ${text('y.name')}) as type,
             json_build_object('id', b.id, 'name', ${text('b.name')}) as branch,
             (select c.full_name from people_cards(array[f.trainer_id]) c) as trainer,
             ${at(sql`f.freed_at`)} as freed_at, ${at(sql`f.filled_at`)} as filled_at,
             case when f.status = 'filled' then coalesce(f.filled_by, 'offer') end as filled_by, f.mode, ${at(sql`f.next_offer_at`)} as next_offer_at,
             coalesce((
               select json_agg(json_build_object('id', o.id, 'student_id', o.student_id, 'student', ${text('s.name')}, 'status', o.status,
                        'rank', o.rank, 'reasons', o.reasons, 'sent_at', ${at(sql`o.sent_at`)}, 'expires_at', ${at(sql`o.expires_at`)},
                        'answered_at', ${at(sql`o.answered_at`)}) order by o.id)
                 from slot_offers o left join students s on s.tenant = o.tenant and s.id = o.student_id
                where o.tenant = f.tenant and o.slot_id = f.id), '[]') as offers
        from freed_slots f
        join lessons l on l.tenant = f.tenant and l.id = f.lesson_id
        join lesson_types y on y.tenant = f.tenant and y.id = f.type_id
        join branches b on b.tenant = l.tenant and b.id = l.branch_id
       where f.tenant = ${tenant} and ${which}
       order by f.starts_at, f.id limit ${most}`,
  )
  return rows
}
