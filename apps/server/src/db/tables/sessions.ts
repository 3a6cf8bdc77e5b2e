import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, instant, schoolId, tenant } from '../columns.ts'
import { accounts } from './accounts.ts'
import { users } from './users.ts'

/**
 * One row for each sign-in and place: a family of refresh tokens of which only the newest counts. The hash is of that one;
 * an older one showing up means somebody copied it, and ends the family.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** Who acts: one of the people of the account. Another one of them means another session. */
    userId: integer('user_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    refreshHash: text('refresh_hash').notNull(),
    /** Of the token before: presented again at once by a second tab, it still gets the pair that took its place. */
    previousHash: text('previous_hash'),
    /** The role asked for a second step at sign-in and the person has none: nothing but setting it up is open. */
    needsTwoStep: boolean('needs_two_step').notNull().default(false),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    /** How long it lasts without use: a program's for minutes, a browser's for hours of work or for weeks on a device. */
    stay: text('stay').notNull().default('program'),
    /** When the password was given, from which its longest life is counted wherever the account acts meanwhile. */
    signedInAt: instant('signed_in_at').notNull().default(sql`now()`),
    /** When the user last gave their password. Dangerous calls ask for it again after a while. */
    confirmedAt: instant('confirmed_at').notNull().default(sql`now()`),
    refreshedAt: instant('refreshed_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    endReason: text('end_reason'),
    ip: text('ip'),
    userAgent: text('user_agent'),
    /** `desktop`, `mobile` or `tablet`, as the browser says of itself. */
    device: text('device').notNull().generatedAlwaysAs(sql`device_of(user_agent)`),
  },
  (t) => [
    check('sessions_stay', sql`${t.stay} in ('program', 'work', 'device')`),
    belongsTo('sessions_user', [t.tenant, t.userId], users),
    index('sessions_user_idx').on(t.userId).where(sql`ended_at is null`),
    // figures of a stretch of time read nothing else
    index('sessions_when_idx').on(t.tenant, t.createdAt, t.device, t.userId),
    index('sessions_history_idx').on(t.userId, t.createdAt),
    index('sessions_account_idx').on(t.accountId, t.createdAt),
    index('sessions_age_idx').using('brin', t.createdAt),
  ],
)

/** One-time links to set a password. Only the hash of the secret is kept. */
export const passwordLinks = pgTable(
  'password_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('password_links_account_idx').on(t.accountId)],
)
