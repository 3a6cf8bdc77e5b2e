import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'

/** What a school wrote to many students, and how many it reached; who they were stands in their own notices alone. */
export const broadcasts = pgTable(
  'broadcasts',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    /** Given by whoever sends, so that pressing twice sends once. */
    key: uuid('key').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    students: integer('students').notNull(),
    byAccount: integer('by_account').notNull().default(0),
    byMail: integer('by_mail').notNull().default(0),
    unreached: integer('unreached').notNull().default(0),
    ...recordColumns(),
  },
  (t) => [
    ...numbered('broadcasts', t),
    uniqueIndex('broadcasts_key').on(t.tenant, t.key),
    check(
      'broadcasts_counts',
      sql`${t.students} >= 0 and ${t.byAccount} >= 0 and ${t.byMail} >= 0 and ${t.unreached} >= 0`,
    ),
  ],
)
