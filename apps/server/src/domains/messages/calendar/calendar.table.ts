import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { users } from '../../../db/tables/users.ts'

const wallClock = (name: string) => timestamp(name, { mode: 'string', precision: 0 })

const lastsUntil = (end: AnyPgColumn) => sql`(case when ${end} is null then 'infinity' else ${end} end)`

/**
 * An event; with `rrule` a series of them; with `seriesId` what one occurrence of a series is instead. Hours are kept as
 * the clock on the wall shows them in the event's zone, so that a change to summer time moves no lesson; the instants
 * beside them are for finding and reminding. An all-day event runs from midnight to the midnight after its last day.
 */
export const events = pgTable(
  'events',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    ownerId: integer('owner_id').notNull(),
    /** For other calendars: the same event is known by it again. */
    uid: text('uid').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    startLocal: wallClock('start_local').notNull(),
    endLocal: wallClock('end_local').notNull(),
    timeZone: text('time_zone').notNull(),
    isAllDay: boolean('is_all_day').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** Of a series: the end of its last occurrence; null when it never ends. */
    endsAt: instant('ends_at'),
    rrule: text('rrule').notNull().default(''),
    /** The rule before its later occurrences were taken out, for taking that back. */
    rruleBefore: text('rrule_before'),
    /** Original starts (wall clock) that fall out of the series. */
    exdates: text('exdates').array().notNull().default([]),
    seriesId: integer('series_id'),
    /** The original start (wall clock) of the occurrence that this one represents. */
    originalStart: wallClock('original_start'),
    url: text('url').notNull().default(''),
    location: text('location').notNull().default(''),
    description: text('description').notNull().default(''),
    isShared: boolean('is_shared').notNull().default(false),
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by'),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: integer('updated_by'),
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql`normalise_text(title || ' ' || location || ' ' || description)`),
  },
  (t) => [
    ...numbered('events', t),
    belongsTo('events_owner', [t.tenant, t.ownerId], users),
    belongsTo('events_series', [t.tenant, t.seriesId], t).onDelete('cascade'),
    check('events_kind', sql`${t.kind} in ('Business', 'Holiday', 'Personal', 'Family', 'ETC')`),
    // in the hour that happens twice an event may end earlier by the clock than it began
    check('events_order', sql`${t.endLocal} >= ${t.startLocal} or ${t.rrule} = ''`),
    check('events_instants', sql`${t.endsAt} >= ${t.startsAt}`),
    check('events_occurrence', sql`(${t.seriesId} is null) = (${t.originalStart} is null)`),
    check('events_rrule', sql`${t.rrule} = '' or ${t.seriesId} is null`),
    uniqueIndex('events_uid').on(t.ownerId, t.uid, t.tenant).where(sql`series_id is null`),
    uniqueIndex('events_override').on(t.seriesId, t.originalStart, t.tenant),
    // with the end in it, what is over is passed over without a look at its row; row policies let the planner use
    // CASE here, but not COALESCE
    index('events_owner_idx').on(t.ownerId, t.startsAt, lastsUntil(t.endsAt)),
    index('events_shared_idx').on(t.tenant, t.startsAt, lastsUntil(t.endsAt)).where(sql`is_shared`),
    index('events_removed_idx').on(t.removedAt).where(sql`removed_at is not null`),
  ],
)

const ofEvent = (t: { tenant: AnyPgColumn; eventId: AnyPgColumn }, name: string) =>
  belongsTo(name, [t.tenant, t.eventId], events).onDelete('cascade')

/** Who is asked to come; the platform and the administrators of schools may ask one another. */
export const eventGuests = pgTable(
  'event_guests',
  {
    eventId: integer('event_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The event's. */
    tenant: tenant(),
    answer: text('answer').notNull().default('waiting'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId, t.tenant] }),
    ofEvent(t, 'event_guests_event'),
    check('event_guests_answer', sql`${t.answer} in ('waiting', 'yes', 'no', 'maybe')`),
    index('event_guests_user_idx').on(t.userId),
  ],
)

/** When one person is reminded of an event. `dueAt` is of the next occurrence; null when none is left. */
export const eventReminders = pgTable(
  'event_reminders',
  {
    eventId: integer('event_id').notNull(),
    userId: integer('user_id').notNull(),
    /** The event's. */
    tenant: tenant(),
    minutes: integer('minutes').notNull(),
    dueAt: instant('due_at'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.userId, t.minutes, t.tenant] }),
    ofEvent(t, 'event_reminders_event'),
    index('event_reminders_due_idx').on(t.dueAt).where(sql`due_at is not null`),
  ],
)

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: integer('user_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    lastReadAt: instant('last_read_at'),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.tokenHash)],
)
