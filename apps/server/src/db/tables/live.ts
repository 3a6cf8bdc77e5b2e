import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, tenant } from '../columns.ts'

/** What browsers were told lately, so that one that was away can be told again. One row for each person or address. */
export const liveEvents = pgTable(
  'live_events',
  {
    /** The same for all rows of one event. */
    id: bigint('id', { mode: 'number' }).notNull(),
    userId: integer('user_id'),
    roleId: integer('role_id'),
    sessionId: uuid('session_id'),
    butSession: uuid('but_session'),
    event: jsonb('event').notNull(),
    /** When its transaction began: events become visible at its end, so ids alone do not tell what was missed. */
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('live_events_user_idx').on(t.userId, t.id),
    index('live_events_role_idx').on(t.roleId, t.id).where(sql`role_id is not null`),
    index('live_events_session_idx').on(t.sessionId).where(sql`session_id is not null`),
    index('live_events_id_idx').on(t.id),
    index('live_events_created_idx').on(t.createdAt),
  ],
)

/** Who has a window open, in which server process. A process that died is known by rows it no longer renews. */
export const livePeople = pgTable(
  'live_people',
  {
    userId: integer('user_id').notNull(),
    process: uuid('process').notNull(),
    seenAt: instant('seen_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.userId, t.process] }), index('live_people_process_idx').on(t.process)],
)

/** How a person appears in chats; no row is everything at its default. */
export const chatProfiles = pgTable(
  'chat_profiles',
  {
    userId: integer('user_id').notNull(),
    tenant: tenant(),
    about: text('about').notNull().default(''),
    status: text('status').notNull().default('online'),
    isNotificationsOn: boolean('is_notifications_on').notNull().default(true),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tenant] })],
)
