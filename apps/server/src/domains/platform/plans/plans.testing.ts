import * as p from '@dsms/contract/platform/plans/calls'
import * as c from '@dsms/contract/platform/subscriptions/calls'
import { branches } from '@dsms/contract/school/branches/calls'
import { addUser } from '@dsms/contract/staff/users/calls'
import { expect } from 'vitest'
import { makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { inAll } from '../../content/help/help.testing.ts'

export type Owner = TestPerson & { schoolId: number }

let serial = 0
let selling: Promise<TestPerson> | undefined

/** Who sells plans in these tests. */
export const planSeller = (): Promise<TestPerson> => {
  selling ??= makeSuperAdmin()
  return selling
}

/** No limit but those that are named. */
export const limitsOf = (limits: Partial<Record<p.PlanLimit, number>>): Record<p.PlanLimit, number | null> => ({
  ...(Object.fromEntries(p.planLimits.map((what) => [what, null])) as Record<p.PlanLimit, null>),
  ...limits,
})

/** A plan on offer. */
export async function makePlan(changes: Record<string, unknown> = {}): Promise<p.Plan> {
  const { token } = await planSeller()
  const body = {
    code: `sub-${process.pid}-${++serial}`,
    name: inAll(`Plan ${serial}`),
    subtitle: {},
    benefits: [inAll('One')],
    image: 'plan-grow',
    price_month: 4900,
    price_year_month: 4000,
    trial_days: 14,
    limits: limitsOf({ branches: 2, trainers: 1, active_students: 1 }),
    ...changes,
  }
  const made = (await send(token, p.createPlan, { body })).body as p.Plan
  return (await callAs(token, p.changePlanStatus, { params: { id: made.id }, body: { status: 'active' } })).body
}

export const givePlan = async (schoolId: number, plan: p.Plan, cycle: p.BillingCycle = 'monthly', with_trial = false) =>
  (await send((await planSeller()).token, c.changeSubscriptionPlan, {
    params: { id: schoolId },
    body: { plan_id: plan.id, cycle, with_trial },
  })) as { status: number; headers: never; cookies: never; body: c.Subscription }

/** A new school with a plan, and its administrator. */
export async function withPlan(plan: p.Plan, cycle: p.BillingCycle = 'monthly'): Promise<Owner> {
  const owner = await makeSchoolAdmin()
  const reply = await givePlan(owner.schoolId, plan, cycle)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return owner
}

export const ownSubscription = async (owner: TestPerson) =>
  (await callAs(owner.token, c.getOwnSubscription, { query: {} })).body

export const addBranch = (owner: TestPerson) => {
  const name = { ar: `فرع ${++serial}`, en: `Branch ${serial}` }
  return send(owner.token, branches.calls.create, { body: { name } })
}

export const addTaught = (owner: TestPerson, role: 'Teacher' | 'Student') =>
  send(owner.token, addUser, {
    body: {
      fullName: `Somebody ${++serial}`,
      username: `somebody-${process.pid}-${serial}`,
      email: `somebody-${process.pid}-${serial}@example.org`,
      role,
      company: '',
      country: '',
      contact: '',
      currentPlan: 'basic',
    },
  })
