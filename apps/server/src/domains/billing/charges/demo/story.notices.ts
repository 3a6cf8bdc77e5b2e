import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../../db/client.ts'
import { rowsOf } from '../../../../db/rows.ts'
import { notifications } from '../../../../db/tables/notifications.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'
import { moneyText } from '../../../../kernel/money/money.ts'

const newsRow = z.object({
  kind: z.string(),
  user_id: z.int(),
  lesson: z.string(),
  day: z.string(),
  time: z.string(),
  amount: z.number().nullable(),
  currency: z.string().nullable(),
  told_at: z.string(),
})

/** What the student of the story was told lately: that a fee went back, and that the exam is booked, which is still unread. */
export async function seedStoryNotices(db: Db, { schoolId }: Pick<DemoWorld, 'schoolId'>): Promise<void> {
  const instant = (expression: string) =>
    sql.raw(`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`)
  const rows = await rowsOf(
    db,
    newsRow,
    sql`
      select n.kind, k.student_id as user_id, text_in(y.name, 'ar') as lesson, n.amount_minor::float8 as amount, n.currency,
             to_char(l.starts_at at time zone z.time_zone, 'YYYY-MM-DD') as day, to_char(l.starts_at at time zone z.time_zone, 'HH24:MI') as time,
             ${instant('n.told_at')} as told_at
        from bookings k
        join users u on u.tenant = k.tenant and u.id = k.student_id and u.account_id is not null
        join lessons l on l.tenant = k.tenant and l.id = k.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        join schools z on z.id = l.tenant
       cross join lateral (
         select 'charge_reversed' as kind, c.settled_at as told_at, c.amount_minor, c.currency
           from charges c where c.tenant = k.tenant and c.booking_id = k.id and c.status = 'reversed' and c.returned_minor = 0
         union all
         select 'lesson_booked', l.created_at, null, null where y.kind = 'exam' and l.starts_at > now()) n
       where k.tenant = ${schoolId} and k.status = 'booked' order by n.told_at`,
  )
  if (rows.length === 0) return
  await db.insert(notifications).values(
    rows.map(({ kind, user_id, lesson, day, time, amount, currency, told_at }) => ({
      userId: user_id,
      tenant: schoolId,
      kind,
      params: { lesson, day, time, ...(amount && currency ? { amount: moneyText(amount, currency, 'ar') } : {}) },
      link: kind === 'lesson_booked' ? '/my/lessons' : '/my/charges',
      createdAt: told_at,
      readAt: kind === 'lesson_booked' ? null : told_at,
    })),
  )
}
