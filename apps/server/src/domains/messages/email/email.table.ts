import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { outbox } from '../../../db/tables/outbox.ts'
import { users } from '../../../db/tables/users.ts'

/** A mail as it was written, once, however many mailboxes it lies in. */
export const mails = pgTable(
  'mails',
  {
    id: rowId(),
    senderId: integer('sender_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    /** The first mail of the conversation; itself for a first one. */
    threadId: integer('thread_id').notNull(),
    /** May have been written by somebody of another tenant, as what it answers. */
    replyToId: integer('reply_to_id'),
    subject: text('subject').notNull().default(''),
    /** Sanitised. */
    html: text('html').notNull().default(''),
    /** The same without formatting, for excerpts and searching. */
    text: text('text').notNull().default(''),
    hasRemoteImages: boolean('has_remote_images').notNull().default(false),
    state: text('state').notNull().default('draft'),
    sendAt: instant('send_at'),
    /** The day of the school on which its recipients outside are counted. */
    outsideOn: date('outside_on'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    ...numbered('mails', t),
    belongsTo('mails_sender', [t.tenant, t.senderId], users),
    check('mails_state', sql`${t.state} in ('draft', 'queued', 'sent')`),
    check('mails_send_at', sql`(${t.state} = 'draft') = (${t.sendAt} is null)`),
    index('mails_due_idx').on(t.sendAt).where(sql`state = 'queued'`),
    index('mails_sender_idx').on(t.senderId),
    index('mails_reply_idx').on(t.replyToId).where(sql`reply_to_id is not null`),
  ],
)

const ofMail = (t: { tenant: AnyPgColumn; mailId: AnyPgColumn }, name: string) =>
  belongsTo(name, [t.tenant, t.mailId], mails).onDelete('cascade')

/** The receivers of a mail, in the order written. Without `userId` it goes outside. */
export const mailRecipients = pgTable(
  'mail_recipients',
  {
    tenant: tenant(),
    mailId: integer('mail_id').notNull(),
    place: integer('place').notNull(),
    kind: text('kind').notNull(),
    userId: integer('user_id'),
    email: text('email').notNull(),
    name: text('name').notNull().default(''),
    /** Null until it is sent. */
    outboxId: integer('outbox_id').references(() => outbox.id, { onDelete: 'set null' }),
    isDelivered: boolean('is_delivered').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.mailId, t.place, t.tenant] }),
    ofMail(t, 'mail_recipients_mail'),
    check('mail_recipients_kind', sql`${t.kind} in ('to', 'cc', 'bcc')`),
    index('mail_recipients_user_idx').on(t.userId),
    index('mail_recipients_outbox_idx').on(t.outboxId).where(sql`outbox_id is not null`),
  ],
)

export const mailFiles = pgTable(
  'mail_files',
  {
    tenant: tenant(),
    mailId: integer('mail_id').notNull(),
    place: integer('place').notNull(),
    /** A file that the sender may read; who forwards one sends on somebody else's. */
    fileId: integer('file_id').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mailId, t.place, t.tenant] }), ofMail(t, 'mail_files_mail')],
)

/** A mail as it lies in one person's mailbox. */
export const mailEntries = pgTable(
  'mail_entries',
  {
    id: rowId(),
    userId: integer('user_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    /** Written by somebody who may be of another tenant. */
    mailId: integer('mail_id').notNull(),
    threadId: integer('thread_id').notNull(),
    /** The newer mail of the same conversation under which this one is shown; null for what stands in the list itself. */
    headId: integer('head_id'),
    folder: text('folder').notNull(),
    /** Where it came from, for restoring it out of trash or spam. */
    restoreTo: text('restore_to'),
    isRead: boolean('is_read').notNull().default(false),
    isStarred: boolean('is_starred').notNull().default(false),
    labels: text('labels').array().notNull().default([]),
    time: instant('time').notNull().default(sql`now()`),
    /** Subject, people and the beginning of the text, as `normalise_text` makes them. */
    search: text('search').notNull().default(''),
  },
  (t) => [
    ...numbered('mail_entries', t),
    uniqueIndex('mail_entries_once').on(t.userId, t.mailId, t.tenant),
    belongsTo('mail_entries_user', [t.tenant, t.userId], users),
    check('mail_entries_folder', sql`${t.folder} in ('inbox', 'sent', 'draft', 'spam', 'trash')`),
    index('mail_entries_list_idx').on(t.userId, t.folder, t.time.desc(), t.id.desc()).where(sql`head_id is null`),
    index('mail_entries_all_idx').on(t.userId, t.time.desc(), t.id.desc()).where(sql`head_id is null`),
    index('mail_entries_starred_idx')
      .on(t.userId, t.time.desc(), t.id.desc())
      .where(sql`head_id is null and is_starred`),
    index('mail_entries_labels_idx')
      .on(t.userId, t.time.desc(), t.id.desc())
      .where(sql`head_id is null and labels <> '{}'`),
    index('mail_entries_thread_idx').on(t.userId, t.threadId),
    index('mail_entries_head_idx').on(t.headId).where(sql`head_id is not null`),
    index('mail_entries_mail_idx').on(t.mailId),
    index('mail_entries_search_idx').using('gin', t.userId, sql`${t.search} gin_trgm_ops`),
  ],
)

/** How many mails lie in a folder, kept by trigger so that a large mailbox is not counted for each list. */
export const mailFolders = pgTable(
  'mail_folders',
  {
    userId: integer('user_id').notNull(),
    tenant: tenant(),
    folder: text('folder').notNull(),
    total: integer('total').notNull().default(0),
    unread: integer('unread').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.folder, t.tenant] })],
)

export const mailSettings = pgTable(
  'mail_settings',
  {
    userId: integer('user_id').notNull(),
    tenant: tenant(),
    signature: text('signature').notNull().default(''),
    undoSeconds: integer('undo_seconds').notNull().default(10),
  },
  (t) => [primaryKey({ columns: [t.userId, t.tenant] })],
)
