import { branches } from '@dsms/contract/school/branches/calls'
import { changeUserStatus } from '@dsms/contract/staff/users/account'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal } from '../../../testing/reads.ts'
import { addBranch, addTaught, limitsOf, makePlan, ownSubscription, withPlan } from '../plans/plans.testing.ts'

describe('limits of the plan', () => {
  it('are told with what is used of them', async () => {
    const plan = await makePlan()
    const owner = await withPlan(plan)
    await addBranch(owner)
    expect(await ownSubscription(owner)).toMatchObject({
      plan_id: plan.id,
      status: 'active',
      price_month: 4900,
      usage: [
        { what: 'branches', used: 2, most: 2 },
        { what: 'trainers', used: 0, most: 1 },
        { what: 'active_students', used: 0, most: 1 },
        { what: 'vehicles', used: 0, most: null },
        { what: 'storage_mb', used: 0, most: null },
      ],
    })
  })

  it.each([
    ['Teacher', 'trainers'],
    ['Student', 'active_students'],
  ] as const)('hold for each %s, also for one who comes back', async (role, what) => {
    const owner = await withPlan(await makePlan())
    const first = await addTaught(owner, role)
    expect(first.status, JSON.stringify(first.body)).toBe(201)
    const second = await addTaught(owner, role)
    expect(second.body).toMatchObject({ code: 'plan_limit', params: { what, most: 1 } })
    // inactive people take no place; letting one back in takes one again
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      sql`select id from users where tenant = ${owner.schoolId} and kind <> 'staff'`,
    )
    const status = (to: 'active' | 'inactive') =>
      callAs(owner.token, changeUserStatus, { body: { ids: [id], status: to, reason: 'test' } })
    expect((await status('inactive')).body.changed).toEqual([id])
    expect((await addTaught(owner, role)).status).toBe(201)
    expect((await status('active')).body).toMatchObject({ changed: [], refused: [{ id, code: 'plan_limit' }] })
  })

  it('leave one of two who add at the last place at once', async () => {
    const owner = await withPlan(await makePlan())
    const replies = await Promise.all([addBranch(owner), addBranch(owner), addBranch(owner)])
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const trainers = await Promise.all([addTaught(owner, 'Teacher'), addTaught(owner, 'Teacher')])
    expect(trainers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('never hide what is there', async () => {
    const large = await makePlan({ price_month: 9900, limits: limitsOf({ branches: 5 }) })
    const owner = await withPlan(large)
    await addBranch(owner)
    await addBranch(owner)
    await query(sql`update subscription_plans set limits = limits || '{"branches":1}' where id = ${large.id}`)
    const list = (await send(owner.token, branches.calls.list, { query: {} })).body as { total: number }
    expect(list.total).toBe(3)
    expect(refusal(await addBranch(owner))).toMatchObject({ status: 409, code: 'plan_limit' })
  })
})
