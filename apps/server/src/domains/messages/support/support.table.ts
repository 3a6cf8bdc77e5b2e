import { ticketStatuses } from '@dsms/contract/messages/support/calls'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import {
  belongsTo,
  instant,
  numbered,
  recordColumns,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { users } from '../../../db/tables/users.ts'

/** A question of a school (or of the platform's own people) to the platform. */
export const supportTickets = pgTable(
  'support_tickets',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    requesterId: integer('requester_id').notNull(),
    subject: text('subject').notNull(),
    category: text('category').notNull(),
    priority: text('priority').notNull().default('normal'),
    status: text('status').notNull().default('open'),
    firstAnsweredAt: instant('first_answered_at'),
    resolvedAt: instant('resolved_at'),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text(subject)`),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('support_tickets', t),
    belongsTo('support_tickets_requester', [t.tenant, t.requesterId], users),
    check('support_tickets_category', sql`${t.category} in ('billing', 'account', 'technical', 'training', 'other')`),
    check('support_tickets_priority', sql`${t.priority} in ('low', 'normal', 'high', 'urgent')`),
    statusCheck('support_tickets', t, ticketStatuses),
    index('support_tickets_status_idx').on(t.tenant, t.status, t.id),
    index('support_tickets_all_status_idx').on(t.status, t.id),
    index('support_tickets_when_idx').on(t.tenant, t.createdAt),
    index('support_tickets_all_when_idx').on(t.createdAt),
    index('support_tickets_search_idx').using('gin', t.tenant, sql`${t.search} gin_trgm_ops`),
  ],
)

/** What was said of a ticket; the first message is the question itself. */
export const supportMessages = pgTable(
  'support_messages',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    ticketId: integer('ticket_id').notNull(),
    /** Of the ticket's tenant or of the platform. */
    authorId: integer('author_id').notNull(),
    isFromSupport: boolean('is_from_support').notNull().default(false),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    belongsTo('support_messages_ticket', [t.tenant, t.ticketId], supportTickets).onDelete('cascade'),
    index('support_messages_ticket_idx').on(t.ticketId, t.id),
  ],
)
