import { fieldError } from '@dsms/contract/kernel/errors'
import type { Plan, PlanInput, PlanStatus } from '@dsms/contract/platform/plans/calls'
import { sql } from 'drizzle-orm'
import { countOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { findPlan, planRecords } from './plans.data.ts'

/** Nothing that was offered becomes a draft again, since schools may have it. */
const transitions = { draft: ['active'], active: ['retired'], retired: ['active'] }

export async function addPlan(actor: Actor, input: PlanInput): Promise<Plan> {
  checkPrices(input.price_month, input.price_year_month)
  await checkCode(actor, input.code)
  const place = sql<number>`(select coalesce(max(place), 0) + 1 from subscription_plans)`
  return findPlan(
    actor,
    await planRecords.insert(actor, {
      ...columnsOf(input),
      priceMonth: input.price_month,
      priceYearMonth: input.price_year_month,
      place,
    }),
  )
}

export async function changePlan(
  actor: Actor,
  id: number,
  { version, ...change }: Partial<PlanInput> & { version: number },
): Promise<Plan> {
  const row = await planRecords.lock(actor, id)
  checkPrices(change.price_month ?? row.priceMonth, change.price_year_month ?? row.priceYearMonth)
  if (change.code !== undefined) await checkCode(actor, change.code, id)
  if (change.is_popular && row.status === 'active') await unmarkOthers(actor, id)
  await planRecords.update(actor, row, version, columnsOf(change))
  return findPlan(actor, id)
}

export async function changePlanStatus(actor: Actor, id: number, status: PlanStatus): Promise<Plan> {
  const row = await planRecords.lock(actor, id)
  checkTransition(transitions, row.status, status)
  if (status === 'active' && row.isPopular) await unmarkOthers(actor, id)
  await planRecords.update(actor, row, undefined, { status })
  return findPlan(actor, id)
}

/** One plan on offer is the popular one. */
async function unmarkOthers(actor: Actor, id: number) {
  await actor.db.execute(sql`
    update subscription_plans set is_popular = false
     where tenant = ${actor.tenant} and id <> ${id} and is_popular and status = 'active'`)
}

const columnsOf = <Given extends Partial<PlanInput>>({
  price_month,
  price_year_month,
  trial_days,
  is_popular,
  ...rest
}: Given) => ({
  ...rest,
  priceMonth: price_month,
  priceYearMonth: price_year_month,
  trialDays: trial_days,
  isPopular: is_popular,
})

function checkPrices(month: number, yearMonth: number) {
  if (yearMonth > month) throw fieldError('price_year_month', 'year_dearer')
}

async function checkCode(actor: Actor, code: string, besides = 0) {
  const found = await countOf(actor.db, sql`select from subscription_plans where code = ${code} and id <> ${besides}`)
  if (found > 0) throw fieldError('code', 'plan_code_taken')
}
