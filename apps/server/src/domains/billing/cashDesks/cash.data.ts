import { cashSession } from '@dsms/contract/billing/cashDesks/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { instantText } from '../../../db/instantText.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** Days of cash desks that a condition names, `s` being the day, the newest first. */
export const selectSessions = (
  { db, tenant, language }: Actor,
  which: SQL,
  { limit, offset = 0 }: { limit: number; offset?: number },
) =>
  rowsOf(
    db,
    cashSession,
    sql`
      select s.id, s.desk_id, coalesce(text_in(d.name, ${language}), '') as desk, s.day::text, s.currency, s.float_minor::float8 as float_minor,
             m.came::float8 as in_minor, m.went::float8 as out_minor,
             coalesce(s.expected_minor, s.float_minor + m.came - m.went)::float8 as expected_minor,
             s.counted_minor::float8 as counted_minor, (s.counted_minor - s.expected_minor)::float8 as difference_minor, s.reason,
             o.full_name as opened_by, ${instantText('s.created_at')} as opened_at, c.full_name as closed_by, ${instantText('s.closed_at')} as closed_at
        from cash_sessions s
        join cash_desks d on d.tenant = s.tenant and d.id = s.desk_id
        left join users o on o.tenant = s.tenant and o.id = s.created_by
        left join users c on c.tenant = s.tenant and c.id = s.closed_by
       cross join lateral (
         select came, went from cash_moved(s.tenant, s.id)) as m
       where s.tenant = ${tenant} and ${which}
       order by s.id desc limit ${limit} offset ${offset}`,
  )

const deskRow = z.object({
  code: z.string(),
  branch_id: z.int(),
  status: z.string(),
  session_id: z.int().nullable(),
  day: z.string().nullable(),
  currency: z.string().nullable(),
})

/** A cash desk and its open day, where it has one. */
export async function readDesk({ db, tenant }: Actor, id: number) {
  const rows = await rowsOf(
    db,
    deskRow,
    sql`
      select d.code, d.branch_id, d.status, s.id as session_id, s.day::text, s.currency
        from cash_desks d left join cash_sessions s on s.tenant = d.tenant and s.desk_id = d.id and s.closed_at is null
       where d.tenant = ${tenant} and d.id = ${id} and d.archived_at is null`,
  )
  return rows[0]
}

const openRow = z.object({ id: z.int(), name: z.string() })

/** Cash desks that are open, those that the caller opened first. */
export const openDesks = ({ db, tenant, language, id }: Actor) =>
  rowsOf(
    db,
    openRow,
    sql`
      select d.id, coalesce(text_in(d.name, ${language}), '') as name
        from cash_sessions s join cash_desks d on d.tenant = s.tenant and d.id = s.desk_id
       where s.tenant = ${tenant} and s.closed_at is null order by (s.created_by = ${id}) desc, d.id`,
  )

const deskOf = z.object({ desk_id: z.int() })

/** The desk of a day. */
export async function deskOfSession({ db, tenant }: Actor, sessionId: number): Promise<number | undefined> {
  const rows = await rowsOf(
    db,
    deskOf,
    sql`select desk_id from cash_sessions where tenant = ${tenant} and id = ${sessionId}`,
  )
  return rows[0]?.desk_id
}
