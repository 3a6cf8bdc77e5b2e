import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, schoolId, tenant } from '../columns.ts'
import { users } from './users.ts'

/**
 * An invitation of a school to somebody who has an account already. Only its owner can make the person of the invitation
 * one of theirs, by the mailed link or by the address that they verified.
 */
export const invitations = pgTable(
  'invitations',
  {
    userId: integer('user_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    email: text('email').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by'),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.userId] }),
    belongsTo('invitations_user', [t.tenant, t.userId], users),
    index('invitations_token').on(t.tokenHash),
    index('invitations_email').on(sql`lower(${t.email})`),
  ],
)
