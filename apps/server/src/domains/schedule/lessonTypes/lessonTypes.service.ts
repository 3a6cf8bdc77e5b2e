import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type LessonStatus, movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { lessons } from '../lessons/lessons.table.ts'

interface Lengths {
  default_minutes: number
  min_minutes: number
  max_minutes: number
  step_minutes: number
}

/** Throws what is wrong with the minutes of a type: the usual length is one that its lessons may have. */
export function checkLengths({
  default_minutes: usual,
  min_minutes: min,
  max_minutes: max,
  step_minutes: step,
}: Lengths) {
  if (max < min) throw fieldError('max_minutes', 'too_small', { min })
  if (usual < min) throw fieldError('default_minutes', 'too_small', { min })
  if (usual > max) throw fieldError('default_minutes', 'too_large', { max })
  if (usual % step === 0) return
  const below = usual - (usual % step)
  const choices = [below, below + step].filter((one) => one >= min && one <= max)
  if (choices.length === 0) throw fieldError('step_minutes', 'too_large', { max: usual })
  throw fieldError('default_minutes', 'invalid_choice', { choices: choices.join(', ') })
}

/** Throws `lesson_type_in_use` while lessons of a type are still to come. Its row is locked, so that none is added meanwhile. */
export async function checkNoneToCome(actor: Actor, id: number): Promise<void> {
  const coming: LessonStatus[] = [...movableStatuses]
  const [found] = await actor.db
    .select({ id: lessons.id })
    .from(lessons)
    .where(
      and(
        eq(lessons.tenant, actor.tenant),
        eq(lessons.typeId, id),
        inArray(lessons.status, coming),
        gt(lessons.startsAt, sql`now()`),
        isNull(lessons.archivedAt),
      ),
    )
    .limit(1)
  if (found) throw new AppError('lesson_type_in_use')
}
