import type { TrainingStage } from '../../../curriculum/licences/requirements.ts'
import type { EnrolmentFacts } from '../facts.ts'
import { stageOf } from '../kinds.ts'
import { othersOf } from '../lanes.ts'
import { about, minutesIn, type Rule, type Scene } from '../scene.ts'
import type { Violation } from '../violations.ts'

/** Minutes of other stages that have to lie before a lesson. `needed` and `given` are minutes. */
export const prerequisite: Rule = (scene) =>
  scene.enrolments.flatMap((enrolment) =>
    scene.type.prerequisites.flatMap(({ stage, minutes: needed }): Violation[] => {
      const given = minutesBefore(scene, enrolment, stage)
      if (given >= needed) return []
      return [
        { code: 'prerequisite', severity: 'hard', ...about('student', enrolment.student_id), stage, needed, given },
      ]
    }),
  )

/** Of lessons taught or booked, those count that are over when the lesson begins, on a long day too. */
function minutesBefore(scene: Scene, { id, student_id, minutes }: EnrolmentFacts, stage: TrainingStage): number {
  const later = othersOf(scene, 'student', student_id).filter(
    (claim) =>
      claim.end > scene.draft.start &&
      stageOf({ kind: claim.lesson_kind, stage: claim.stage }) === stage &&
      (claim.enrolment_id === undefined || claim.enrolment_id === id),
  )
  return Math.max(0, (minutes[stage] ?? 0) - later.reduce((sum, claim) => sum + minutesIn(claim), 0))
}
