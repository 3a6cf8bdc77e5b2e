import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { instant, primaryId } from '../columns.ts'
import { schools } from './schools.ts'

export const reviews = pgTable(
  'reviews',
  {
    id: primaryId(),
    schoolId: integer('school_id')
      .notNull()
      .references(() => schools.id),
    rating: integer('rating').notNull(),
    text: text('text').notNull().default(''),
    person: text('person').notNull(),
    targetKind: text('target_kind').notNull(),
    target: text('target').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('reviews_rating', sql`${t.rating} between 1 and 5`),
    check('reviews_target', sql`${t.targetKind} in ('school', 'trainer', 'course')`),
    unique('reviews_school_id').on(t.schoolId, t.id),
    index('reviews_school_idx').on(t.schoolId, t.id.desc()),
  ],
)
