import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { tellCancelled } from '../booking/booking.notices.ts'
import { idsIn, ofBookings, type Told, tell } from '../notices.ts'

const page = '/my/check-in'

/** Tells those whom the waiting list gave a seat, on the screen and by mail. */
export async function tellSeatGiven(app: Told, actor: Actor, bookingIds: readonly number[]): Promise<void> {
  if (bookingIds.length === 0) return
  const source = ofBookings(actor.tenant, sql`${idsIn('k.id', bookingIds)} and k.status = 'booked'`)
  await tell(app, actor, { kind: 'seat_given', source, permit: null, page })
}

const isClass = sql`(l.capacity > 1 or y.kind = 'theory_class')`

/** Tells those who had a place in lessons to come, or waited for a seat of a class, that they were called off. */
export async function tellLessonsCancelled(app: Told, actor: Actor, lessonIds: readonly number[]): Promise<void> {
  if (lessonIds.length === 0) return
  const theirs = sql`${idsIn('k.lesson_id', lessonIds)} and k.status <> 'cancelled'`
  const source = ofBookings(actor.tenant, sql`${theirs} and l.starts_at > now() and ${isClass}`)
  await tell(app, actor, { kind: 'class_cancelled', source, permit: null, page })
  await tellCancelled(app, actor, sql`${theirs} and k.status = 'booked' and not ${isClass}`)
}
