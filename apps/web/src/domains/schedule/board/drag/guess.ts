import type { Violation, ViolationCode } from '@dsms/contract/schedule/rules/violations'
import { usualBranch } from '../../../../kernel/session/branch.ts'
import type { LessonToCheck } from '../../lessons/useLesson.ts'
import type { Lane, Model, Owed } from '../model.ts'

type Guess = Omit<LessonToCheck, 'start' | 'end'>

/** What depends on the type of a lesson, on its length or on what else it takes: nobody has said any of it yet. */
const unknowable: ReadonlySet<ViolationCode> = new Set<ViolationCode>([
  'duration',
  'type_inactive',
  'need_missing',
  'need_unwanted',
  'lesson_full',
  'spacing',
  'prerequisite',
  'time_of_day',
  'vehicle_seats',
])
export const isKnowable = ({ code }: Violation): boolean => !unknowable.has(code)

/**
 * A lesson as it will most likely be where a time is drawn, or a student pulled, on a lane: of the first type that needs such a
 * lane. Undefined where the school has none, or nobody knows of which branch it would be.
 */
export function guessOn({ data, by }: Model, lane: Lane | undefined, owed: Owed | undefined): Guess | undefined {
  const type = data.types.find(({ needs }) => needs[by] === 'required')
  const branch_id = owed?.branch_id ?? (lane?.lane && usualBranch(lane.lane.branch_ids))
  if (!type || !branch_id) return undefined
  return {
    type_id: type.id,
    branch_id,
    trainer_id: owed?.trainer_id ?? null,
    enrolment_ids: owed ? [owed.enrolment_id] : [],
  }
}
