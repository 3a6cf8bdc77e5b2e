import type { ToldPerson } from '@dsms/contract/students/notices/told'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { clockAt } from '../../../kernel/time/zones.ts'
import { type Addressee, idsIn, type NoticeServices, tell, whenText } from '../../students/public.ts'
import { aboutOf, kindOf, saidOf, several } from '../notices/notices.several.ts'
import { lessonsPage, ofBookings } from '../notices/ofBookings.ts'

/** Tells students of lessons of theirs, and guardians who book for them. */
export async function tellStudents(
  app: NoticeServices,
  actor: Actor,
  kind: 'lesson_reminder' | 'lesson_booked',
  bookingIds: readonly number[],
): Promise<void> {
  if (bookingIds.length === 0) return
  await tell(app, actor, {
    kind,
    source: ofBookings(actor.tenant, idsIn('k.id', bookingIds)),
    permit: 'book',
    page: lessonsPage,
  })
}

/**
 * Tells students of seats of theirs in lessons to come that the school gave them, once each however many there are. Held or requested
 * lessons are told when they are decided.
 */
export const tellBooked = (app: NoticeServices, actor: Actor, which: SQL): Promise<ToldPerson[]> =>
  tell(app, actor, {
    kind: kindOf('lesson_booked', 'lessons_booked'),
    source: several(
      ofBookings(
        actor.tenant,
        sql`${which} and k.status = 'booked' and l.starts_at > now() and lesson_is_planned(l.status)`,
      ),
    ),
    permit: 'book',
    page: lessonsPage,
    more: saidOf,
    about: aboutOf,
    but: actor.id,
  })

/** Answers a lesson that students asked for, or that was held for them; `reason` is why not. */
export const tellAnswered = (
  app: NoticeServices,
  actor: Actor,
  kind: 'lesson_booked' | 'lesson_declined',
  lessonId: number,
  reason = '',
): Promise<ToldPerson[]> =>
  tell(app, actor, {
    kind,
    source: ofBookings(actor.tenant, sql`k.lesson_id = ${lessonId} and k.status = 'booked' and l.starts_at > now()`),
    permit: 'book',
    page: lessonsPage,
    more: () => ({ reason }),
    about: aboutOf,
    but: actor.id,
  })

/** What students know of a lesson that may change: when it is, and with whom. */
const known = (start: string | null, trainer: unknown): string => `${Date.parse(start ?? '')} ${trainer ?? ''}`

/** What a lesson was before it was changed: instants as ISO 8601. */
interface Before {
  id: number
  start: string
  trainer_id: number | null
}

/**
 * Tells those who have lessons to come that the school changed when these are, or who gives them: once each, however many there
 * are. Bookings that the condition `newcomers` names are told otherwise.
 */
export async function tellChanged(
  app: NoticeServices,
  actor: Actor,
  before: readonly Before[],
  newcomers: SQL = sql`false`,
): Promise<ToldPerson[]> {
  if (before.length === 0) return []
  const olds = new Map(before.map((one) => [one.id, one]))
  const oldOf = (person: Addressee) => olds.get(Number(person.more?.lesson))
  const which = sql`
    ${idsIn('l.id', [...olds.keys()])} and k.status = 'booked' and not (${newcomers})
    and l.starts_at > now() and lesson_is_open(l.status)`
  const firsts = before.map(({ start }) => start).sort()
  return tell(app, actor, {
    // nobody may miss that a lesson of today is at another time
    isNecessary: ({ start, zone }) => {
      const today = clockAt(new Date().toISOString(), zone).day
      return [start, firsts[0]].some((at) => at && clockAt(at, zone).day === today)
    },
    kind: kindOf('lesson_changed', 'lessons_changed'),
    source: several(ofBookings(actor.tenant, which)),
    permit: 'book',
    page: lessonsPage,
    more: (person) => ({
      ...saidOf(person),
      place: [person.more?.trainer, person.place].filter(Boolean).join(' · '),
      before: whenText(person.language, oldOf(person)?.start ?? '', person.zone),
    }),
    about: (person) => {
      const [lesson, old] = [aboutOf(person), oldOf(person)]
      const becomes = known(person.start, person.more?.trainer_id)
      return lesson && old && { ...lesson, was: known(old.start, old.trainer_id), becomes }
    },
  })
}

/**
 * Tells those whose lessons to come were cancelled, whole or for them alone, once each; whoever did it knows. Classes are told of
 * elsewhere.
 */
export async function tellCancelled(app: NoticeServices, actor: Actor, which: SQL): Promise<ToldPerson[]> {
  return tell(app, actor, {
    kind: kindOf('lesson_cancelled', 'lessons_cancelled'),
    source: several(ofBookings(actor.tenant, sql`${which} and l.starts_at > now()`)),
    permit: 'book',
    page: lessonsPage,
    more: saidOf,
    about: aboutOf,
    but: actor.id,
  })
}
