import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { planRequests, subscriptionPlans, subscriptions } from '../schema/plans.ts'
import { schools } from '../schema/schools.ts'
import { users } from '../schema/users.ts'
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
  const [, standard, enterprise] = rows.map((row) => row.id) as [number, number, number]
  const known = await db.select({ id: schools.id }).from(schools).orderBy(asc(schools.id)).limit(4)
  if (known.length < 4) return
  const [first, second, third, fourth] = known.map((school) => school.id) as [number, number, number, number]
  await db.insert(subscriptions).values([
    { schoolId: first, planId: standard, cycle: 'monthly' },
    { schoolId: second, planId: enterprise, cycle: 'yearly' },
    { schoolId: third, planId: standard, cycle: 'yearly' },
  ])
  const [asker] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant, fourth), eq(users.status, 'active')))
    .orderBy(asc(users.id))
    .limit(1)
  if (asker) {
    await db.insert(planRequests).values({ schoolId: fourth, planId: standard, cycle: 'yearly', askedBy: asker.id })
  }
}
