import type { Actor } from '../../../../kernel/actor.ts'
import { followUp } from '../consequences.ts'
import { lockAndCheck } from '../lessons.check.ts'
import { listBookedEnrolmentIds } from '../lessons.data.ts'
import { withConflictsAsRefusal } from '../lessons.service.ts'
import { draftOfRow, type LessonRow } from '../store/rows.ts'
import { setStudents } from '../store/store.ts'

/** Gives a standing lesson to further students, or throws `lesson_refused`; its row has to be locked. */
export async function seatStudents(actor: Actor, row: LessonRow, enrolmentIds: readonly number[]): Promise<void> {
  const all = [...new Set([...(await listBookedEnrolmentIds(actor, row.id)), ...enrolmentIds])]
  const draft = draftOfRow(row, all)
  await lockAndCheck(actor, draft, null)
  await withConflictsAsRefusal(actor, draft, async () => {
    const seats = await setStudents(actor, row.id, all)
    // they know: it is they who took the hour
    await followUp(null, actor, [{ id: row.id, before: row, ...seats }])
  })
}
