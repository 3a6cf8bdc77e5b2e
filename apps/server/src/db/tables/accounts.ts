import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/**
 * An address of somebody that waits for its owner to follow the mailed link: another one, or the one they have and did
 * not verify. Only the hash of the secret is kept.
 */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id').primaryKey(),
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
  userId: integer('user_id').primaryKey(),
  /** Encrypted with a key that the database does not know. */
  secret: text('secret').notNull(),
  /** Null until a first right code proved that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The newest period whose code was used: a code that somebody looked at is worth nothing. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: instant('created_at').notNull().default(sql`now()`),
})
