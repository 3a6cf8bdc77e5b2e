import { AppError } from '@dsms/contract/kernel/errors'
import type { SchoolPermission } from '@dsms/contract/kernel/permissions'
import { markingOf } from '@dsms/contract/schedule/classes/rules'
import type { LessonStatus } from '@dsms/contract/schedule/lessons/statuses'
import { and, eq } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { opening } from '../lessons/deeds/lessons.hours.ts'
import { lessons } from '../lessons/lessons.table.ts'
import type { LessonRow } from '../lessons/store/rows.ts'

/** Whether the caller gives the lesson. */
export const gives = (
  { id }: Actor,
  { trainerId, actualTrainerId }: Pick<LessonRow, 'trainerId' | 'actualTrainerId'>,
) => id === trainerId || id === actualTrainerId

/** Throws for who neither has the right over the schedule nor gives the lesson: it is not theirs to see. */
export function checkConcern(actor: Actor, row: LessonRow, permission: SchoolPermission): void {
  if (!holds(actor, permission) && !gives(actor, row)) throw new AppError('not_found')
}

/** A lesson that the caller may see by a right over the schedule, or since they give it. */
export async function readClass(actor: Actor, id: number, permission: SchoolPermission): Promise<LessonRow> {
  const [row] = await actor.db
    .select()
    .from(lessons)
    .where(and(eq(lessons.tenant, actor.tenant), eq(lessons.id, id)))
  if (!row) throw new AppError('not_found')
  checkConcern(actor, row, permission)
  return row
}

/** When a lesson ended, or is to end. */
export const endOf = ({ endedAt, endsAt }: LessonRow): number => Date.parse(endedAt ?? endsAt)

/** When a class opens, and whether attendance may be noted now, by the caller unless told. */
export async function markingAt(actor: Actor, row: LessonRow, now: number, isTeacher = gives(actor, row)) {
  const { minutes, opens } = await opening(actor, row)
  const standing = { status: row.status as LessonStatus, opens, end: endOf(row), isTeacher }
  return { minutes, opens, marking: markingOf(standing, now) }
}
