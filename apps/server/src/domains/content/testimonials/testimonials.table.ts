import { testimonials as testimonialsArea } from '@dsms/contract/content/testimonials/calls'
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
import { reviews } from './reviews.table.ts'

/** Words of praise that the platform or a school chose to show. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: rowId(),
    schoolId: schoolId().references(() => schools.id),
    tenant: tenant(),
    /** Of the person. */
    name: names().notNull(),
    designation: names('designation').notNull().default({}),
    text: names('text').notNull(),
    photo: text('photo'),
    licence: text('licence'),
    videoUrl: text('video_url'),
    sourceReviewId: integer('source_review_id'),
    featured: boolean('featured').notNull().default(false),
    place: integer('place').notNull().default(0),
    givenOn: date('given_on'),
    publishedOn: date('published_on'),
    search: searched(sql`names_text(name) || ' ' || names_text(designation) || ' ' || names_text(text)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('testimonials', t, testimonialsArea.statuses),
    ...numbered('testimonials', t),
    belongsTo('testimonials__source_review_id', [t.tenant, t.sourceReviewId], reviews),
    uniqueIndex('testimonials__review')
      .on(t.sourceReviewId, t.tenant)
      .where(sql`source_review_id is not null and archived_at is null`),
    index('testimonials_list').on(t.tenant, t.status, t.place),
  ],
)
