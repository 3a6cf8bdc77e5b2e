import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { type correctResults as correctCall, type Lesson, resultDays } from '@dsms/contract/schedule/lessons/calls'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { checkVersion, lock } from '../../../../kit/records/verbs.ts'
import { publishLessonsChanged } from '../../claims/claims.data.ts'
import { readLesson } from '../lessons.service.ts'
import { lessons } from '../lessons.table.ts'
import { markResults } from '../store/marks.ts'
import type { LessonRow } from '../store/rows.ts'
import { changeLessons } from '../store/store.ts'

/** Puts right what came of an exam for some who sat it. What was noted before stays in the history, with the reason. */
export async function correctResults(
  actor: Actor,
  id: number,
  { version, results, reason }: Given<typeof correctCall>['body'],
): Promise<Lesson> {
  const row = await lock(actor, lessons, id)
  await checkVersion(actor, lessons, row, version)
  if (row.status !== 'completed') throw new AppError('illegal_transition', { from: row.status, allowed: '–' })
  checkTime(actor, row, reason)
  // who sat no exam has no result that could be wrong
  const sat = new Set(await markResults(actor, id, results))
  const stray = results.findIndex(({ booking_id }) => !sat.has(booking_id))
  if (stray >= 0) throw fieldError(`results.${stray}.booking_id`, 'unknown_choice')
  await changeLessons(actor, [{ id, values: { statusReason: reason ?? null } }])
  await publishLessonsChanged(actor)
  return readLesson(actor, id)
}

function checkTime(actor: Actor, { endedAt, endsAt }: LessonRow, reason: string | null | undefined): void {
  if (Date.now() - Date.parse(endedAt ?? endsAt) <= resultDays * dayMs) return
  if (!holds(actor, 'schedules.unlock')) throw new AppError('results_locked', { days: resultDays })
  if (!reason) throw fieldError('reason', 'required')
}
