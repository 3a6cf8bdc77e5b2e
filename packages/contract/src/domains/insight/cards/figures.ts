import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { chart, figuresAccess, moneyFields, rangeQuery, spanFields } from '../../../kernel/figures.ts'
import { instant } from '../../../kernel/shared.ts'

export const countVisit = endpoint({
  method: 'POST',
  path: '/api/visits',
  tag: 'figures',
  summary: 'Count one opening of the application: of the own school for those signed in, else of the platform',
  access: 'public',
  body: z.object({}),
  response: z.object({ ok: z.literal(true) }),
})

export const getOverview = endpoint({
  method: 'GET',
  path: '/api/figures/overview',
  tag: 'figures',
  summary: 'The numbers of the small cards: what a stretch of time brought, and how things stand now',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    ...moneyFields,
    /** Of the stretch of time. */
    sales: z.int(),
    orders: z.int(),
    customers: z.int(),
    visits: z.int(),
    reviews: z.int(),
    subscribers: z.int(),
    /** Orders that were cancelled or sent back. */
    returns: z.int(),
    revenueMinor: z.int().nullable(),
    /** The same of the stretch before, for the caller to compare. */
    before: z.object({ orders: z.int(), visits: z.int(), revenueMinor: z.int().nullable() }),
    /** Of this moment. */
    products: z.int(),
    wishes: z.int(),
    people: z.int(),
    openSessions: z.int(),
    lockedAccounts: z.int(),
    openTickets: z.int(),
    pastDue: z.int(),
  }),
})

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/figures/transactions',
  tag: 'figures',
  summary: 'The latest payments and refunds',
  access: figuresAccess,
  query: z.object({}),
  response: z.object({
    ...moneyFields,
    rows: z.array(
      z.object({
        id: z.int(),
        at: instant,
        method: z.string(),
        /** Number of the invoice. */
        number: z.string(),
        invoiceId: z.int(),
        client: z.string(),
        /** Below zero when it went back. */
        amountMinor: z.int(),
        currency: z.string(),
      }),
    ),
  }),
})

export const listBestSellers = endpoint({
  method: 'GET',
  path: '/api/figures/products',
  tag: 'figures',
  summary: 'What sold most in a stretch of time',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    ...moneyFields,
    rows: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        category: z.string(),
        pieces: z.int(),
        orders: z.int(),
        revenueMinor: z.int().nullable(),
        /** Percent more or fewer pieces than in the stretch before; null when there were none. */
        change: z.number().nullable(),
      }),
    ),
  }),
})

export const getBrowsers = endpoint({
  method: 'GET',
  path: '/api/figures/browsers',
  tag: 'figures',
  summary: 'Openings of the application by browser',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...spanFields,
    rows: z.array(
      z.object({
        browser: z.enum(['chrome', 'safari', 'firefox', 'edge', 'opera', 'other']),
        visits: z.int(),
        /** Percent of all. */
        share: z.number(),
      }),
    ),
  }),
})

export const getTimeline = endpoint({
  method: 'GET',
  path: '/api/figures/timeline',
  tag: 'figures',
  summary: 'The latest changes of records; without the right to read the audit log, only those the caller made',
  access: figuresAccess,
  query: z.object({}),
  response: z.object({
    rows: z.array(
      z.object({
        id: z.int(),
        at: instant,
        by: z.string().nullable(),
        action: z.enum(['created', 'updated', 'archived', 'deleted']),
        /** Table of the record. */
        entity: z.string(),
        subject: z.string(),
      }),
    ),
  }),
})

export const getSalesYear = endpoint({
  method: 'GET',
  path: '/api/figures/sales',
  tag: 'figures',
  summary: 'Orders, pieces and openings of the last twelve months, this one included',
  access: figuresAccess,
  query: z.object({}),
  response: z.object({
    /** `orders`, `pieces` and `visits`. */
    chart,
  }),
})

const amount = z.int().min(0).max(99_999_999_999)

export const getTargets = endpoint({
  method: 'GET',
  path: '/api/figures/targets',
  tag: 'figures',
  summary: 'What is to be earned in a year and in each of its months, in the smallest unit',
  access: { platform: 'dashboard.view', school: 'dashboard.see_money' },
  query: z.object({ year: z.coerce.number<string | number>().int().min(2000).max(2100) }),
  response: z.object({ year: z.int(), currency: z.string(), budget: amount, monthlyGoal: amount }),
})

export const saveTargets = endpoint({
  method: 'POST',
  path: '/api/figures/targets',
  tag: 'figures',
  summary: 'Set the budget of a year and the goal of each of its months',
  access: { platform: 'settings_platform.edit', school: 'settings.edit' },
  body: z.object({ year: z.int().min(2000).max(2100), budget: amount, monthlyGoal: amount }),
  response: z.object({ year: z.int(), currency: z.string(), budget: amount, monthlyGoal: amount }),
})
