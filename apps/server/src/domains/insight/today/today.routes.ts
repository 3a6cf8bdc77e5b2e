import { type ActionKind, getSchoolToday, riskDays } from '@dsms/contract/insight/today/calls'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { actionsOf } from './actions.data.ts'
import { readDay } from './day.ts'
import { lessonsOn } from './strip.data.ts'
import { stripOf } from './strip.ts'
import { absencesOn, lessonsOfDay, studentsAtRisk, unconfirmedOn, vehiclesDown, waitingNow } from './today.data.ts'

export function todayRoutes(app: App) {
  // three waits, however many teach: which day is told says what is read of it
  serve(app, getSchoolToday, async ({ actor, query }) => {
    const maySee = holds(actor, 'schedules.view')
    const told = await readDay(actor)
    const { school, time_zone, today, day, next, closed, over } = told
    const [planned, lessons, absences, vehicles_down, waiting, actions, unconfirmed, risky] = await together([
      () => (maySee ? lessonsOn(actor, day) : []),
      () => ifHolds(actor, 'schedules.view', () => lessonsOfDay(actor, day)),
      () => ifHolds(actor, 'availability_and_leave.view', () => absencesOn(actor, day)),
      () => ifHolds(actor, 'vehicles.view', () => vehiclesDown(actor, day)),
      () => ifHolds(actor, 'waiting_list.view', () => waitingNow(actor)),
      () => actionsOf(actor, query.whose, day),
      () => ifHolds(actor, 'schedules.view', () => unconfirmedOn(actor, next)),
      () => ifHolds(actor, 'students.view', () => studentsAtRisk(actor)),
    ])
    const action_totals: Partial<Record<ActionKind, number>> = {}
    for (const { kind, total } of actions) action_totals[kind] = total
    return {
      school,
      time_zone,
      today,
      day,
      closed,
      over: maySee ? over : null,
      strip: maySee ? stripOf(told, { lessons: planned, now: Date.now() }) : null,
      lessons,
      absences,
      vehicles_down,
      waiting,
      actions: actions.map(({ total: _, ...action }) => action),
      action_totals,
      unconfirmed: unconfirmed && { day: next, ...unconfirmed },
      at_risk:
        risky?.map((one) => ({ ...one, level: one.days >= riskDays.high ? ('high' as const) : ('watch' as const) })) ??
        null,
    }
  })
}

const ifHolds = async <T>(actor: Actor, permission: string, read: () => Promise<T>): Promise<T | null> =>
  holds(actor, permission) ? read() : null
