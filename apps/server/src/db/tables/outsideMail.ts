import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'

/** Letters to outsiders by day: of a school (person 0) and of each of its people; of the platform under tenant 0. */
export const outsideMailCounts = pgTable(
  'outside_mail_counts',
  {
    tenant: integer('tenant').notNull(),
    userId: integer('user_id').notNull(),
    /** As the school's calendar has it. */
    day: date('day').notNull(),
    sent: integer('sent').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.userId, t.day] }), check('outside_mail_counts_sent', sql`${t.sent} >= 0`)],
)
