import { fieldError } from '@dsms/contract/kernel/errors'
import type { SteadyTime } from '@dsms/contract/kernel/time/offsets'
import { thingsOver } from '@dsms/contract/schedule/lessons/things'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import type { CheckedOccurrence, Decision } from '@dsms/contract/schedule/series/shapes'
import { draftOf } from '../lessons/lessons.check.ts'
import { MovingFacts } from './series.facts.ts'
import { goneOf } from './series.gone.ts'
import { suggest } from './series.suggest.ts'

/** A lesson of a series as it is to be. */
export interface Planned {
  day: string
  /** The draft's `lesson_id` is that of the lesson that is changed; one that is new has a key below zero. */
  draft: LessonDraft
  /** As it stands, where it is there already. */
  before?: LessonDraft
  exists: boolean
  twice: boolean
  holiday: string | null
  decision: Decision | undefined
}

export interface Judged {
  planned: Planned
  /** The lessons to keep, after the decision on each. */
  draft: LessonDraft
  state: CheckedOccurrence['state']
  violations: Violation[]
  reason: string | null
  suggestion: LessonDraft | null
}

interface Known {
  facts: Facts
  mayOverride: boolean
  steady: readonly SteadyTime[]
  /** Other trainers who may be suggested, by branch. */
  trainers: ReadonlyMap<number, ReadonlyMap<number, string>>
}

/** The draft that a decision makes of a planned one. Throws where the decision makes no sense. */
export function decided({ draft, decision }: Planned): LessonDraft {
  if (decision?.action !== 'take') return draft
  const { start, end } = draftOf({ ...draft, start: decision.start, end: decision.end }, undefined)
  return { ...draft, start, end, ...thingsOver(draft, decision) }
}

/**
 * Judges the lessons of a series in their order, each with those before it as if they were kept. A decided lesson that may be given is
 * `ok`.
 */
export function judge(all: readonly Planned[], known: Known): Judged[] {
  const { facts, mayOverride, steady, trainers } = known
  const moving = new MovingFacts(facts)
  for (const { before, decision } of all) if (before && decision?.action !== 'skip') moving.release(before)
  return all.map((planned) => {
    const { holiday, decision, day } = planned
    const none = { planned, draft: planned.draft, violations: [], reason: null, suggestion: null }
    if (holiday !== null) return { ...none, state: 'holiday' }
    if (decision?.action === 'skip') return { ...none, state: 'skipped' }
    const draft = decided(planned)
    const gone = goneOf(draft, facts)
    const violations: Violation[] = gone.length
      ? gone
      : [
          ...(planned.exists || decision?.action === 'take'
            ? []
            : [{ code: 'time_skipped', severity: 'hard' } as const]),
          ...evaluate(draft, moving.facts),
        ]
    const reason = decision?.reason ?? null
    const isRefused = violations.some(
      ({ severity }) => severity === 'hard' || (severity === 'overridable' && !(reason && mayOverride)),
    )
    if (!isRefused) {
      moving.take(draft)
      return { planned, draft, state: 'ok', violations, reason, suggestion: null }
    }
    const others = [...(trainers.get(draft.branch_id)?.keys() ?? [])]
    const suggestion = gone.length ? null : suggest(draft, day, violations, moving.facts, steady, others)
    return { planned, draft, state: 'conflict', violations, reason, suggestion }
  })
}

/** Decisions by the day or lesson that they are on; throws where one is on none of them. */
export function decisionsOn<Key extends string | number>(
  decisions: readonly Decision[],
  keyOf: (decision: Decision) => Key | undefined,
  known: ReadonlySet<Key>,
): Map<Key, Decision> {
  const on = new Map<Key, Decision>()
  for (const [nth, decision] of decisions.entries()) {
    const key = keyOf(decision)
    if (key === undefined || !known.has(key))
      throw fieldError(`decisions.${nth}.${decision.day === undefined ? 'lesson_id' : 'day'}`, 'unknown_choice')
    on.set(key, decision)
  }
  return on
}

/** What a call answers of judged lessons. Lessons that are yet to be have no key, so none is named as being in the way. */
export const told = (judged: readonly Judged[], names: ReadonlyMap<number, string> = new Map()): CheckedOccurrence[] =>
  judged.map(({ planned, draft, state, violations, suggestion }) => ({
    day: planned.day,
    start: iso(draft.start),
    end: iso(draft.end),
    lesson_id: keyOrNull(draft.lesson_id),
    state,
    exists: planned.exists,
    twice: planned.twice,
    holiday: planned.holiday,
    violations: tellable(violations),
    suggestion: suggestion && {
      start: iso(suggestion.start),
      end: iso(suggestion.end),
      trainer_id: suggestion.trainer_id ?? null,
      trainer: (suggestion.trainer_id && names.get(suggestion.trainer_id)) || null,
      vehicle_id: suggestion.vehicle_id ?? null,
      room_id: suggestion.room_id ?? null,
    },
  }))

export const tellable = (violations: readonly Violation[]): Violation[] =>
  violations.map(({ lesson_id, ...rest }) => (lesson_id !== undefined && lesson_id > 0 ? { ...rest, lesson_id } : rest))

const keyOrNull = (id: number | undefined) => (id !== undefined && id > 0 ? id : null)
export const iso = (instant: number): string => new Date(instant).toISOString()
