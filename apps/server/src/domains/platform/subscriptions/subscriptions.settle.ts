import type { BillingCycle } from '@dsms/contract/platform/plans/calls'
import type { SubscriptionStatus } from '@dsms/contract/platform/subscriptions/calls'

/** How a subscription stands; days are those of its school. */
export interface Standing {
  planId: number
  cycle: BillingCycle
  status: SubscriptionStatus
  periodStart: string
  /** The first day of the next period. */
  periodEnd: string
  trialEnd: string | null
  overdueSince: string | null
  remindedDays: number | null
  priceMonth: number
  currency: string
}

/** What a plan costs a month, paid by the month or by the year. */
export interface PlanPrice {
  month: number
  yearMonth: number
  currency: string
}

/**
 * How a subscription stands once all that follows is reckoned. A period lasts as long as its cycle unless somebody says
 * otherwise, and a trial until its end. With `price` a period begins: it costs what the plan costs on its first day. Days
 * of grace count from the day on which a subscription became overdue.
 */
export function settled(next: Standing, today: string, price?: PlanPrice): Standing {
  const { cycle, status, periodStart, trialEnd } = next
  const isOverdue = status === 'past_due'
  return {
    ...next,
    ...(price && { priceMonth: cycle === 'yearly' ? price.yearMonth : price.month, currency: price.currency }),
    periodEnd:
      status === 'trialing' && trialEnd
        ? trialEnd
        : next.periodEnd > periodStart
          ? next.periodEnd
          : endOfCycle(periodStart, cycle),
    overdueSince: isOverdue ? (next.overdueSince ?? today) : null,
    remindedDays: isOverdue && next.overdueSince === null ? null : next.remindedDays,
  }
}

/** The same day of the next month or year, or the last one of a month that is shorter. */
const endOfCycle = (start: string, cycle: BillingCycle): string =>
  Temporal.PlainDate.from(start)
    .add(cycle === 'yearly' ? { years: 1 } : { months: 1 })
    .toString()
