import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, primaryId } from '../columns.ts'

/** Mail to the outside. Written in the transaction that causes it, sent after it. */
export const outbox = pgTable(
  'outbox',
  {
    id: primaryId(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Emptied once it was sent: it can hold links that let somebody in. */
    text: text('text').notNull(),
    /** The same with formatting; emptied with it. */
    html: text('html'),
    /** Whose name stands before the server's address, and where answers go. */
    fromName: text('from_name'),
    replyTo: text('reply_to'),
    /** By the hash under which the bytes lie. */
    attachments: jsonb('attachments').$type<{ name: string; type: string; hash: string }[]>().notNull().default([]),
    /** For somebody who did not ask for it by an account of theirs: waits while the platform sends nothing outside. */
    isOutside: boolean('is_outside').notNull().default(false),
    /** Waits until this person has verified their own address. */
    heldFor: integer('held_for'),
    /** `kept` when no mail server is configured, so that an administrator can read it. */
    status: text('status').notNull(),
    attempts: integer('attempts').notNull().default(0),
    error: text('error'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
    sentAt: instant('sent_at'),
  },
  (t) => [
    check('outbox_status', sql`${t.status} in ('kept', 'waiting', 'sent', 'failed')`),
    index('outbox_age_idx').using('brin', t.createdAt),
    index('outbox_waiting_idx').on(t.nextAttemptAt).where(sql`status = 'waiting'`),
    index('outbox_held_idx').on(t.heldFor).where(sql`held_for is not null`),
  ],
)
