import { present } from '@dsms/contract/kernel/choices/lists'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { importCalendar as endpoint } from '@dsms/contract/messages/calendar/exchange'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { chunks } from '../../../../db/chunks.ts'
import { idRow, rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import type { Services } from '../../../../kernel/services.ts'
import { dayOf } from '../../../../kernel/time/zones.ts'
import { publish } from '../calendar.people.ts'
import { eventReminders, events } from '../calendar.table.ts'
import { renewAll } from './ics.renew.ts'
import type { Item, ReadCalendar } from './ics.work.ts'

type Answered = Answer<typeof endpoint>

/** Tells what a calendar file holds, or takes it over. Faulty events are skipped and told. */
export async function importCalendar(
  services: Services,
  actor: Actor,
  { items, wrong }: ReadCalendar,
  mode: 'check' | 'all',
): Promise<Answered> {
  const known = await knownUids(actor, items)
  const added = items.filter(({ event }) => !known.has(event.uid))
  const updated = items.filter(({ event }) => known.get(event.uid) !== undefined)
  const rows = [
    ...items.map(({ event, values }) => ({
      title: event.title,
      start: event.isAllDay ? dayOf(event.start.wall) : event.start.instant,
      allDay: event.isAllDay,
      rrule: values.rrule,
      isKnown: known.has(event.uid),
      problem: null,
      line: null,
    })),
    ...wrong.map((one) => ({ ...one, start: null, allDay: false, rrule: '', isKnown: false })),
  ]
  if (mode === 'check') return { added: 0, updated: 0, rows }
  await insertAll(actor, added)
  const changed = await renewAll(
    actor,
    updated.map((item) => [present(known.get(item.event.uid)), item]),
  )
  if (added.length || changed.length) {
    await publish(services, actor, await peopleOf(actor, changed), { isShared: changed.length > 0 })
    actor.afterCommit(() => void services.due.wake())
  }
  return { added: added.length, updated: changed.length, rows }
}

const uidRow = z.object({ uid: z.string(), id: z.int(), is_mine: z.boolean() })

/** Keys of what the actor has by the files' names; undefined where it is somebody else's that they see anyway. */
async function knownUids(actor: Actor, items: Item[]): Promise<Map<string, number | undefined>> {
  const uids = items.map(({ event }) => event.uid)
  const found = await rowsOf(
    actor.db,
    uidRow,
    sql`
      select uid, id, owner_id = ${actor.id} as is_mine from events
       where uid = any(${sql.param(uids)}::text[]) and series_id is null and (owner_id = ${actor.id} or removed_at is null)
       order by is_mine`,
  )
  return new Map(found.map(({ uid, id, is_mine }) => [uid, is_mine ? id : undefined]))
}

const at = 500

async function insertAll(actor: Actor, items: Item[]) {
  const ids = new Map<string, number>()
  const own = { ownerId: actor.id, tenant: actor.tenant }
  for (const some of chunks(items, at)) {
    const rows = await actor.db
      .insert(events)
      .values(some.map(({ event, values, exdates }) => ({ ...values, ...own, uid: event.uid, exdates })))
      .returning({ id: events.id, uid: events.uid })
    for (const { id, uid } of rows) ids.set(uid, id)
  }
  await insertOverrides(
    actor,
    items.map((item) => [present(ids.get(item.event.uid)), item]),
  )
  const reminders = items.flatMap(({ event }) =>
    event.reminders.map((minutes) => ({
      eventId: present(ids.get(event.uid)),
      userId: actor.id,
      tenant: actor.tenant,
      minutes,
      dueAt: sql`'epoch'`,
    })),
  )
  for (const some of chunks(reminders, at)) await actor.db.insert(eventReminders).values(some)
}

async function insertOverrides(actor: Actor, items: [number, Item][]) {
  const rows = items.flatMap(([seriesId, { event, overrides }]) =>
    overrides.map(({ original, values }) => ({
      ...values,
      uid: event.uid,
      seriesId,
      originalStart: original,
      ownerId: actor.id,
      tenant: actor.tenant,
    })),
  )
  for (const some of chunks(rows, at)) await actor.db.insert(events).values(some)
}

async function peopleOf(actor: Actor, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const found = await rowsOf(
    actor.db,
    idRow,
    sql`select distinct user_id as id from event_guests where event_id = any(${sql.param(ids)}::integer[])`,
  )
  return found.map(({ id }) => id)
}
