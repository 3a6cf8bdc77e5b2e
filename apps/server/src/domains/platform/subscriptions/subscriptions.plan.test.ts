import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import * as p from '@dsms/contract/platform/plans/calls'
import * as c from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import {
  addBranch,
  givePlan,
  limitsOf,
  makePlan,
  ownSubscription,
  planSeller,
  withPlan,
} from '../plans/plans.testing.ts'
import { shift, told, wake } from './subscriptions.testing.ts'

let seller: TestPerson
beforeAll(async () => {
  seller = await planSeller()
})

describe('a change of plan', () => {
  it('to a larger one holds at once and keeps the period, as its quote says', async () => {
    const [small, large] = [await makePlan(), await makePlan({ price_month: 9900, price_year_month: 8000 })]
    const owner = await withPlan(small)
    await shift(owner.schoolId, 10)
    const before = await ownSubscription(owner)
    const quote = (
      await callAs(seller.token, c.quotePlanChange, {
        params: { id: owner.schoolId },
        query: { plan_id: large.id, cycle: 'monthly' },
      })
    ).body
    expect(quote).toMatchObject({ is_at_once: true, currency: 'USD', too_much: [], trial_days: 14 })
    expect(quote.due).toBe(quote.charge - quote.credit)
    expect(quote.due).toBeGreaterThan(3000)
    expect(quote.due).toBeLessThan(3500)
    expect((await givePlan(owner.schoolId, large)).body).toMatchObject({
      plan_id: large.id,
      price_month: 9900,
      period_start: before.period_start,
      period_end: before.period_end,
      next_plan_id: null,
    })
    expect(await told(owner, 'plan_granted')).toBe(2)
  })

  it('to a smaller one waits for the next period, and can be taken back', async () => {
    const [small, large] = [await makePlan(), await makePlan({ price_month: 9900, price_year_month: 8000 })]
    const owner = await withPlan(large)
    expect((await givePlan(owner.schoolId, small, 'yearly')).body).toMatchObject({
      plan_id: large.id,
      next_plan_id: small.id,
      next_cycle: 'yearly',
      price_month: 9900,
    })
    expect((await givePlan(owner.schoolId, large)).body).toMatchObject({ next_plan_id: null })
    expect(refusal(await givePlan(owner.schoolId, large))).toMatchObject({ status: 409, code: 'own_plan' })
    await givePlan(owner.schoolId, small, 'yearly')
    const { period_end } = await ownSubscription(owner)
    await shift(owner.schoolId, 31)
    await wake()
    const now = await ownSubscription(owner)
    expect(now).toMatchObject({ plan_id: small.id, cycle: 'yearly', price_month: 4000, next_plan_id: null })
    expect(now.period_start).not.toBe(period_end)
    expect(Date.parse(now.period_end ?? '') - Date.parse(now.period_start ?? '')).toBeGreaterThan(364 * dayMs)
  })

  it('to one that is too small is refused with what to reduce', async () => {
    const [small, large] = [await makePlan(), await makePlan({ price_month: 9900, limits: limitsOf({ branches: 9 }) })]
    const owner = await withPlan(large)
    for (let more = 0; more < 3; more++) await addBranch(owner)
    const reply = await givePlan(owner.schoolId, small)
    expect(reply.body).toMatchObject({ code: 'plan_too_small' })
    expect(JSON.stringify(reply.body)).toContain('الفروع 4/2')
    expect((await ownSubscription(owner)).next_plan_id).toBeNull()
  })

  it('that was put down is not made when the school outgrew it', async () => {
    const [small, large] = [await makePlan(), await makePlan({ price_month: 9900, limits: limitsOf({ branches: 9 }) })]
    const owner = await withPlan(large)
    await givePlan(owner.schoolId, small)
    await addBranch(owner)
    await addBranch(owner)
    await shift(owner.schoolId, 31)
    await wake()
    expect(await ownSubscription(owner)).toMatchObject({ plan_id: large.id, next_plan_id: small.id, status: 'active' })
  })

  it('of the price holds from the next period', async () => {
    const plan = await makePlan()
    const owner = await withPlan(plan)
    await query(sql`update subscription_plans set price_month = 5900 where id = ${plan.id}`)
    expect((await ownSubscription(owner)).price_month).toBe(4900)
    await shift(owner.schoolId, 31)
    await wake()
    expect((await ownSubscription(owner)).price_month).toBe(5900)
  })

  it('settles the request for it', async () => {
    const [small, large] = [await makePlan(), await makePlan({ price_month: 9900 })]
    const owner = await withPlan(small)
    await send(owner.token, p.requestPlan, { params: { id: large.id }, body: { cycle: 'monthly' } })
    expect(await ownSubscription(owner)).toMatchObject({ has_request: true, asked_cycle: 'monthly' })
    await givePlan(owner.schoolId, large)
    expect(await ownSubscription(owner)).toMatchObject({ has_request: false, asked_plan: null })
  })

  it('is for those who may, and for plans on offer', async () => {
    const plan = await makePlan()
    const owner = await withPlan(plan)
    const params = { id: owner.schoolId }
    const reader = await makePerson({ permissions: ['subscriptions.view'] })
    const body = { plan_id: plan.id, cycle: 'yearly' }
    expect((await send(reader.token, c.changeSubscriptionPlan, { params, body })).status).toBe(403)
    expect((await send(owner.token, c.changeSubscriptionPlan, { params, body })).status).toBe(403)
    const unknown = await send(seller.token, c.changeSubscriptionPlan, { params, body: { ...body, plan_id: 2e9 } })
    expect(refusal(unknown)).toEqual(wrongFields({ plan_id: 'unknown_choice' }))
  })
})
