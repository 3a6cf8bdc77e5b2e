import type * as c from '@dsms/contract/insight/cards/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { Chart } from '@dsms/contract/kernel/figures'
import { type Actor, may } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { moneyByDay } from './sources.ts'
import { countByDay, percentOf, sumOf } from './span.ts'
import { goalOfMonth, openInvoices, yearOf } from './targets.data.ts'
import { moneyText, seesMoney } from './words.ts'

const nothing = (): Chart => ({ unit: 'money', points: [] })
const canEdit = (actor: Actor) => may(actor, actor.tenant === 0 ? 'settings_platform.edit' : 'settings.edit')

export async function revenueReport(
  actor: Actor,
  named: number | undefined,
): Promise<Answer<typeof c.getRevenueReport>> {
  const { thisYear, year, months, currency, byMonth, budget } = await yearOf(actor, named)
  const years = [0, 1, 2].map((back) => String(thisYear - back))
  if (!seesMoney(actor)) {
    const hidden = { price: '', budget: '', budgetMinor: null, chart: nothing(), pace: nothing(), canEdit: false }
    return { currency, isMoneyHidden: true, year, years, ...hidden }
  }
  const all = Array.from({ length: 12 }, (_, place) => {
    const { earning = 0, expense = 0 } = byMonth.find(({ month }) => month === place + 1) ?? {}
    return { at: `${year}-${String(place + 1).padStart(2, '0')}`, values: { earning, expense } }
  })
  const earned = all.map((_, place) => all.slice(0, place + 1).reduce((sum, { values }) => sum + values.earning, 0))
  return {
    currency,
    isMoneyHidden: false,
    year,
    years,
    price: moneyText(earned[11] ?? 0, currency, actor.language),
    budget: moneyText(budget, currency, actor.language),
    budgetMinor: budget,
    chart: { unit: 'money', points: all },
    pace: {
      unit: 'money',
      points: all.slice(0, months).map(({ at }, place) => ({
        at,
        values: { earned: earned[place] ?? 0, budget: Math.round((budget * (place + 1)) / 12) },
      })),
    },
    canEdit: canEdit(actor),
  }
}

export async function goalOverview(actor: Actor): Promise<Answer<typeof c.getGoalOverview>> {
  const [days, goal, { openMinor }] = await together([
    () => countByDay(actor, 'this_month', ['earning', 'expense'], moneyByDay(actor)),
    () => goalOfMonth(actor),
    () => openInvoices(actor),
  ])
  const { currency, today } = days
  const month = today.slice(0, 7)
  if (!seesMoney(actor)) {
    const hidden = { completed: '', inProgress: '', goal: '', goalMinor: null, percent: null, canEdit: false }
    return { currency, isMoneyHidden: true, month, ...hidden }
  }
  const earned = sumOf(days, 'earning') + sumOf(days, 'expense')
  const words = (minor: number) => moneyText(minor, currency, actor.language)
  return {
    currency,
    isMoneyHidden: false,
    month,
    completed: words(earned),
    inProgress: words(openMinor),
    goal: words(goal),
    goalMinor: goal,
    percent: goal === 0 ? null : percentOf(earned, goal),
    canEdit: canEdit(actor),
  }
}

export async function revenueCard(actor: Actor): Promise<Answer<typeof c.getRevenueCard>> {
  const names = ['earning', 'expense'] as const
  const [now, before] = await together([
    () => countByDay(actor, 'this_month', names, moneyByDay(actor)),
    () => countByDay(actor, 'this_month', names, moneyByDay(actor), 1),
  ])
  const { currency, today } = now
  if (!seesMoney(actor)) return { currency, isMoneyHidden: true, thisMonth: '', lastMonth: '', chart: nothing() }
  const sums = (days: typeof now.days) => {
    let sum = 0
    return days.map(({ day, values }) => {
      sum += values.earning + values.expense
      return { day, sum }
    })
  }
  const thisMonth = sums(now.days.filter(({ day }) => day <= today))
  const lastMonth = sums(before.days)
  const length = Math.max(now.days.length, before.days.length)
  const points = Array.from({ length }, (_, place) => {
    const values: Record<string, number> = {}
    const [current, earlier] = [thisMonth[place], lastMonth[place]]
    if (current) values.thisMonth = current.sum
    if (earlier) values.lastMonth = earlier.sum
    return { at: String(place + 1).padStart(2, '0'), values }
  })
  return {
    currency,
    isMoneyHidden: false,
    thisMonth: moneyText(thisMonth.at(-1)?.sum ?? 0, currency, actor.language),
    lastMonth: moneyText(lastMonth.at(-1)?.sum ?? 0, currency, actor.language),
    chart: { unit: 'money', points },
  }
}
