import type { CopiedLesson } from '@dsms/contract/schedule/copying/calls'
import type { Choice } from '../series/OccurrenceList.tsx'
import type { Found } from './useCopying.ts'

type Decisions = ReadonlyMap<number, Choice>

/** The choice that takes what the server offers in place of a lesson. */
export const suggested = ({ suggestion }: CopiedLesson): Choice | undefined =>
  suggestion
    ? {
        action: 'take',
        start: suggestion.start,
        end: suggestion.end,
        ...(suggestion.trainer_id && { trainer_id: suggestion.trainer_id }),
      }
    : undefined

/** How a lesson stands after what was decided on it here; the server has the last word. */
function stateOf({ state, lesson_id }: CopiedLesson, decisions: Decisions): CopiedLesson['state'] {
  const choice = state === 'holiday' ? undefined : decisions.get(lesson_id)
  if (!choice) return state
  return choice.action === 'skip' ? 'skipped' : 'ok'
}

/** Lessons that somebody has to look at, or did already; what can be copied as it is needs no look. */
export const shownOf = ({ lessons }: Found, decisions: Decisions): CopiedLesson[] =>
  lessons
    .filter(
      ({ lesson_id, state, violations }) =>
        state === 'conflict' || decisions.has(lesson_id) || (state === 'ok' && violations.length > 0),
    )
    .map((one) => ({ ...one, state: stateOf(one, decisions) }))

export const copyable = ({ lessons }: Found, decisions: Decisions): number =>
  lessons.filter((one) => stateOf(one, decisions) === 'ok').length

/** Numbers of lessons by what becomes of them, without those that there are none of. */
export function sumOf(found: Found, decisions: Decisions) {
  const count = (state: CopiedLesson['state']) =>
    found.lessons.filter((one) => stateOf(one, decisions) === state).length
  const all = [
    { what: 'free', count: count('ok') },
    { what: 'conflicts', count: count('conflict') },
    { what: 'skipped', count: count('skipped') },
    { what: 'holiday', count: count('holiday') },
    { what: 'alone', count: found.left_out.lessons },
    { what: 'students', count: found.left_out.students },
  ] as const
  return all.filter((one) => one.what === 'free' || one.count > 0)
}
