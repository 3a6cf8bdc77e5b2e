import * as c from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { addBranch, limitsOf, makePlan, ownSubscription, planSeller, withPlan } from '../plans/plans.testing.ts'

let seller: TestPerson
beforeAll(async () => {
  seller = await planSeller()
})

describe('the list of subscriptions', () => {
  const list = async (wishes: object) =>
    (await callAs(seller.token, c.listSubscriptions, { query: { perPage: 100, ...wishes } })).body

  it('has every school, by plan, status, and nearness of a limit', async () => {
    const [plan, roomy] = [await makePlan(), await makePlan({ limits: limitsOf({ branches: 100 }) })]
    const [full, free] = [await withPlan(plan), await withPlan(roomy)]
    await addBranch(full)
    expect((await list({ plan_id: plan.id })).rows).toMatchObject([{ id: full.schoolId, plan_id: plan.id }])
    const near = await list({ near: true, sort: '-period_end,name' })
    const ids = near.rows.map(({ id }) => id)
    expect(ids).toContain(full.schoolId)
    expect(ids).not.toContain(free.schoolId)
    expect(near.total).toBe(near.rows.length)
    await send(seller.token, c.changeSubscriptionStatus, {
      params: { id: free.schoolId },
      body: { status: 'past_due' },
    })
    const overdue = await list({ status: 'past_due', plan_id: roomy.id })
    expect(overdue.rows.map(({ id }) => id)).toEqual([free.schoolId])
    expect(refusal(await send(seller.token, c.listSubscriptions, { query: { sort: 'x' } }))).toEqual(
      wrongFields({ sort: 'unknown_sort' }),
    )
  })

  it('finds a school by its name in either language', async () => {
    const owner = await withPlan(await makePlan())
    const mark = `${process.pid}${owner.schoolId}`
    await query(sql`
      update schools set name = ${JSON.stringify({ ar: `أكاديمية ${mark}`, en: `Academy ${mark}` })}::jsonb
       where id = ${owner.schoolId}`)
    for (const q of [`اكاديميه ${mark}`, `academy ${mark}`])
      expect((await list({ q })).rows.map(({ id }) => id)).toEqual([owner.schoolId])
  })

  it('begins with a free plan for a new school, when there is one', async () => {
    const free = await makePlan({ price_month: 0, price_year_month: 0 })
    const owner = await makeSchoolAdmin()
    expect(await ownSubscription(owner)).toMatchObject({ plan_id: free.id, status: 'active', price_month: 0 })
    const [row] = await query<{ n: number }>(
      sql`select count(*) as n from subscriptions where school_id = ${owner.schoolId}`,
    )
    expect(row?.n).toBe(1)
    await query(sql`update subscription_plans set status = 'retired' where id = ${free.id}`)
  })
})
