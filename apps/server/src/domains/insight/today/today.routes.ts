import { type ActionKind, getSchoolToday, riskDays } from '@dsms/contract/insight/today/calls'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { actionsOf } from './actions.data.ts'
import {
  absencesToday,
  gapsToday,
  lessonsToday,
  schoolDay,
  studentsAtRisk,
  vehiclesDown,
  waitingNow,
} from './today.data.ts'

export function todayRoutes(app: App) {
  serve(app, getSchoolToday, async ({ actor, query }) => {
    const [day, lessons, gaps, absences, vehicles_down, waiting, actions, risky] = await together([
      () => schoolDay(actor),
      () => ifHolds(actor, 'schedules.view', lessonsToday),
      () => ifHolds(actor, 'schedules.view', gapsToday),
      () => ifHolds(actor, 'availability_and_leave.view', absencesToday),
      () => ifHolds(actor, 'vehicles.view', vehiclesDown),
      () => ifHolds(actor, 'waiting_list.view', waitingNow),
      () => actionsOf(actor, query.whose),
      () => ifHolds(actor, 'students.view', studentsAtRisk),
    ])
    const action_totals: Partial<Record<ActionKind, number>> = {}
    for (const { kind, total } of actions) action_totals[kind] = total
    return {
      ...day,
      lessons,
      gaps,
      absences,
      vehicles_down,
      waiting,
      actions: actions.map(({ total: _, ...action }) => action),
      action_totals,
      at_risk:
        risky?.map((one) => ({ ...one, level: one.days >= riskDays.high ? ('high' as const) : ('watch' as const) })) ??
        null,
    }
  })
}

const ifHolds = async <T>(actor: Actor, permission: string, read: (actor: Actor) => Promise<T>): Promise<T | null> =>
  holds(actor, permission) ? read(actor) : null
