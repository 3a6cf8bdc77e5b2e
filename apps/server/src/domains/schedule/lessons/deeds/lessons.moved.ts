import type { Actor } from '../../../../kernel/actor.ts'
import { markMoved } from '../store/marks.ts'
import { unconfirm } from '../store/store.ts'

/**
 * Notes that lessons have another time: nobody has confirmed that one. Where the school chose it, what calling off costs goes by when
 * it did; where the student asked for it, by their own request.
 */
export async function noteMoved(
  actor: Actor,
  lessonIds: readonly number[],
  { isAskedFor = false } = {},
): Promise<void> {
  if (lessonIds.length === 0) return
  await unconfirm(actor, lessonIds)
  await markMoved(actor, lessonIds, { setBySchool: !isAskedFor })
}
