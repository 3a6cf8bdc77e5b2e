import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'

const examFeeMinor = 15_000
const waivedBecause = 'ظرف طارئ أبلغنا به وليّ الأمر'
const reversedBecause = 'refilled'
const writtenOffBecause = 'لم يعد الطالب يردّ على الاتصال'

/**
 * Fees of those who sat an exam or shall, and what call-offs and empty seats cost: in every state, and none of those who are
 * taught is past its day.
 */
export async function seedCharges(db: Db, { schoolId }: DemoWorld): Promise<void> {
  await db.execute(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status, status_reason, note, created_at)
    select b.tenant, b.enrolment_id, 0, 'exam', ${examFeeMinor}, s.currency, (l.starts_at - interval '8 days')::date, 'open', 'pay',
           least(l.starts_at - interval '9 days', now() - interval '1 day')::text, least(l.starts_at - interval '15 days', now() - interval '2 days')
      from bookings b
      join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
      join lesson_types y on y.tenant = l.tenant and y.id = l.type_id and y.kind = 'exam'
      join schools s on s.id = b.tenant
     where b.tenant = ${schoolId} order by l.starts_at, b.id`)
  await db.execute(sql`
    insert into charges (tenant, enrolment_id, student_id, kind, amount_minor, currency, due_on, status, created_at)
    select e.tenant, e.id, 0, 'exam', ${examFeeMinor}, s.currency,
           (now() + case when e.status = 'on_hold' then interval '-12 days' else interval '10 days' end)::date, 'open', now() - interval '20 days'
      from enrolments e join schools s on s.id = e.tenant join users u on u.tenant = e.tenant and u.id = e.student_id
     where e.tenant = ${schoolId} and (e.status in ('on_hold', 'exam_phase', 'training_complete') or u.account_id is not null)
       and not exists (select from charges c where c.tenant = e.tenant and c.enrolment_id = e.id and c.kind = 'exam')
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
    insert into charges (tenant, enrolment_id, student_id, booking_id, kind, amount_minor, waived_minor, currency, due_on, status, status_reason,
                         settled_at, note, created_at)
    select m.tenant, m.enrolment_id, 0, m.id, case when m.is_no_show then 'no_show' else 'late_cancellation' end,
           cost.amount, case when state.status = 'waived' then cost.amount else 0 end, m.currency, (now() + interval '9 days')::date,
           state.status, state.reason, case when state.status <> 'open' then m.starts_at + interval '2 hours' end,
           case when state.reason like 'pay%' then (m.starts_at + interval '2 hours')::text end, m.starts_at
      from missed m
     cross join lateral (select case when m.is_no_show then m.price_minor else m.price_minor / 2 end as amount) as cost
     cross join lateral (
       select case when m.is_filled then (array['pay, reverse, refund', 'reversed'])[m.nth % 2 + 1] when m.is_no_show then (array['open', 'waived', 'pay'])[m.nth % 3 + 1]
                   else (array['pay, reverse', 'open', 'waived'])[m.nth % 3 + 1] end as status) as of
     cross join lateral (
       select case when of.status like 'pay%' then 'open' else of.status end as status,
              case of.status when 'waived' then ${waivedBecause}::text when 'reversed' then ${reversedBecause}::text when 'open' then null else of.status end as reason) as state
     order by m.starts_at, m.id`)
  await db.execute(sql`
    update charges set status_reason = 'pay, a third', note = (now() - interval '3 days')::text
     where tenant = ${schoolId} and id = (select min(id) from charges where tenant = ${schoolId} and status = 'open' and status_reason is null and kind = 'exam')`)
  await payPlanned(db, schoolId)
  await db.execute(sql`
    update charges set waived_minor = amount_minor, status = 'written_off', status_reason = ${writtenOffBecause}
     where tenant = ${schoolId} and id = (select min(id) from charges where tenant = ${schoolId} and status = 'open' and kind = 'no_show')`)
  // nobody is written to of what happened before the demonstration began
  await db.execute(sql`update charges set told_status = status where tenant = ${schoolId}`)
}

/**
 * Pays the charges whose reason says so: each by a payment with a receipt, on the day that stands in the note. Some of them are
 * reversed afterwards, and of these some are refunded.
 */
async function payPlanned(db: Db, schoolId: number): Promise<void> {
  const receipt = sql`next_receipt_number(tenant, 'R', extract(year from paid_at)::integer)`
  await db.execute(sql`
    create temp table planned on commit drop as
    select c.tenant, c.id, c.student_id, case when c.status_reason like '%third' then c.amount_minor / 3 else c.amount_minor end as amount_minor, c.currency, c.status_reason as plan, c.note::timestamptz as paid_at, e.branch_id,
           (array['cash', 'card', 'transfer'])[c.id % 3 + 1] as method, 0 as payment_id
      from charges c join enrolments e on e.tenant = c.tenant and e.id = c.enrolment_id
     where c.tenant = ${schoolId} and c.status = 'open' and c.status_reason like 'pay%' order by c.note::timestamptz, c.id`)
  await db.execute(sql`update planned set payment_id = nextval('payments_id_seq')`)
  await db.execute(sql`
    insert into payments (id, tenant, student_id, status, method, amount_minor, currency, branch_id, received_on, receipt_no, created_at, updated_at)
    select payment_id, tenant, student_id, 'succeeded', method, amount_minor, currency, branch_id, paid_at::date, ${receipt}, paid_at, paid_at
      from (select * from planned order by paid_at, id) as p`)
  await db.execute(sql`
    insert into allocations (tenant, payment_id, charge_id, amount_minor, created_at)
    select tenant, payment_id, id, amount_minor, paid_at from planned`)
  await db.execute(sql`
    select reverse_charges(${schoolId}, array(select id from planned where plan like '%reverse%'), ${reversedBecause}, null)`)
  await db.execute(sql`
    insert into payments (tenant, student_id, kind, of_id, status, status_reason, method, amount_minor, currency, branch_id, received_on, receipt_no, created_at, updated_at)
    select tenant, student_id, 'refund', payment_id, 'succeeded', ${reversedBecause}, method, amount_minor, currency, branch_id, paid_at::date, ${receipt}, paid_at, paid_at
      from (select * from planned where plan like '%refund' order by paid_at, id) as p`)
  await db.execute(sql`
    update charges c
       set settled_at = case when c.status <> 'part_paid' then p.paid_at end, note = null, status_reason = case when c.status = 'reversed' then c.status_reason end
      from planned p where c.tenant = p.tenant and c.id = p.id`)
}
