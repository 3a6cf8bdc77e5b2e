import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ToldPerson } from '@dsms/contract/people/directory/notices/told'
import type {
  cancelLesson as cancelCall,
  completeLesson as completeCall,
  Lesson,
} from '@dsms/contract/schedule/lessons/calls'
import { type LessonStatus, lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { checkVersion, lock, type Values } from '../../../kit/records/verbs.ts'
import type { Told } from '../../people/public.ts'
import { tellAnswered } from '../booking/booking.notices.ts'
import { tellLessons } from '../claims/claims.data.ts'
import { tellLessonsCancelled } from '../classes/classes.notices.ts'
import { cancellationCosts, checkGrace, noteAbsent, noteCosts } from '../policies/policies.service.ts'
import { keepTaught, taughtByOffice } from './deeds/lessons.minutes.ts'
import { checkOpen, checkOver, standingOf } from './deeds/lessons.undo.ts'
import { isOver, type LessonRow, readLesson } from './lessons.service.ts'
import { lessons } from './lessons.table.ts'
import { tellTrainers } from './lessons.trainers.ts'
import { markAllAbsent, markAtEnd, markBookedNow } from './store/marks.ts'
import { claim, setStatus } from './store/store.ts'

/** What is taken back within a quarter of an hour. */
const deeds: readonly LessonStatus[] = ['in_progress', 'completed', 'no_show']

/** Gives a lesson another status; what it took is free at once where the new one takes nothing. */
async function change(
  actor: Actor,
  id: number,
  version: number,
  to: LessonStatus | ((row: LessonRow) => LessonStatus),
  values: Values<typeof lessons> = {},
  also: (row: LessonRow) => Promise<unknown> = async () => {},
): Promise<Lesson> {
  const row = await lock(actor, lessons, id)
  await checkVersion(actor, lessons, row, version)
  const status = typeof to === 'string' ? to : to(row)
  checkTransition(lessonStatuses, row.status, status)
  const isDeed = deeds.includes(status)
  const beforeDeed = isDeed ? await standingOf(actor, row) : null
  await setStatus(actor, [id], status, { statusReason: null, beforeDeed, ...values })
  await also(row)
  await claim(actor, [id])
  await tellLessons(actor)
  return readLesson(actor, id)
}

/** The same for what people are told of: answers who was. */
async function changeTold(
  actor: Actor,
  id: number,
  version: number,
  to: Parameters<typeof change>[3],
  values: Values<typeof lessons>,
  tellOf: (row: LessonRow) => Promise<ToldPerson[]>,
): Promise<Lesson & { told: ToldPerson[] }> {
  let told: ToldPerson[] = []
  const lesson = await change(actor, id, version, to, values, async (row) => {
    told = await tellOf(row)
  })
  return { ...lesson, told }
}

/** Cancels a lesson; `isTold` where its trainer hears of it in other words. */
export const cancelLesson = (
  app: Told,
  actor: Actor,
  id: number,
  { version, reason, note, has_proof }: Given<typeof cancelCall>['body'],
  { isTold = false } = {},
) =>
  changeTold(
    actor,
    id,
    version,
    'cancelled',
    { cancelReason: reason, statusReason: note ?? null },
    async ({ status }) => {
      // the status before the cancellation decides the fee
      const costs = await cancellationCosts(actor, id, { reason, has_proof }, status)
      const [, told] = await together([
        () => noteCosts(actor, 'late_cancellation', costs),
        () => tellLessonsCancelled(app, actor, [id]),
      ])
      if (!isTold && (status === 'scheduled' || status === 'confirmed'))
        await tellTrainers(app, actor, 'trainer_lesson_cancelled', [id])
      return told
    },
  )

/** Accepts what was asked for or held; what is planned already is confirmed. A hold that is over is no hold. */
export const confirmLesson = (app: Told, actor: Actor, id: number, version: number) =>
  changeTold(
    actor,
    id,
    version,
    (row) => {
      if (isOver(row)) throw new AppError('illegal_transition', { from: 'expired', allowed: '–' })
      return row.status === 'scheduled' ? 'confirmed' : 'scheduled'
    },
    {},
    async ({ status }) => {
      if (status === 'scheduled') return []
      // the student may think better of it from now on, as after booking
      await markBookedNow(actor, id)
      const told = await tellAnswered(app, actor, 'lesson_booked', id)
      await tellTrainers(app, actor, 'trainer_lesson_booked', [id])
      return told
    },
  )

export const declineLesson = (app: Told, actor: Actor, id: number, version: number, note: string) =>
  changeTold(actor, id, version, 'declined', { statusReason: note }, () =>
    tellAnswered(app, actor, 'lesson_declined', id, note),
  )

/** Begins a lesson: nobody does so earlier before its start than its branch says. */
export const startLesson = (actor: Actor, id: number, version: number) =>
  change(actor, id, version, 'in_progress', { startedAt: sql`now()` }, (row) => checkOpen(actor, row))

/** Notes that nobody came, once the grace of the school is over; who did not come owes what its policy says. */
export const missLesson = (actor: Actor, id: number, version: number, note: string | null | undefined) =>
  change(actor, id, version, 'no_show', { statusReason: note ?? null }, async (row) => {
    await checkGrace(actor, row)
    await markAllAbsent(actor, id)
    await noteAbsent(actor, id)
  })

/**
 * Ends a lesson, and notes who was there; of whom nobody says anything, now or before, was present. Of an exam it needs what
 * came of it for everybody who sat it. Who was absent owes what the school's policy says. Who gives the lesson ends it when they
 * like once it is open; the office does so at its planned end, or with a reason.
 */
export const completeLesson = (
  actor: Actor,
  id: number,
  { version, attendance, reason, ...said }: Given<typeof completeCall>['body'],
  { isTeacher = false } = {},
): Promise<Lesson> =>
  change(actor, id, version, 'completed', { endedAt: sql`now()`, statusReason: reason ?? null }, async (row) => {
    if (isTeacher) await checkOpen(actor, row)
    else {
      await checkOver(actor, row, reason)
      await keepTaught(actor, row, await taughtByOffice(actor, row, said))
    }
    const rows = await markAtEnd(actor, id, attendance)
    const known = new Set(rows.map((row) => row.id))
    const stray = attendance.findIndex(({ booking_id }) => !known.has(booking_id))
    if (stray >= 0) throw fieldError(`attendance.${stray}.booking_id`, 'unknown_choice')
    const open = rows.find(({ lacks_result }) => lacks_result)
    if (!open) return noteAbsent(actor, id)
    const place = attendance.findIndex(({ booking_id }) => booking_id === open.id)
    throw fieldError(place < 0 ? 'attendance' : `attendance.${place}.exam_result`, 'required')
  })
