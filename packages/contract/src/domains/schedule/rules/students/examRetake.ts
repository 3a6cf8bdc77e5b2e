import { addDays } from '../../../../kernel/time/days.ts'
import { isWorkingDay } from '../../../trainers/availability/opening.ts'
import type { BranchFacts } from '../facts.ts'
import { about, type Rule } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** No school is shut for longer. */
const mostDays = 400

/**
 * Who failed an exam waits before the next one of its stage: nobody passes what the country asks for, the school's own wait
 * takes a reason. `needed` is the first day on which it may be, `given` the lesson's.
 */
export const examRetake: Rule = ({ type, branch, enrolments, facts: { settings }, when, draft }) => {
  if (type.kind !== 'exam' || !branch) return []
  return enrolments.flatMap(({ student_id, exams }): Violation[] => {
    const last = exams.findLast(
      ({ lesson_id, stage, start, result }) =>
        lesson_id !== draft.lesson_id && stage === type.stage && start < draft.start && result !== null,
    )
    if (last?.result !== 'failed') return []
    const law = [
      addDays(last.day, settings.law_retake_days ?? 0),
      workingDaysAfter(branch, last.day, settings.law_retake_working_days ?? 0),
    ]
    const school = workingDaysAfter(branch, last.day, settings.retake_working_days)
    const needed = [...law, school].reduce((one, other) => (one > other ? one : other))
    if (when.day >= needed) return []
    const severity = law.some((day) => when.day < day) ? 'hard' : 'overridable'
    return [{ code: 'exam_retake_too_soon', severity, ...about('student', student_id), needed, given: when.day }]
  })
}

/** The day that is so many working days after another: holidays, and weekdays on which a branch is shut, are none. */
export function workingDaysAfter(branch: BranchFacts, day: string, count: number): string {
  let [found, left] = [day, count]
  for (let nth = 0; left > 0 && nth < mostDays; nth++) {
    found = addDays(found, 1)
    if (isWorkingDay(branch, found)) left--
  }
  return found
}
