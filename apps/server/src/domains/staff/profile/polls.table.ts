import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { users } from '../../../db/tables/users.ts'

/** A question to everybody of the tenant, with a few answers to choose from. Triggers keep the counts. */
export const polls = pgTable(
  'polls',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    authorId: integer('author_id').notNull(),
    question: text('question').notNull(),
    votes: integer('votes').notNull().default(0),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('polls', t),
    belongsTo('polls_author', [t.tenant, t.authorId], users),
    check('polls_question', sql`${t.question} <> ''`),
    index('polls_newest_idx').on(t.tenant, t.id).where(sql`archived_at is null`),
    index('polls_author_idx').on(t.tenant, t.authorId, t.id).where(sql`archived_at is null`),
  ],
)

export const pollOptions = pgTable(
  'poll_options',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    pollId: integer('poll_id').notNull(),
    place: integer('place').notNull(),
    name: text('name').notNull(),
    votes: integer('votes').notNull().default(0),
  },
  (t) => [
    ...numbered('poll_options', t),
    unique('poll_options_poll').on(t.pollId, t.id, t.tenant),
    belongsTo('poll_options_tenant', [t.tenant, t.pollId], polls),
  ],
)

/** One vote a person; the answer is one of the poll's own. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    pollId: integer('poll_id').notNull(),
    userId: integer('user_id').notNull(),
    optionId: integer('option_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.pollId, t.userId, t.tenant] }),
    belongsTo('poll_votes_tenant', [t.tenant, t.pollId], polls),
    belongsTo('poll_votes_user', [t.tenant, t.userId], users),
    foreignKey({
      columns: [t.tenant, t.pollId, t.optionId],
      foreignColumns: [pollOptions.tenant, pollOptions.pollId, pollOptions.id],
      name: 'poll_votes_option',
    }),
    index('poll_votes_option_idx').on(t.optionId, t.createdAt),
  ],
)
