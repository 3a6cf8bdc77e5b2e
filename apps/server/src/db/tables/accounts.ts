import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, primaryId } from '../columns.ts'

/**
 * How somebody signs in. An account belongs to its owner and to no school: it may be a person in several of them. What a
 * school knows of somebody stands in `users`.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: primaryId(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    /** When its owner showed that the address is theirs; until then nothing is mailed to outsiders for them. */
    emailVerifiedAt: instant('email_verified_at'),
    /** Null until its owner chose a password, or somebody set the first one for them. */
    passwordHash: text('password_hash'),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    failedLogins: integer('failed_logins').notNull().default(0),
    lockedUntil: instant('locked_until'),
    preferences: jsonb('preferences').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    /** When the last person of it was archived: its address and name are free again. */
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('accounts_email').on(sql`lower(${t.email})`).where(sql`closed_at is null`),
    uniqueIndex('accounts_username').on(sql`normalise_text(${t.username})`).where(sql`closed_at is null`),
  ],
)

/**
 * An address of somebody that waits for its owner to follow the mailed link: another one, or the one they have and did
 * not verify. Only the hash of the secret is kept.
 */
export const emailChanges = pgTable('email_changes', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  /** Links that were mailed since then; so many a day. */
  sends: integer('sends').notNull().default(1),
  countedFrom: instant('counted_from').notNull().default(sql`now()`),
  expiresAt: instant('expires_at').notNull(),
})

/** Attempts to open a school, by the proof that each used up and where it came from; kept for a day. */
export const registerAttempts = pgTable(
  'register_attempts',
  {
    proof: text('proof').primaryKey(),
    ip: text('ip').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [index('register_attempts_ip_idx').on(t.ip, t.at)],
)

/** The second step at sign-in: a secret shared with an authenticator app, and codes for the day the app is lost. */
export const twoSteps = pgTable('two_steps', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  /** Encrypted with a key that the database does not know. */
  secret: text('secret').notNull(),
  /** Null until a first right code proved that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The newest period whose code was used: a code that somebody looked at is worth nothing. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: instant('created_at').notNull().default(sql`now()`),
})
