import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'

/** Written by a trigger on every record table: who changed which fields of what, from and to. Never updated. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    tenant: integer('tenant').notNull(),
    at: instant('at').notNull().default(sql`now()`),
    actorId: integer('actor_id'),
    requestId: text('request_id'),
    entity: text('entity').notNull(),
    entityId: integer('entity_id').notNull(),
    /** `created`, `updated`, `archived` or `deleted`. */
    action: text('action').notNull(),
    /** The record's version after the change. */
    version: integer('version'),
    subject: text('subject').notNull().default(''),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    index('audit_log_entity_idx').on(t.entity, t.entityId, t.id.desc()),
    index('audit_log_tenant_idx').on(t.tenant, t.id.desc()),
    // old rows are let go by their time; small, for rows come in that order
    index('audit_log_at_idx').using('brin', t.at),
    index('audit_log_actor_idx').on(t.tenant, t.actorId, t.id),
    // for how many people there were of a status or plan at an earlier time
    index('audit_log_people_idx')
      .on(t.tenant, t.at)
      .where(sql`entity = 'users' and (jsonb_exists(before, 'status') or jsonb_exists(before, 'plan'))`),
  ],
)
