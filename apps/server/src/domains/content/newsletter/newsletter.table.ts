import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'

/** Addresses that asked to hear of something, of a school or of the platform; each once for each kind of news. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: rowId(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    email: text('email').notNull(),
    kind: text('kind').notNull(),
    language: text('language').notNull().default('ar'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('newsletter_subscribers_kind', sql`${t.kind} in ('launch', 'newsletter')`),
    uniqueIndex('newsletter_subscribers_address').on(t.tenant, t.kind, sql`lower(${t.email})`),
    index('newsletter_subscribers_when').on(t.tenant, t.createdAt),
  ],
)
