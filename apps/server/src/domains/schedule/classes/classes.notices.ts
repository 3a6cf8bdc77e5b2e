import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { idsIn, joinTold, type NoticeServices, tell } from '../../students/public.ts'
import { tellCancelled } from '../booking/booking.notices.ts'
import { aboutOf, kindOf, saidOf, several } from '../notices/notices.several.ts'
import { isClass, ofBookings } from '../notices/ofBookings.ts'

const page = '/my/check-in'

/** Tells those whom the waiting list gave a seat, or seats of a series, on the screen and by mail. */
export async function tellSeatGiven(
  app: NoticeServices,
  actor: Actor,
  bookingIds: readonly number[],
): Promise<ToldPerson[]> {
  if (bookingIds.length === 0) return []
  const source = several(ofBookings(actor.tenant, sql`${idsIn('k.id', bookingIds)} and k.status = 'booked'`))
  return tell(app, actor, {
    kind: kindOf('seat_given', 'lessons_booked'),
    source,
    permit: null,
    page,
    more: saidOf,
    about: aboutOf,
  })
}

/** Tells those who had a place in lessons to come, or waited for a seat of a class, that they were called off. */
export async function tellLessonsCancelled(
  app: NoticeServices,
  actor: Actor,
  lessonIds: readonly number[],
): Promise<ToldPerson[]> {
  if (lessonIds.length === 0) return []
  const theirs = sql`${idsIn('k.lesson_id', lessonIds)} and k.status <> 'cancelled'`
  const source = several(ofBookings(actor.tenant, sql`${theirs} and l.starts_at > now() and ${isClass}`))
  const ofClasses = await tell(app, actor, {
    kind: kindOf('class_cancelled', 'lessons_cancelled'),
    source,
    permit: null,
    page,
    more: saidOf,
    about: aboutOf,
  })
  const ofLessons = await tellCancelled(app, actor, sql`${theirs} and k.status = 'booked' and not ${isClass}`)
  return joinTold([ofClasses, ofLessons])
}
