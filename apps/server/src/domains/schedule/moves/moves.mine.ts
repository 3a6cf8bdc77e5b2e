import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import { dayMs, hourMs } from '@dsms/contract/kernel/time/milliseconds'
import type * as calls from '@dsms/contract/schedule/moves/calls'
import { moveAnswerHours, moveStatuses } from '@dsms/contract/schedule/moves/statuses'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { checkTransition } from '../../../kit/records/records.ts'
import { insert, lock, update } from '../../../kit/records/verbs.ts'
import { settingOf } from '../../platform/public.ts'
import type { NoticeServices } from '../../students/public.ts'
import { ownStudents } from '../../students/public.ts'
import { lookingAround } from '../booking/booking.access.ts'
import { cancelSeat } from '../classes/classes.service.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { cancelLesson } from '../lessons/lessons.status.ts'
import { toldCost } from '../policies/policies.service.ts'
import { selectMoves } from './moves.data.ts'
import { tellOffice } from './moves.notices.ts'
import { isShared, lockOwnSeat, ownCost, ownSeat } from './moves.own.ts'
import { moveRequests } from './moves.table.ts'

const mostOfMine = 50

const lessonRow = z.object({ lesson: z.string() })

export async function previewMine(
  actor: Actor,
  id: number,
  { deed, reason, student_id }: Given<typeof calls.previewMyCancellation>['body'],
): Promise<Answer<typeof calls.previewMyCancellation>> {
  const seat = await ownSeat(actor, id, student_id)
  const costed = await ownCost(actor, seat, deed, deed === 'move' ? null : (reason ?? 'student_other'))
  const [time_zone, pending, names] = await together([
    () => zoneOf(actor),
    () => selectMoves(actor, sql`m.booking_id = ${seat.booking_id} and m.status = 'pending'`, { limit: 1 }, true),
    () =>
      rowsOf(
        actor.db,
        lessonRow,
        sql`
          select text_in(y.name, ${actor.language}) as lesson
            from lessons l join lesson_types y on y.tenant = l.tenant and y.id = l.type_id
           where l.tenant = ${actor.tenant} and l.id = ${id}`,
      ),
  ])
  return {
    time_zone,
    lesson: names[0]?.lesson ?? '',
    student: seat.student ?? '',
    start: new Date(seat.start).toISOString(),
    end: new Date(seat.end).toISOString(),
    cost: toldCost(costed, true),
    pending: pending[0] ?? null,
  }
}

/** Calls off a lesson that is the student's alone, or gives their seat to others; the office is told. */
export async function cancelMine(
  app: NoticeServices,
  actor: Actor,
  id: number,
  { reason, note, student_id }: Given<typeof calls.cancelMyLesson>['body'],
): Promise<Answer<typeof calls.cancelMyLesson>> {
  const own = await lockOwnSeat(actor, id, student_id)
  const { row, seat } = own
  const costed = await ownCost(actor, seat, 'cancel', reason)
  await actor.db.execute(sql`
    update move_requests set status = 'lapsed'
     where tenant = ${actor.tenant} and booking_id = ${seat.booking_id} and status = 'pending'`)
  if (isShared(own))
    await lookingAround(
      actor,
      seat.student_id,
      'cancel',
      () => cancelSeat(app, actor, { id, booking_id: seat.booking_id }, { reason, has_proof: false }),
      { withOthers: true },
    )
  else
    await cancelLesson(
      app,
      actor,
      id,
      { version: row.version, reason, note: note || null, has_proof: false },
      { isTold: true },
    )
  await tellOffice(app, actor, 'lesson_called_off', seat.booking_id, row.trainerId)
  return { cost: toldCost(costed, true) }
}

/** Asks the office for another time. The lesson stays where it is, and what moving costs is fixed now. */
export async function askToMove(
  app: NoticeServices,
  actor: Actor,
  id: number,
  { start, note, student_id }: Given<typeof calls.askToMove>['body'],
): Promise<calls.MoveRequest> {
  const own = await lockOwnSeat(actor, id, student_id)
  if (isShared(own)) throw new AppError('lesson_shared')
  const { row, seat } = own
  const wanted = Date.parse(start)
  if (wanted <= seat.now) throw fieldError('start', 'start_in_past')
  if (wanted === seat.start) throw fieldError('start', 'same_time')
  // as far ahead as students book; from the lesson itself where the office planned it further
  const days = await settingOf(actor, 'booking.horizon')
  if (wanted > Math.max(seat.now, seat.start) + days * dayMs) throw fieldError('start', 'date_too_far', { days })
  const found = await countOf(
    actor.db,
    sql`select from move_requests where tenant = ${actor.tenant} and booking_id = ${seat.booking_id} and status = 'pending'`,
  )
  if (found > 0) throw new AppError('move_waits')
  const costed = await ownCost(actor, seat, 'move', null)
  const key = await insert(actor, moveRequests, {
    bookingId: seat.booking_id,
    studentId: 0,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    wantedStart: new Date(wanted).toISOString(),
    wantedEnd: new Date(wanted + seat.end - seat.start).toISOString(),
    note: note || null,
    cost: toldCost(costed, true),
    lapsesAt: new Date(Math.min(seat.now + moveAnswerHours * hourMs, seat.start, wanted)).toISOString(),
    status: 'pending',
  })
  await tellOffice(app, actor, 'move_asked', seat.booking_id, null)
  return readMine(actor, key)
}

export async function listMine(
  actor: Actor,
  { student_id }: Given<typeof calls.listMyMoves>['query'],
): Promise<Answer<typeof calls.listMyMoves>> {
  const mine = (await ownStudents(actor)).filter(({ rights }) => rights.includes('cancel'))
  const chosen = student_id === undefined ? mine : mine.filter(({ id }) => id === student_id)
  if (student_id !== undefined && chosen.length === 0) throw new AppError('not_found')
  const ids = `{${chosen.map(({ id }) => id).join(',')}}`
  const [time_zone, requests] = await together([
    () => zoneOf(actor),
    () => selectMoves(actor, sql`m.student_id = any(${ids}::integer[])`, { limit: mostOfMine }, true),
  ])
  return { time_zone, requests }
}

/** Anyone who may cancel for the student takes it back; what was decided stays. */
export async function withdrawMine(actor: Actor, id: number): Promise<calls.MoveRequest> {
  const mine = await ownStudents(actor)
  const row = await lock(actor, moveRequests, id)
  if (!mine.some((one) => one.id === row.studentId && one.rights.includes('cancel'))) throw new AppError('not_found')
  checkTransition(moveStatuses, row.status, 'withdrawn')
  await update(actor, moveRequests, row, { status: 'withdrawn' })
  return readMine(actor, id)
}

async function readMine(actor: Actor, id: number): Promise<calls.MoveRequest> {
  const [request] = await selectMoves(actor, sql`m.id = ${id}`, { limit: 1 }, true)
  if (!request) throw new AppError('not_found')
  return request
}
