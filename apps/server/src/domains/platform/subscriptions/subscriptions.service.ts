import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import {
  type cancelSubscription,
  type getOwnSubscription,
  type Subscription,
  type SubscriptionStatus,
  subscriptionStatuses,
} from '@dsms/contract/platform/subscriptions/calls'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { adminsOf } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { historyOf } from '../../../kit/records/history.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { subscriptions } from '../plans/plans.table.ts'
import { listSubscriptions } from './subscriptions.data.ts'
import { givePlan, lockSubscription, type Present } from './subscriptions.plan.ts'
import { changeSubscription } from './subscriptions.store.ts'

async function readSubscription(actor: Actor, schoolId: number): Promise<Subscription> {
  const [found] = await listSubscriptions(
    actor,
    { q: sql`c.id = ${schoolId}` },
    { order: [sql`c.id`], limit: 1, offset: 0 },
  )
  if (!found) throw new AppError('not_found')
  return found
}

const ownRow = z.object({ plan: z.record(z.string(), z.string()), cycle: z.enum(['monthly', 'yearly']) })

/** The own plan with what happened to it and what was asked for. */
export async function readOwn(actor: Actor): Promise<Answer<typeof getOwnSubscription>> {
  const [one, asked, own] = await together([
    () => readSubscription(actor, actor.tenant),
    () =>
      rowsOf(
        actor.db,
        ownRow,
        sql`
        select p.name as plan, r.cycle from plan_requests r join subscription_plans p on p.id = r.plan_id
         where r.tenant = ${actor.tenant} and r.status = 'open'`,
      ),
    () => actor.db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.tenant, actor.tenant)),
  ])
  const [wish] = asked
  return {
    ...one,
    asked_plan: wish ? nameIn(wish.plan, actor.language) : null,
    asked_cycle: wish?.cycle ?? null,
    history: own[0] ? await historyOf(actor, 'subscriptions', own[0].id) : [],
  }
}

/** Gives a plan and tells the school's administrators. A request that waits for it is settled by that. */
export async function changePlan(
  services: Services,
  actor: Actor,
  schoolId: number,
  wish: Parameters<typeof givePlan>[2],
): Promise<Subscription> {
  await givePlan(actor, schoolId, wish)
  await actor.db.execute(sql`
    update plan_requests set status = 'granted', settled_at = now(), settled_by = ${actor.id}
     where tenant = ${schoolId} and status = 'open' and plan_id = ${wish.plan_id} and cycle = ${wish.cycle}`)
  const now = await readSubscription(actor, schoolId)
  if (now.plan_id === wish.plan_id)
    await notify(services, actor.db, await adminsOf(actor.db, schoolId), {
      kind: 'plan_granted',
      params: { plan: now.plan ?? '' },
      link: '/school/plan',
    })
  return now
}

export async function extendTrial(actor: Actor, schoolId: number, until: string): Promise<Subscription> {
  const now = await lockSubscription(actor.db, schoolId)
  // an overdue one was perhaps on trial until yesterday
  if (now.trial_end === null || !['trialing', 'past_due'].includes(now.status ?? ''))
    throw new AppError('illegal_transition', { from: now.status ?? 'active', allowed: 'trialing, past_due' })
  const least = now.trial_end > now.today ? now.trial_end : now.today
  if (until <= least) throw fieldError('until', 'not_later', { day: least })
  await changeSubscription(actor.db, idOf(now), ({ periodStart }) => ({
    status: 'trialing',
    statusReason: null,
    remindedDays: null,
    trialEnd: until,
    periodStart: periodStart < now.today ? periodStart : now.today,
  }))
  // what the dashboards tell about trials agrees with it
  await actor.db.execute(sql`
    update schools set trial_ends_at = ${until}::date::timestamp at time zone time_zone
     where id = ${schoolId} and trial_ends_at is not null`)
  return readSubscription(actor, schoolId)
}

export async function cancel(
  services: Pick<Services, 'events'>,
  actor: Actor,
  schoolId: number,
  { when, reason }: NonNullable<(typeof cancelSubscription)['body']>['_output'],
): Promise<Subscription> {
  const now = await lockSubscription(actor.db, schoolId)
  checkNext(now.status, 'cancelled')
  if (when === 'now') {
    if (!reason) throw fieldError('reason', 'reason_required')
    await changeSubscription(actor.db, idOf(now), () => ({
      ...{ status: 'cancelled', statusReason: reason, nextPlanId: null, nextCycle: null, cancelAtPeriodEnd: false },
    }))
    await tellSchool(services, actor, schoolId)
  } else {
    await actor.db.execute(sql`
      update subscriptions set cancel_at_period_end = ${when === 'period_end'}, status_reason = ${reason ?? null}
       where id = ${now.id}`)
  }
  return readSubscription(actor, schoolId)
}

export async function changeStatus(
  services: Pick<Services, 'events'>,
  actor: Actor,
  schoolId: number,
  status: SubscriptionStatus,
  reason: string | undefined,
): Promise<Subscription> {
  const now = await lockSubscription(actor.db, schoolId)
  checkNext(now.status, status)
  if (status === 'suspended' && !reason) throw fieldError('reason', 'reason_required')
  // a trial that becomes paid begins its first period
  const begins = now.status === 'trialing' || now.status === 'cancelled'
  await changeSubscription(actor.db, idOf(now), () => ({
    ...{ status, statusReason: reason ?? null },
    ...(begins && { periodStart: now.today, periodEnd: now.today }),
  }))
  await tellSchool(services, actor, schoolId)
  return readSubscription(actor, schoolId)
}

/** What a school's people may do changes when its subscription is suspended, and when it is not any more. */
const tellSchool = ({ events }: Pick<Services, 'events'>, { db }: Actor, tenant: number) =>
  events.publish(db, { tenant }, { type: 'ability' })

/** What has a status is there. */
function idOf({ id }: Present): number {
  if (id === null) throw new AppError('internal')
  return id
}

/** A school without a subscription has nothing that could change. */
function checkNext(from: SubscriptionStatus | null, to: SubscriptionStatus) {
  if (from === null) throw new AppError('illegal_transition', { from: '–', allowed: '–' })
  checkTransition(subscriptionStatuses, from, to)
}
