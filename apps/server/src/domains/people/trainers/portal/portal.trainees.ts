import type { Trainee } from '@dsms/contract/people/trainers/portal'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { liveEnrolments, progressOf } from '../../enrolments/enrolments.data.ts'
import { enrolments } from '../../enrolments/enrolments.table.ts'
import { allMinutes } from '../../enrolments/taught.ts'
import { ownTrainer } from './portal.own.ts'

/** Those whose live enrolment names the person who acts as main trainer. */
export async function listTrainees(actor: Actor): Promise<Trainee[]> {
  const { id } = await ownTrainer(actor)
  const rows = await liveEnrolments(actor, eq(enrolments.trainerId, id))
  const taught = await together(rows.map((row) => () => allMinutes(actor, row.enrolment_id)))
  return rows.map(
    (
      {
        gearbox,
        prior_experience,
        extra,
        earlier,
        birth,
        min_training_age_months,
        min_age_months,
        asked,
        trainer: _,
        ...row
      },
      nth,
    ) => {
      const plan = { gearbox, prior_experience, extra, earlier, birth, min_training_age_months, min_age_months, asked }
      const { owed_minutes, done_minutes } = progressOf(plan, taught[nth] ?? {})
      return { ...row, owed_minutes, done_minutes }
    },
  )
}
