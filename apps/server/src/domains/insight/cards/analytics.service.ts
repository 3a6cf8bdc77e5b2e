import type * as c from '@dsms/contract/insight/cards/calls'
import { recordOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { Range } from '@dsms/contract/kernel/figures'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { buyersOf, ticketFigures } from './people.data.ts'
import { ordersByDay, sessionsByDay, ticketsByDay } from './sources.ts'
import { changeOf, chartOf, countByDay, percentOf, sumOf, tenths } from './span.ts'
import { lastDaysIn, titles } from './words.ts'

export async function supportTracker(actor: Actor, range: Range): Promise<Answer<typeof c.getSupportTracker>> {
  const [days, figures] = await together([
    () => countByDay(actor, range, ['completed', 'unresolved'], ticketsByDay(actor)),
    () => ticketFigures(actor, range),
  ])
  const completed = sumOf(days, 'completed')
  const totalTicket = completed + sumOf(days, 'unresolved')
  return {
    range,
    from: days.from,
    to: days.to,
    title: titles.tickets[actor.language],
    last_days: lastDaysIn(actor.language),
    totalTicket,
    newTicket: figures.waiting,
    openTicket: figures.unresolved,
    responseTime: tenths(figures.days),
    completed: percentOf(completed, totalTicket),
    chart: chartOf(days),
  }
}

const orderFates = ['finished', 'pending', 'rejected'] as const

export async function productOrders(actor: Actor, range: Range): Promise<Answer<typeof c.getProductOrders>> {
  const days = await countByDay(actor, range, orderFates, ordersByDay(actor))
  const { finished, pending, rejected } = recordOf(orderFates, (fate) => sumOf(days, fate))
  return {
    range,
    from: days.from,
    to: days.to,
    last_days: lastDaysIn(actor.language),
    chart_info: { finished, pending, rejected },
    total: finished + pending + rejected,
    chart: chartOf(days),
  }
}

const devices = [
  { key: 'desktop', name: 'Desktop', icon: 'device-desktop', iconColor: 'text-primary' },
  { key: 'tablet', name: 'Tablet', icon: 'device-tablet', iconColor: 'text-warning' },
  { key: 'mobile', name: 'Mobile', icon: 'device-mobile', iconColor: 'text-danger' },
] as const
const deviceKeys = devices.map(({ key }) => key)

export async function sessionsDevice(actor: Actor, range: Range): Promise<Answer<typeof c.getSessionsDevice>> {
  const [now, before] = await together([
    () => countByDay(actor, range, deviceKeys, sessionsByDay(actor)),
    () => countByDay(actor, range, deviceKeys, sessionsByDay(actor), 1),
  ])
  const total = deviceKeys.reduce((sum, key) => sum + sumOf(now, key), 0)
  return {
    range,
    from: now.from,
    to: now.to,
    last_days: lastDaysIn(actor.language),
    chart_info: devices.map(({ key, ...device }) => {
      const sessions = sumOf(now, key)
      const earlier = sumOf(before, key)
      return {
        ...device,
        sessions,
        usage: percentOf(sessions, total),
        upDown: changeOf(sessions, earlier) ?? (sessions === 0 ? 0 : 100),
      }
    }),
    chart: chartOf(now),
  }
}

export async function customers(actor: Actor, range: Range): Promise<Answer<typeof c.getCustomers>> {
  const { from, to, fresh, returning, referred } = await buyersOf(actor, range)
  return {
    range,
    from,
    to,
    last_days: lastDaysIn(actor.language),
    listData: [
      { icon: 'user-plus', iconColor: 'text-primary', text: 'New', result: fresh },
      { icon: 'repeat', iconColor: 'text-warning', text: 'Returning', result: returning },
      { icon: 'ticket', iconColor: 'text-danger', text: 'Referrals', result: referred },
    ],
  }
}
