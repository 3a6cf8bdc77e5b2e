import { listNotifications } from '@dsms/contract/kernel/session/me'
import * as c from '@dsms/contract/platform/plans/calls'
import { getPricing } from '@dsms/contract/platform/plans/calls'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { inAll } from '../../content/help/help.testing.ts'

let serial = 0
const input = (changes: object = {}) => ({
  code: `plan-${process.pid}-${++serial}`,
  name: inAll('Plan'),
  subtitle: { ar: 'للصغار' },
  benefits: [inAll('One'), { ar: 'اثنان' }],
  image: 'plan-grow' as const,
  price_month: 4900,
  price_year_month: 4000,
  trial_days: 14,
  limits: { branches: 3, trainers: 10, active_students: 250, vehicles: 15, storage_mb: null, sms: 0 },
  ...changes,
})

describe('subscription plans', () => {
  let seller: TestPerson
  beforeAll(async () => {
    seller = await makeSuperAdmin()
  })
  const make = async (changes: object = {}, isOffered = true) => {
    const { body } = (await send(seller.token, c.createPlan, { body: input(changes) })) as { body: c.Plan }
    if (!isOffered) return body
    return (await callAs(seller.token, c.changePlanStatus, { params: { id: body.id }, body: { status: 'active' } }))
      .body
  }
  const offer = async (lang: 'ar' | 'en' = 'en') => (await callAs(undefined, getPricing, { query: { lang } })).body

  it('make the price page: decimals of the currency, a year is twelve months', async () => {
    const plan = await make({ code: 'standard', is_popular: true })
    const { standardPlan, plans, qandA } = await offer()
    expect(standardPlan).toEqual({
      id: plan.id,
      code: 'standard',
      title: 'Plan en',
      img: '/art/plan-grow.svg',
      subtitle: 'للصغار',
      monthlyPrice: 49,
      yearlyPlan: { perMonth: 40, totalAnnual: 480 },
      planBenefits: ['One en', 'اثنان'],
      popular: true,
      currency: 'USD',
      trialDays: 14,
    })
    expect(plans.map(({ id }) => id)).toContain(plan.id)
    expect(qandA).toEqual(expect.any(Array))
    expect((await offer('ar')).standardPlan?.title).toBe('Plan ar')
  })

  it('are shown while they are on offer alone, in their order', async () => {
    const [first, second] = [await make(), await make()]
    const draft = await make({}, false)
    const ids = async () => (await offer()).plans.map(({ id }) => id)
    expect(await ids()).not.toContain(draft.id)
    await callAs(seller.token, c.movePlan, { params: { id: second.id }, body: { direction: 'up' } })
    const shown = await ids()
    expect(shown.indexOf(second.id)).toBe(shown.indexOf(first.id) - 1)
    const status = (id: number, to: string) =>
      send(seller.token, c.changePlanStatus, { params: { id }, body: { status: to } })
    expect((await status(first.id, 'retired')).status).toBe(200)
    expect(await ids()).not.toContain(first.id)
    expect(refusal(await status(first.id, 'draft'))).toMatchObject({ status: 409, code: 'illegal_transition' })
    expect((await status(first.id, 'active')).status).toBe(200)
  })

  it('have one popular one among them', async () => {
    const [one, two] = [await make({ is_popular: true }), await make({ is_popular: true })]
    const popular = async () => (await offer()).plans.filter((plan) => plan.popular).map(({ id }) => id)
    expect(await popular()).toEqual([two.id])
    const now = (await callAs(seller.token, c.listPlans)).body.find(({ id }) => id === one.id)
    await callAs(seller.token, c.updatePlan, {
      params: { id: one.id },
      body: { is_popular: true, version: now?.version ?? 0 },
    })
    expect(await popular()).toEqual([one.id])
  })

  it.each([
    [{ code: 'Ä' }, { code: 'invalid_slug' }],
    [{ name: {} }, { name: 'required' }],
    [{ benefits: [] }, { benefits: 'too_few' }],
    [{ price_month: -1 }, { price_month: 'too_small' }],
    [{ price_month: 10.5 }, { price_month: 'invalid_type' }],
    [{ price_year_month: 5000 }, { price_year_month: 'year_dearer' }],
    [{ currency: 'usd' }, { currency: 'invalid_format' }],
  ])('are not saved with %j', async (wrong, fields) => {
    expect(refusal(await send(seller.token, c.createPlan, { body: input(wrong) }))).toEqual(
      wrongFields(fields as never),
    )
  })

  it('have a code of their own and refuse an outdated change', async () => {
    const plan = await make()
    expect(refusal(await send(seller.token, c.createPlan, { body: input({ code: plan.code }) }))).toEqual(
      wrongFields({ code: 'plan_code_taken' }),
    )
    const change = (version: number) =>
      send(seller.token, c.updatePlan, { params: { id: plan.id }, body: { price_month: 6000, version } })
    expect((await change(plan.version)).body).toMatchObject({ price_month: 6000, price_year_month: 4000 })
    expect(refusal(await change(plan.version))).toMatchObject({ status: 409, code: 'stale_version' })
  })

  describe('are asked for', () => {
    const asked = async (person: TestPerson) =>
      (await callAs(person.token, listNotifications, { query: { perPage: 100 } })).body.rows.filter(
        ({ kind }) => kind === 'plan_requested',
      ).length
    const ask = (person: TestPerson, id: number, cycle = 'yearly') =>
      send(person.token, c.requestPlan, { params: { id }, body: { cycle } })
    const waiting = async (schoolId: number) =>
      (await callAs(seller.token, c.listPlanRequests)).body.filter(({ school_id }) => school_id === schoolId)

    it('by a school, once, and given by the platform, which tells the school', async () => {
      const plan = await make()
      const head = await makeSchoolAdmin()
      const before = await asked(seller)
      expect((await ask(head, plan.id)).body).toMatchObject({ asked_plan_id: plan.id, asked_cycle: 'yearly' })
      await ask(head, plan.id)
      expect((await asked(seller)) - before).toBe(1)
      const requests = await waiting(head.schoolId)
      expect(requests).toMatchObject([{ plan_id: plan.id, cycle: 'yearly', from: null, plan: { en: 'Plan en' } }])
      const settle = () =>
        send(seller.token, c.settlePlanRequest, { params: { id: requests[0]?.id }, body: { isGranted: true } })
      expect((await settle()).status).toBe(200)
      expect((await settle()).status).toBe(409)
      expect((await callAs(head.token, c.getOwnPlan)).body).toEqual({
        plan_id: plan.id,
        cycle: 'yearly',
        asked_plan_id: null,
        asked_cycle: null,
      })
      const told = (await callAs(head.token, listNotifications, { query: {} })).body.rows
      expect(told.map(({ kind }) => kind)).toContain('plan_granted')
      expect(refusal(await ask(head, plan.id))).toMatchObject({ status: 409, code: 'own_plan' })
      expect((await ask(head, plan.id, 'monthly')).status, 'another rhythm is another wish').toBe(200)
    })

    it('and declined, which leaves everything as it was', async () => {
      const [plan, other] = [await make(), await make()]
      const head = await makeSchoolAdmin()
      const before = (await callAs(head.token, c.getOwnPlan)).body
      await ask(head, other.id)
      await ask(head, plan.id)
      const [request, ...more] = await waiting(head.schoolId)
      expect([request?.plan_id, more], 'the later wish stands').toEqual([plan.id, []])
      await callAs(seller.token, c.settlePlanRequest, { params: { id: request?.id ?? 0 }, body: { isGranted: false } })
      expect((await callAs(head.token, c.getOwnPlan)).body).toEqual(before)
    })

    it('by those who may, for what is on offer', async () => {
      const plan = await make()
      const draft = await make({}, false)
      const head = await makeSchoolAdmin()
      const colleague = await makePerson({ schoolId: head.schoolId })
      expect((await ask(colleague, plan.id)).status).toBe(403)
      expect((await callAs(colleague.token, c.getOwnPlan)).status).toBe(200)
      expect((await ask(seller, plan.id)).status).toBe(403)
      expect((await ask(head, draft.id)).status).toBe(404)
      expect((await callAs(seller.token, c.getOwnPlan)).body.plan_id).toBeNull()
      const seen = await query<{ n: number }>(
        sql`select count(*) as n from plan_requests where school_id = ${head.schoolId}`,
      )
      expect(seen[0]?.n).toBe(0)
    })
  })
})
