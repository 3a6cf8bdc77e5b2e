import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { noteAttendance as noteCall } from '@dsms/contract/schedule/classes/roster'
import type { Lesson } from '@dsms/contract/schedule/lessons/calls'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { checkVersion, lock } from '../../../kit/records/verbs.ts'
import { publishLessonsChanged } from '../claims/claims.data.ts'
import { readLesson } from '../lessons/lessons.service.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { markAttendance } from '../lessons/store/marks.ts'
import type { LessonRow } from '../lessons/store/rows.ts'
import { changeLessons } from '../lessons/store/store.ts'
import { checkConcern, markingAt } from './classes.access.ts'

/** Notes who was there, and who noted it; those of whom nothing is said stay as they were. */
export async function noteAttendance(
  actor: Actor,
  id: number,
  { version, attendance, only_unmarked, unlock, reason }: Given<typeof noteCall>['body'],
): Promise<Lesson> {
  const row = await lock(actor, lessons, id)
  checkConcern(actor, row, 'schedules.status')
  await checkVersion(actor, lessons, row, version)
  const isEarly = await checkMarking(actor, row, unlock, reason)
  const known = new Set(await markAttendance(actor, id, attendance, { onlyUnmarked: only_unmarked }))
  const stray = attendance.findIndex(({ booking_id }) => !known.has(booking_id))
  if (stray >= 0) throw fieldError(`attendance.${stray}.booking_id`, 'unknown_choice')
  if (isEarly && reason !== row.statusReason) await changeLessons(actor, [{ id, values: { statusReason: reason } }])
  await publishLessonsChanged(actor)
  return readLesson(actor, id)
}

/** Throws unless attendance may be noted now; tells whether that takes a reason. */
async function checkMarking(
  actor: Actor,
  row: LessonRow,
  unlock: boolean,
  reason: string | null | undefined,
): Promise<boolean> {
  const { marking } = await markingAt(actor, row, Date.now())
  if (marking === 'early') throw new AppError('lesson_not_begun')
  if (marking === 'none') throw new AppError('lesson_settled')
  if (marking === 'before_end' && !(reason && holds(actor, 'schedules.override'))) throw new AppError('class_not_over')
  if (marking === 'locked' && !(unlock && holds(actor, 'schedules.unlock'))) throw new AppError('attendance_locked')
  return marking === 'before_end'
}
