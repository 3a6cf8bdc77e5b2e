import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { instantsOf, type SteadyTime } from '@dsms/contract/kernel/time/offsets'
import { dayMinutes } from '@dsms/contract/kernel/time/spans'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { Violation, ViolationCode } from '@dsms/contract/schedule/rules/violations'

/** What another start of the same day can mend; where anything else is wrong as well, none is looked for. */
const mendedByTime: ReadonlySet<ViolationCode> = new Set<ViolationCode>([
  'past',
  'time_skipped',
  'trainer_busy',
  'student_busy',
  'vehicle_busy',
  'room_busy',
  'simulator_busy',
  'circuit_full',
  'zone_full',
  'buffer_too_short',
  'travel_too_short',
  'school_closed',
  'trainer_off',
  'trainer_hours',
  'trainer_rest',
  'student_break',
  'time_of_day',
  'exam_day',
])

/** What another trainer at the same time can mend. */
const mendedByTrainer: ReadonlySet<ViolationCode> = new Set<ViolationCode>([
  'trainer_inactive',
  'trainer_suspended',
  'trainer_busy',
  'buffer_too_short',
  'travel_too_short',
  'trainer_off',
  'trainer_hours',
  'trainer_not_qualified',
  'trainer_credential_missing',
  'trainer_day_limit',
  'trainer_week_limit',
  'trainer_lessons_limit',
  'trainer_rest',
  'gender_rule',
])

const counts = ({ severity }: Violation) => severity !== 'warning'
const isFree = (draft: LessonDraft, facts: Facts) => !evaluate(draft, facts).some(counts)

/**
 * What no rule is against in place of a lesson in conflict: the start of the same day that is nearest, with the same people
 * and things, else the first of other trainers who could give it at the same time; nothing where neither is.
 */
export function suggest(
  draft: LessonDraft,
  day: string,
  violations: readonly Violation[],
  facts: Facts,
  steady: readonly SteadyTime[],
  trainers: readonly number[],
): LessonDraft | null {
  if (violations.filter(counts).every(({ code }) => mendedByTime.has(code)))
    for (const start of startsOf(draft, day, facts, steady)) {
      const other = { ...draft, start, end: start + (draft.end - draft.start) }
      if (isFree(other, facts)) return other
    }
  if (draft.trainer_id === undefined || !violations.filter(counts).every(({ code }) => mendedByTrainer.has(code)))
    return null
  for (const trainer_id of trainers) {
    const other = { ...draft, trainer_id }
    if (trainer_id !== draft.trainer_id && isFree(other, facts)) return other
  }
  return null
}

/** Other starts of a day, the nearest first, by the step of the lesson type. */
function startsOf({ start, type_id }: LessonDraft, day: string, facts: Facts, steady: readonly SteadyTime[]): number[] {
  const step = Math.max(5, facts.types[type_id]?.step_minutes ?? 15) * minuteMs
  return instantsOf(day, { from: 0, to: dayMinutes }, steady)
    .flatMap(({ from, to }) => {
      const first = start + Math.ceil((from - start) / step) * step
      return Array.from({ length: Math.max(0, Math.ceil((to - first) / step)) }, (_, nth) => first + nth * step)
    })
    .filter((other) => other !== start)
    .sort((a, b) => Math.abs(a - start) - Math.abs(b - start))
}
