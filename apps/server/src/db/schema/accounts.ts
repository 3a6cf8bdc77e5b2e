import { sql } from 'drizzle-orm'
import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from './users.ts'

/** A new address of somebody that waits for its owner to follow the mailed link. Only the hash of the secret is kept. */
export const emailChanges = pgTable('email_changes', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  email: text('email').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  expiresAt: instant('expires_at').notNull(),
})

/** The second step at sign-in: a secret shared with an authenticator app, and codes for the day the app is lost. */
export const twoSteps = pgTable('two_steps', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id),
  /** Encrypted with a key that the database does not know. */
  secret: text('secret').notNull(),
  /** Null until a first right code proved that the app has the secret. */
  confirmedAt: instant('confirmed_at'),
  /** The newest period whose code was used: a code that somebody looked at is worth nothing. */
  usedStep: bigint('used_step', { mode: 'number' }).notNull().default(0),
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: instant('created_at').notNull().default(sql`now()`),
})
