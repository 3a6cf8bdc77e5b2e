import * as cards from '@dsms/contract/insight/cards/calls'
import * as figures from '@dsms/contract/insight/cards/figures'
import * as statistics from '@dsms/contract/insight/cards/statistics'
import { addDays } from '@dsms/contract/kernel/time/days'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePerson, makeSchoolAdmin, type TestPerson } from '../../../testing/factories.ts'
import { callAs, send } from '../../../testing/harness.ts'
import { query } from '../../../testing/reads.ts'
import { addOrder, addPayment, addSession, at, bordersOf } from './figures.testing.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'
const pad = 'Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/130.0 Safari/537.36'

type School = TestPerson & { schoolId: number }
let days: Awaited<ReturnType<typeof bordersOf>>

const noon = (back: number) => at(addDays(days.today, -back), '12:00')

beforeAll(async () => {
  days = await bordersOf((await makeSchoolAdmin()).schoolId)
})

describe('sign-ins', () => {
  it('are told by device, with the change to the stretch before', async () => {
    const school = await makeSchoolAdmin()
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
