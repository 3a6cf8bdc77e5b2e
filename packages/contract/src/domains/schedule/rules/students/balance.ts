import type { EnrolmentFacts } from '../facts.ts'
import { isPractical } from '../kinds.ts'
import { othersOf } from '../lanes.ts'
import { about, minutesIn, type Rule, type Scene } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** Minutes at the wheel are bought before they are driven. `needed` is what this lesson brings them to, `given` what was bought. */
export const studentBalance: Rule = (scene) => {
  if (!scene.isPractical) return []
  return scene.enrolments.flatMap((enrolment): Violation[] => {
    const { student_id, prepaid_minutes: given } = enrolment
    if (given === null) return []
    const needed = minutesDriven(scene, enrolment) + scene.minutes
    if (needed <= given) return []
    return [{ code: 'student_balance', severity: 'overridable', ...about('student', student_id), needed, given }]
  })
}

/** What other lessons take, those among them that are planned together with this one and are not kept yet. */
function minutesDriven(scene: Scene, { id, student_id, driven }: EnrolmentFacts): number {
  const known = new Set(driven.map(({ lesson_id }) => lesson_id))
  const planned = othersOf(scene, 'student', student_id).filter(
    ({ lesson_id, lesson_kind: kind, stage, enrolment_id = id }) =>
      !known.has(lesson_id) && enrolment_id === id && isPractical({ kind, stage }),
  )
  return [
    ...driven.filter(({ lesson_id }) => lesson_id !== scene.draft.lesson_id).map(({ minutes }) => minutes),
    ...planned.map(minutesIn),
  ].reduce((sum, minutes) => sum + minutes, 0)
}
