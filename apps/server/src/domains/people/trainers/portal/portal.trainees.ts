import type { Trainee } from '@dsms/contract/people/trainers/portal'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { progressOf, traineesOf } from '../../enrolments/enrolments.data.ts'
import { minutesTaught } from '../../enrolments/taught.ts'
import { ownTrainer } from './portal.own.ts'

/** Those whose live enrolment names the person who acts as main trainer. */
export async function listTrainees(actor: Actor): Promise<Trainee[]> {
  const { id } = await ownTrainer(actor)
  const rows = await traineesOf(actor, id)
  const taught = await together(rows.map((row) => () => minutesTaught(actor, row.enrolment_id)))
  return rows.map(
    ({ gearbox, prior_experience, extra, birth, min_training_age_months, min_age_months, asked, ...row }, nth) => {
      const plan = { gearbox, prior_experience, extra, birth, min_training_age_months, min_age_months, asked }
      const { owed_minutes, done_minutes } = progressOf(plan, taught[nth] ?? {})
      return { ...row, owed_minutes, done_minutes }
    },
  )
}
