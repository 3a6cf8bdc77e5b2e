import { AppError } from '@dsms/contract/kernel/errors'
import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import { students as area } from '@dsms/contract/students/students/calls'
import { sql } from 'drizzle-orm'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { checkTransition } from '../../../../kit/records/records.ts'
import { placesLeft } from '../../../platform/public.ts'
import { gapsOfAll } from '../students.data.ts'

interface Student {
  id: number
  status: string
}

/**
 * Which of some locked students may not have a status, and why: one student or two thousand are judged by the same few
 * statements. Active needs what the school asks for, and a place of the plan.
 */
export async function judgeStatus(
  actor: Actor,
  students: readonly Student[],
  status: string,
): Promise<Map<number, AppError>> {
  const wrong = new Map<number, AppError>()
  for (const { id, status: from } of students) {
    try {
      checkTransition(area.statuses, from, status)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      wrong.set(id, error)
    }
  }
  const others = students.filter(({ id }) => !wrong.has(id))
  if (others.length > 0 && status === 'active') await judgeActive(actor, others, wrong)
  if (others.length > 0 && status === 'completed')
    for (const id of await stillEnrolled(actor, others)) wrong.set(id, new AppError('student_enrolled'))
  return wrong
}

async function judgeActive(actor: Actor, students: readonly Student[], wrong: Map<number, AppError>): Promise<void> {
  const gaps = await gapsOfAll(
    actor,
    students.map(({ id }) => id),
  )
  for (const { id } of students) {
    const lacking = gaps.get(id) ?? []
    if (lacking.length) wrong.set(id, new AppError('student_incomplete', { gaps: lacking.join(', ') }))
  }
  // who is paused has a place already
  const joining = students.filter(({ id, status }) => status !== 'paused' && !wrong.has(id))
  if (joining.length === 0) return
  const { left, refusal } = await placesLeft(actor, 'active_students')
  for (const { id } of joining.slice(Math.max(0, left))) wrong.set(id, refusal())
}

/** Nobody has completed a training that is still under way. */
async function stillEnrolled({ db, tenant }: Actor, students: readonly Student[]): Promise<number[]> {
  const rows = await rowsOf(
    db,
    idRow,
    sql`
      select distinct student_id as id from enrolments
       where tenant = ${tenant} and student_id = any (${sql.param(students.map(({ id }) => id))}::integer[])
         and archived_at is null and status = any(${`{${liveStatuses.join(',')}}`}::text[])`,
  )
  return rows.map(({ id }) => id)
}
