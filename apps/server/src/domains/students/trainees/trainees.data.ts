import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import type { Trainee } from '@dsms/contract/students/trainees/calls'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { ownTrainer } from '../../trainers/public.ts'
import { liveEnrolments, progressOf } from '../enrolments/enrolments.data.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { allMinutes } from '../enrolments/taught.ts'

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

const traineesRow = z.object({ students: z.int(), students_lacking: z.int() })

/** How many students are on their way with a trainer, and how many of them lack something before they may become active. */
export async function countTraineesOf({ db, tenant }: Actor, trainerId: number) {
  const live = sql.param([...liveStatuses])
  const row = await firstRow(
    db,
    traineesRow,
    sql`
      with taught as (
        select distinct e.student_id as id from enrolments e
          join students s on s.tenant = e.tenant and s.id = e.student_id and s.archived_at is null
         where e.tenant = ${tenant} and e.trainer_id = ${trainerId} and e.status = any (${live}::text[]) and e.archived_at is null)
      select (select count(*)::integer from taught) as students,
             (select count(*)::integer from gaps_of_students(${tenant}, array(select taught.id from taught)) where cardinality(gaps) > 0)
               as students_lacking`,
  )
  if (!row) throw new Error('a statement without a table has one row')
  return row
}
