import { listNotifications } from '@dsms/contract/me'
import * as p from '@dsms/contract/plans'
import * as c from '@dsms/contract/subscriptions'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../testing/factories.ts'
import { callAs, send, testApp } from '../testing/harness.ts'
import { addBranch, givePlan, limitsOf, makePlan, ownSubscription, planSeller, withPlan } from '../testing/plans.ts'
import { query, refusal, wrongFields } from '../testing/reads.ts'
import { reminderDue } from './subscriptions.due.ts'

let seller: TestPerson
beforeAll(async () => {
  seller = await planSeller()
})

/** Moves a subscription through time. */
const shift = (schoolId: number, days: number) =>
  query(sql`
    update subscriptions set period_start = period_start - ${days}::integer, trial_end = trial_end - ${days}::integer,
           period_end = period_end - ${days}::integer where school_id = ${schoolId}`)
const wake = async () => (await testApp()).due.wake()
const told = async (owner: TestPerson, kind: string) =>
  (await callAs(owner.token, listNotifications, { query: { perPage: 100 } })).body.rows.filter(
    (row) => row.kind === kind,
  ).length

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
    expect(Date.parse(now.period_end ?? '') - Date.parse(now.period_start ?? '')).toBeGreaterThan(364 * 86_400_000)
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
    expect(Date.parse((body as c.Subscription).suspended_from ?? '')).toBeGreaterThan(Date.now() + 12 * 86_400_000)
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

  it('of one that is paid in the days of grace stays, and they begin anew the next time', async () => {
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

  it('is cancelled with the period or today, and a new plan begins anew', async () => {
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
