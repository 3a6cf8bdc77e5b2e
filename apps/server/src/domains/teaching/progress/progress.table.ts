import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { skills } from '../../curriculum/public.ts'
import { enrolments } from '../../students/public.ts'

/** Where students see themselves with a skill. The last word holds; the ones before it are kept. Whose it is follows the enrolment. */
export const selfRatings = pgTable(
  'self_ratings',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    enrolmentId: integer('enrolment_id').notNull(),
    skillId: integer('skill_id').notNull(),
    level: smallint('level').notNull(),
    ratedAt: instant('rated_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('self_ratings_level', sql`${t.level} between 1 and 5`),
    ...numbered('self_ratings', t),
    index('self_ratings_enrolment').on(t.tenant, t.enrolmentId, t.skillId),
    index('self_ratings_skill').on(t.tenant, t.skillId),
    belongsTo('self_ratings_enrolment_of', [t.tenant, t.enrolmentId], enrolments),
    belongsTo('self_ratings__skill_id', [t.tenant, t.skillId], skills),
  ],
)
