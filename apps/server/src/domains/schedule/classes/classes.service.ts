import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type {
  bookSeat as bookCall,
  cancelSeat as cancelCall,
  promoteSeat as promoteCall,
} from '@dsms/contract/schedule/classes/calls'
import { shortNoticeMinutes } from '@dsms/contract/schedule/classes/rules'
import { movableStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { constraintOf } from '../../../kernel/http/errors.ts'
import { together } from '../../../kernel/together.ts'
import { lock } from '../../../kit/records/verbs.ts'
import type { NoticeServices } from '../../students/public.ts'
import { lockTaken } from '../claims/claims.data.ts'
import { followUp } from '../lessons/consequences.ts'
import { checkKnown, refusal } from '../lessons/lessons.check.ts'
import { readLesson } from '../lessons/lessons.service.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { draftOfRow, type LessonRow } from '../lessons/store/rows.ts'
import { addPassed, addStudent, seatWaiting, unseat } from '../lessons/store/store.ts'
import { cancellationCosts } from '../policies/policies.service.ts'
import { factsOf } from '../rules/facts.ts'
import { againstStudent, bookingsOf, heldBack, promoteWaiting } from './classes.seats.ts'

async function lockClass(actor: Actor, id: number): Promise<LessonRow> {
  const row = await lock(actor, lessons, id)
  if (!movableStatuses.some((status) => status === row.status)) throw new AppError('lesson_settled')
  return row
}

/**
 * Gives a student a seat, or the last place of the waiting list where none is free. Of two who ask for the last seat the
 * second waits: the row of the lesson is locked. Waiting takes nobody's time, so other lessons are not in its way.
 */
export async function bookSeat(
  app: NoticeServices,
  actor: Actor,
  id: number,
  { enrolment_id, short_notice, override_reason }: Given<typeof bookCall>['body'],
): Promise<Answer<typeof bookCall>> {
  const row = await lockClass(actor, id)
  const draft = draftOfRow(row, [enrolment_id])
  const before = await bookingsOf(actor, id)
  const queue = before.filter(({ status }) => status === 'waiting').map((one) => one.enrolment_id)
  const [, facts] = await together([
    () => lockTaken(actor, draftOfRow(row, [enrolment_id, ...queue])),
    () => factsOf(actor, [draft]),
  ])
  checkKnown({ ...draft, trainer_id: undefined }, facts)
  if (before.some((one) => one.enrolment_id === enrolment_id && one.status !== 'cancelled'))
    throw fieldError('enrolment_id', 'already_booked')
  // nobody comes before those who wait and may come
  const promoted = await promoteWaiting(actor, row)
  const taken = before.filter(({ status }) => status === 'booked').length + promoted.length
  const mustWait = taken >= row.capacity
  const against = againstStudent(row, enrolment_id, facts).filter(
    ({ code, severity }) => !mustWait || (severity === 'hard' && code !== 'student_busy'),
  )
  if (isRefused(actor, against, override_reason)) throw refusal(against)
  const passed = against
    .filter(({ severity }) => severity === 'overridable')
    .map(({ code }) => ({ code, reason: override_reason ?? '', by: actor.name, at: new Date(facts.now).toISOString() }))
  const { bookingId, told } = await orBusy(actor, row, enrolment_id, async () => {
    const booked = await addStudent(actor, id, { enrolment_id, isWaiting: mustWait, short_notice })
    await addPassed(actor, id, passed)
    const change = { id, before: row, came: mustWait ? [] : [booked], seated: promoted }
    return { bookingId: booked, told: await followUp(app, actor, [change]) }
  })
  const [lesson, after] = await together([() => readLesson(actor, id), () => bookingsOf(actor, id)])
  const place = after.filter(({ status }) => status === 'waiting').findIndex((one) => one.id === bookingId) + 1
  return {
    lesson,
    seat: { booking_id: bookingId, status: mustWait ? 'waiting' : 'booked', place: place || null },
    warnings: against.filter(({ severity }) => severity === 'warning'),
    told,
  }
}

/** Cancels a booking, notes what that costs, and gives the seat to the first who waits and may come. */
export async function cancelSeat(
  app: NoticeServices,
  actor: Actor,
  { id, booking_id }: Given<typeof cancelCall>['params'],
  { reason, has_proof }: Given<typeof cancelCall>['body'],
): Promise<Answer<typeof cancelCall>> {
  const row = await lockClass(actor, id)
  const booking = (await bookingsOf(actor, id)).find((one) => one.id === booking_id)
  if (!booking) throw new AppError('not_found')
  if (booking.status === 'cancelled') throw new AppError('illegal_transition', { from: 'cancelled', allowed: '–' })
  const fees = booking.status === 'booked' ? await cancellationCosts(actor, id, { reason, has_proof, booking_id }) : []
  await unseat(actor, booking_id, reason)
  const isSeat = booking.status === 'booked'
  const seated = isSeat ? await promoteWaiting(actor, row) : []
  const left = isSeat ? { gone: [booking_id] } : { stoppedWaiting: [booking_id] }
  const told = await followUp(app, actor, [{ id, before: row, seated, ...left }], { fees })
  return { lesson: await readLesson(actor, id), promoted: seated, told }
}

/**
 * Gives a free seat to one who waits, by hand: whatever their place, but to nobody whom a hard rule is against, and at short
 * notice to nobody who has not agreed.
 */
export async function promoteSeat(
  app: NoticeServices,
  actor: Actor,
  { id, booking_id }: Given<typeof promoteCall>['params'],
  { consent }: Given<typeof promoteCall>['body'],
): Promise<Answer<typeof promoteCall>> {
  const row = await lockClass(actor, id)
  const all = await bookingsOf(actor, id)
  const booking = all.find((one) => one.id === booking_id)
  if (!booking) throw new AppError('not_found')
  if (booking.status !== 'waiting') throw new AppError('illegal_transition', { from: booking.status, allowed: '–' })
  if (all.filter(({ status }) => status === 'booked').length >= row.capacity) throw new AppError('class_full')
  const draft = draftOfRow(row, [booking.enrolment_id])
  const [, facts] = await together([() => lockTaken(actor, draft), () => factsOf(actor, [draft])])
  const held = heldBack(row, { ...booking, short_notice: booking.short_notice || consent }, facts)
  if (held?.reason === 'consent') throw fieldError('consent', 'consent_needed', { hours: shortNoticeMinutes / 60 })
  if (held?.reason === 'begun') throw new AppError('lesson_settled')
  if (held) throw refusal(held.against)
  const told = await orBusy(actor, row, booking.enrolment_id, async () => {
    await seatWaiting(actor, id, [booking_id], { consent })
    return followUp(app, actor, [{ id, before: row, seated: [booking_id] }])
  })
  return { ...(await readLesson(actor, id)), told }
}

const isRefused = (actor: Actor, violations: readonly Violation[], reason: string | null | undefined): boolean =>
  violations.some(
    ({ severity }) =>
      severity === 'hard' || (severity === 'overridable' && !(reason && holds(actor, 'schedules.override'))),
  )

/** Should somebody have booked the student elsewhere past the locks, the rules are asked again, so that the refusal names it. */
async function orBusy<T>(actor: Actor, row: LessonRow, enrolmentId: number, write: () => Promise<T>): Promise<T> {
  await actor.db.execute(sql`savepoint seat`)
  try {
    return await write()
  } catch (error) {
    if (!constraintOf(error)?.startsWith('claims_')) throw error
    await actor.db.execute(sql`rollback to savepoint seat`)
    throw refusal(againstStudent(row, enrolmentId, await factsOf(actor, [draftOfRow(row, [enrolmentId])])))
  }
}
