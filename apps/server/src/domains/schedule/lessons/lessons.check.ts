import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type getLessonFacts, lessonFactsNeed } from '@dsms/contract/schedule/lessons/calls'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { Draft, Facts } from '@dsms/contract/schedule/rules/facts'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { lockTaken } from '../claims/claims.data.ts'
import { changingFactsOf, factsOf } from '../rules/facts.ts'
import { draftPlaces, type SaidPlaces } from './lessons.places.ts'
import type { Overridden } from './lessons.table.ts'

const longestLessonMs = 12 * 3_600_000
const longestFactsMs = 15 * 86_400_000

/** What a call says of a lesson, instants as ISO 8601. */
export interface Said extends SaidPlaces {
  type_id: number
  branch_id: number
  start: string
  end: string
  trainer_id?: number | null | undefined
  vehicle_id?: number | null | undefined
  room_id?: number | null | undefined
  simulator_id?: number | null | undefined
  circuit_id?: number | null | undefined
  zone_id?: number | null | undefined
  enrolment_ids: readonly number[]
  /** Seats; those of the type unless said. */
  capacity?: number | null | undefined
}

export function draftOf(said: Said, lessonId?: number): Draft {
  const span = spanOf(said.start, said.end, 'end', longestLessonMs)
  return { ...span, ...takenOf(said), lesson_id: lessonId, seats: said.capacity ?? undefined }
}

/** Two instants in milliseconds, the second after the first and not too far; `end` is the field that is told of. */
function spanOf(from: string, to: string, end: string, longestMs: number): { start: number; end: number } {
  const span = { start: Date.parse(from), end: Date.parse(to) }
  if (span.end <= span.start) throw fieldError(end, 'end_before_start')
  if (span.end - span.start > longestMs)
    throw fieldError(end, 'too_long_span', { max: Math.ceil(longestMs / 86_400_000) })
  return span
}

function takenOf(said: Omit<Said, 'start' | 'end'>): Omit<Draft, 'start' | 'end'> {
  return {
    type_id: said.type_id,
    branch_id: said.branch_id,
    trainer_id: said.trainer_id ?? undefined,
    vehicle_id: said.vehicle_id ?? undefined,
    room_id: said.room_id ?? undefined,
    simulator_id: said.simulator_id ?? undefined,
    circuit_id: said.circuit_id ?? undefined,
    zone_id: said.zone_id ?? undefined,
    enrolment_ids: [...new Set(said.enrolment_ids)],
    ...draftPlaces(said),
  }
}

/**
 * Throws at the field that names what the school does not have, or what is beyond the caller's reach; `path` is where the
 * fields stand, `lesson.`.
 */
export function checkKnown(draft: Draft, facts: Facts, path = ''): void {
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

const isZoneOf = ({ circuit_id, zone_id }: Draft, { circuits }: Facts): boolean =>
  circuit_id !== undefined && circuits[circuit_id]?.layout.zones.some(({ id }) => id === zone_id) === true

/** The facts of a lesson wherever in a span it may be put, for who judges it themselves; they hold what papers say of people. */
export async function lessonFacts(actor: Actor, said: Given<typeof getLessonFacts>['body']): Promise<Facts> {
  const missing = lessonFactsNeed.find((permission) => !holds(actor, permission))
  if (missing) throw new AppError('forbidden', { permission: missing })
  const whole = {
    ...spanOf(said.from, said.to, 'to', longestFactsMs),
    ...takenOf(said),
    lesson_id: said.lesson_id,
  }
  const facts = await factsOf(actor, [whole])
  checkKnown(whole, facts)
  return facts
}

/** Everything that is against a draft as things stand, without a lock: for who only asks. */
export async function violationsOf(actor: Actor, draft: Draft): Promise<Violation[]> {
  const facts = await factsOf(actor, [draft])
  checkKnown(draft, facts)
  return evaluate(draft, facts)
}

/**
 * Locks what the draft takes and throws `lesson_refused` with every rule that is against it; answers the rules that were passed,
 * to be kept, and the warnings. Of two who plan the same minute the second is evaluated when the first has ended. Of what is
 * `known` of people and things from a moment ago only that is asked again which lessons change.
 */
export async function admit(
  actor: Actor,
  draft: Draft,
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
