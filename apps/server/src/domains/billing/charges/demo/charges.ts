import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'

const examFeeMinor = 15_000
const waivedBecause = 'ظرف طارئ أبلغنا به وليّ الأمر'
const reversedBecause = 'refilled'

/**
 * Fees of those who sat an exam or shall, and what call-offs and empty seats cost: in every state, and none of those who are
 * taught is past its day.
 */
export async function seedCharges(db: Db, { schoolId }: DemoWorld): Promise<void> {
  await db.execute(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status, settled_at, created_at)
    select b.tenant, b.enrolment_id, 0, 'exam_fee', ${examFeeMinor}, s.currency, (l.starts_at - interval '8 days')::date, 'paid',
           least(l.starts_at - interval '9 days', now() - interval '1 day'), least(l.starts_at - interval '15 days', now() - interval '2 days')
      from bookings b
      join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind = 'exam'
      join schools s on s.id = b.tenant
     where b.tenant = ${schoolId} order by l.starts_at, b.id`)
  await db.execute(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status, created_at)
    select e.tenant, e.id, 0, 'exam_fee', ${examFeeMinor}, s.currency,
           (now() + case when e.status = 'on_hold' then interval '-12 days' else interval '10 days' end)::date, 'open', now() - interval '20 days'
      from enrolments e join schools s on s.id = e.tenant join users u on u.tenant = e.tenant and u.id = e.student_id
     where e.tenant = ${schoolId} and (e.status in ('on_hold', 'exam_phase', 'training_complete') or u.account_id is not null)
       and not exists (select from charges c where c.tenant = e.tenant and c.enrolment_id = e.id)
     order by u.account_id is null, e.id limit 6`)
  await db.execute(sql`
    with missed as (
      select b.tenant, b.id, b.enrolment_id, b.price_minor, b.currency, l.starts_at, l.status = 'no_show' as is_no_show,
             f.is_filled, row_number() over (partition by l.status, f.is_filled order by l.starts_at desc, b.id) - 1 as nth
        from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
       cross join lateral (
         select exists (select from lessons o where o.tenant = l.tenant and o.trainer_id = l.trainer_id and o.starts_at = l.starts_at
                           and o.source = 'waitlist' and o.status <> 'cancelled') as is_filled) as f
       where b.tenant = ${schoolId} and b.status = 'booked' and b.price_minor > 1 and l.starts_at < now()
         and (l.status = 'no_show' or (l.status = 'cancelled' and l.cancel_reason in ('student_other', 'student_sick'))))
    insert into charges (tenant, enrolment_id, student_id, booking_id, kind, amount_minor, currency, due_on, status, status_reason,
                         settled_at, created_at)
    select m.tenant, m.enrolment_id, 0, m.id, case when m.is_no_show then 'no_show' else 'late_cancellation' end,
           case when m.is_no_show then m.price_minor else m.price_minor / 2 end, m.currency, (now() + interval '9 days')::date,
           state.status, state.reason, case when state.status <> 'open' then m.starts_at + interval '2 hours' end, m.starts_at
      from missed m
     cross join lateral (
       select case when m.is_filled then (array['paid_back', 'reversed'])[m.nth % 2 + 1] when m.is_no_show then (array['open', 'waived', 'paid'])[m.nth % 3 + 1]
                   else (array['owed_back', 'open', 'waived'])[m.nth % 3 + 1] end as status) as of
     cross join lateral (
       select of.status, case of.status when 'waived' then ${waivedBecause}::text when 'open' then null when 'paid' then null else ${reversedBecause}::text end as reason) as state
     order by m.starts_at, m.id`)
  // nobody is written to of what happened before the demonstration began
  await db.execute(sql`update charges set told_status = status where tenant = ${schoolId}`)
}
