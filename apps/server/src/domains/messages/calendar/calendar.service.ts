import { randomUUID } from 'node:crypto'
import { firstOf } from '@dsms/contract/kernel/choices/lists'
import { AppError } from '@dsms/contract/kernel/errors'
import type { CalendarEvent, EventInput, GuestAnswer } from '@dsms/contract/messages/calendar/calls'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { checkZone, platformZone } from '../../../kernel/time/zones.ts'
import { together } from '../../../kernel/together.ts'
import { readWhole, schoolZone, type Whole } from './calendar.data.ts'
import { columnsOf, timesOf, wordsOf } from './calendar.input.ts'
import { addGuests, checkGuests, keepReminders, publish, tell } from './calendar.people.ts'
import { eventGuests, events } from './calendar.table.ts'
import { asOne, eventOf, findOccurrence } from './calendar.view.ts'

/** An event by its key, or the named occurrence of it. */
export async function readEvent(actor: Actor, id: number, occurrence?: string): Promise<CalendarEvent> {
  return shown(actor, await readWhole(actor, id), occurrence)
}

export function shown(actor: Actor, whole: Whole, occurrence: string | undefined): CalendarEvent {
  const { root } = whole
  if (occurrence === undefined || !root.rrule) return eventOf(actor, asOne(root))
  const found = findOccurrence(whole, occurrence)
  if (found.row.removedAt || (found.original && root.exdates.includes(found.original))) throw new AppError('not_found')
  return eventOf(actor, found)
}

/** The zone an event's hours are meant in: the one that was sent, else the school's. */
export async function zoneOf(actor: Actor, sent: string | undefined): Promise<string> {
  if (sent) return checkZone(sent, 'event.extendedProps.timeZone')
  return (await schoolZone(actor.db, actor.tenant)) ?? platformZone
}

export async function addEvent(services: Services, actor: Actor, input: EventInput): Promise<CalendarEvent> {
  const { guests = [], isShared = false, rrule = '', reminders = [], timeZone } = input.extendedProps
  const [zone, invited] = await together([() => zoneOf(actor, timeZone), () => checkGuests(actor, guests)])
  const rows = await actor.db
    .insert(events)
    .values({
      ...wordsOf(input),
      ...columnsOf(timesOf(input, zone), rrule),
      isShared,
      uid: randomUUID(),
      ownerId: actor.id,
      tenant: actor.tenant,
    })
    .returning({ id: events.id, title: events.title })
  const { id, title } = firstOf(rows)
  // who is told is looked up among the guests
  await addGuests(actor, id, invited)
  await together([
    () => (reminders.length ? keepReminders(services, actor, id, reminders) : undefined),
    () => tell(services, actor, { root: id, title }, invited, 'event_invitation'),
    () => publish(services, actor, invited, { isShared }),
  ])
  return readEvent(actor, id)
}

/** A guest's answer; the owner is told. */
export async function answerInvitation(
  services: Services,
  actor: Actor,
  id: number,
  answer: Exclude<GuestAnswer, 'waiting'>,
): Promise<CalendarEvent> {
  const { root } = await readWhole(actor, id)
  const mine = root.guests.find((guest) => guest.value === actor.id)
  if (!mine) throw new AppError('not_found')
  if (mine.answer !== answer) {
    await actor.db
      .update(eventGuests)
      .set({ answer })
      .where(and(eq(eventGuests.eventId, id), eq(eventGuests.userId, actor.id)))
    await together([
      () => tell(services, actor, root, [root.ownerId], `event_answer_${answer}`),
      () => publish(services, actor, [root.ownerId, ...root.guests.map((guest) => guest.value)], { isShared: false }),
    ])
  }
  return readEvent(actor, id)
}

export async function setReminders(
  services: Services,
  actor: Actor,
  id: number,
  minutes: number[],
): Promise<CalendarEvent> {
  await readWhole(actor, id)
  await together([
    () => keepReminders(services, actor, id, minutes),
    () => publish(services, actor, [], { isShared: false }),
  ])
  return readEvent(actor, id)
}
