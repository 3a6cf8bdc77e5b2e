import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import { AppError } from '@dsms/contract/kernel/errors'
import { instant } from '@dsms/contract/kernel/shared'
import { guestAnswers } from '@dsms/contract/messages/calendar/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../../db/client.ts'
import { firstRow, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'

/** Whose calendar is read: the actor's, or a subscriber's who is no actor. */
export interface Viewer {
  id: number
  tenant: number
}

/** A time by the clock where an event is meant. */
const wall = z.string()

/** An event, a series, or what stands in place of one occurrence, as it is kept, with what one person sees beside it. */
const eventRow = z.object({
  id: z.int(),
  /** The series it belongs to, or itself: what guests, reminders and the wire name it by. */
  root: z.int(),
  seriesId: z.int().nullable(),
  ownerId: z.int(),
  ownerName: z.string(),
  ownerAvatar: z.string(),
  uid: z.string(),
  kind: z.enum(calendarKinds),
  title: z.string(),
  start: wall,
  end: wall,
  timeZone: z.string(),
  isAllDay: z.boolean(),
  startsAt: instant,
  endsAt: instant.nullable(),
  rrule: z.string(),
  rruleBefore: z.string().nullable(),
  exdates: z.array(wall),
  originalStart: wall.nullable(),
  url: z.string(),
  location: z.string(),
  description: z.string(),
  isShared: z.boolean(),
  version: z.int(),
  removedAt: instant.nullable(),
  updatedAt: instant,
  /** Of the series, for one that stands in it: its version, and where and how its original start is meant. */
  rootVersion: z.int().nullable(),
  rootZone: z.string().nullable(),
  isRootAllDay: z.boolean().nullable(),
  guests: z.array(z.object({ value: z.int(), label: z.string(), avatar: z.string(), answer: z.enum(guestAnswers) })),
  reminders: z.array(z.int()),
})
export type EventRow = z.infer<typeof eventRow>

const clock = (column: string) => sql.raw(`to_char(${column}, 'YYYY-MM-DD"T"HH24:MI:SS')`)
const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

/** Whether a person is one whom the viewer may know of, asked of each person only where the viewer does not meet everybody. */
const mayKnow = ({ id }: Viewer, person: SQL): SQL =>
  sql`((select meeting_width(${id})) = 'all' or meets(${id}, ${person}))`

/**
 * What somebody sees: their own, what they are invited to and what those they may know share where they are. The row policy says the
 * same; saying it here leads the planner to the indexes, and holds where the server reads for somebody.
 */
const seenBy = (viewer: Viewer): SQL => sql`(e.owner_id = ${viewer.id}
  or (e.is_shared and e.tenant = ${viewer.tenant} and ${mayKnow(viewer, sql`e.owner_id`)})
  or e.id = any(array(select g.event_id from event_guests g where g.user_id = ${viewer.id}))
  or e.series_id = any(array(select g.event_id from event_guests g where g.user_id = ${viewer.id})))`

export const isThere = sql`e.removed_at is null and s.removed_at is null`

interface Reading {
  where: SQL
  order?: SQL
  limit?: number
}

/** Events that somebody sees, with owner, guests and that person's reminders, in one statement. */
export async function readEvents(db: Db, viewer: Viewer, { where, order, limit }: Reading): Promise<EventRow[]> {
  return rowsOf(
    db,
    eventRow,
    sql`
      with shown as materialized (
        select e.*, coalesce(e.series_id, e.id) as root,
               s.version as root_version, s.time_zone as root_zone, s.is_all_day as is_root_all_day
          from events e left join events s on s.id = e.series_id
         where ${seenBy(viewer)} and ${where}
         order by ${order ?? sql`e.starts_at, e.id`} ${limit ? sql`limit ${limit}` : sql``}
      ), invited as materialized (
        select g.event_id, g.user_id, g.answer from event_guests g
         where g.event_id in (select root from shown)
           and (g.event_id in (select root from shown where owner_id = ${viewer.id}) or ${mayKnow(viewer, sql`g.user_id`)})
      ), faces as materialized (
        select * from people_cards(array(select owner_id from shown union select user_id from invited))
      )
      select e.id, e.root, e.series_id as "seriesId", e.owner_id as "ownerId", o.full_name as "ownerName",
             coalesce(o.avatar, '') as "ownerAvatar", e.uid, e.kind, e.title,
             ${clock('e.start_local')} as start, ${clock('e.end_local')} as end, e.time_zone as "timeZone",
             e.is_all_day as "isAllDay", ${utc('e.starts_at')} as "startsAt", ${utc('e.ends_at')} as "endsAt",
             e.rrule, e.rrule_before as "rruleBefore", e.exdates, ${clock('e.original_start')} as "originalStart",
             e.url, e.location, e.description, e.is_shared as "isShared", e.version,
             ${utc('e.removed_at')} as "removedAt", ${utc('e.updated_at')} as "updatedAt",
             e.root_version as "rootVersion", e.root_zone as "rootZone", e.is_root_all_day as "isRootAllDay",
             coalesce((select json_agg(json_build_object('value', i.user_id, 'label', f.full_name,
                              'avatar', coalesce(f.avatar, ''), 'answer', i.answer) order by f.full_name, i.user_id)
                         from invited i join faces f on f.id = i.user_id where i.event_id = e.root), '[]') as guests,
             array(select r.minutes from event_reminders r
                    where r.event_id = e.root and r.user_id = ${viewer.id} order by r.minutes) as reminders
        from shown e join faces o on o.id = e.owner_id
       order by e.starts_at, e.id`,
  )
}

/** A series or single event with all that stands in place of its occurrences. */
export interface Whole {
  root: EventRow
  overrides: EventRow[]
}

/** One event by its key, `not_found` when it is not there for the actor. */
export async function readWhole(actor: Actor, id: number, { isRemoved = false } = {}): Promise<Whole> {
  const where = sql`(e.id = ${id} or e.series_id = ${id}) ${isRemoved ? sql`` : sql`and ${isThere}`}`
  const rows = await readEvents(actor.db, actor, { where })
  const root = rows.find((row) => row.id === id && row.seriesId === null)
  if (!root) throw new AppError('not_found')
  return { root, overrides: rows.filter((row) => row.seriesId === id) }
}

/** The same, locked, for its owner to change. */
export async function lockOwn(actor: Actor, id: number, options?: { isRemoved?: boolean }): Promise<Whole> {
  // the second statement sees what whoever held the lock has done
  const [, whole] = await together([
    () => actor.db.execute(sql`select 1 from events where id = ${id} and owner_id = ${actor.id} for update`),
    () => readWhole(actor, id, options),
  ])
  if (whole.root.ownerId !== actor.id) {
    if (whole.root.removedAt) throw new AppError('not_found')
    throw new AppError('not_event_owner', { name: whole.root.ownerName })
  }
  return whole
}

const zoneRow = z.object({ zone: z.string() })

/** The zone of the school that the actor belongs to; null on the platform. */
export async function schoolZone(db: Db, tenant: number): Promise<string | null> {
  if (tenant === 0) return null
  const row = await firstRow(db, zoneRow, sql`select time_zone as zone from schools where id = ${tenant}`)
  return row?.zone ?? null
}
