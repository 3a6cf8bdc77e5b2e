import type * as c from '@dsms/contract/insight/cards/statistics'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { Chart, Range } from '@dsms/contract/kernel/figures'
import { toMajor } from '@dsms/contract/kernel/money'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { activeUsers } from './people.data.ts'
import { moneyByDay, salesByDay, subscribersByDay, visitsByDay } from './sources.ts'
import { changeText, chartOf, countByDay, type Days, inSteps, sumOf } from './span.ts'
import { moneyText, numberText, seesMoney, titles } from './words.ts'

const salesOf = (actor: Actor, range: Range, back = 0) =>
  countByDay(actor, range, ['orders', 'pieces'], salesByDay(actor), back)

/** The answer's common part, of one of the things that were counted. */
function countedAs<Name extends string>(range: Range, days: Days<Name>, name: Name) {
  const only = { ...days, days: days.days.map(({ day, values }) => ({ day, values: { [name]: values[name] } })) }
  return { range, from: days.from, to: days.to, chart: chartOf(only) }
}

export async function ordersBar(actor: Actor, range: Range): Promise<Answer<typeof c.getOrdersBar>> {
  const days = await salesOf(actor, range)
  return {
    ...countedAs(range, days, 'orders'),
    title: titles.orders[actor.language],
    statistics: numberText(sumOf(days, 'orders'), actor.language),
    series: [{ name: 'orders', data: inSteps(days, 5, 'orders') }],
  }
}

export async function orders(actor: Actor, range: Range): Promise<Answer<typeof c.getOrdersStatistic>> {
  const days = await salesOf(actor, range)
  return {
    ...countedAs(range, days, 'orders'),
    series: [{ name: 'orders', data: inSteps(days, 7, 'orders') }],
    analyticsData: { orders: sumOf(days, 'orders') },
  }
}

export async function sales(actor: Actor, range: Range): Promise<Answer<typeof c.getSales>> {
  const [now, before] = await together([() => salesOf(actor, range), () => salesOf(actor, range, 1)])
  const pieces = sumOf(now, 'pieces')
  return {
    ...countedAs(range, now, 'pieces'),
    series: [{ name: 'pieces', data: inSteps(now, 6, 'pieces') }],
    analyticsData: { sales: changeText(pieces, sumOf(before, 'pieces')), pieces },
  }
}

/** What came in less what was paid back, by day. */
async function netByDay(actor: Actor, range: Range): Promise<Days<'net'>> {
  const { days, ...span } = await countByDay(actor, range, ['earning', 'expense'], moneyByDay(actor))
  return { ...span, days: days.map(({ day, values }) => ({ day, values: { net: values.earning + values.expense } })) }
}

const nothing: Chart = { unit: 'money', points: [] }

export async function profitLine(actor: Actor, range: Range): Promise<Answer<typeof c.getProfitLine>> {
  const days = await netByDay(actor, range)
  const { from, to, currency } = days
  const head = { range, from, to, currency, title: titles.profit[actor.language] }
  if (!seesMoney(actor)) {
    return { ...head, isMoneyHidden: true, statistics: '', series: [{ data: [] }], chart: nothing }
  }
  return {
    ...head,
    isMoneyHidden: false,
    statistics: moneyText(sumOf(days, 'net'), currency, actor.language),
    series: [{ data: inSteps(days, 6, 'net').map((minor) => toMajor(minor, currency)) }],
    chart: chartOf(days, 'money'),
  }
}

export async function revenue(actor: Actor, range: Range): Promise<Answer<typeof c.getRevenueStatistic>> {
  const days = await countByDay(actor, range, ['earning', 'expense'], moneyByDay(actor))
  const { from, to, currency } = days
  if (!seesMoney(actor)) {
    const hidden = { analyticsData: { revenue: null }, chart: nothing }
    return { range, from, to, currency, isMoneyHidden: true, series: [{ name: 'earning', data: [] }], ...hidden }
  }
  const { chart } = countedAs(range, days, 'earning')
  return {
    range,
    from,
    to,
    currency,
    isMoneyHidden: false,
    series: [{ name: 'earning', data: inSteps(days, 7, 'earning').map((minor) => toMajor(minor, currency)) }],
    analyticsData: { revenue: toMajor(sumOf(days, 'earning'), currency) },
    chart: { ...chart, unit: 'money' },
  }
}

export async function subscribers(actor: Actor, range: Range): Promise<Answer<typeof c.getSubscribers>> {
  const days = await countByDay(actor, range, ['subscribers'], subscribersByDay(actor))
  return {
    ...countedAs(range, days, 'subscribers'),
    series: [{ name: 'subscribers', data: inSteps(days, 7, 'subscribers') }],
    analyticsData: { subscribers: sumOf(days, 'subscribers') },
  }
}

export async function newsletter(actor: Actor, range: Range): Promise<Answer<typeof c.getNewsletter>> {
  const days = await countByDay(actor, range, ['subscribers'], subscribersByDay(actor, 'newsletter'))
  return {
    ...countedAs(range, days, 'subscribers'),
    series: [{ name: 'subscribers', data: inSteps(days, 6, 'subscribers') }],
    analyticsData: { readers: sumOf(days, 'subscribers') },
  }
}

export async function siteTraffic(actor: Actor, range: Range): Promise<Answer<typeof c.getSiteTraffic>> {
  const days = await countByDay(actor, range, ['visits'], visitsByDay(actor))
  return {
    ...countedAs(range, days, 'visits'),
    series: [{ name: 'visits', data: inSteps(days, 6, 'visits') }],
    analyticsData: { visits: sumOf(days, 'visits') },
  }
}

export async function activePeople(actor: Actor, range: Range): Promise<Answer<typeof c.getActiveUsers>> {
  const { from, to, total, steps, chart } = await activeUsers(actor, range, 7)
  return { range, from, to, chart, series: [{ name: 'users', data: steps }], analyticsData: { users: total } }
}
