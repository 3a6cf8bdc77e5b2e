import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import * as c from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { addBranch, givePlan, makePlan, ownSubscription, planSeller, withPlan } from '../plans/plans.testing.ts'
import { reminderDue } from './subscriptions.due.ts'
import { shift, told, wake } from './subscriptions.testing.ts'

let seller: TestPerson
beforeAll(async () => {
  seller = await planSeller()
})

describe('a trial', () => {
  const onTrial = async () => {
    const owner = await makeSchoolAdmin()
    expect((await givePlan(owner.schoolId, await makePlan(), 'monthly', true)).body.status).toBe('trialing')
    return owner
  }

  it('ends overdue, and the school was told in time', async () => {
    const owner = await onTrial()
    await wake()
    expect(await told(owner, 'trial_ending')).toBe(1)
    await wake()
    expect(await told(owner, 'trial_ending'), 'once for each day').toBe(1)
    await shift(owner.schoolId, 7)
    await wake()
    await shift(owner.schoolId, 6)
    await wake()
    expect(await told(owner, 'trial_ending')).toBe(3)
    await shift(owner.schoolId, 1)
    await wake()
    const now = await ownSubscription(owner)
    expect(now).toMatchObject({ status: 'past_due' })
    expect(now.period_start).toBe(now.trial_end)
    expect(await told(owner, 'trial_ended')).toBe(1)
  })

  it('ends as paid where nothing has to be paid', async () => {
    const owner = await makeSchoolAdmin()
    const free = await makePlan({ price_month: 0, price_year_month: 0 })
    await givePlan(owner.schoolId, free, 'monthly', true)
    await shift(owner.schoolId, 14)
    await wake()
    expect(await ownSubscription(owner)).toMatchObject({ status: 'active' })
    expect(await told(owner, 'trial_ended')).toBe(0)
    await query(sql`update subscription_plans set status = 'retired' where id = ${free.id}`)
  })

  it('is extended to a later day alone, also after its end, and there is one', async () => {
    const owner = await onTrial()
    const params = { id: owner.schoolId }
    const { trial_end } = await ownSubscription(owner)
    const extend = (until: string) => send(seller.token, c.extendTrial, { params, body: { until } })
    expect(refusal(await extend(trial_end ?? ''))).toEqual(wrongFields({ until: 'not_later' }))
    await shift(owner.schoolId, 15)
    await wake()
    expect((await ownSubscription(owner)).status).toBe('past_due')
    expect((await extend('2099-01-01')).body).toMatchObject({ status: 'trialing', trial_end: '2099-01-01' })
    const other = await makePlan({ price_month: 9900 })
    const quote = await callAs(seller.token, c.quotePlanChange, {
      params,
      query: { plan_id: other.id, cycle: 'monthly' },
    })
    expect(quote.body, 'nothing is paid on trial').toMatchObject({ trial_days: 0, due: 0 })
    const never = await withPlan(await makePlan())
    const reply = await send(seller.token, c.extendTrial, {
      params: { id: never.schoolId },
      body: { until: '2099-01-01' },
    })
    expect(refusal(reply)).toMatchObject({ status: 409, code: 'illegal_transition' })
  })

  it.each([
    [30, null, undefined],
    [14, null, 14],
    [10, null, 14],
    [10, 14, undefined],
    [7, 14, 7],
    [1, 7, 1],
    [1, 1, undefined],
    [0, 7, undefined],
  ])('with %i days left, after the reminder of %s, reminds of %s', (left, reminded, due) => {
    expect(reminderDue(left, reminded)).toBe(due)
  })
})

describe('the status', () => {
  const change = (schoolId: number, status: string, reason?: string) =>
    send(seller.token, c.changeSubscriptionStatus, { params: { id: schoolId }, body: { status, reason } })
  const cancel = (schoolId: number, when: string, reason?: string) =>
    send(seller.token, c.cancelSubscription, { params: { id: schoolId }, body: { when, reason } })

  it('follows its table, here and in the database', async () => {
    const { schoolId } = await withPlan(await makePlan())
    expect(refusal(await change(schoolId, 'suspended', 'x'))).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect((await change(schoolId, 'past_due')).body).toMatchObject({ status: 'past_due' })
    expect(refusal(await change(schoolId, 'suspended'))).toEqual(wrongFields({ reason: 'reason_required' }))
    expect((await change(schoolId, 'suspended', 'unpaid')).status).toBe(200)
    const other = await makePlan()
    expect(refusal(await givePlan(schoolId, other)).code).toBe('illegal_transition')
    const [row] = await query<{ arguments: string }>(sql`
      select encode(tgargs, 'escape') as arguments from pg_trigger
       where tgname = 'status' and tgrelid = 'subscriptions'::regclass`)
    const allowed = Object.entries(c.subscriptionStatuses).flatMap(([from, to]) => to.map((one) => `${from}>${one}`))
    expect(row?.arguments.split('\\000').filter(Boolean).sort()).toEqual(allowed.sort())
  })

  it('of one that stays unpaid is suspended after the days of grace, and the school was told in time', async () => {
    const owner = await withPlan(await makePlan())
    const later = (days: number) =>
      query(
        sql`update subscriptions set overdue_since = overdue_since - ${days}::integer where tenant = ${owner.schoolId}`,
      )
    const { body } = await change(owner.schoolId, 'past_due')
    expect(Date.parse((body as c.Subscription).suspended_from ?? '')).toBeGreaterThan(Date.now() + 12 * dayMs)
    await later(6)
    await wake()
    expect(await told(owner, 'plan_overdue')).toBe(0)
    await later(1)
    await wake()
    await wake()
    expect(await told(owner, 'plan_overdue'), 'a week before').toBe(1)
    await later(6)
    await wake()
    expect(await told(owner, 'plan_overdue'), 'and the day before').toBe(2)
    expect(await ownSubscription(owner)).toMatchObject({ status: 'past_due' })
    expect((await addBranch(owner)).status).toBe(201)
    await later(1)
    await wake()
    expect(await ownSubscription(owner)).toMatchObject({ status: 'suspended', suspended_from: null })
    expect(await told(owner, 'plan_suspended')).toBe(1)
    expect(refusal(await addBranch(owner)), 'it reads alone').toMatchObject({ status: 403, code: 'school_suspended' })
    await change(owner.schoolId, 'active')
    expect(refusal(await addBranch(owner)).code, 'paid').not.toBe('school_suspended')
  })

  it('of one that is paid in the days of grace stays, and they begin again the next time', async () => {
    const owner = await withPlan(await makePlan())
    await change(owner.schoolId, 'past_due')
    await query(sql`update subscriptions set overdue_since = overdue_since - 10 where tenant = ${owner.schoolId}`)
    await wake()
    await change(owner.schoolId, 'active')
    await change(owner.schoolId, 'past_due')
    await wake()
    expect(await ownSubscription(owner)).toMatchObject({ status: 'past_due' })
    expect(await told(owner, 'plan_overdue')).toBe(1)
  })

  it('is cancelled with the period or today, and a new plan begins again', async () => {
    const plan = await makePlan()
    const owner = await withPlan(plan)
    expect((await cancel(owner.schoolId, 'period_end')).body).toMatchObject({
      cancel_at_period_end: true,
      status: 'active',
    })
    expect((await cancel(owner.schoolId, 'never')).body).toMatchObject({ cancel_at_period_end: false })
    expect(refusal(await cancel(owner.schoolId, 'now'))).toEqual(wrongFields({ reason: 'reason_required' }))
    await cancel(owner.schoolId, 'period_end')
    await shift(owner.schoolId, 31)
    await wake()
    const now = await ownSubscription(owner)
    expect(now).toMatchObject({ status: 'cancelled', price_month: 0 })
    expect(now.plan_id).not.toBe(plan.id)
    expect((await givePlan(owner.schoolId, plan)).body).toMatchObject({ status: 'active', plan_id: plan.id })
    expect((await cancel(owner.schoolId, 'now', 'moved away')).body).toMatchObject({ status: 'cancelled' })
  })

  it('is kept with what happened to it', async () => {
    const owner = await withPlan(await makePlan())
    await change(owner.schoolId, 'past_due')
    const { history } = await ownSubscription(owner)
    expect(history.map(({ action }) => action)).toEqual(['updated', 'created'])
    // people of the platform are not named to a school
    expect(history[0]).toMatchObject({ fields: ['status'], by: null })
  })
})
