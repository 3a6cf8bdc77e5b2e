import type { TrainerFacts } from '../../../trainers/trainers/facts.ts'
import type { EnrolmentFacts } from '../facts.ts'
import { about, type Rule, type Scene } from '../scene.ts'

/**
 * Whether trainer and student suit each other: what the school wants, whom the trainer teaches, and whom the student
 * asked for. Agreed in writing anything goes.
 */
export const genderRule: Rule = (scene) => {
  const { trainer, enrolments, facts } = scene
  if (!trainer) return []
  const policy = facts.settings.gender
  return enrolments
    .filter((enrolment) => !enrolment.consents.includes(trainer.id) && !suits(scene, trainer, enrolment))
    .map((enrolment) => ({
      code: 'gender_rule',
      severity: policy === 'require' ? 'hard' : 'overridable',
      ...about('student', enrolment.student_id),
    }))
}

const eligible = { men: 'male', women: 'female' } as const

function suits({ facts, type }: Scene, trainer: TrainerFacts, enrolment: EnrolmentFacts): boolean {
  const { gender: policy } = facts.settings
  // before a class of many it only counts where the school insists
  if (type.kind === 'theory_class' && policy !== 'require') return true
  const { eligible_gender, gender } = trainer
  if (eligible_gender !== 'both' && enrolment.gender && eligible[eligible_gender] !== enrolment.gender) return false
  if (gender === null) return true
  const wish = enrolment.trainer_gender
  if (wish !== 'any' && wish !== gender) return false
  // somebody who asked for the other gender has what a mere preference would give
  const isSame = enrolment.gender === null || enrolment.gender === gender
  return isSame || policy === 'none' || (policy === 'prefer' && wish !== 'any')
}

/** Nobody has to guess: told only where both have said what they speak. */
export const languages: Rule = ({ trainer, enrolments }) =>
  enrolments
    .filter(
      ({ languages: spoken }) =>
        trainer &&
        spoken.length > 0 &&
        trainer.languages.length > 0 &&
        !spoken.some((language) => trainer.languages.includes(language)),
    )
    .map(({ student_id }) => ({ code: 'language_mismatch', severity: 'warning', ...about('student', student_id) }))
