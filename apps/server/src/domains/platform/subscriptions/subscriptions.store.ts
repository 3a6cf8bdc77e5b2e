import { AppError } from '@dsms/contract/kernel/errors'
import type { BillingCycle } from '@dsms/contract/platform/plans/calls'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { schools } from '../../../db/tables/schools.ts'
import { subscriptionPlans, subscriptions } from '../plans/plans.table.ts'
import { type PlanPrice, type Standing, settled } from './subscriptions.settle.ts'

type Row = typeof subscriptions.$inferSelect & Standing & { nextCycle: BillingCycle | null }
type Changes = Partial<Standing & Pick<Row, 'statusReason' | 'cancelAtPeriodEnd' | 'nextPlanId' | 'nextCycle'>>

const todayOf = (schoolId: typeof subscriptions.tenant | typeof schools.id) =>
  sql<string>`to_char(school_today(${schoolId}), 'YYYY-MM-DD')`

/**
 * Changes how a subscription stands, with all that follows. `change` reads the locked row. A period that begins is priced
 * again, and `again` says that one does though nothing tells it.
 */
export async function changeSubscription(
  db: Db,
  id: number,
  change: (now: Row) => Changes,
  { startsOver = false } = {},
): Promise<void> {
  const [found] = await db
    .select({ row: subscriptions, today: todayOf(subscriptions.tenant) })
    .from(subscriptions)
    .where(eq(subscriptions.id, id))
    .for('update')
  if (!found) throw new AppError('not_found')
  const row = found.row as Row
  const changes = change(row)
  const next = { ...row, ...changes }
  const begins =
    startsOver || next.planId !== row.planId || next.cycle !== row.cycle || next.periodStart !== row.periodStart
  const prices = begins ? await pricesOf(db, [next.planId]) : undefined
  const { planId, cycle, status, periodStart, periodEnd, trialEnd, overdueSince, remindedDays, priceMonth, currency } =
    settled(next, found.today, prices?.get(next.planId))
  await db
    .update(subscriptions)
    .set({
      ...changes,
      ...{ planId, cycle, status, periodStart, periodEnd, trialEnd },
      ...{ overdueSince, remindedDays, priceMonth, currency },
      ...(startsOver && { startedAt: sql`now()` }),
    })
    .where(eq(subscriptions.id, id))
}

type NewSubscription = Pick<Standing, 'planId'> &
  Partial<Omit<Standing, 'planId'>> &
  Pick<Changes, 'statusReason' | 'nextPlanId' | 'nextCycle'> & { tenant: number }

/** Adds subscriptions of schools that have none. A period begins today unless somebody says otherwise. */
export async function insertSubscriptions(db: Db, rows: readonly NewSubscription[]): Promise<void> {
  if (rows.length === 0) return
  const tenants = rows.map(({ tenant }) => tenant)
  const days = await db
    .select({ id: schools.id, today: todayOf(schools.id) })
    .from(schools)
    .where(inArray(schools.id, tenants))
  const prices = await pricesOf(db, [...new Set(rows.map(({ planId }) => planId))])
  await db.insert(subscriptions).values(
    rows.map(({ tenant, ...row }) => {
      const today = days.find(({ id }) => id === tenant)?.today
      if (!today) throw new AppError('not_found')
      return { ...row, tenant, ...settled({ ...beginning(today), ...row }, today, prices.get(row.planId)) }
    }),
  )
}

const beginning = (today: string): Omit<Standing, 'planId'> => ({
  ...{ cycle: 'monthly', status: 'active', periodStart: today, periodEnd: today, trialEnd: null },
  ...{ overdueSince: null, remindedDays: null, priceMonth: 0, currency: 'USD' },
})

async function pricesOf(db: Db, planIds: number[]): Promise<Map<number, PlanPrice>> {
  const plans = await db
    .select({
      id: subscriptionPlans.id,
      month: subscriptionPlans.priceMonth,
      yearMonth: subscriptionPlans.priceYearMonth,
      currency: subscriptionPlans.currency,
    })
    .from(subscriptionPlans)
    .where(inArray(subscriptionPlans.id, planIds))
  return new Map(plans.map(({ id, ...price }) => [id, price]))
}
