import { addDays } from '../../../../kernel/time/days.ts'
import { hourMs, minuteMs } from '../../../../kernel/time/milliseconds.ts'
import type { Facts } from '../facts.ts'
import { about, type Rule, told } from '../scene.ts'
import type { Violation } from '../violations.ts'
import { whenOf } from '../when.ts'

/** Students book so many hours ahead at least. `needed` and `given` are hours, the last one counted when it is full. */
export const bookingLead: Rule = ({ draft, facts, type }) => {
  if (!draft.by_student) return []
  const needed = type.lead_hours ?? facts.settings.booking_lead_hours
  const soonest = facts.now + needed * hourMs
  if (draft.start >= soonest) return []
  const given = Math.max(0, Math.floor((draft.start - facts.now) / hourMs))
  return [{ code: 'lead_time', severity: 'overridable', needed, given, suggestion: told(soonest) }]
}

/** Students book so many days ahead at most. `needed` is the last day that is open, `given` that of the lesson. */
export const bookingHorizon: Rule = ({ draft, facts, when }) => {
  if (!draft.by_student) return []
  const needed = lastBookableDay(facts)
  return when.day <= needed ? [] : [{ code: 'horizon', severity: 'overridable', needed, given: when.day }]
}

/** The last day on which students book by themselves: a new one opens at the hour that the school says. */
export function lastBookableDay({
  now,
  zone,
  settings: { booking_horizon_days: days, booking_release: release },
}: Pick<Facts, 'now' | 'zone'> & {
  settings: Pick<Facts['settings'], 'booking_horizon_days' | 'booking_release'>
}): string {
  const { day, from } = whenOf({ start: now, end: now + minuteMs }, zone)
  return addDays(day, from.slice(11) < release ? days - 1 : days)
}

/** A student may have so many lessons to come. `needed` is the limit, `given` how many there would be. */
export const bookingLimit: Rule = ({ draft, facts, enrolments }) => {
  if (!draft.by_student) return []
  const needed = facts.settings.booking_most_open
  return enrolments.flatMap(({ student_id, open_lessons }): Violation[] => {
    const given = open_lessons.filter((id) => id !== draft.lesson_id).length + 1
    if (given <= needed) return []
    return [{ code: 'active_booking_limit', severity: 'overridable', ...about('student', student_id), needed, given }]
  })
}
