import type * as c from '@dsms/contract/insight/cards/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { Range } from '@dsms/contract/kernel/figures'
import { toMajor } from '@dsms/contract/kernel/money'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { habitsOf } from './people.data.ts'
import { sessionsByDay } from './sources.ts'
import { changeText, chartOf, countByDay, percentOf, sumOf, tenths } from './span.ts'
import { goalOfMonth } from './targets.data.ts'
import { lastDaysIn, seesMoney } from './words.ts'

export async function avgSessions(actor: Actor, range: Range): Promise<Answer<typeof c.getAvgSessions>> {
  const all = sql`select day, 'sessions' as name, n from (${sessionsByDay(actor)}) as by_device`
  const [now, before, habits, goal] = await together([
    () => countByDay(actor, range, ['sessions'], all),
    () => countByDay(actor, range, ['sessions'], all, 1),
    () => habitsOf(actor, range),
    () => goalOfMonth(actor),
  ])
  const sessions = sumOf(now, 'sessions')
  const isMoneyHidden = !seesMoney(actor)
  return {
    range,
    from: now.from,
    to: now.to,
    currency: now.currency,
    isMoneyHidden,
    sessions,
    last_days: lastDaysIn(actor.language),
    growth: changeText(sessions, sumOf(before, 'sessions')),
    goal: isMoneyHidden ? null : toMajor(goal, now.currency),
    users: habits.users,
    retention: percentOf(habits.again, habits.known),
    duration: tenths(habits.years),
    averageMinutes: tenths(habits.minutes),
    chart: chartOf(now),
  }
}
