import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import { openStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { StudentReason } from '@dsms/contract/schedule/moves/calls'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { lock } from '../../../kit/records/verbs.ts'
import { ownStudents } from '../../students/public.ts'
import { lessons } from '../lessons/lessons.table.ts'
import type { LessonRow } from '../lessons/store/rows.ts'
import { type Seat, selectSeats } from '../policies/policies.data.ts'
import { type Costed, costsOf } from '../policies/policies.service.ts'
import { movesThisMonth } from './moves.data.ts'

export interface OwnSeat {
  row: LessonRow
  seat: Seat
}

/**
 * The seat of a student whom the person who acts looks after. Throws `not_found` for everybody
 * else's, `forbidden` where a guardian may not cancel, and `lesson_settled` once the lesson has begun.
 */
export async function ownSeat(actor: Actor, lessonId: number, studentId: number | undefined): Promise<Seat> {
  const mine = (await ownStudents(actor)).filter(({ id }) => studentId === undefined || id === studentId)
  const seats = await selectSeats(
    actor,
    sql`b.lesson_id = ${lessonId} and b.student_id = any(${idList(mine.map(({ id }) => id))})`,
  )
  const permitted = seats.find((one) =>
    mine.some(({ id, rights }) => id === one.student_id && rights.includes('cancel')),
  )
  const seat = permitted ?? seats[0]
  if (!seat) throw new AppError('not_found')
  if (!permitted) throw new AppError('forbidden', { permission: 'cancel' })
  if (!isOneOf(openStatuses, seat.lesson_status) || seat.start <= seat.now) throw new AppError('lesson_settled')
  return seat
}

/** The same with the lesson's row, locked until the end of the transaction. */
export async function lockOwnSeat(actor: Actor, lessonId: number, studentId: number | undefined): Promise<OwnSeat> {
  await ownSeat(actor, lessonId, studentId)
  const row = await lock(actor, lessons, lessonId)
  // whoever was faster may have moved it or called it off
  return { row, seat: await ownSeat(actor, lessonId, studentId) }
}

/** What it costs to give a seat up, or to have it moved. */
export async function ownCost(
  actor: Actor,
  seat: Seat,
  deed: 'cancel' | 'move',
  reason: StudentReason | null,
): Promise<Costed> {
  const moves = deed === 'move' ? await movesThisMonth(actor, seat.student_id) : 0
  const [costed] = await costsOf(actor, [seat], { deed, reason, has_proof: false, moves })
  if (!costed) throw new AppError('not_found')
  return costed
}

/** Others are in the lesson too, or may be: it goes on without one of them. */
export const isShared = ({ row, seat }: OwnSeat): boolean => row.capacity > 1 || seat.booked > 1
