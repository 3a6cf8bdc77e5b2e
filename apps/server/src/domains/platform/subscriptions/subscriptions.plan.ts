import { keysOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { day } from '@dsms/contract/kernel/shared'
import { addDays } from '@dsms/contract/kernel/time/days'
import type { BillingCycle } from '@dsms/contract/platform/plans/calls'
import { billingCycles } from '@dsms/contract/platform/plans/calls'
import { type DueToday, dueToday, type PaidPeriod } from '@dsms/contract/platform/plans/proration'
import type { PlanUse, quotePlanChange } from '@dsms/contract/platform/subscriptions/calls'
import { subscriptionStatuses } from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { lockLimits } from '../plans/limits.ts'
import { freePlanId } from '../plans/plans.data.ts'
import { tooMuch, usageFor } from './subscriptions.data.ts'
import { changeSubscription, insertSubscriptions } from './subscriptions.store.ts'
import { limitWords } from './words.ts'

interface Wish {
  plan_id: number
  cycle: BillingCycle
  with_trial: boolean
}

const offeredRow = z.object({
  id: z.int(),
  price_month: z.number(),
  price_year_month: z.number(),
  currency: z.string(),
  trial_days: z.number(),
  limits: z.record(z.string(), z.number().nullable()),
})
type Offered = z.infer<typeof offeredRow>

const presentRow = z.object({
  today: day,
  /** Null without a subscription. */
  id: z.int().nullable(),
  status: z.enum(keysOf(subscriptionStatuses)).nullable(),
  plan_id: z.int().nullable(),
  cycle: z.enum(billingCycles),
  month: z.int(),
  currency: z.string(),
  period_start: day,
  period_end: day,
  trial_end: day.nullable(),
  /** What the present plan is offered for, to tell a larger one from a smaller. */
  list_price: z.int(),
  cancel_at_period_end: z.boolean(),
})
export type Present = z.infer<typeof presentRow>

/** A school's subscription, locked with all that counts against its limits until the transaction ends. */
export async function lockSubscription(db: Db, schoolId: number): Promise<Present> {
  await lockLimits(db, schoolId)
  return readPresent(db, schoolId)
}

async function readPresent(db: Db, schoolId: number): Promise<Present> {
  const rows = await rowsOf(
    db,
    presentRow,
    sql`
      select to_char(school_today(c.id), 'YYYY-MM-DD') as today, s.id, s.status,
             coalesce(case when s.status <> 'cancelled' then s.plan_id end, ${freePlanId}) as plan_id,
             coalesce(s.cycle, 'monthly') as cycle, coalesce(s.price_month, 0) as month, coalesce(s.currency, 'USD') as currency,
             to_char(coalesce(s.period_start, school_today(c.id)), 'YYYY-MM-DD') as period_start,
             to_char(coalesce(s.period_end, school_today(c.id)), 'YYYY-MM-DD') as period_end,
             to_char(s.trial_end, 'YYYY-MM-DD') as trial_end, coalesce(p.price_month, 0) as list_price,
             coalesce(s.cancel_at_period_end, false) as cancel_at_period_end
        from schools c left join subscriptions s on s.tenant = c.id left join subscription_plans p on p.id = s.plan_id
       where c.id = ${schoolId} and c.archived_at is null`,
  )
  const [found] = rows
  if (!found) throw new AppError('not_found')
  return found
}

async function findOffered(db: Db, id: number): Promise<Offered> {
  const rows = await rowsOf(
    db,
    offeredRow,
    sql`
      select id, price_month, price_year_month, currency, trial_days, limits
        from subscription_plans where id = ${id} and status = 'active' and archived_at is null`,
  )
  const [found] = rows
  if (!found) throw new AppError('invalid_input', {}, { plan_id: { code: 'unknown_choice' } })
  return found
}

const periodOf = ({ status, cycle, month, currency, period_start, period_end }: Present): PaidPeriod => ({
  cycle,
  month,
  currency,
  start: period_start,
  end: period_end,
  isPaid: status === 'active',
})

/** A larger plan holds at once, and so does any while nothing is paid; what is smaller waits for the next period. */
const isAtOnce = (now: Present, next: Offered): boolean =>
  now.status !== 'active' || now.month === 0 || next.price_month > now.list_price

export async function quoteChange(
  actor: Actor,
  schoolId: number,
  { plan_id, cycle }: Omit<Wish, 'with_trial'>,
): Promise<Answer<typeof quotePlanChange>> {
  const now = await readPresent(actor.db, schoolId)
  const next = await findOffered(actor.db, plan_id)
  const atOnce = isAtOnce(now, next)
  const due = dueToday(now.today, periodOf(now), next, cycle)
  // on trial nothing is paid before its end
  const paysNow = atOnce && now.status !== 'trialing'
  return {
    holds_from: atOnce ? now.today : now.period_end,
    is_at_once: atOnce,
    credit: paysNow ? due.credit : 0,
    charge: paysNow ? due.charge : 0,
    due: paysNow ? due.due : 0,
    currency: next.currency,
    // a school has one trial
    trial_days: atOnce && now.trial_end === null ? next.trial_days : 0,
    too_much: tooMuch(await usageFor(actor.db, schoolId, next.limits)),
  }
}

/** Gives a school a plan, or puts it down for the next period. Throws `plan_too_small` with what to reduce. */
export async function givePlan(actor: Actor, schoolId: number, wish: Wish): Promise<void> {
  const now = await lockSubscription(actor.db, schoolId)
  if (now.status === 'suspended')
    throw new AppError('illegal_transition', { from: 'suspended', allowed: 'active, cancelled' })
  const next = await findOffered(actor.db, wish.plan_id)
  if (now.status !== 'cancelled' && now.id !== null && now.plan_id === wish.plan_id && now.cycle === wish.cycle) {
    await keepPresent(actor, now)
    return
  }
  const excess = tooMuch(await usageFor(actor.db, schoolId, next.limits))
  if (excess.length > 0) throw tooSmall(actor, excess)
  if (!isAtOnce(now, next)) {
    await actor.db.execute(sql`
      update subscriptions set next_plan_id = ${wish.plan_id}, next_cycle = ${wish.cycle} where id = ${now.id}`)
    return
  }
  await switchPlan(actor.db, schoolId, now, wish, {
    due: dueToday(now.today, periodOf(now), next, wish.cycle),
    isFree: next.price_month === 0,
    trialDays: wish.with_trial && now.trial_end === null ? next.trial_days : 0,
  })
}

const tooSmall = (actor: Actor, excess: PlanUse[]) =>
  new AppError('plan_too_small', {
    what: excess
      .map(({ what, used, most }) => `${limitWords[what][actor.language]} ${used}/${most}`)
      .join(actor.language === 'ar' ? '، ' : ', '),
  })

/** Choosing what one has takes back a change that was put down for later. */
async function keepPresent({ db }: Actor, now: Present): Promise<void> {
  const found = await countOf(
    db,
    sql`
      update subscriptions set next_plan_id = null, next_cycle = null
       where id = ${now.id} and next_plan_id is not null returning id`,
  )
  if (found === 0) throw new AppError('own_plan')
}

async function switchPlan(
  db: Db,
  schoolId: number,
  now: Present,
  { plan_id, cycle }: Wish,
  { due, isFree, trialDays }: { due: DueToday; isFree: boolean; trialDays: number },
): Promise<void> {
  const isTrial = now.status === 'trialing' && !isFree
  // another plan does not settle what is overdue
  const isOverdue = now.status === 'past_due' && !isFree
  const status = trialDays > 0 || isTrial ? 'trialing' : isOverdue ? 'past_due' : 'active'
  const trialEnd = trialDays > 0 ? addDays(now.today, trialDays) : now.trial_end
  const periodStart = due.keepsPeriod || isTrial ? now.period_start : now.today
  // an end that is not after the beginning becomes the end of the cycle
  const periodEnd = due.keepsPeriod ? now.period_end : periodStart
  const next = { planId: plan_id, cycle, status, periodStart, periodEnd, trialEnd } as const
  if (now.id === null) return insertSubscriptions(db, [{ tenant: schoolId, ...next }])
  await changeSubscription(
    db,
    now.id,
    () => ({
      ...next,
      ...{ statusReason: null, nextPlanId: null, nextCycle: null, cancelAtPeriodEnd: false, remindedDays: null },
    }),
    { startsOver: true },
  )
}
