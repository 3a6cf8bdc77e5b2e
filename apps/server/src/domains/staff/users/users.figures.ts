import type { UserFigures } from '@dsms/contract/staff/users/account'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'

type Name = keyof UserFigures
const countsRow = z.object({ total: z.int(), active: z.int(), pending: z.int(), paid: z.int() })
type Counts = z.infer<typeof countsRow>

/**
 * How many people there are, and how many more or fewer than a month ago. Only those are looked at closely who came or
 * were changed since: what they were then is the value before the first change that the history knows.
 */
export async function userFigures(actor: Actor): Promise<UserFigures> {
  const [now, change] = await together([() => countNow(actor), () => countChange(actor)])
  const figure = (name: Name) => ({ count: Number(now[name]), change: Number(change[name]) })
  return { total: figure('total'), active: figure('active'), pending: figure('pending'), paid: figure('paid') }
}

async function countNow({ db, tenant }: Actor): Promise<Counts> {
  const rows = await rowsOf(
    db,
    countsRow,
    sql`
      select coalesce(sum(total), 0) as total, coalesce(sum(total) filter (where status = 'active'), 0) as active,
             coalesce(sum(total) filter (where status = 'invited'), 0) as pending,
             coalesce(sum(total) filter (where plan <> 'basic'), 0) as paid
        from user_counts where tenant = ${tenant} and status <> 'archived'`,
  )
  return rows[0] as Counts
}

async function countChange({ db, tenant }: Actor): Promise<Counts> {
  const first = (field: 'status' | 'plan') => sql`
    select distinct on (entity_id) entity_id as id, before ->> ${sql.raw(`'${field}'`)} as was
      from audit_log
     where tenant = ${tenant} and entity = 'users' and at > now() - interval '1 month'
       and (jsonb_exists(before, 'status') or jsonb_exists(before, 'plan'))
       and jsonb_exists(before, ${sql.raw(`'${field}'`)})
     order by entity_id, audit_log.id`
  const rows = await rowsOf(
    db,
    countsRow,
    sql`
      with statuses as materialized (${first('status')}), plans as materialized (${first('plan')}),
      touched as (
        select id from users where tenant = ${tenant} and created_at > now() - interval '1 month'
        union select id from statuses union select id from plans),
      people as (
        select u.status as status_now, p.plan as plan_now,
               case when u.created_at > now() - interval '1 month' then 'archived' else coalesce(s.was, u.status) end
                 as status_then,
               coalesce(q.was, p.plan) as plan_then
          from touched t
          join users u on u.id = t.id and u.tenant = ${tenant}
          join user_profiles p on p.tenant = u.tenant and p.user_id = u.id
          left join statuses s on s.id = u.id
          left join plans q on q.id = u.id),
      counted as (
        select status_now as status, plan_now as plan, 1 as weight from people
        union all select status_then, plan_then, -1 from people)
      select coalesce(sum(weight) filter (where status <> 'archived'), 0) as total,
             coalesce(sum(weight) filter (where status = 'active'), 0) as active,
             coalesce(sum(weight) filter (where status = 'invited'), 0) as pending,
             coalesce(sum(weight) filter (where status <> 'archived' and plan <> 'basic'), 0) as paid
        from counted`,
  )
  return rows[0] as Counts
}
