import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import { type Claim, claimKey, type Facts, type LessonDraft, type TypeFacts } from '@dsms/contract/schedule/rules/facts'
import { whereabouts } from '@dsms/contract/schedule/rules/time/ways'
import { type ResourceKind, resourceKinds } from '@dsms/contract/schedule/rules/violations'

const gapMs = 10 * minuteMs

/** Lessons by and by, each judged by the rules beside those before it: what the database would refuse never gets in. */
export interface Diary {
  lessons: LessonDraft[]
  /** Whether no rule is against a lesson, warnings aside. */
  fits(draft: LessonDraft): boolean
  /** Takes a lesson in if it fits. */
  add(draft: LessonDraft): boolean
  /** Whether nobody has a thing at a time, or shortly before or after it. */
  isFree(kind: ResourceKind, id: number, time: { start: number; end: number }): boolean
  /** When the student of an enrolment has lessons. */
  of(enrolmentId: number): readonly Claim[]
}

export function openDiary(facts: Facts): Diary {
  const claims = new Map<string, Claim[]>()
  const known: Facts = { ...facts, claims: {} }
  const lessons: LessonDraft[] = []
  const laneOf = (kind: ResourceKind, id: number): Claim[] => {
    const key = claimKey(kind, id)
    const there = claims.get(key)
    if (there) return there
    const lane: Claim[] = []
    claims.set(key, lane)
    known.claims[key] = lane
    return lane
  }
  const take = (draft: LessonDraft, type: TypeFacts) => {
    for (const { kind, id } of takenBy(draft, facts)) {
      const lane = laneOf(kind, id)
      lane.push({
        kind,
        id,
        lesson_id: lessons.length,
        start: draft.start,
        end: draft.end,
        lesson_kind: type.kind,
        stage: type.stage,
        buffer_minutes: type.buffer_minutes,
        ...whereabouts(draft, facts),
      })
      lane.sort((one, other) => one.start - other.start)
    }
  }
  const fits = (draft: LessonDraft) => evaluate(draft, known).every(({ severity }) => severity === 'warning')
  return {
    lessons,
    fits,
    add(draft) {
      const type = facts.types[draft.type_id]
      if (!type || !fits(draft)) return false
      lessons.push(draft)
      take(draft, type)
      return true
    },
    isFree: (kind, id, { start, end }) =>
      laneOf(kind, id).every((claim) => claim.end + gapMs <= start || end + gapMs <= claim.start),
    of: (enrolmentId) => laneOf('student', facts.enrolments[enrolmentId]?.student_id ?? 0),
  }
}

/** Whose time a draft takes. */
const takenBy = (draft: LessonDraft, { enrolments }: Facts): { kind: ResourceKind; id: number }[] => [
  ...resourceKinds.flatMap((kind) => {
    const id = kind === 'student' ? undefined : draft[`${kind}_id`]
    return id === undefined ? [] : [{ kind, id }]
  }),
  ...draft.enrolment_ids.flatMap((id) => {
    const student = enrolments[id]?.student_id
    return student === undefined ? [] : [{ kind: 'student' as const, id: student }]
  }),
]
