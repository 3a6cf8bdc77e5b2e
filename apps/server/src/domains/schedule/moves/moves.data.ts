import type { OfficeMove } from '@dsms/contract/schedule/moves/calls'
import { officeRequest } from '@dsms/contract/schedule/moves/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { instantText } from '../../../db/instantText.ts'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'

interface Page {
  limit: number
  offset?: number
  order?: SQL
}

/** Requests that a condition names, `m` being the request; the newest first unless said. Amounts are for readers who may see payments. */
export async function selectMoves(
  actor: Actor,
  which: SQL,
  { limit, offset = 0, order = sql`m.id desc` }: Page,
  seesMoney = holds(actor, 'fee_payments.view'),
): Promise<OfficeMove[]> {
  const { db, tenant, language } = actor
  const rows = await rowsOf(
    db,
    officeRequest,
    sql`
      select m.id, m.version, b.lesson_id, text_in(y.name, ${language}) as lesson, ${instantText('m.starts_at')} as start,
             ${instantText('m.ends_at')} as "end", ${instantText('m.wanted_start')} as wanted_start, ${instantText('m.wanted_end')} as wanted_end,
             m.note, m.status, m.status_reason, ${instantText('m.lapses_at')} as lapses_at, m.cost, ${instantText('m.created_at')} as created_at,
             m.student_id, text_in(s.name, ${language}) as student, case when p.id <> m.student_id then shown_name(p.tenant, p.id, p.kind, p.full_name) end as asked_by
        from move_requests m
        join bookings b on b.tenant = m.tenant and b.id = m.booking_id
        join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
        join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
        left join students s on s.tenant = m.tenant and s.id = m.student_id
        left join users p on p.tenant = m.tenant and p.id = m.created_by
       where m.tenant = ${tenant} and ${which} order by ${order} limit ${limit} offset ${offset}`,
  )
  return rows.map((row) => ({ ...row, cost: seesMoney ? row.cost : { ...row.cost, amount_minor: null } }))
}

const countRow = z.object({ count: z.int() })

/** How many moves a student asked for in this month of the school that were accepted or wait. */
export async function movesThisMonth({ db, tenant }: Actor, studentId: number): Promise<number> {
  const rows = await rowsOf(
    db,
    countRow,
    sql`
      select count(*)::integer as count from move_requests
       where tenant = ${tenant} and student_id = ${studentId} and status in ('pending', 'accepted')
         and date_trunc('month', app_today(created_at)) = date_trunc('month', app_today())`,
  )
  return rows[0]?.count ?? 0
}
