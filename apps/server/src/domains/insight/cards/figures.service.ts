import type * as c from '@dsms/contract/insight/cards/figures'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { Range } from '@dsms/contract/kernel/figures'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { slugOf } from '../../shop/public.ts'
import { bestSellers, latestTransactions, readOverview, visitsByBrowser } from './figures.data.ts'
import { salesByDay, visitsByDay } from './sources.ts'
import { changeOf, chartOf, countByDay, percentOf } from './span.ts'
import { openInvoices } from './targets.data.ts'
import { seesMoney } from './words.ts'

export async function overview(actor: Actor, range: Range): Promise<Answer<typeof c.getOverview>> {
  const [row, { pastDue }] = await together([() => readOverview(actor, range), () => openInvoices(actor)])
  const { revenueMinor, ordersBefore, visitsBefore, revenueBefore, ...figures } = row
  const isMoneyHidden = !seesMoney(actor)
  return {
    ...figures,
    range,
    isMoneyHidden,
    pastDue,
    revenueMinor: isMoneyHidden ? null : revenueMinor,
    before: { orders: ordersBefore, visits: visitsBefore, revenueMinor: isMoneyHidden ? null : revenueBefore },
  }
}

export async function transactions(actor: Actor): Promise<Answer<typeof c.listTransactions>> {
  const isMoneyHidden = !seesMoney(actor)
  const [currency, rows] = await together([
    () => currencyOf(actor),
    () => (isMoneyHidden ? [] : latestTransactions(actor)),
  ])
  return { currency, isMoneyHidden, rows }
}

export async function products(actor: Actor, range: Range): Promise<Answer<typeof c.listBestSellers>> {
  const { rows, ...span } = await bestSellers(actor, range)
  const isMoneyHidden = !seesMoney(actor)
  return {
    ...span,
    range,
    isMoneyHidden,
    rows: rows.map(({ names, category, before, revenueMinor, ...row }) => ({
      ...row,
      name: nameIn(names, actor.language),
      slug: slugOf(names, row.id),
      category: nameIn(category, actor.language),
      revenueMinor: isMoneyHidden ? null : revenueMinor,
      change: changeOf(row.pieces, before),
    })),
  }
}

export async function browsers(actor: Actor, range: Range): Promise<Answer<typeof c.getBrowsers>> {
  const { rows, ...span } = await visitsByBrowser(actor, range)
  const total = rows.reduce((sum, { visits }) => sum + visits, 0)
  return {
    ...span,
    range,
    rows: rows.map(({ browser, visits }) => ({
      browser,
      visits,
      share: percentOf(visits, total),
    })),
  }
}

export async function salesYear(actor: Actor): Promise<Answer<typeof c.getSalesYear>> {
  const source = sql`${salesByDay(actor)} union all ${visitsByDay(actor)}`
  const days = await countByDay(actor, 'twelve_months', ['orders', 'pieces', 'visits'], source)
  return { chart: chartOf(days) }
}
