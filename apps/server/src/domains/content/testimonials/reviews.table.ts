import { reviewStatuses } from '@dsms/contract/content/testimonials/reviews'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, instant, rowId, schoolId, searched, statusCheck, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'

/**
 * What students say. Rows that name no author came before reviews were moderated, and count as published with consent;
 * who writes one today leaves it pending.
 */
export const reviews = pgTable(
  'reviews',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    rating: integer('rating').notNull(),
    text: text('text').notNull().default(''),
    person: text('person').notNull(),
    targetKind: text('target_kind').notNull(),
    target: text('target').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    authorId: integer('author_id'),
    language: text('language').notNull().default('ar'),
    status: text('status').notNull().default('published'),
    statusReason: text('status_reason'),
    /** The author agrees to its being shown to everybody. */
    consentPublic: boolean('consent_public').notNull().default(true),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: integer('updated_by'),
    createdBy: integer('created_by'),
    search: searched(sql`person || ' ' || text`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_target', sql`${t.targetKind} in ('school', 'trainer', 'course')`),
    statusCheck('reviews', t, reviewStatuses),
    check('reviews__consent_public__consent_missing', sql`${t.status} <> 'published' or ${t.consentPublic}`),
    belongsTo('reviews__author_id', [t.tenant, t.authorId], users),
    // one of each person about the school
    uniqueIndex('reviews__target')
      .on(t.tenant, t.authorId, t.targetKind)
      .where(sql`author_id is not null and target_kind = 'school'`),
    index('reviews_moderation').on(t.tenant, t.status, t.id.desc()),
    index('reviews_school_idx').on(t.tenant, t.id.desc()),
  ],
)
