import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../db/columns.ts'

/** A secret address at which the calendar of somebody's device reads their lessons. Only its hash is kept. */
export const lessonFeeds = pgTable(
  'lesson_feeds',
  {
    userId: integer('user_id').primaryKey(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    lastReadAt: instant('last_read_at'),
  },
  (t) => [uniqueIndex('lesson_feeds_token').on(t.tokenHash)],
)
