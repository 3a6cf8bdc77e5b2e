import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, currencyCode, id, idText, instant, minorUnits, rowVersion } from '../../../kernel/shared.ts'
import { spokenIn, translated, translatedInput, translatedOptional } from '../../../kernel/translated.ts'
import { questionAndAnswer } from '../../../kit/questions.ts'

export const planStatuses = ['draft', 'active', 'retired'] as const
export type PlanStatus = (typeof planStatuses)[number]
export const billingCycles = ['monthly', 'yearly'] as const
export type BillingCycle = (typeof billingCycles)[number]
/** What a plan counts; null in `limits` is no limit. */
export const planLimits = [
  'branches',
  'trainers',
  'active_students',
  'vehicles',
  'storage_mb',
  'sms',
  'outside_mails',
  'outside_mails_person',
] as const
export type PlanLimit = (typeof planLimits)[number]
/** Of these, the ones that are counted as records are added. */
export const countedLimits = ['branches', 'trainers', 'active_students', 'vehicles', 'storage_mb'] as const
/** Letters to outsiders on a day, by a school and by each of its people, where a plan says nothing of it. */
export const unsaidLimits = { outside_mails: 100, outside_mails_person: 50 } as const
/** The most of them while a school tries the product, whatever its plan allows. */
export const trialLimits = { outside_mails: 50, outside_mails_person: 25 } as const
export type CountedLimit = (typeof countedLimits)[number]

/** A plan as the price page shows it; prices are decimals of its currency. */
const shownPlan = z
  .object({
    id,
    code: z.string(),
    title: z.string(),
    img: z.string(),
    subtitle: z.string(),
    monthlyPrice: z.number(),
    yearlyPlan: z.object({ perMonth: z.number(), totalAnnual: z.number() }),
    planBenefits: z.array(z.string()),
    popular: z.boolean(),
    currency: currencyCode,
    trialDays: z.int(),
  })
  .meta({ id: 'ShownPlan' })
export type ShownPlan = z.infer<typeof shownPlan>

export const getPricing = endpoint({
  method: 'GET',
  path: '/pricing/data',
  tag: 'plans',
  summary: 'The three plans of the price page, all that are offered in `plans`, and common questions about prices',
  access: 'public',
  query: z.object(spokenIn),
  response: z.object({
    basicPlan: shownPlan.optional(),
    standardPlan: shownPlan.optional(),
    enterprisePlan: shownPlan.optional(),
    /** Every plan on offer, in order. */
    plans: z.array(shownPlan),
    qandA: z.array(questionAndAnswer),
  }),
})

export const getOwnPlan = endpoint({
  method: 'GET',
  path: '/api/plans/own',
  tag: 'plans',
  summary: 'The plan of the caller’s school and the one it asked for; nothing for people of the platform',
  access: 'session',
  response: z.object({
    plan_id: id.nullable(),
    cycle: z.enum(billingCycles).nullable(),
    asked_plan_id: id.nullable(),
    asked_cycle: z.enum(billingCycles).nullable(),
  }),
})

export const requestPlan = endpoint({
  method: 'POST',
  path: '/api/plans/:id/request',
  tag: 'plans',
  summary: 'Ask the platform for another plan; a later request takes the place of one that is open',
  access: { school: 'subscription_and_billing.change_plan' },
  params: z.object({ id: idText }),
  body: z.object({ cycle: z.enum(billingCycles) }),
  response: getOwnPlan.response,
  errors: ['own_plan'],
})

// what the platform's people do

const most = z.int().min(0).max(10_000_000).nullable()
/** What says nothing of mail to outsiders is limited by `unsaidLimits`. */
const limits = z.object({
  branches: most,
  trainers: most,
  active_students: most,
  vehicles: most,
  storage_mb: most,
  sms: most,
  outside_mails: most.optional(),
  outside_mails_person: most.optional(),
} satisfies Record<PlanLimit, z.ZodType>)

export const plan = z
  .object({
    id,
    code: z.string(),
    name: translated,
    subtitle: translated,
    benefits: z.array(translated),
    image: z.string(),
    /** Smallest units of the currency, for a month. */
    price_month: minorUnits,
    /** The same when a whole year is paid; a year is twelve of them. */
    price_year_month: minorUnits,
    currency: currencyCode,
    trial_days: z.int(),
    limits,
    is_popular: z.boolean(),
    place: z.int(),
    status: z.enum(planStatuses),
    /** Schools that have it. */
    schools: z.int(),
    version: rowVersion,
    updated_at: instant,
  })
  .meta({ id: 'Plan' })
export type Plan = z.infer<typeof plan>

export const planImages = ['plan-start', 'plan-grow', 'plan-chain'] as const
const price = z.int().min(0).max(100_000_000)

export const planInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9_-]{1,39}$/, 'invalid_slug'),
  name: translatedInput(60),
  subtitle: translatedOptional(160),
  benefits: z.array(translatedInput(120)).min(1).max(10),
  image: z.enum(planImages).default('plan-start'),
  price_month: price,
  price_year_month: price,
  currency: currencyCode.default('USD'),
  trial_days: z.int().min(0).max(365).default(0),
  limits,
  is_popular: z.boolean().default(false),
})
export type PlanInput = z.output<typeof planInput>

const params = z.object({ id: idText })
const of = { tag: 'plans' } as const

export const listPlans = endpoint({
  ...of,
  method: 'GET',
  path: '/api/plans',
  summary: 'All plans in their order, drafts and retired ones included',
  access: { platform: 'subscription_plans.view' },
  response: z.array(plan),
})

export const createPlan = endpoint({
  ...of,
  method: 'POST',
  path: '/api/plans',
  summary: 'Add a plan as a draft',
  access: { platform: 'subscription_plans.create' },
  status: 201,
  body: planInput,
  response: plan,
  errors: ['plan_code_taken', 'year_dearer'],
})

export const updatePlan = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/plans/:id',
  summary: 'Change a plan; the price page shows it at once',
  access: { platform: 'subscription_plans.edit' },
  params,
  body: changeOf(planInput).extend({ version: rowVersion }),
  response: plan,
  errors: ['plan_code_taken', 'year_dearer', 'stale_version'],
})

export const movePlan = endpoint({
  ...of,
  method: 'POST',
  path: '/api/plans/:id/move',
  summary: 'Move a plan one place earlier or later',
  access: { platform: 'subscription_plans.edit' },
  params,
  body: z.object({ direction: z.enum(['up', 'down']) }),
  response: plan,
})

export const changePlanStatus = endpoint({
  ...of,
  method: 'POST',
  path: '/api/plans/:id/status',
  summary: 'Offer a plan or retire it; a retired one keeps the schools that have it',
  access: { platform: 'subscription_plans.publish' },
  params,
  body: z.object({ status: z.enum(planStatuses) }),
  response: plan,
  errors: ['illegal_transition'],
})

export const planRequest = z
  .object({
    id,
    school_id: id,
    school: z.string(),
    from: translated.nullable(),
    plan_id: id,
    plan: translated,
    cycle: z.enum(billingCycles),
    by: z.string(),
    created_at: instant,
  })
  .meta({ id: 'PlanRequest' })
export type PlanRequest = z.infer<typeof planRequest>

export const listPlanRequests = endpoint({
  ...of,
  method: 'GET',
  path: '/api/plans/requests',
  summary: 'Schools that ask for another plan, the longest waiting first, at most 100',
  access: { platform: 'subscriptions.view' },
  response: z.array(planRequest),
})

export const settlePlanRequest = endpoint({
  ...of,
  method: 'POST',
  path: '/api/plans/requests/:id/settle',
  summary: 'Give a school the plan it asked for, or decline; whoever asked is told',
  access: { platform: 'subscriptions.change_plan' },
  params,
  body: z.object({ isGranted: z.boolean() }),
  response: z.object({}),
  errors: ['illegal_transition', 'plan_too_small'],
})
