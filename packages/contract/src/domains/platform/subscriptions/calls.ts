import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, day, id, idText, instant, minorUnits, pageOf, paging } from '../../../kernel/shared.ts'
import { billingCycles, countedLimits } from '../plans/calls.ts'

/** Each status and those that may follow it. */
export const subscriptionStatuses = {
  trialing: ['active', 'past_due', 'cancelled'],
  active: ['trialing', 'past_due', 'cancelled'],
  past_due: ['trialing', 'active', 'suspended', 'cancelled'],
  suspended: ['active', 'cancelled'],
  cancelled: ['trialing', 'active'],
} as const
export type SubscriptionStatus = keyof typeof subscriptionStatuses
const statusNames = keysOf(subscriptionStatuses)
const status = z.enum(statusNames)
const cycle = z.enum(billingCycles)

/** So many days after it became overdue, a subscription that is still not paid is suspended. */
export const graceDays = 14

/** From this share of a limit on, a school is about to need a larger plan. */
export const nearLimit = 0.8

const use = z.object({ what: z.enum(countedLimits), used: z.int(), most: z.int().nullable() }).meta({ id: 'PlanUse' })
export type PlanUse = z.infer<typeof use>

export const subscription = z
  .object({
    /** Of the school. */
    id,
    school: z.string(),
    plan_id: id.nullable(),
    plan: z.string().nullable(),
    cycle,
    status,
    period_start: day.nullable(),
    period_end: day.nullable(),
    trial_end: day.nullable(),
    cancel_at_period_end: z.boolean(),
    /** The day on which an overdue one is suspended unless it is paid before. */
    suspended_from: day.nullable(),
    next_plan_id: id.nullable(),
    next_plan: z.string().nullable(),
    next_cycle: cycle.nullable(),
    /** A month of the present period. */
    price_month: minorUnits,
    currency: currencyCode,
    usage: z.array(use),
    /** It waits for another plan. */
    has_request: z.boolean(),
  })
  .meta({ id: 'Subscription' })
export type Subscription = z.infer<typeof subscription>

const of = { tag: 'plans' } as const
/** Of the school whose subscription it is. */
const params = z.object({ id: idText })

export const listSubscriptions = endpoint({
  ...of,
  method: 'GET',
  path: '/api/subscriptions',
  summary: 'What each school has, pays and uses',
  access: { platform: 'subscriptions.view' },
  query: paging.extend({
    plan_id: idText.optional(),
    status: status.optional(),
    /** Those that use more than 80 % of one of their limits. */
    near: z.stringbool().optional(),
  }),
  response: pageOf(subscription),
})

const planChoice = { plan_id: id, cycle }

export const quotePlanChange = endpoint({
  ...of,
  method: 'GET',
  path: '/api/subscriptions/:id/quote',
  summary: 'What a change of plan would mean: from when it holds, what is paid today, what is too much for it',
  access: { platform: 'subscriptions.change_plan' },
  params,
  query: z.object({ plan_id: idText, cycle }),
  response: z.object({
    holds_from: day,
    is_at_once: z.boolean(),
    credit: minorUnits,
    charge: minorUnits,
    due: minorUnits,
    currency: currencyCode,
    trial_days: z.int(),
    too_much: z.array(use),
  }),
})

export const changeSubscriptionPlan = endpoint({
  ...of,
  method: 'POST',
  path: '/api/subscriptions/:id/plan',
  summary: 'Give a school another plan: a larger one at once, a smaller one or another rhythm from the next period on',
  access: { platform: 'subscriptions.change_plan' },
  params,
  body: z.object({ ...planChoice, with_trial: z.boolean().default(false) }),
  response: subscription,
  errors: ['plan_too_small', 'own_plan'],
})

export const extendTrial = endpoint({
  ...of,
  method: 'POST',
  path: '/api/subscriptions/:id/trial',
  summary: 'Let a trial end later',
  access: { platform: 'subscriptions.extend_trial' },
  params,
  body: z.object({ until: day }),
  response: subscription,
  errors: ['illegal_transition', 'not_later'],
})

export const cancelSubscription = endpoint({
  ...of,
  method: 'POST',
  path: '/api/subscriptions/:id/cancel',
  summary: 'End a subscription with its period or today, or let it go on after all; the school keeps what it has',
  access: { platform: 'subscriptions.cancel' },
  params,
  body: z.object({ when: z.enum(['period_end', 'now', 'never']), reason: z.string().trim().max(300).optional() }),
  response: subscription,
  errors: ['illegal_transition', 'reason_required'],
})

export const changeSubscriptionStatus = endpoint({
  ...of,
  method: 'POST',
  path: '/api/subscriptions/:id/status',
  summary: 'Say that a subscription is paid, overdue or suspended',
  access: { platform: 'subscriptions.status' },
  params,
  body: z.object({
    status: z.enum(['active', 'past_due', 'suspended']),
    reason: z.string().trim().max(300).optional(),
  }),
  response: subscription,
  errors: ['illegal_transition', 'reason_required'],
})

export const getOwnSubscription = endpoint({
  ...of,
  method: 'GET',
  path: '/api/subscription',
  summary: 'The plan of a school, how much of it is used, and what happened to it',
  access: { school: 'subscription_and_billing.view', platform: 'schools.view' },
  inSchool: true,
  query: z.object({ school_id: idText.optional() }),
  response: subscription.extend({
    asked_plan: z.string().nullable(),
    asked_cycle: cycle.nullable(),
    history: z.array(
      z.object({ at: instant, by: z.string().nullable(), action: z.string(), fields: z.array(z.string()) }),
    ),
  }),
})
export type OwnSubscription = z.infer<typeof getOwnSubscription.response>
