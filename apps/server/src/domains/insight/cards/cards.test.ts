import * as cards from '@dsms/contract/insight/cards/calls'
import * as figures from '@dsms/contract/insight/cards/figures'
import * as statistics from '@dsms/contract/insight/cards/statistics'
import type { Endpoint } from '@dsms/contract/kernel/endpoint'
import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query, refusal, wrongFields } from '../../../testing/reads.ts'
import { addOrder, addPayment, addSession, at, bordersOf } from './figures.testing.ts'

const ranges = ['last_28_days', 'last_month', 'last_year'] as const

type School = TestPerson & { schoolId: number }
let admin: School
let other: School
let days: Awaited<ReturnType<typeof bordersOf>>

beforeAll(async () => {
  admin = await makeSchoolAdmin()
  other = await makeSchoolAdmin()
  days = await bordersOf(admin.schoolId)
})

describe('the founding fields', () => {
  const shapes: [Endpoint, string[]][] = [
    [cards.getSupportTracker, ['title', 'last_days', 'totalTicket', 'newTicket', 'openTicket', 'responseTime']],
    [cards.getAvgSessions, ['sessions', 'last_days', 'growth', 'goal', 'users', 'retention', 'duration']],
    [cards.getRevenueReport, ['years', 'price', 'budget']],
    [cards.getGoalOverview, ['completed', 'inProgress']],
    [cards.getRevenueCard, ['thisMonth', 'lastMonth']],
    [cards.getProductOrders, ['last_days', 'chart_info']],
    [cards.getSessionsDevice, ['last_days', 'chart_info']],
    [cards.getCustomers, ['last_days', 'listData']],
    [statistics.getOrdersBar, ['title', 'statistics', 'series']],
    [statistics.getProfitLine, ['title', 'statistics', 'series']],
    [statistics.getSubscribers, ['series', 'analyticsData']],
    [statistics.getRevenueStatistic, ['series', 'analyticsData']],
    [statistics.getSales, ['series', 'analyticsData']],
    [statistics.getOrdersStatistic, ['series', 'analyticsData']],
    [statistics.getSiteTraffic, ['series']],
    [statistics.getActiveUsers, ['series']],
    [statistics.getNewsletter, ['series']],
  ]

  it.each(shapes.map(([endpoint, fields]) => [endpoint.path, endpoint, fields] as const))(
    '%s has them',
    async (_, endpoint, fields) => {
      const { status, body } = await send(admin.token, endpoint, {})
      expect(status, JSON.stringify(body)).toBe(200)
      expect(Object.keys(body as object)).toEqual(expect.arrayContaining([...fields]))
    },
  )

  it.each([
    [statistics.getOrdersBar.path, statistics.getOrdersBar, 5],
    [statistics.getProfitLine.path, statistics.getProfitLine, 6],
    [statistics.getSubscribers.path, statistics.getSubscribers, 7],
    [statistics.getRevenueStatistic.path, statistics.getRevenueStatistic, 7],
    [statistics.getSales.path, statistics.getSales, 6],
    [statistics.getOrdersStatistic.path, statistics.getOrdersStatistic, 7],
    [statistics.getSiteTraffic.path, statistics.getSiteTraffic, 6],
    [statistics.getActiveUsers.path, statistics.getActiveUsers, 7],
    [statistics.getNewsletter.path, statistics.getNewsletter, 6],
  ] as [string, Endpoint, number][])('%s draws its line in %o steps', async (_, endpoint, steps) => {
    for (const range of ranges) {
      const { body } = await send(admin.token, endpoint, { query: { range } })
      const { series, chart } = body as { series: { data: number[] }[]; chart: { points: unknown[] } }
      expect(series[0]?.data).toHaveLength(steps)
      if (range === 'last_28_days') expect(chart.points).toHaveLength(28)
      if (range === 'last_year') expect(chart.points).toHaveLength(12)
    }
  })

  it('names the ranges in the reader’s language', async () => {
    const read = (language: string) =>
      send(admin.token, cards.getCustomers, {}, { 'accept-language': language }).then(({ body }) => body)
    expect(await read('en')).toMatchObject({ last_days: ['Last 28 Days', 'Last Month', 'Last Year'] })
    expect(await read('ar')).toMatchObject({ last_days: ['آخر 28 يومًا', 'الشهر الماضي', 'السنة الماضية'] })
  })

  it('refuses a range that does not exist', async () => {
    const reply = await send(admin.token, cards.getCustomers, { query: { range: 'last_week' } })
    expect(refusal(reply)).toEqual(wrongFields({ range: 'invalid_choice' }))
  })
})

describe('the borders of a range', () => {
  const sessionsOf = async (range: (typeof ranges)[number]) =>
    (await callAs(admin.token, cards.getAvgSessions, { query: { range } })).body

  it('are midnights where the school is', async () => {
    const before = Object.fromEntries(
      await Promise.all(ranges.map(async (range) => [range, (await sessionsOf(range)).sessions])),
    )
    const first = addDays(days.today, -27)
    const person = await makePerson({ schoolId: admin.schoolId })
    // half a minute before and after each border
    for (const [day, time] of [
      [addDays(first, -1), '23:59:30'],
      [first, '00:00:30'],
      [addDays(days.monthFirst, -1), '23:59:30'],
      [days.monthFirst, '00:00:30'],
      [days.monthLast, '23:59:30'],
      [addDays(days.monthLast, 1), '00:00:30'],
      [addDays(days.yearFirst, -1), '23:59:30'],
      [days.yearFirst, '00:00:30'],
      [days.yearLast, '23:59:30'],
      [addDays(days.yearLast, 1), '00:00:30'],
    ] as const) {
      await addSession(person, at(day, time))
    }
    const rows = await query<{ day: string; n: number }>(sql`
      select (created_at at time zone 'Asia/Riyadh')::date::text as day, count(*)::int as n
        from sessions where user_id = ${person.id} and user_agent <> 'test' group by 1`)
    const within = (from: string, to: string) =>
      rows.filter(({ day }) => day >= from && day <= to).reduce((sum, { n }) => sum + n, 0)
    // whoever is made by a test also signed in a moment ago
    const now = async (range: (typeof ranges)[number]) => (await sessionsOf(range)).sessions - (before[range] ?? 0)
    expect(await now('last_28_days')).toBe(within(first, days.today) + 1)
    expect(await now('last_month')).toBe(within(days.monthFirst, days.monthLast))
    expect(await now('last_year')).toBe(within(days.yearFirst, days.yearLast))
    const { from, to, chart, sessions } = await sessionsOf('last_month')
    expect({ from, to }).toEqual({ from: days.monthFirst, to: days.monthLast })
    expect(chart.points.at(0)?.at).toBe(days.monthFirst)
    expect(chart.points.at(-1)?.at).toBe(days.monthLast)
    expect(chart.points.reduce((sum, { values }) => sum + (values.sessions ?? 0), 0)).toBe(sessions)
  })
})

describe('figures of another school', () => {
  it('change nothing in the own ones', async () => {
    const platform = await makeSuperAdmin()
    const read = async (person: TestPerson) => {
      const calls = [
        cards.getAvgSessions,
        cards.getProductOrders,
        cards.getCustomers,
        cards.getRevenueReport,
        statistics.getRevenueStatistic,
        statistics.getSubscribers,
        figures.getOverview,
        figures.listTransactions,
        figures.listBestSellers,
      ] as Endpoint[]
      const bodies = await Promise.all(calls.map((call) => send(person.token, call, {})))
      // the platform is asked for help by all schools
      return JSON.stringify(bodies.map(({ body }) => ({ ...(body as object), openTickets: 0 })))
    }
    const before = [await read(admin), await read(platform)]
    const noon = at(days.today, '00:00:10')
    await addSession(other, noon)
    await addOrder(other, noon)
    await addPayment(other.schoolId, days.today, 77_700)
    await query(sql`insert into newsletter_subscribers (tenant, email, kind)
      values (${other.schoolId}, ${`x${process.pid}@example.org`}, 'newsletter')`)
    expect([await read(admin), await read(platform)]).toEqual(before)
    const { body } = await callAs(other.token, cards.getProductOrders, { query: {} })
    expect(body.total).toBe(1)
  })
})
