import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { subscriptionPlans as plans } from '../plans/plans.table.ts'
import { insertSubscriptions } from './subscriptions.store.ts'

/** New schools begin with the first plan on offer that costs nothing. */
export async function beginSubscriptions(db: Db, schoolIds: readonly number[]): Promise<void> {
  const [free] = await db
    .select({ id: plans.id })
    .from(plans)
    .where(and(eq(plans.status, 'active'), eq(plans.priceMonth, 0), isNull(plans.archivedAt)))
    .orderBy(asc(plans.place))
    .limit(1)
  if (!free) return
  await insertSubscriptions(
    db,
    schoolIds.map((tenant) => ({ tenant, planId: free.id })),
  )
}
