import type { Answer } from '@dsms/contract/kernel/endpoint'
import { addDays, firstOfWeek } from '@dsms/contract/kernel/time/days'
import { hoursLeft } from '@dsms/contract/trainers/availability/rules'
import { credentialKinds } from '@dsms/contract/trainers/credentials/rules'
import { leaveKinds } from '@dsms/contract/trainers/leaveRequests/rules'
import type { getTrainerHome } from '@dsms/contract/trainers/trainers/portal'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { factsOf } from '../../availability/availability.facts.ts'
import { readyToday } from '../../credentials/credentials.ready.ts'
import { ownTrainer } from './portal.own.ts'
import { countTrainees } from './trainees.ts'

/** Where a trainer stands today, in two waits however much there is. */
export async function readHome(actor: Actor): Promise<Answer<typeof getTrainerHome>> {
  const { week_start, ...own } = await ownTrainer(actor)
  const first = firstOfWeek(own.today, week_start)
  const last = addDays(first, 6)
  const [{ blocked_by }, { facts }, counts, trainees] = await together([
    () => readyToday(actor, own.id),
    () => factsOf(actor, own.id, first, last),
    () => countOwn(actor, own.today),
    () => countTrainees(actor, own.id),
  ])
  const week = hoursLeft(facts, first, last)
  const week_minutes = week.reduce((sum, { minutes }) => sum + minutes, 0)
  return { ...own, ...counts, ...trainees, blocked_by, week, week_minutes }
}

const countsRow = z.object({
  next_end: z
    .object({ id: z.int(), kind: z.enum(credentialKinds), expires_on: z.string(), days_left: z.number() })
    .nullable(),
  waiting_credentials: z.number(),
  waiting_leave: z.number(),
  next_leave: z
    .object({ id: z.int(), kind: z.enum(leaveKinds), first_day: z.string(), last_day: z.string() })
    .nullable(),
})
type Counts = z.infer<typeof countsRow>

async function countOwn({ db, tenant, id }: Actor, today: string): Promise<Counts> {
  const rows = await rowsOf(
    db,
    countsRow,
    sql`
      with papers as (
        select c.id, c.kind, c.status, c.expires_on from trainer_credentials c
         where c.tenant = ${tenant} and c.trainer_id = ${id} and c.archived_at is null),
      away as (
        select l.id, l.kind, l.status, l.first_day, l.last_day from leave_requests l
         where l.tenant = ${tenant} and l.trainer_id = ${id} and l.archived_at is null)
      select (select json_build_object('id', p.id, 'kind', p.kind, 'expires_on', p.expires_on,
                       'days_left', p.expires_on - ${today}::date)
                from papers p where p.status = 'approved' and p.expires_on >= ${today}::date
               order by p.expires_on, p.id limit 1) as next_end,
             (select count(*)::integer from papers where status = 'pending') as waiting_credentials,
             (select count(*)::integer from away where status = 'pending') as waiting_leave,
             (select json_build_object('id', a.id, 'kind', a.kind, 'first_day', a.first_day, 'last_day', a.last_day)
                from away a where a.status = 'approved' and a.last_day >= ${today}::date
               order by a.first_day limit 1) as next_leave`,
  )
  const [row] = rows
  if (!row) throw new Error('a statement without a table has one row')
  return row
}
