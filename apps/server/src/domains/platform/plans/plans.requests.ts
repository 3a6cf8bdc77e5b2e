import { firstOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import {
  type BillingCycle,
  billingCycles,
  getOwnPlan,
  type PlanRequest,
  planRequest,
} from '@dsms/contract/platform/plans/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { firstRow, idRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { givePlan } from '../subscriptions/subscriptions.plan.ts'
import { lockLimits } from './limits.ts'
import { ownPlanId } from './plans.data.ts'

type OwnPlan = Answer<typeof getOwnPlan>

export async function readOwnPlan(actor: Actor): Promise<OwnPlan> {
  if (actor.schoolId === null) return { plan_id: null, cycle: null, asked_plan_id: null, asked_cycle: null }
  const rows = await rowsOf(
    actor.db,
    getOwnPlan.response,
    sql`
      select ${ownPlanId(actor)} as plan_id,
             coalesce(s.cycle, 'monthly') as cycle, r.plan_id as asked_plan_id, r.cycle as asked_cycle
        from (select 1) one
        left join subscriptions s on s.tenant = ${actor.tenant} and s.status <> 'cancelled'
        left join plan_requests r on r.tenant = ${actor.tenant} and r.status = 'open'`,
  )
  return firstOf(rows)
}

const nameRow = z.object({ name: z.record(z.string(), z.string()) })

/** Asks the platform for a plan and tells those there who can give it. */
export async function requestPlan(
  services: Services,
  actor: Actor,
  planId: number,
  cycle: BillingCycle,
): Promise<OwnPlan> {
  const [offered, own, named] = await together([
    () =>
      rowsOf(
        actor.db,
        nameRow,
        sql`select name from subscription_plans where id = ${planId} and status = 'active' and archived_at is null`,
      ),
    () => readOwnPlan(actor),
    () => rowsOf(actor.db, nameRow, sql`select name from schools where id = ${actor.tenant}`),
  ])
  const plan = offered[0]
  if (!plan) throw new AppError('not_found')
  if (own.plan_id === planId && own.cycle === cycle) throw new AppError('own_plan')
  // pressed twice: nobody is told twice
  if (own.asked_plan_id === planId && own.asked_cycle === cycle) return own
  await actor.db.execute(sql`
    insert into plan_requests (tenant, plan_id, cycle, asked_by)
    values (${actor.tenant}, ${planId}, ${cycle}, ${actor.id})
    on conflict (tenant) where status = 'open'
    do update set plan_id = excluded.plan_id, cycle = excluded.cycle, asked_by = excluded.asked_by`)
  // the platform's people are behind a wall for a school's
  actor.afterCommit(() =>
    asSystem(services.database, async ({ db }) => {
      await notify(services, db, await whoCanGive(db), {
        kind: 'plan_requested',
        params: { school: nameIn(named[0]?.name ?? {}, actor.language), plan: nameIn(plan.name, actor.language) },
        link: '/pages/pricing/manage',
      })
    }),
  )
  return { ...own, asked_plan_id: planId, asked_cycle: cycle }
}

const requestRow = planRequest.extend({ school: z.record(z.string(), z.string()), created_at: z.string() })

export async function listRequests(actor: Actor): Promise<PlanRequest[]> {
  const rows = await rowsOf(
    actor.db,
    requestRow,
    sql`
      select r.id, r.school_id, c.name as school, f.name as "from", r.plan_id, p.name as plan, r.cycle,
             shown_name(u.tenant, u.id, u.kind, coalesce(nullif(u.full_name, ''), u.username)) as by, r.created_at
        from plan_requests r
        join schools c on c.id = r.school_id
        join subscription_plans p on p.id = r.plan_id
        join users u on u.id = r.asked_by
        left join subscriptions s on s.tenant = r.tenant
        left join subscription_plans f on f.id = s.plan_id
       where r.status = 'open'
       order by r.id limit 100`,
  )
  return rows.map((row) => ({
    ...row,
    school: nameIn(row.school, actor.language),
    created_at: new Date(row.created_at).toISOString(),
  }))
}

const askedRow = z.object({ school_id: z.int() })
const waitingRow = z.object({
  school_id: z.int(),
  plan_id: z.int(),
  cycle: z.enum(billingCycles),
  asked_by: z.int(),
  status: z.string(),
  name: z.record(z.string(), z.string()),
})

/** Gives what was asked for, or not, and tells whoever asked. */
export async function settleRequest(services: Services, actor: Actor, id: number, isGranted: boolean): Promise<void> {
  const asked = await firstRow(actor.db, askedRow, sql`select school_id from plan_requests where id = ${id}`)
  // the school first, as whoever changes its plan without a request does
  if (asked) await lockLimits(actor.db, asked.school_id)
  const rows = await rowsOf(
    actor.db,
    waitingRow,
    sql`
      select r.school_id, r.plan_id, r.cycle, r.asked_by, r.status, p.name
        from plan_requests r join subscription_plans p on p.id = r.plan_id
       where r.id = ${id} for update of r`,
  )
  const request = rows[0]
  if (!request) throw new AppError('not_found')
  if (request.status !== 'open') throw new AppError('illegal_transition', { from: request.status, allowed: '–' })
  await actor.db.execute(sql`
    update plan_requests set status = ${isGranted ? 'granted' : 'declined'}, settled_at = now(), settled_by = ${actor.id}
     where id = ${id}`)
  if (isGranted)
    await givePlan(actor, request.school_id, { plan_id: request.plan_id, cycle: request.cycle, with_trial: false })
  await notify(services, actor.db, [{ id: request.asked_by, schoolId: request.school_id }], {
    kind: isGranted ? 'plan_granted' : 'plan_declined',
    params: { plan: nameIn(request.name, actor.language) },
    link: '/pages/pricing',
  })
}

/** The platform's people who may change a school's plan. */
async function whoCanGive(db: Db): Promise<{ id: number; schoolId: null }[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      select u.id from users u join roles r on r.id = u.role_id and r.tenant = 0
       where u.tenant = 0 and u.status = 'active' and r.status = 'active'
         and (r.key = 'admin' or exists (
           select from role_privileges p where p.role_id = r.id and p.permission = 'subscriptions.change_plan'))`,
  )
  return rows.map(({ id }) => ({ id, schoolId: null }))
}
