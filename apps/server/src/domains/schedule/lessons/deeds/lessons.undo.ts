import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Lesson, undoLesson as undoCall } from '@dsms/contract/schedule/lessons/calls'
import { draftOfLesson } from '@dsms/contract/schedule/lessons/draft'
import { endingAt, undoMinutes, undoneUntil } from '@dsms/contract/schedule/lessons/time'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../../db/rows.ts'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { checkVersion, lock } from '../../../../kit/records/verbs.ts'
import { lockTaken } from '../../claims/claims.data.ts'
import { followUp } from '../consequences.ts'
import { readLesson, withConflictsAsRefusal } from '../lessons.service.ts'
import { type BeforeDeed, lessons } from '../lessons.table.ts'
import { restoreMarks } from '../store/marks.ts'
import type { LessonRow } from '../store/rows.ts'
import { setStatus } from '../store/store.ts'
import { opening } from './lessons.hours.ts'
import { forgetTaught } from './lessons.minutes.ts'
import { lessonPutBack, lessonReopened } from './lessons.news.ts'

/** Throws `lesson_too_early` before a lesson may be begun. */
export async function checkOpen(actor: Actor, row: LessonRow): Promise<void> {
  const { minutes, opens } = await opening(actor, row)
  if (Date.now() < opens) throw new AppError('lesson_too_early', { minutes })
}

/** Throws unless a lesson has come to its planned end, or somebody says why it ends sooner and may. */
export async function checkOver(actor: Actor, row: LessonRow, reason: string | null | undefined): Promise<void> {
  const { minutes, opens } = await opening(actor, row)
  const state = endingAt({ opens, end: Date.parse(row.endsAt) }, Date.now())
  if (state === 'early') throw new AppError('lesson_too_early', { minutes })
  if (state === 'before_end' && !(reason && holds(actor, 'schedules.override'))) throw new AppError('lesson_not_over')
}

const seatRow = z.object({
  id: z.int(),
  attendance: z.string().nullable(),
  late_minutes: z.int().nullable(),
  exam_result: z.string().nullable(),
  marked_by: z.int().nullable(),
  marked_at: z.string().nullable(),
})

/** How a lesson and its seats stand, to be kept with what is done now. */
export async function standingOf({ db, tenant }: Actor, { id, status }: LessonRow): Promise<BeforeDeed> {
  const rows = await rowsOf(
    db,
    seatRow,
    sql`
      select id, attendance, late_minutes, exam_result, marked_by,
             to_char(marked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as marked_at
        from bookings where tenant = ${tenant} and lesson_id = ${id} and status = 'booked' order by id`,
  )
  return { at: new Date().toISOString(), status, bookings: rows }
}

/** Takes back what was done to a lesson last, within a quarter of an hour. */
export async function undoLesson(
  actor: Actor,
  id: number,
  { version }: Given<typeof undoCall>['body'],
): Promise<Lesson> {
  const row = await lock(actor, lessons, id)
  await checkVersion(actor, lessons, row, version)
  if (!row.beforeDeed) throw new AppError('illegal_transition', { from: row.status, allowed: '–' })
  if (Date.now() > undoneUntil(Date.parse(row.beforeDeed.at))) throw new AppError('undo_over', { minutes: undoMinutes })
  if (row.status === 'completed') {
    await lessonReopened(actor, id)
    await forgetTaught(actor, id)
  }
  await putBack(actor, row)
  return readLesson(actor, id)
}

/** Puts a lesson, whose row is locked, back as it stood before the last deed. */
export async function putBack(actor: Actor, row: LessonRow): Promise<void> {
  const { id, beforeDeed } = row
  if (!beforeDeed) return
  const draft = draftOfLesson(await readLesson(actor, id))
  await lockTaken(actor, draft)
  await withConflictsAsRefusal(actor, draft, async () => {
    const values = { statusReason: null, beforeDeed: null, endedAt: null }
    await setStatus(actor, [id], beforeDeed.status, {
      ...values,
      ...(row.status === 'in_progress' && { startedAt: null }),
    })
    await restoreMarks(actor, id, beforeDeed.bookings)
    await lessonPutBack(actor, id)
    await followUp(null, actor, [{ id, before: row }])
  })
}
