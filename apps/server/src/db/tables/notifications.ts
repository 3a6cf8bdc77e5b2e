import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { belongsTo, instant, rowId, schoolId, tenant } from '../columns.ts'
import { users } from './users.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: rowId(),
    userId: integer('user_id').notNull(),
    schoolId: schoolId(),
    tenant: tenant(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    link: text('link'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    belongsTo('notifications_user', [t.tenant, t.userId], users),
    index('notifications_user_idx').on(t.userId, t.id.desc()),
    index('notifications_age_idx').using('brin', t.createdAt),
    index('notifications_unread_idx').on(t.userId).where(sql`read_at is null`),
  ],
)
