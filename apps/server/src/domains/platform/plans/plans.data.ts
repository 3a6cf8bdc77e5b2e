import { AppError } from '@dsms/contract/kernel/errors'
import { toMajor } from '@dsms/contract/kernel/money'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Plan, ShownPlan } from '@dsms/contract/platform/plans/calls'
import { plan } from '@dsms/contract/platform/plans/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { records } from '../../../kit/records/records.ts'
import { subscriptionPlans } from './plans.table.ts'

export const planRecords = records(subscriptionPlans, {
  sorts: { place: subscriptionPlans.place },
  defaultSort: 'place',
})

/** The first plan on offer that costs nothing: what a school has without a subscription. */
export const freePlanId: SQL = sql`
  (select id from subscription_plans where status = 'active' and price_month = 0 and archived_at is null
    order by place limit 1)`

/** The plan of the school acted in. */
export const ownPlanId = (actor: Actor): SQL => sql`
  coalesce((select plan_id from subscriptions where tenant = ${actor.tenant} and status <> 'cancelled'), ${freePlanId})`

/** Plans on offer, as the price page shows them; their money as decimals. */
export async function readOffer(db: Db, language: Language): Promise<ShownPlan[]> {
  const rows = await rowsOf(
    db,
    offerRow,
    sql`
      select id, code, name, subtitle, benefits, image, price_month, price_year_month, currency, trial_days, is_popular
        from subscription_plans
       where tenant = 0 and status = 'active' and archived_at is null
       order by place, id`,
  )
  return rows.map((plan) => ({
    id: plan.id,
    code: plan.code,
    title: nameIn(plan.name, language),
    img: `/art/${plan.image}.svg`,
    subtitle: nameIn(plan.subtitle, language),
    monthlyPrice: toMajor(plan.price_month, plan.currency),
    yearlyPlan: {
      perMonth: toMajor(plan.price_year_month, plan.currency),
      totalAnnual: toMajor(plan.price_year_month * 12, plan.currency),
    },
    planBenefits: plan.benefits.map((benefit) => nameIn(benefit, language)),
    popular: plan.is_popular,
    currency: plan.currency,
    trialDays: plan.trial_days,
  }))
}

const offerRow = z.object({
  id: z.int(),
  code: z.string(),
  name: z.record(z.string(), z.string()),
  subtitle: z.record(z.string(), z.string()),
  benefits: z.array(z.record(z.string(), z.string())),
  image: z.string(),
  price_month: z.number(),
  price_year_month: z.number(),
  currency: z.string(),
  trial_days: z.number(),
  is_popular: z.boolean(),
})

const planRow = plan.extend({ updated_at: z.string() })

export async function listPlans(actor: Actor, only?: SQL): Promise<Plan[]> {
  const rows = await rowsOf(
    actor.db,
    planRow,
    sql`
    select p.id, p.code, p.name, p.subtitle, p.benefits, p.image, p.price_month, p.price_year_month, p.currency,
           p.trial_days, p.limits, p.is_popular, p.place, p.status, p.version, p.updated_at,
           (select count(*) from subscriptions s where s.plan_id = p.id) as schools
      from subscription_plans p
     where p.tenant = ${actor.tenant} and p.archived_at is null and ${only ?? sql`true`}
     order by p.place, p.id`,
  )
  return rows.map((row) => ({ ...row, updated_at: new Date(row.updated_at).toISOString() }))
}

export async function findPlan(actor: Actor, id: number): Promise<Plan> {
  const [found] = await listPlans(actor, sql`p.id = ${id}`)
  if (!found) throw new AppError('not_found')
  return found
}
