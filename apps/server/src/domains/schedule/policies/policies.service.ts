import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { type CancelReason, unfinishedStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { LessonCost, previewCancellation as previewCall } from '@dsms/contract/schedule/policies/calls'
import { type Act, type Cost, costOf, isPastGrace } from '@dsms/contract/schedule/policies/cost'
import { sql } from 'drizzle-orm'
import { countOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { idsIn } from '../../students/public.ts'
import { zoneOf } from '../lessons/lessons.data.ts'
import { policyOf, type Seat, selectSeats } from './policies.data.ts'

export interface Costed {
  seat: Seat
  cost: Cost
}

/** What seats of a lesson cost by the policy of its branch. */
export async function costsOf(
  actor: Actor,
  seats: readonly Seat[],
  act: Pick<Act, 'deed' | 'reason' | 'has_proof'> & { moves?: number },
): Promise<Costed[]> {
  const [first] = seats
  if (!first) return []
  const policy = await policyOf(actor, first.branch_id)
  return seats.map((seat) => {
    const cost = costOf({ moves: 0, ...act, ...seat }, policy)
    // nobody owes for a lesson that the school had not agreed to yet
    return isOneOf(unfinishedStatuses, seat.lesson_status)
      ? { seat, cost }
      : { seat, cost: { ...cost, cause: 'not_agreed', percent: 0, amount_minor: 0, may_prove: false } }
  })
}

/** What cancelling costs, while the lesson still stands. Nobody pays for a lesson of several that is cancelled as a whole. */
export async function cancellationCosts(
  actor: Actor,
  lessonId: number,
  {
    reason,
    has_proof,
    booking_id,
    enrolment_ids,
  }: {
    reason: CancelReason
    has_proof: boolean
    booking_id?: number | undefined
    /** Of some students who are taken out. */
    enrolment_ids?: readonly number[]
  },
): Promise<Costed[]> {
  const one = booking_id === undefined ? sql`` : sql`and b.id = ${booking_id}`
  const some = enrolment_ids ? sql`and ${idsIn('b.enrolment_id', enrolment_ids)}` : sql``
  const seats = await selectSeats(actor, sql`b.lesson_id = ${lessonId} ${one} ${some}`)
  const isShared = booking_id === undefined && seats.length > 1 && seats.every(({ booked }) => booked === seats.length)
  return costsOf(actor, seats, { deed: 'cancel', reason: isShared ? 'other' : reason, has_proof })
}

/** Throws `no_show_too_soon` before the grace of a lesson is over. */
export async function checkGrace(actor: Actor, { startsAt, branchId }: { startsAt: string; branchId: number }) {
  const policy = await policyOf(actor, branchId)
  if (!isPastGrace(Date.parse(startsAt), Date.now(), policy))
    throw new AppError('no_show_too_soon', { minutes: policy.grace_minutes })
}

/** What those owe who did not come. Who missed a class owes nothing, since it went on without them. */
export async function absenceCosts(actor: Actor, lessonId: number): Promise<Costed[]> {
  const seats = await selectSeats(
    actor,
    sql`b.lesson_id = ${lessonId} and b.attendance = 'absent' and y.kind <> 'theory_class'`,
  )
  const given = seats.map((seat) => ({ ...seat, lesson_status: 'in_progress' }))
  return costsOf(actor, given, { deed: 'no_show', reason: null, has_proof: false })
}

export async function previewCancellation(
  actor: Actor,
  id: number,
  said: Given<typeof previewCall>['body'],
): Promise<Answer<typeof previewCall>> {
  const found = await countOf(actor.db, sql`select from lessons where tenant = ${actor.tenant} and id = ${id}`)
  if (found === 0) throw new AppError('not_found')
  const [costs, time_zone] = await together([() => cancellationCosts(actor, id, said), () => zoneOf(actor)])
  const seesMoney = holds(actor, 'fee_payments.view')
  return {
    time_zone,
    costs: costs.map((one) => ({
      booking_id: one.seat.booking_id,
      student: one.seat.student,
      cost: toldCost(one, seesMoney),
    })),
  }
}

export const toldCost = ({ seat, cost }: Costed, seesMoney: boolean): LessonCost => ({
  ...cost,
  free_until: new Date(cost.free_until).toISOString(),
  amount_minor: seesMoney ? cost.amount_minor : null,
  currency: seat.currency,
})
