import { courses as area } from '@dsms/contract/curriculum/courses/calls'
import type { ExtraMinutes } from '@dsms/contract/curriculum/courses/plan'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  names,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { licenceTypes } from '../licences/licenceTypes.table.ts'

/** What a school sells and teaches. How long it takes is told by the licence type's requirements, and not kept here. */
export const courses = pgTable(
  'courses',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    description: names('description').notNull().default({}),
    licenceTypeId: integer('licence_type_id').notNull(),
    gearbox: text('gearbox').notNull(),
    priorExperience: text('prior_experience').notNull(),
    language: text('language').notNull(),
    /** In the school's own currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    /** Minutes by stage beyond those of the requirements. */
    extraMinutes: jsonb('extra_minutes').$type<ExtraMinutes>().notNull().default({}),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('courses', t, area.statuses),
    check('courses_gearbox', sql`${t.gearbox} in ('manual', 'automatic', 'both')`),
    check(
      'courses_prior_experience',
      sql`${t.priorExperience} in ('none', 'under_2_years', 'from_2_to_5_years', 'over_5_years')`,
    ),
    check('courses_language', sql`${t.language} in ('ar', 'en', 'de', 'fr', 'pt')`),
    check('courses__price_minor__too_small', sql`${t.priceMinor} >= 0`),
    ...numbered('courses', t),
    // enrolments carry the licence type of their course: this key keeps the two together
    unique('courses_licence').on(t.tenant, t.id, t.licenceTypeId),
    uniqueIndex('courses__name').on(t.tenant, sql`normalise_text(names_text(name))`).where(sql`archived_at is null`),
    index('courses_list').on(t.tenant, t.status),
    index('courses_licence_type').on(t.tenant, t.licenceTypeId),
    belongsTo('courses__licence_type_id', [t.tenant, t.licenceTypeId], licenceTypes),
  ],
)
