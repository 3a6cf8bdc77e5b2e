import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'
import { shortNoticeMinutes } from '@dsms/contract/schedule/classes/rules'
import { evaluate } from '@dsms/contract/schedule/rules/evaluate'
import type { Facts } from '@dsms/contract/schedule/rules/facts'
import type { Violation } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { lockTaken } from '../claims/claims.data.ts'
import { draftOfRow, type LessonRow } from '../lessons/store/rows.ts'
import { seatWaiting } from '../lessons/store/store.ts'
import { factsOf } from '../rules/facts.ts'

/**
 * Violations that a lesson has because of one student: the lesson itself stands, and whatever
 * else is wrong with it is no reason to leave somebody out.
 */
export function againstStudent(row: LessonRow, enrolmentId: number, facts: Facts): Violation[] {
  const known = new Set(evaluate(draftOfRow(row, []), facts).map((one) => JSON.stringify(one)))
  return evaluate(draftOfRow(row, [enrolmentId]), facts).filter((one) => !known.has(JSON.stringify(one)))
}

const bookingRow = z.object({
  id: z.int(),
  enrolment_id: z.int(),
  status: z.enum(['booked', 'waiting', 'cancelled']),
  short_notice: z.boolean(),
})
export type Booking = z.infer<typeof bookingRow>

/** Bookings of a lesson whose row is locked; those who wait in the order in which they come. */
export async function bookingsOf({ db, tenant }: Actor, lessonId: number): Promise<Booking[]> {
  const rows = await rowsOf(
    db,
    bookingRow,
    sql`
      select id, enrolment_id, status, short_notice from bookings
       where tenant = ${tenant} and lesson_id = ${lessonId} order by waiting_since nulls first, id`,
  )
  return rows
}

/** Why somebody on a waiting list would not get a free seat now; undefined for who would. */
export function heldBack(
  row: LessonRow,
  { enrolment_id, short_notice }: Pick<Booking, 'enrolment_id' | 'short_notice'>,
  facts: Facts,
): { reason: 'begun' | 'consent' | 'rules'; against: Violation[] } | undefined {
  const start = Date.parse(row.startsAt)
  if (start <= facts.now) return { reason: 'begun', against: [] }
  if (!facts.enrolments[enrolment_id]) return { reason: 'rules', against: [] }
  const against = againstStudent(row, enrolment_id, facts).filter(({ severity }) => severity === 'hard')
  if (against.length > 0) return { reason: 'rules', against }
  return isSoon(row, facts.now) && !short_notice ? { reason: 'consent', against: [] } : undefined
}

/** Whether a lesson is so near that nobody gets a seat without having agreed to it. */
const isSoon = ({ startsAt }: Pick<LessonRow, 'startsAt'>, now: number): boolean =>
  Date.parse(startsAt) - now < shortNoticeMinutes * minuteMs

/**
 * Gives free seats to those who wait, in their order: to whom no hard rule is against, and not shortly before the lesson to
 * who has not agreed to that. Who is passed over goes on waiting. The lesson's row has to be locked; whoever calls brings
 * its claims in line and tells those who got a seat. Answers their bookings.
 */
export async function promoteWaiting(actor: Actor, row: LessonRow): Promise<number[]> {
  const all = await bookingsOf(actor, row.id)
  const waiting = all.filter(({ status }) => status === 'waiting')
  const free = row.capacity - all.filter(({ status }) => status === 'booked').length
  if (free <= 0 || waiting.length === 0) return []
  const draft = draftOfRow(
    row,
    waiting.map(({ enrolment_id }) => enrolment_id),
  )
  const [, facts] = await together([() => lockTaken(actor, draft), () => factsOf(actor, [draft])])
  const promoted = waiting
    .filter((one) => !heldBack(row, one, facts))
    .slice(0, free)
    .map(({ id }) => id)
  await seatWaiting(actor, row.id, promoted)
  return promoted
}
