import * as cards from '@dsms/contract/cards'
import * as statistics from '@dsms/contract/cards.statistics'
import type { Endpoint } from '@dsms/contract/endpoint'
import * as figures from '@dsms/contract/figures'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, makeSuperAdmin, type TestPerson } from '../testing/factories.ts'
import { addOrder, addPayment, addSession, at, bordersOf, plusDays } from '../testing/figures.ts'
import { callAs, send } from '../testing/harness.ts'
import { query, refusal, wrongFields } from '../testing/reads.ts'

const ranges = ['last_28_days', 'last_month', 'last_year'] as const
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const pad = 'Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/130.0 Safari/537.36'

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
    const first = plusDays(days.today, -27)
    const person = await makePerson({ schoolId: admin.schoolId })
    // half a minute before and after each border
    for (const [day, time] of [
      [plusDays(first, -1), '23:59:30'],
      [first, '00:00:30'],
      [plusDays(days.monthFirst, -1), '23:59:30'],
      [days.monthFirst, '00:00:30'],
      [days.monthLast, '23:59:30'],
      [plusDays(days.monthLast, 1), '00:00:30'],
      [plusDays(days.yearFirst, -1), '23:59:30'],
      [days.yearFirst, '00:00:30'],
      [days.yearLast, '23:59:30'],
      [plusDays(days.yearLast, 1), '00:00:30'],
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

describe('sign-ins', () => {
  it('are told by device, with the change to the stretch before', async () => {
    const school = await makeSchoolAdmin()
    const noon = (back: number) => at(plusDays(days.today, -back), '12:00')
    await addSession(school, noon(3), phone)
    await addSession(school, noon(4), phone)
    await addSession(school, noon(5), pad)
    await addSession(school, noon(30), phone)
    const { body } = await callAs(school.token, cards.getSessionsDevice, { query: {} })
    const told = Object.fromEntries(body.chart_info.map(({ name, ...device }) => [name, device]))
    // the fourth is the one of the test itself
    expect(told.Mobile).toMatchObject({ sessions: 2, usage: 50, upDown: 100 })
    expect(told.Tablet).toMatchObject({ sessions: 1, usage: 25, upDown: 100 })
    expect(told.Desktop).toMatchObject({ sessions: 1, usage: 25 })
  })

  it('tell who came back, and count a person once', async () => {
    const school = await makeSchoolAdmin()
    const left = await makePerson({ schoolId: school.schoolId })
    await query(sql`delete from sessions where user_id = ${left.id}`)
    const noon = (back: number) => at(plusDays(days.today, -back), '12:00')
    for (const back of [1, 2, 40]) await addSession(school, noon(back))
    await addSession(left, noon(41))
    const { body } = await callAs(school.token, cards.getAvgSessions, { query: {} })
    expect(body).toMatchObject({ sessions: 3, users: 1, retention: 50, growth: '+50%' })
    const active = await callAs(school.token, statistics.getActiveUsers, { query: {} })
    expect(active.body.analyticsData.users).toBe(1)
    expect(active.body.series[0]?.data).toEqual([0, 0, 0, 0, 0, 0, 1])
  })
})

describe('orders', () => {
  let school: School
  let buyers: TestPerson[]
  beforeAll(async () => {
    school = await makeSchoolAdmin()
    buyers = await Promise.all([1, 2, 3].map(() => makePerson({ schoolId: school.schoolId })))
    const [regular, fresh, referred] = buyers as [TestPerson, TestPerson, TestPerson]
    const noon = (back: number) => at(plusDays(days.today, -back), '12:00')
    await addOrder(regular, noon(60), { status: 'delivered', pieces: 2 })
    await addOrder(regular, noon(30), { status: 'delivered', pieces: 2 })
    await addOrder(regular, noon(2), { status: 'delivered', pieces: 3 })
    await addOrder(fresh, noon(1), { status: 'packed' })
    await addOrder(fresh, noon(1), { status: 'cancelled', pieces: 9 })
    await addOrder(referred, noon(0), { status: 'placed', coupon: true })
  })

  it('are told by what became of them', async () => {
    const { body } = await callAs(school.token, cards.getProductOrders, { query: {} })
    expect(body.chart_info).toEqual({ finished: 1, pending: 2, rejected: 1 })
    expect(body.total).toBe(4)
    const sum = (name: string) => body.chart.points.reduce((all, { values }) => all + (values[name] ?? 0), 0)
    expect([sum('finished'), sum('pending'), sum('rejected')]).toEqual([1, 2, 1])
  })

  it('make buyers new, returning or referred', async () => {
    const { body } = await callAs(school.token, cards.getCustomers, { query: {} })
    expect(body.listData.map(({ text, result }) => [text, result])).toEqual([
      ['New', 1],
      ['Returning', 1],
      ['Referrals', 1],
    ])
  })

  it('are counted, with their pieces, but for what was cancelled', async () => {
    const bar = await callAs(school.token, statistics.getOrdersBar, { query: {} })
    expect(bar.body).toMatchObject({ statistics: '4', series: [{ data: [0, 0, 0, 0, 4] }] })
    const sold = await callAs(school.token, statistics.getSales, { query: {} })
    expect(sold.body.analyticsData).toEqual({ sales: '+150%', pieces: 5 })
    const list = await callAs(school.token, figures.listBestSellers, { query: {} })
    expect(list.body.rows.map(({ pieces }) => pieces)).toEqual([3, 1, 1])
    expect(list.body.rows[0]).toMatchObject({ orders: 1, revenueMinor: 3000, category: 'Gear' })
    const all = await callAs(school.token, figures.getOverview, { query: {} })
    expect(all.body).toMatchObject({ orders: 4, sales: 5, returns: 1, customers: 3, products: 6 })
  })
})

describe('money', () => {
  let school: School
  beforeAll(async () => {
    school = await makeSchoolAdmin()
    const year = days.today.slice(0, 4)
    await addPayment(school.schoolId, days.today, 50_000, 10_000)
    await addPayment(school.schoolId, days.monthLast, 20_000)
    await callAs(school.token, figures.saveTargets, {
      body: { year: Number(year), budget: 1_200_000, monthlyGoal: 80_000 },
    })
  })

  it('is told by month of the year, beside the budget', async () => {
    const { body } = await callAs(school.token, cards.getRevenueReport, { query: {} })
    const of = (month: string) => body.chart.points.find((point) => point.at === month)?.values
    expect(of(days.today.slice(0, 7))).toEqual({ earning: 50_000, expense: -10_000 })
    expect(body).toMatchObject({ budgetMinor: 1_200_000, canEdit: true, isMoneyHidden: false, currency: 'SAR' })
    expect(body.years[0]).toBe(days.today.slice(0, 4))
    expect(body.pace.points.at(-1)?.at).toBe(days.today.slice(0, 7))
    expect(body.pace.points.at(0)?.values.budget).toBe(100_000)
    const empty = await callAs(school.token, cards.getRevenueReport, { query: { year: 2001 } })
    expect(empty.body.chart.points.every(({ values }) => values.earning === 0 && values.expense === 0)).toBe(true)
    expect(empty.body.budgetMinor).toBe(0)
  })

  it('is compared with the goal of the month and with the month before', async () => {
    const goal = await callAs(school.token, cards.getGoalOverview, { query: {} })
    expect(goal.body).toMatchObject({ goalMinor: 80_000, percent: 50 })
    const { body } = await callAs(school.token, cards.getRevenueCard, { query: {} })
    expect(body.chart.points[Number(days.today.slice(8)) - 1]?.values.thisMonth).toBe(40_000)
    expect(body.chart.points[Number(days.monthLast.slice(8)) - 1]?.values.lastMonth).toBe(20_000)
    const profit = await callAs(school.token, statistics.getProfitLine, { query: {} })
    expect(profit.body.series[0]?.data.at(-1)).toBe(days.today.slice(8) === '01' ? 600 : 400)
    const list = await callAs(school.token, figures.listTransactions, { query: {} })
    expect(list.body.rows.map(({ amountMinor }) => amountMinor)).toEqual([-10_000, 50_000, 20_000])
  })

  it('is withheld, not told as nothing, from those who may not see it', async () => {
    const clerk = await makePerson({ schoolId: school.schoolId, permissions: ['dashboard.view'] })
    const report = (await callAs(clerk.token, cards.getRevenueReport, { query: {} })).body
    expect(report).toMatchObject({ isMoneyHidden: true, price: '', budget: '', budgetMinor: null, canEdit: false })
    expect([report.chart.points, report.pace.points]).toEqual([[], []])
    expect((await callAs(clerk.token, cards.getGoalOverview, { query: {} })).body.completed).toBe('')
    expect((await callAs(clerk.token, cards.getRevenueCard, { query: {} })).body.chart.points).toEqual([])
    expect((await callAs(clerk.token, cards.getAvgSessions, { query: {} })).body.goal).toBeNull()
    expect((await callAs(clerk.token, statistics.getProfitLine, { query: {} })).body.statistics).toBe('')
    const revenue = (await callAs(clerk.token, statistics.getRevenueStatistic, { query: {} })).body
    expect(revenue).toMatchObject({ analyticsData: { revenue: null }, series: [{ data: [] }], isMoneyHidden: true })
    expect((await callAs(clerk.token, figures.getOverview, { query: {} })).body).toMatchObject({ revenueMinor: null })
    expect((await callAs(clerk.token, figures.listTransactions, { query: {} })).body.rows).toEqual([])
    expect((await send(clerk.token, figures.getTargets, { query: { year: 2026 } })).status).toBe(403)
    const body = { year: 2026, budget: 1, monthlyGoal: 1 }
    expect((await send(clerk.token, figures.saveTargets, { body })).status).toBe(403)
    const cashier = await makePerson({
      schoolId: school.schoolId,
      permissions: ['dashboard.view', 'dashboard.see_money'],
    })
    const seen = (await callAs(cashier.token, cards.getRevenueReport, { query: {} })).body
    expect(seen).toMatchObject({ isMoneyHidden: false, canEdit: false, budgetMinor: 1_200_000 })
  })
})

describe('openings of the application', () => {
  it('are counted where the person is, by day, device and browser', async () => {
    const school = await makeSchoolAdmin()
    for (const agent of [phone, phone, pad]) {
      await send(school.token, figures.countVisit, { body: {} }, { 'user-agent': agent })
    }
    const traffic = await callAs(school.token, statistics.getSiteTraffic, { query: {} })
    expect(traffic.body.analyticsData.visits).toBe(3)
    expect(traffic.body.chart.points.at(-1)).toEqual({ at: days.today, values: { visits: 3 } })
    const { body } = await callAs(school.token, figures.getBrowsers, { query: {} })
    expect(body.rows).toEqual([
      { browser: 'safari', visits: 2, share: 66.7 },
      { browser: 'chrome', visits: 1, share: 33.3 },
    ])
    const rows = await query<{ n: number }>(
      sql`select count(*)::int as n from site_visits where tenant = ${school.schoolId}`,
    )
    expect(rows[0]?.n).toBe(2)
  })

  it('of strangers, and of a session that is over, are the platform’s', async () => {
    const mine = () =>
      query<{ n: number }>(sql`select coalesce(sum(visits), 0)::int as n from site_visits where tenant = 0`)
    const before = (await mine())[0]?.n as number
    expect((await send(undefined, figures.countVisit, { body: {} })).status).toBe(200)
    expect((await send('not-a-token', figures.countVisit, { body: {} })).status).toBe(200)
    const gone = await makeSchoolAdmin()
    await query(sql`update sessions set ended_at = now() where id = ${gone.sessionId}`)
    expect((await send(gone.token, figures.countVisit, { body: {} })).status).toBe(200)
    expect((await mine())[0]?.n).toBe(before + 3)
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
    await query(sql`insert into newsletter_subscribers (school_id, email, kind)
      values (${other.schoolId}, ${`x${process.pid}@example.org`}, 'newsletter')`)
    expect([await read(admin), await read(platform)]).toEqual(before)
    const { body } = await callAs(other.token, cards.getProductOrders, { query: {} })
    expect(body.total).toBe(1)
  })
})
