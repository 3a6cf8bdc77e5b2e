import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import { type getLessonFacts, lessonFactsNeed } from '@dsms/contract/schedule/lessons/calls'
import { draftOfInput, type LessonInput } from '@dsms/contract/schedule/lessons/draft'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { lockTaken } from '../claims/claims.data.ts'
import { changingFactsOf, factsOf } from '../rules/facts.ts'
import type { Overridden } from './lessons.table.ts'

const longestLessonMs = 12 * hourMs
const longestFactsMs = 15 * dayMs

/** A call's lesson as rules read it; throws at `end` where it ends before it begins, or too late. */
export function draftOf(input: LessonInput, lessonId?: number): LessonDraft {
  checkSpan(input.start, input.end, 'end', longestLessonMs)
  return draftOfInput(input, lessonId)
}

/** Throws at a field unless the second instant comes after the first, and not too late. */
function checkSpan(from: string, to: string, field: string, longestMs: number): void {
  const span = Date.parse(to) - Date.parse(from)
  if (span <= 0) throw fieldError(field, 'end_before_start')
  if (span > longestMs) throw fieldError(field, 'too_long_span', { max: Math.ceil(longestMs / dayMs) })
}

/**
 * Throws at the field that names what the school does not have, or what is beyond the caller's reach; `path` is where the
 * fields stand, `lesson.`.
 */
export function checkKnown(draft: LessonDraft, facts: Facts, path = ''): void {
  const missing = [
    ['type_id', facts.types[draft.type_id]],
    ['branch_id', facts.branches[draft.branch_id]],
    ['trainer_id', draft.trainer_id === undefined || facts.trainers[draft.trainer_id]],
    ['vehicle_id', draft.vehicle_id === undefined || facts.vehicles[draft.vehicle_id]],
    ['room_id', draft.room_id === undefined || facts.rooms[draft.room_id]],
    ['simulator_id', draft.simulator_id === undefined || facts.simulators[draft.simulator_id]],
    ['circuit_id', draft.circuit_id === undefined || facts.circuits[draft.circuit_id]],
    ['zone_id', draft.zone_id === undefined || isZoneOf(draft, facts)],
    ['enrolment_ids', draft.enrolment_ids.every((id) => facts.enrolments[id])],
  ].find(([, known]) => !known)
  if (missing) throw fieldError(`${path}${missing[0]}`, 'unknown_choice')
}

const isZoneOf = ({ circuit_id, zone_id }: LessonDraft, { circuits }: Facts): boolean =>
  circuit_id !== undefined && circuits[circuit_id]?.layout.zones.some(({ id }) => id === zone_id) === true

/** The facts of a lesson wherever in a span it may be put, for who judges it themselves; they hold what papers say of people. */
export async function lessonFacts(actor: Actor, said: Given<typeof getLessonFacts>['body']): Promise<Facts> {
  const missing = lessonFactsNeed.find((permission) => !holds(actor, permission))
  if (missing) throw new AppError('forbidden', { permission: missing })
  checkSpan(said.from, said.to, 'to', longestFactsMs)
  const whole = draftOfInput({ ...said, start: said.from, end: said.to }, said.lesson_id)
  const facts = await factsOf(actor, [whole])
  checkKnown(whole, facts)
  return facts
}

/** Everything that is against a draft as things stand, without a lock: for who only asks. */
export async function violationsOf(actor: Actor, draft: LessonDraft): Promise<Violation[]> {
  const facts = await factsOf(actor, [draft])
  checkKnown(draft, facts)
  return evaluate(draft, facts)
}

/**
 * Locks what the draft takes and throws `lesson_refused` with every rule that is against it; answers the rules that were passed,
 * to be kept, and the warnings. Of two who plan the same minute the second is evaluated when the first has ended. Facts that are `known`
 * from a moment ago are asked again only where lessons change them.
 */
export async function lockAndCheck(
  actor: Actor,
  draft: LessonDraft,
  reason: string | null | undefined,
  known?: Facts,
): Promise<{ passed: Overridden[]; warnings: Violation[]; facts: Facts }> {
  const [, facts] = await together([
    () => lockTaken(actor, draft),
    async () => (known ? { ...known, ...(await changingFactsOf(actor, [draft])) } : factsOf(actor, [draft])),
  ])
  checkKnown(draft, facts)
  const violations = evaluate(draft, facts)
  const overridable = violations.filter(({ severity }) => severity === 'overridable')
  const isRefused =
    violations.some(({ severity }) => severity === 'hard') ||
    (overridable.length > 0 && !(reason && holds(actor, 'schedules.override')))
  if (isRefused) throw refusal(violations)
  return {
    passed: overridable.map(({ code }) => ({
      code,
      reason: reason ?? '',
      by: actor.name,
      at: new Date(facts.now).toISOString(),
    })),
    warnings: violations.filter(({ severity }) => severity === 'warning'),
    facts,
  }
}

export const refusal = (violations: Violation[]): AppError =>
  new AppError(
    'lesson_refused',
    { count: violations.filter(({ severity }) => severity !== 'warning').length },
    {},
    { violations },
  )
