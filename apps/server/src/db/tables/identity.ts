import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, schoolId, tenant } from '../columns.ts'
import { accounts } from './accounts.ts'
import { users } from './users.ts'

/**
 * Wrong passwords and codes in a row. The key is a keyed hash of where they were tried: an address, whether anybody has it
 * or not, a browser that its owner signed in with before, or a session that asks for the password again.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    /** Whose account it is about, where there is one. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'cascade' }),
    failures: integer('failures').notNull().default(1),
    lockedUntil: instant('locked_until'),
    lastAt: instant('last_at').notNull().default(sql`now()`),
  },
  (t) => [
    index('sign_in_failures_account_idx').on(t.accountId).where(sql`account_id is not null`),
    index('sign_in_failures_last_idx').on(t.lastAt),
  ],
)

/** Browsers that somebody signed in with. Each has a counter of wrong passwords of its own. Only hashes are kept. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    usedAt: instant('used_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.tokenHash] }), index('known_browsers_used_idx').on(t.usedAt)],
)

/** Who signed in, failed to, was locked out or changed how they sign in: when, from where, by which browser. */
export const identityEvents = pgTable(
  'identity_events',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Who it happened to where; the account, so that its owner sees what happened in all of their places. */
    userId: integer('user_id').notNull(),
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    schoolId: schoolId(),
    tenant: tenant(),
    at: instant('at').notNull().default(sql`now()`),
    kind: text('kind').notNull(),
    outcome: text('outcome').notNull(),
    /** Who did it, when that was somebody else. */
    actorId: integer('actor_id'),
    /** As they were called then: a school cannot see the platform's people. */
    actorName: text('actor_name'),
    ip: text('ip'),
    userAgent: text('user_agent'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    belongsTo('identity_events_user', [t.tenant, t.userId], users),
    index('identity_events_list_idx').on(t.tenant, t.at.desc(), t.id.desc()),
    index('identity_events_user_idx').on(t.userId, t.at.desc()),
    index('identity_events_account_idx').on(t.accountId, t.at.desc()),
    // old ones are erased by age
    index('identity_events_at_idx').on(t.at),
  ],
)
