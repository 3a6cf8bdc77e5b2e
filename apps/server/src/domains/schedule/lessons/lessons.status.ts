import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type {
  cancelLesson as cancelCall,
  completeLesson as completeCall,
  Lesson,
} from '@dsms/contract/schedule/lessons/calls'
import { type LessonStatus, lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { checkVersion, lock, type Values } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { tellAnswered } from '../booking/booking.notices.ts'
import { tellTrainers } from '../notices/toTrainers.ts'
import { absenceCosts, cancellationCosts, checkGrace } from '../policies/policies.service.ts'
import { followUp } from './consequences.ts'
import { keepTaught, taughtByOffice } from './deeds/lessons.minutes.ts'
import { lessonFinished } from './deeds/lessons.news.ts'
import { checkOpen, checkOver, standingOf } from './deeds/lessons.undo.ts'
import { isHoldExpired, readLesson } from './lessons.service.ts'
import { lessons } from './lessons.table.ts'
import { markAllAbsent, markAtEnd, markBookedNow } from './store/marks.ts'
import type { LessonRow } from './store/rows.ts'
import { setStatus } from './store/store.ts'

/** Undoing within a quarter of an hour. */
const deeds: readonly LessonStatus[] = ['in_progress', 'completed', 'no_show']

/** Gives a locked lesson another status, where that may follow; answers its row as it stood. */
async function change(
  actor: Actor,
  id: number,
  version: number,
  to: LessonStatus | ((row: LessonRow) => LessonStatus),
  values: Values<typeof lessons> = {},
): Promise<LessonRow> {
  const row = await lock(actor, lessons, id)
  await checkVersion(actor, lessons, row, version)
  const status = typeof to === 'string' ? to : to(row)
  checkTransition(lessonStatuses, row.status, status)
  const beforeDeed = deeds.includes(status) ? await standingOf(actor, row) : null
  await setStatus(actor, [id], status, { statusReason: null, beforeDeed, ...values })
  return row
}

/** What follows from a change of which nobody is told here. */
async function settle(actor: Actor, before: LessonRow): Promise<Lesson> {
  await followUp(null, actor, [{ id: before.id, before }])
  return readLesson(actor, before.id)
}

/** Cancels a lesson; `isTold` where its trainer hears of it in other words. */
export async function cancelLesson(
  app: NoticeServices,
  actor: Actor,
  id: number,
  { version, reason, note, has_proof }: Given<typeof cancelCall>['body'],
  { isTold = false } = {},
): Promise<Lesson & { told: ToldPerson[] }> {
  // the status before the cancellation decides the fee
  const fees = await cancellationCosts(actor, id, { reason, has_proof })
  const before = await change(actor, id, version, 'cancelled', { cancelReason: reason, statusReason: note ?? null })
  const silent = isTold ? 'trainers' : undefined
  const told = await followUp(app, actor, [{ id, before, isCancelled: true }], { fees, silent })
  return { ...(await readLesson(actor, id)), told }
}

/** Accepts what was asked for or held; what is planned already is confirmed. A hold that is over is no hold. */
export async function confirmLesson(
  app: NoticeServices,
  actor: Actor,
  id: number,
  version: number,
): Promise<Lesson & { told: ToldPerson[] }> {
  const before = await change(actor, id, version, (row) => {
    if (isHoldExpired(row)) throw new AppError('illegal_transition', { from: 'expired', allowed: '–' })
    return row.status === 'scheduled' ? 'confirmed' : 'scheduled'
  })
  if (before.status === 'scheduled') return { ...(await settle(actor, before)), told: [] }
  // the student may think better of it from now on, as after booking
  await markBookedNow(actor, id)
  const told = await tellAnswered(app, actor, 'lesson_booked', id)
  await tellTrainers(app, actor, 'trainer_lesson_booked', [id])
  return { ...(await settle(actor, before)), told }
}

export async function declineLesson(
  app: NoticeServices,
  actor: Actor,
  id: number,
  version: number,
  note: string,
): Promise<Lesson & { told: ToldPerson[] }> {
  const before = await change(actor, id, version, 'declined', { statusReason: note })
  const told = await tellAnswered(app, actor, 'lesson_declined', id, note)
  return { ...(await settle(actor, before)), told }
}

/** Begins a lesson: nobody does so earlier before its start than its branch says. */
export async function startLesson(actor: Actor, id: number, version: number): Promise<Lesson> {
  const before = await change(actor, id, version, 'in_progress', { startedAt: sql`now()` })
  await checkOpen(actor, before)
  return settle(actor, before)
}

/** Notes that nobody came, once the grace of the school is over; who did not come owes what its policy says. */
export async function missLesson(
  actor: Actor,
  id: number,
  version: number,
  note: string | null | undefined,
): Promise<Lesson> {
  const before = await change(actor, id, version, 'no_show', { statusReason: note ?? null })
  await checkGrace(actor, before)
  await markAllAbsent(actor, id)
  await lessonFinished(actor, id, { missed: await absenceCosts(actor, id) })
  return settle(actor, before)
}

/**
 * Ends a lesson, and notes who was there; of whom nobody says anything, now or before, was present. Of an exam it needs what
 * came of it for everybody who sat it. Who was absent owes what the school's policy says. Who gives the lesson ends it when they
 * like once it is open; the office does so at its planned end, or with a reason.
 */
export async function completeLesson(
  actor: Actor,
  id: number,
  { version, attendance, reason, ...said }: Given<typeof completeCall>['body'],
  { isTeacher = false } = {},
): Promise<Lesson> {
  const before = await change(actor, id, version, 'completed', { endedAt: sql`now()`, statusReason: reason ?? null })
  if (isTeacher) await checkOpen(actor, before)
  else {
    await checkOver(actor, before, reason)
    await keepTaught(actor, before, await taughtByOffice(actor, before, said))
  }
  const rows = await markAtEnd(actor, id, attendance)
  const known = new Set(rows.map((row) => row.id))
  const stray = attendance.findIndex(({ booking_id }) => !known.has(booking_id))
  if (stray >= 0) throw fieldError(`attendance.${stray}.booking_id`, 'unknown_choice')
  const open = rows.find(({ lacks_result }) => lacks_result)
  if (open) {
    const place = attendance.findIndex(({ booking_id }) => booking_id === open.id)
    throw fieldError(place < 0 ? 'attendance' : `attendance.${place}.exam_result`, 'required')
  }
  await lessonFinished(actor, id, { missed: await absenceCosts(actor, id) })
  return settle(actor, before)
}
