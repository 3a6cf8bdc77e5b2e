import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { chart, figuresAccess, moneyFields, rangeQuery, spanFields } from '../../../kernel/figures.ts'

const tag = 'cards'
const path = <const Name extends string>(name: Name) => `/card/card-statistics/${name}` as const

/** The stretch of time in equal steps, oldest first: what a line without axes is drawn from. */
const series = (steps: number) =>
  z.array(z.object({ name: z.string(), data: z.union([z.array(z.number()).length(steps), z.tuple([])]) })).length(1)

const common = { ...spanFields, chart }

export const getOrdersBar = endpoint({
  method: 'GET',
  path: path('orders-bar-chart'),
  tag,
  summary: 'Orders of a stretch of time',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({ ...common, title: z.string(), statistics: z.string(), series: series(5) }),
})

export const getProfitLine = endpoint({
  method: 'GET',
  path: path('profit-line-chart'),
  tag,
  summary: 'What came in less what went back',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...common,
    ...moneyFields,
    title: z.string(),
    statistics: z.string(),
    series: z.array(z.object({ data: z.union([z.array(z.number()).length(6), z.tuple([])]) })).length(1),
  }),
})

export const getSubscribers = endpoint({
  method: 'GET',
  path: path('subscribers'),
  tag,
  summary: 'Addresses that asked for news',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({ ...common, series: series(7), analyticsData: z.object({ subscribers: z.int() }) }),
})

export const getRevenueStatistic = endpoint({
  method: 'GET',
  path: path('revenue'),
  tag,
  summary: 'What came in, as a decimal amount',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({
    ...common,
    ...moneyFields,
    series: series(7),
    analyticsData: z.object({ revenue: z.number().nullable() }),
  }),
})

export const getSales = endpoint({
  method: 'GET',
  path: path('sales'),
  tag,
  summary: 'Pieces sold, and how many percent more or fewer than in the stretch before',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({ ...common, series: series(6), analyticsData: z.object({ sales: z.string(), pieces: z.int() }) }),
})

export const getOrdersStatistic = endpoint({
  method: 'GET',
  path: path('orders'),
  tag,
  summary: 'Orders received',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({ ...common, series: series(7), analyticsData: z.object({ orders: z.int() }) }),
})

export const getSiteTraffic = endpoint({
  method: 'GET',
  path: path('site-traffic'),
  tag,
  summary: 'How often the application was opened',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({ ...common, series: series(6), analyticsData: z.object({ visits: z.int() }) }),
})

export const getActiveUsers = endpoint({
  method: 'GET',
  path: path('active-users'),
  tag,
  summary: 'People who signed in, each once in a step',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({ ...common, series: series(7), analyticsData: z.object({ users: z.int() }) }),
})

export const getNewsletter = endpoint({
  method: 'GET',
  path: path('newsletter'),
  tag,
  summary: 'Addresses that asked for the newsletter',
  access: figuresAccess,
  query: rangeQuery,
  response: z.object({ ...common, series: series(6), analyticsData: z.object({ readers: z.int() }) }),
})
