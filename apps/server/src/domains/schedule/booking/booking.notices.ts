import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { idsIn, ofBookings, type Told, tell, whenText } from '../notices.ts'

const page = '/my/lessons'

/** Tells students of lessons of theirs, and guardians who book for them. */
export async function tellStudents(
  app: Told,
  actor: Actor,
  kind: 'lesson_reminder' | 'lesson_booked',
  bookingIds: readonly number[],
): Promise<void> {
  if (bookingIds.length === 0) return
  await tell(app, actor, { kind, source: ofBookings(actor.tenant, idsIn('k.id', bookingIds)), permit: 'book', page })
}

/** Answers a lesson that students asked for; `reason` is why not. */
export const tellAnswered = (
  app: Told,
  actor: Actor,
  kind: 'lesson_booked' | 'lesson_declined',
  lessonId: number,
  reason = '',
): Promise<void> =>
  tell(app, actor, {
    kind,
    source: ofBookings(actor.tenant, sql`k.lesson_id = ${lessonId} and k.status = 'booked' and l.starts_at > now()`),
    permit: 'book',
    page,
    more: () => ({ reason }),
    but: actor.id,
  })

/** What a lesson was before it was changed: instants as ISO 8601. */
interface Before {
  id: number
  start: string
}

/**
 * Tells those who have a lesson to come that the school changed when it is, or who gives it. Enrolments that
 * joined it just now are told of it otherwise.
 */
export async function tellChanged(
  app: Told,
  actor: Actor,
  before: readonly Before[],
  newcomers: readonly number[] = [],
): Promise<void> {
  if (before.length === 0) return
  const starts = new Map(before.map(({ id, start }) => [id, start]))
  const which = sql`
    ${idsIn('l.id', [...starts.keys()])} and k.status = 'booked' and not ${idsIn('k.enrolment_id', newcomers)}
    and l.starts_at > now() and l.status in ('requested', 'scheduled', 'confirmed')`
  await tell(app, actor, {
    kind: 'lesson_changed',
    source: ofBookings(actor.tenant, which),
    permit: 'book',
    page,
    more: ({ language, zone, place, more }) => ({
      place: [more?.trainer, place].filter(Boolean).join(' · '),
      before: whenText(language, starts.get(Number(more?.lesson)) ?? '', zone),
    }),
  })
}

/** Tells those whose lesson to come was cancelled, whole or for them alone; whoever did it knows. Classes are told of elsewhere. */
export async function tellCancelled(app: Told, actor: Actor, which: SQL): Promise<void> {
  await tell(app, actor, {
    kind: 'lesson_cancelled',
    source: ofBookings(actor.tenant, sql`${which} and l.starts_at > now()`),
    permit: 'book',
    page,
    but: actor.id,
  })
}
