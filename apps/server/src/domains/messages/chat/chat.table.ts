import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { belongsTo, instant, rowId, schoolId, tenant } from '../../../db/columns.ts'

/** A conversation of two people. The one with the smaller key stands first, so that a pair has one chat. */
export const chats = pgTable(
  'chats',
  {
    id: rowId(),
    /** The school of the pair; null between platform people. */
    schoolId: schoolId(),
    tenant: tenant(),
    firstId: integer('first_id').notNull(),
    secondId: integer('second_id').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    uniqueIndex('chats_pair').on(t.firstId, t.secondId, t.tenant),
    index('chats_second_idx').on(t.secondId),
    check('chats_order', sql`${t.firstId} < ${t.secondId}`),
  ],
)

/**
 * One person's side of a chat. Each message changes both sides: no index holds what changes, so that this is cheap, and
 * a person's chats are few enough to be sorted.
 */
export const chatMembers = pgTable(
  'chat_members',
  {
    /** The chat's, for both of the pair. */
    tenant: tenant(),
    chatId: integer('chat_id').notNull(),
    userId: integer('user_id').notNull(),
    peerId: integer('peer_id').notNull(),
    unseen: integer('unseen').notNull().default(0),
    /** Keys of the newest message of the other one that reached me, and that I saw. */
    deliveredId: integer('delivered_id').notNull().default(0),
    readId: integer('read_id').notNull().default(0),
    /** Key of the newest message of the other one. */
    incomingId: integer('incoming_id').notNull().default(0),
    /** Everything up to this key is hidden from me; `clearedBefore` is what it was, for undoing. */
    clearedId: integer('cleared_id').notNull().default(0),
    clearedBefore: integer('cleared_before').notNull().default(0),
    isMuted: boolean('is_muted').notNull().default(false),
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** The newest message of either: what lists are sorted by. */
    lastId: integer('last_id').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.chatId, t.userId, t.tenant] }),
    belongsTo('chat_members_chat', [t.tenant, t.chatId], chats),
    unique('chat_members_pair').on(t.userId, t.peerId, t.tenant),
    unique('chat_members_side').on(t.chatId, t.userId, t.peerId, t.tenant),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: rowId(),
    tenant: tenant(),
    chatId: integer('chat_id').notNull(),
    senderId: integer('sender_id').notNull(),
    /** The other one. */
    peerId: integer('peer_id').notNull(),
    /** Chosen by the sender; a retry carries the same. */
    key: uuid('key'),
    kind: text('kind').notNull().default('text'),
    body: text('body').notNull().default(''),
    /** A file of the sender, who may be of another tenant. */
    fileId: integer('file_id'),
    createdAt: instant('created_at').notNull().default(sql`clock_timestamp()`),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text(body)`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    foreignKey({
      columns: [t.tenant, t.chatId, t.senderId, t.peerId],
      foreignColumns: [chatMembers.tenant, chatMembers.chatId, chatMembers.userId, chatMembers.peerId],
      name: 'chat_messages_side',
    }),
    check('chat_messages_kind', sql`${t.kind} in ('text', 'image', 'file')`),
    check('chat_messages_content', sql`${t.body} <> '' or ${t.fileId} is not null`),
    uniqueIndex('chat_messages_key').on(t.chatId, t.senderId, t.key, t.tenant),
    index('chat_messages_page_idx').on(t.chatId, t.id),
    index('chat_messages_files_idx').on(t.chatId, t.id).where(sql`file_id is not null`),
    index('chat_messages_search_idx').using('gin', t.chatId, sql`${t.search} gin_trgm_ops`),
  ],
)

/** A conversation that one of the two reported, with what was said last. */
export const chatReports = pgTable(
  'chat_reports',
  {
    id: rowId(),
    /** Whose people look after it. */
    schoolId: schoolId(),
    tenant: tenant(),
    reporterId: integer('reporter_id').notNull(),
    reportedId: integer('reported_id').notNull(),
    reporterName: text('reporter_name').notNull(),
    reportedName: text('reported_name').notNull(),
    reason: text('reason').notNull(),
    note: text('note').notNull().default(''),
    messages: jsonb('messages').$type<{ message: string; time: string; senderId: number }[]>().notNull().default([]),
    status: text('status').notNull().default('open'),
    settledBy: text('settled_by'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('chat_reports_status', sql`${t.status} in ('open', 'settled')`),
    index('chat_reports_list_idx').on(t.tenant, t.id),
  ],
)
