import type { ShownTestimonial } from '@dsms/contract/content/testimonials/calls'
import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { schools } from '../../../db/tables/schools.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { testimonials } from './testimonials.table.ts'

const most = 24

/** What everybody may read: the platform's, or a school's that is open. */
export async function readPublished(db: Db, language: Language, slug: string | undefined): Promise<ShownTestimonial[]> {
  const tenant = await shownTenant(db, slug)
  return db
    .select({
      id: testimonials.id,
      name: nameSql(testimonials.name, language),
      designation: nameSql(testimonials.designation, language),
      text: nameSql(testimonials.text, language),
      photo: testimonials.photo,
      licence: testimonials.licence,
      video_url: testimonials.videoUrl,
      featured: testimonials.featured,
    })
    .from(testimonials)
    .where(and(eq(testimonials.tenant, tenant), eq(testimonials.status, 'published'), isNull(testimonials.archivedAt)))
    .orderBy(desc(testimonials.featured), asc(testimonials.place), desc(testimonials.id))
    .limit(most)
}

/** Whose words an address shows: the platform's, or those of an open school. */
export const shownTenant = async (db: Db, slug: string | undefined): Promise<number> =>
  slug === undefined ? 0 : openSchool(db, slug)

async function openSchool(db: Db, slug: string): Promise<number> {
  const [school] = await db
    .select({ id: schools.id })
    .from(schools)
    .where(and(eq(schools.slug, slug), isNull(schools.archivedAt), sql`${schools.status} <> 'closed'`))
  if (!school) throw new AppError('not_found')
  return school.id
}
