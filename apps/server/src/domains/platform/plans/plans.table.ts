import { planStatuses } from '@dsms/contract/platform/plans/calls'
import { subscriptionStatuses } from '@dsms/contract/platform/subscriptions/calls'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  belongsTo,
  instant,
  numbered,
  primaryId,
  recordColumns,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'

/** What the platform sells to schools. Prices are smallest units of the currency, for a month. */
export const subscriptionPlans = pgTable(
  'subscription_plans',
  {
    id: primaryId(),
    schoolId: schoolId(),
    tenant: tenant().default(0),
    code: text('code').notNull(),
    name: jsonb('name').$type<Record<string, string>>().notNull(),
    subtitle: jsonb('subtitle').$type<Record<string, string>>().notNull().default({}),
    benefits: jsonb('benefits').$type<Record<string, string>[]>().notNull().default([]),
    image: text('image').notNull(),
    priceMonth: integer('price_month').notNull(),
    /** A month of a year that is paid at once. */
    priceYearMonth: integer('price_year_month').notNull(),
    currency: text('currency').notNull().default('USD'),
    trialDays: integer('trial_days').notNull().default(0),
    /** Null is no limit. */
    limits: jsonb('limits').$type<Record<string, number | null>>().notNull().default({}),
    isPopular: boolean('is_popular').notNull().default(false),
    place: integer('place').notNull(),
    status: text('status').notNull().default('draft'),
    ...recordColumns(),
  },
  (t) => [
    check('subscription_plans_platform', sql`${t.schoolId} is null`),
    statusCheck('subscription_plans', t, planStatuses),
    check('subscription_plans_price', sql`${t.priceMonth} >= ${t.priceYearMonth} and ${t.priceYearMonth} >= 0`),
    unique('subscription_plans_code').on(t.code),
    uniqueIndex('subscription_plans_popular').on(t.isPopular).where(sql`is_popular and status = 'active'`),
    index('subscription_plans_place').on(t.place),
  ],
)

/** The plan that a school has; a school without a row has the first one on offer that costs nothing. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    cycle: text('cycle').notNull().default('monthly'),
    startedAt: instant('started_at').notNull().default(sql`now()`),
    status: text('status').notNull().default('active'),
    statusReason: text('status_reason'),
    /** Days of the school's own calendar; the end is the first day of the next period. */
    periodStart: date('period_start').notNull().default(sql`current_date`),
    periodEnd: date('period_end').notNull().default(sql`current_date`),
    trialEnd: date('trial_end'),
    /** Days before the end of the trial, or of the days of grace, that the school was last reminded of. */
    remindedDays: integer('reminded_days'),
    /** The school's day on which it became overdue; the days of grace count from it. */
    overdueSince: date('overdue_since'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    /** What holds from the next period on. */
    nextPlanId: integer('next_plan_id').references(() => subscriptionPlans.id),
    nextCycle: text('next_cycle'),
    /** What a month costs in this period: a new price of the plan holds from the next one. */
    priceMonth: integer('price_month').notNull().default(0),
    currency: text('currency').notNull().default('USD'),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('subscriptions', t),
    check('subscriptions_cycle', sql`${t.cycle} in ('monthly', 'yearly')`),
    statusCheck('subscriptions', t, subscriptionStatuses),
    check('subscriptions_period', sql`${t.periodEnd} > ${t.periodStart}`),
    check('subscriptions_trial', sql`${t.status} <> 'trialing' or ${t.trialEnd} is not null`),
    check(
      'subscriptions_next',
      sql`(${t.nextPlanId} is null) = (${t.nextCycle} is null) and ${t.nextCycle} in ('monthly', 'yearly')`,
    ),
    unique('subscriptions_school').on(t.tenant),
    index('subscriptions_plan').on(t.planId),
    index('subscriptions_status').on(t.status, t.periodEnd),
  ],
)

/** A school asks for another plan. */
export const planRequests = pgTable(
  'plan_requests',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    planId: integer('plan_id')
      .notNull()
      .references(() => subscriptionPlans.id),
    cycle: text('cycle').notNull(),
    askedBy: integer('asked_by').notNull(),
    status: text('status').notNull().default('open'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    settledAt: instant('settled_at'),
    settledBy: integer('settled_by'),
  },
  (t) => [
    ...numbered('plan_requests', t),
    check('plan_requests_cycle', sql`${t.cycle} in ('monthly', 'yearly')`),
    check('plan_requests_status', sql`${t.status} in ('open', 'granted', 'declined')`),
    belongsTo('plan_requests_person', [t.tenant, t.askedBy], users),
    uniqueIndex('plan_requests_open').on(t.tenant).where(sql`status = 'open'`),
    index('plan_requests_waiting').on(t.status, t.id),
  ],
)
