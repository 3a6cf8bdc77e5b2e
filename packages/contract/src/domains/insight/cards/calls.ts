import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { chart, figuresAccess, lastDays, moneyFields, rangeQuery, spanFields } from '../../../kernel/figures.ts'

const tag = 'cards'
const path = <const Name extends string>(name: Name) => `/card/card-analytics/${name}` as const

export const getSupportTracker = endpoint({
  method: 'GET',
  path: path('support-tracker'),
  tag,
  summary: 'Support tickets that were opened in a stretch of time: of the own school, or all of them for the platform',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    title: z.string(),
    last_days: lastDays,
    totalTicket: z.int(),
    /** Nobody has taken them up yet. */
    newTicket: z.int(),
    /** Neither resolved nor closed. */
    openTicket: z.int(),
    /** Average days until the first answer. */
    responseTime: z.number(),
    /** Percent that are resolved or closed. */
    completed: z.number(),
    chart,
  }),
})

export const getAvgSessions = endpoint({
  method: 'GET',
  path: path('avg-sessions'),
  tag,
  summary: 'Sign-ins in a stretch of time, and whether people come back',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    ...moneyFields,
    sessions: z.int(),
    last_days: lastDays,
    /** Change to the stretch before, such as `+5.2%`. */
    growth: z.string(),
    /** The target of this month's earnings, as a decimal amount. */
    goal: z.number().nullable(),
    /** People who signed in. */
    users: z.int(),
    /** Percent of those of the stretch before who signed in again. */
    retention: z.number(),
    /** Average age of their accounts, in years. */
    duration: z.number(),
    /** Average length of a session, in minutes. */
    averageMinutes: z.number(),
    chart,
  }),
})

const year = z.coerce.number<string | number>().int().min(2000).max(2100)

export const getRevenueReport = endpoint({
  method: 'GET',
  path: path('revenue-report'),
  tag,
  summary: 'What came in and what went back in each month of a year, beside the budget',
  access: figuresAccess,
  query: z.object({
    /** This year when left out. */
    year: year.optional(),
  }),
  response: z.object({
    ...moneyFields,
    year: z.int(),
    /** This year and the two before. */
    years: z.array(z.string()).length(3),
    price: z.string(),
    budget: z.string(),
    /** In the smallest unit. */
    budgetMinor: z.int().nullable(),
    /** `earning` and `expense`, which is below zero. */
    chart,
    /** `earned` so far in the year and the `budget` to that month. */
    pace: chart,
    /** Whether the caller may change the budget. */
    canEdit: z.boolean(),
  }),
})

export const getGoalOverview = endpoint({
  method: 'GET',
  path: path('goal-overview'),
  tag,
  summary: 'What came in this month and what is still to come, beside the goal of the month',
  access: figuresAccess,
  query: z.object({}),
  response: z.object({
    ...moneyFields,
    completed: z.string(),
    inProgress: z.string(),
    goal: z.string(),
    goalMinor: z.int().nullable(),
    /** Percent of the goal; null without one. */
    percent: z.number().nullable(),
    month: z.string(),
    canEdit: z.boolean(),
  }),
})

export const getRevenueCard = endpoint({
  method: 'GET',
  path: path('revenue'),
  tag,
  summary: 'What came in this month and last month, day by day',
  access: figuresAccess,
  query: z.object({}),
  response: z.object({
    ...moneyFields,
    thisMonth: z.string(),
    lastMonth: z.string(),
    /** `thisMonth` up to today, and `lastMonth`, each added up from the first of the month. */
    chart,
  }),
})

export const getProductOrders = endpoint({
  method: 'GET',
  path: path('product-orders'),
  tag,
  summary: 'Orders of a stretch of time by what became of them',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    last_days: lastDays,
    chart_info: z.object({ finished: z.int(), pending: z.int(), rejected: z.int() }),
    total: z.int(),
    chart,
  }),
})

export const getSessionsDevice = endpoint({
  method: 'GET',
  path: path('sessions-device'),
  tag,
  summary: 'Sign-ins of a stretch of time by kind of device',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    last_days: lastDays,
    chart_info: z.array(
      z.object({
        icon: z.string(),
        name: z.enum(['Desktop', 'Mobile', 'Tablet']),
        iconColor: z.string(),
        /** Percent of all. */
        usage: z.number(),
        /** Percent more or fewer than in the stretch before. */
        upDown: z.number(),
        sessions: z.int(),
      }),
    ),
    chart,
  }),
})

export const getCustomers = endpoint({
  method: 'GET',
  path: path('customers'),
  tag,
  summary:
    'People who bought in a stretch of time: for the first time, again, and those who came through the newsletter',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    last_days: lastDays,
    listData: z.array(
      z.object({
        icon: z.string(),
        iconColor: z.string(),
        text: z.enum(['New', 'Returning', 'Referrals']),
        result: z.int(),
      }),
    ),
  }),
})
