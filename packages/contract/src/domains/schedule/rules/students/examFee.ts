import type { EnrolmentFacts } from '../facts.ts'
import { othersOf } from '../lanes.ts'
import { about, type Rule, type Scene } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** Each exam takes a fee that is settled before. `needed` is how many this one asks for, `given` how many are settled. */
export const examFee: Rule = (scene) => {
  if (scene.type.kind !== 'exam') return []
  return scene.enrolments.flatMap((enrolment): Violation[] => {
    const { student_id, settled_exam_fees: given } = enrolment
    const needed = examsBefore(scene, enrolment) + 1
    if (needed <= given) return []
    return [{ code: 'exam_fee_unpaid', severity: 'overridable', ...about('student', student_id), needed, given }]
  })
}

/** Exams that use up a fee each: the earlier ones of one that stands already, all the others of one that is new. */
function examsBefore(scene: Scene, { id, student_id, exams }: EnrolmentFacts): number {
  const { lesson_id, start } = scene.draft
  const others = exams.filter((exam) => exam.lesson_id !== lesson_id)
  const known = new Set(exams.map((exam) => exam.lesson_id))
  const planned = othersOf(scene, 'student', student_id).filter(
    ({ lesson_id: other, lesson_kind, enrolment_id = id }) =>
      lesson_kind === 'exam' && enrolment_id === id && !known.has(other),
  )
  const counted = [...others, ...planned]
  return (lesson_id === undefined ? counted : counted.filter((exam) => exam.start < start)).length
}
