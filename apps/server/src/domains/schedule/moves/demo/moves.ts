import { moveAnswerHours } from '@dsms/contract/schedule/moves/statuses'
import type { LessonCost } from '@dsms/contract/schedule/policies/calls'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'

const note = 'لديّ اختبار في الجامعة هذا الصباح'
const declined = 'المدرّب مشغول في هذا اليوم'

/** Three who ask for the next day at the same hour, in time for nothing: two wait, and one was declined. */
export async function seedMoves(db: Db, { schoolId }: DemoWorld): Promise<void> {
  const cost: Omit<LessonCost, 'free_until' | 'currency'> = {
    cause: 'in_time',
    percent: 0,
    amount_minor: 0,
    free_by: 'notice',
    may_prove: false,
    gives_priority: false,
  }
  await db.execute(sql`
    insert into move_requests (tenant, booking_id, student_id, starts_at, ends_at, wanted_start, wanted_end, note, cost, lapses_at, status,
                               status_reason, created_at, created_by)
    select b.tenant, b.id, 0, l.starts_at, l.ends_at, l.starts_at + interval '1 day', l.ends_at + interval '1 day',
           case when b.nth = 1 then ${note} end,
           ${JSON.stringify(cost)}::jsonb || jsonb_build_object('currency', b.currency, 'free_until',
             to_char((l.starts_at - interval '1 day') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
           now() + make_interval(hours => ${moveAnswerHours - 5}), case when b.nth = 3 then 'declined' else 'pending' end,
           case when b.nth = 3 then ${declined} end, now() - interval '5 hours', b.student_id
      from (select b.*, row_number() over (order by l.starts_at, b.id) as nth
              from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
             where b.tenant = ${schoolId} and b.status = 'booked' and b.price_minor is not null and l.capacity = 1
               and lesson_is_planned(l.status) and l.starts_at > now() + interval '4 days') b
      join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
     where b.nth <= 3`)
}
