import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often something changed that everybody is shown, by what it stands on, as changes to be added up. */
export const shownChanges = pgTable(
  'shown_changes',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenant: integer('tenant').notNull(),
    topic: text('topic').notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenant, t.id] }), index('shown_changes_idx').on(t.tenant, t.topic)],
)
