import { fieldError } from '@dsms/contract/kernel/errors'
import type { Notification } from '@dsms/contract/kernel/session/me'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { findContacts } from '../../staff/public.ts'
import type { EventRow } from './calendar.data.ts'
import { eventGuests, eventReminders } from './calendar.table.ts'

type Told = Pick<EventRow, 'root' | 'title'>

/** Invited people's keys without the owner; throws for somebody the actor may not address, unless they are guests already. */
export async function checkGuests(
  actor: Actor,
  guests: { value: number }[],
  present: number[] = [],
): Promise<number[]> {
  const ids = [...new Set(guests.map(({ value }) => value))].filter((id) => id !== actor.id)
  const unknown = ids.filter((id) => !present.includes(id))
  if (unknown.length) {
    const found = await findContacts(actor, { ids: unknown, limit: unknown.length })
    if (found.length < unknown.length) throw fieldError('event.extendedProps.guests', 'unknown_guest')
  }
  return ids
}

/** Guests and their reminders are kept with the event, in whichever school they are. */
const tenantOf = (eventId: number) => sql<number>`(select tenant from events where id = ${eventId})`

export async function addGuests(actor: Actor, eventId: number, ids: number[]): Promise<void> {
  if (ids.length)
    await actor.db.insert(eventGuests).values(ids.map((userId) => ({ eventId, userId, tenant: tenantOf(eventId) })))
}

export async function dropGuests(actor: Actor, eventId: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await actor.db.delete(eventGuests).where(and(eq(eventGuests.eventId, eventId), inArray(eventGuests.userId, ids)))
}

const toldRow = z.object({ user_id: z.int() })

/** Leaves a notification for some people of an event, in whichever school they are, and tells their open browsers. */
export async function tell(
  services: Services,
  actor: Actor,
  event: Told,
  people: number[],
  kind: Extract<Notification['kind'], `event_${string}`>,
): Promise<void> {
  if (people.length === 0) return
  const params = JSON.stringify({ by: actor.name, title: event.title })
  const link = kind === 'event_cancelled' ? null : linkTo(event.root)
  const told = await rowsOf(
    actor.db,
    toldRow,
    sql`
      select user_id from tell_event_people(${event.root}, ${sql.param(people)}::integer[], ${kind}, ${params}::jsonb, ${link})`,
  )
  if (told.length) {
    await services.events.publish(actor.db, { users: told.map((row) => row.user_id) }, { type: 'notification' })
  }
}

export const linkTo = (id: number): string => `/apps/calendar?event=${id}`

/**
 * Tells open browsers that an event changed: those it concerns, kept for when they are away, and everybody of the school
 * it is or was shared with, who read again when they come back.
 */
export async function publish(
  services: Services,
  actor: Actor,
  people: number[],
  { isShared }: { isShared: boolean },
): Promise<void> {
  const event = { type: 'calendar' } as const
  await together([
    () => services.events.publish(actor.db, { users: [...new Set([actor.id, ...people])] }, event),
    () => (isShared ? services.events.publish(actor.db, { tenant: actor.tenant }, event) : undefined),
  ])
}

/** Replaces the actor's own reminders of an event. When they are due is reckoned by the work that delivers them. */
export async function keepReminders(
  services: Services,
  actor: Actor,
  eventId: number,
  minutes: number[],
): Promise<void> {
  const mine = and(eq(eventReminders.eventId, eventId), eq(eventReminders.userId, actor.id))
  await actor.db.delete(eventReminders).where(mine)
  const wanted = [...new Set(minutes)]
  if (wanted.length) {
    await actor.db.insert(eventReminders).values(
      wanted.map((minutes) => ({
        eventId,
        userId: actor.id,
        tenant: tenantOf(eventId),
        minutes,
        dueAt: sql`'epoch'`,
      })),
    )
  }
  actor.afterCommit(() => void services.due.wake())
}

/** Has everybody's reminders of an event reckoned again, after it moved. */
export async function renewReminders(services: Services, actor: Actor, eventId: number): Promise<void> {
  await actor.db.execute(sql`select renew_event_reminders(${eventId})`)
  actor.afterCommit(() => void services.due.wake())
}
