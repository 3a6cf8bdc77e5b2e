import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant, tenant } from '../../../db/columns.ts'

/** What a heading of brought files means in a school, by the list that they are brought into. */
export const importColumns = pgTable(
  'import_columns',
  {
    tenant: tenant(),
    kind: text('kind').notNull(),
    heading: text('heading').notNull(),
    field: text('field').notNull(),
    keptAt: instant('kept_at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.kind, t.heading] })],
)
