import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { type correctResults as correctCall, type Lesson, resultDays } from '@dsms/contract/schedule/lessons/calls'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { checkVersion, lock, update } from '../../../../kit/records/verbs.ts'
import { tellLessons } from '../../claims/claims.data.ts'
import { type LessonRow, readLesson } from '../lessons.service.ts'
import { lessons } from '../lessons.table.ts'

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
  const { rows } = await actor.db.execute<{ id: number }>(sql`
    with said as (
      select * from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as s (booking_id integer, exam_result text)),
    noted as (
      update bookings k set exam_result = s.exam_result from said s
       where k.tenant = ${actor.tenant} and k.lesson_id = ${id} and k.id = s.booking_id
         and k.exam_result <> s.exam_result)
    select k.id from bookings k
     where k.tenant = ${actor.tenant} and k.lesson_id = ${id} and k.exam_result is not null`)
  // who sat no exam has no result that could be wrong
  const sat = new Set(rows.map((one) => one.id))
  const stray = results.findIndex(({ booking_id }) => !sat.has(booking_id))
  if (stray >= 0) throw fieldError(`results.${stray}.booking_id`, 'unknown_choice')
  await update(actor, lessons, row, { statusReason: reason ?? null })
  await tellLessons(actor)
  return readLesson(actor, id)
}

function checkTime(actor: Actor, { endedAt, endsAt }: LessonRow, reason: string | null | undefined): void {
  if (Date.now() - Date.parse(endedAt ?? endsAt) <= resultDays * 86_400_000) return
  if (!holds(actor, 'schedules.unlock')) throw new AppError('results_locked', { days: resultDays })
  if (!reason) throw fieldError('reason', 'required')
}
