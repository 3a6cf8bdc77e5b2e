// Without schemas: the change dialog reckons with it as well.
import { roundHalfUp } from '../../../kernel/money.ts'
import { daysBetween } from '../../../kernel/time/days.ts'
import type { BillingCycle } from './calls.ts'

/** Prices of a month in the currency's smallest unit. */
export interface PlanPrices {
  price_month: number
  price_year_month: number
  currency: string
}

/** What a school pays for at present. */
export interface PaidPeriod {
  cycle: BillingCycle
  /** A month of this period. */
  month: number
  currency: string
  /** Days; the end is the first one that is no longer paid. */
  start: string
  end: string
  /** False on trial, when overdue, or without a subscription: then nothing can be given back. */
  isPaid: boolean
}

export const monthOf = (plan: PlanPrices, cycle: BillingCycle): number =>
  cycle === 'yearly' ? plan.price_year_month : plan.price_month

/** A whole period: a year is twelve of its months. */
export const totalOf = (month: number, cycle: BillingCycle): number => month * (cycle === 'yearly' ? 12 : 1)

export interface DueToday {
  /** What was paid for the days that are left, and is not used up. */
  credit: number
  charge: number
  due: number
  currency: string
  /** The present period goes on and costs more; else a new one begins today. */
  keepsPeriod: boolean
}

/**
 * The price of a change on its day, by days: the new plan's days that are left of the period, or its whole first
 * period where the cycle changes or nothing was paid, less what the old plan's days that are left had cost. Never less
 * than nothing: what is too much is not paid out.
 */
export function dueToday(today: string, now: PaidPeriod, next: PlanPrices, cycle: BillingCycle): DueToday {
  const days = daysBetween(now.start, now.end)
  const left = Math.min(days, Math.max(0, daysBetween(today, now.end)))
  const isLike = now.isPaid && now.month > 0 && now.currency === next.currency && days > 0
  const keepsPeriod = isLike && now.cycle === cycle && left > 0
  const credit = isLike ? roundHalfUp((totalOf(now.month, now.cycle) * left) / days) : 0
  const whole = totalOf(monthOf(next, cycle), cycle)
  const charge = keepsPeriod ? roundHalfUp((whole * left) / days) : whole
  return { credit, charge, due: Math.max(0, charge - credit), currency: next.currency, keepsPeriod }
}
