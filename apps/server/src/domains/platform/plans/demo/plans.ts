import { addDays } from '@dsms/contract/kernel/time/days'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { schools } from '../../../../db/tables/schools.ts'
import { users } from '../../../../db/tables/users.ts'
import { insertSubscriptions } from '../../subscriptions/subscriptions.store.ts'
import { planRequests, subscriptionPlans } from '../plans.table.ts'
import { demoPlans } from './plans.content.ts'

/** The plans on offer, what some of the schools have, and one school that asks for more. */
export async function seedPlans(db: Db): Promise<void> {
  const rows = await db
    .insert(subscriptionPlans)
    .values(
      demoPlans.map(({ price_month, price_year_month, trial_days, is_popular, ...plan }, place) => ({
        ...plan,
        priceMonth: price_month,
        priceYearMonth: price_year_month,
        trialDays: trial_days,
        isPopular: is_popular,
        place: place + 1,
        status: 'active',
      })),
    )
    .returning({ id: subscriptionPlans.id })
  const [basic, standard, enterprise] = rows.map((row) => row.id) as [number, number, number]
  const known = await db.select({ id: schools.id }).from(schools).orderBy(asc(schools.id))
  if (known.length < 4) return
  const [first, second, third, fourth, ...others] = known.map((school) => school.id) as [
    number,
    number,
    number,
    number,
    ...number[],
  ]
  const today = new Date().toISOString().slice(0, 10)
  const day = (days: number) => addDays(today, days)
  await insertSubscriptions(db, [
    { tenant: first, planId: standard, cycle: 'monthly', periodStart: day(-12), periodEnd: day(18) },
    { tenant: second, planId: enterprise, cycle: 'yearly', periodStart: day(-200), periodEnd: day(165) },
    {
      tenant: third,
      planId: standard,
      cycle: 'yearly',
      periodStart: day(-340),
      periodEnd: day(25),
      nextPlanId: standard,
      nextCycle: 'monthly',
    },
    { tenant: fourth, planId: basic, cycle: 'monthly' },
    // one is overdue, one on trial, one suspended
    ...others.map((schoolId, nth) => ({
      tenant: schoolId,
      planId: [standard, enterprise, standard][nth % 3] as number,
      cycle: 'monthly' as const,
      status: (['past_due', 'trialing', 'suspended'] as const)[nth % 3],
      statusReason: nth % 3 === 2 ? 'لم تُدفع ثلاث فواتير' : null,
      periodStart: day(-6),
      periodEnd: day(24),
      ...(nth % 3 === 1 ? { trialEnd: day(8), remindedDays: 14 } : {}),
    })),
  ])
  const [asker] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant, fourth), eq(users.status, 'active')))
    .orderBy(asc(users.id))
    .limit(1)
  if (asker) {
    await db.insert(planRequests).values({ tenant: fourth, planId: standard, cycle: 'yearly', askedBy: asker.id })
  }
}
