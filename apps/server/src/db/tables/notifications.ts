import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, primaryId, tenant } from '../columns.ts'
import { users } from './users.ts'

export const notifications = pgTable(
  'notifications',
  {
    id: primaryId(),
    userId: integer('user_id').notNull(),
    schoolId: integer('school_id'),
    tenant: tenant(),
    kind: text('kind').notNull(),
    params: jsonb('params').$type<Record<string, string>>().notNull().default({}),
    link: text('link'),
    readAt: instant('read_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    foreignKey({ columns: [t.tenant, t.userId], foreignColumns: [users.tenant, users.id], name: 'notifications_user' }),
    index('notifications_user_idx').on(t.userId, t.id.desc()),
    index('notifications_age_idx').using('brin', t.createdAt),
    index('notifications_unread_idx').on(t.userId).where(sql`read_at is null`),
  ],
)
