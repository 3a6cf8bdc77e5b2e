import { AppError } from '@dsms/contract/kernel/errors'
import type { Language } from '@dsms/contract/kernel/shared'
import type { Closure } from '@dsms/contract/students/applications/calls'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { genders } from '../../../db/tables/countries.ts'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { type KeptAs, shownVersion } from '../../../kernel/http/kept/kept.ts'
import type { Services } from '../../../kernel/services.ts'
import { asServerIn, asSystem } from '../../../kernel/session/transaction.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { together } from '../../../kernel/together.ts'
import { courses, licenceTypes } from '../../curriculum/public.ts'
import { effectiveStatus, settingOf } from '../../platform/public.ts'
import { lookupValues } from '../../school/public.ts'

type Place = { schoolId: number; language: Language }

/** The school of an address, where it is at work; every other is `not_found`, whatever keeps it shut. */
export const schoolAt = (services: Services, slug: string, language: Language): Promise<Place> =>
  asSystem(services.database, async ({ db }) => {
    const [school] = await db
      .select({ schoolId: schools.id })
      .from(schools)
      .where(
        and(
          eq(schools.slug, slug.toLowerCase()),
          isNull(schools.archivedAt),
          inArray(effectiveStatus, ['active', 'trial']),
        ),
      )
    if (!school) throw new AppError('not_found')
    return { ...school, language }
  })

/** What the school's page shows, in the reader's language. */
export const readPublicSchool = async (services: Services, slug: string, language: Language) =>
  asServerIn(services.database, await schoolAt(services, slug, language), async (actor) => {
    const [[school], closed_for, offered, kinds, sorts] = await together([
      () =>
        actor.db
          .select({
            name: schools.name,
            logo: schools.logo,
            city: schools.city,
            address: schools.address,
            phone: schools.phone,
            email: schools.email,
            website: schools.website,
            gender_scope: sql<'mixed' | 'men' | 'women'>`${schools.genderScope}`,
            currency: schools.currency,
          })
          .from(schools)
          .where(eq(schools.id, actor.tenant)),
      () => closureOf(actor),
      () => coursesOnOffer(actor),
      () => genderChoices(actor),
      () => idTypeChoices(actor),
    ])
    if (!school) throw new AppError('not_found')
    const named = <Row extends { name: Record<string, string> }>(row: Row) => ({
      ...row,
      name: nameIn(row.name, language),
    })
    return {
      ...named(school),
      is_open: closed_for === null,
      closed_for,
      courses: offered.map((course) => ({
        ...named(course),
        description: nameIn(course.description, language),
        licence: nameIn(course.licence, language),
      })),
      genders: kinds.map(named),
      id_types: sorts.map(named),
    }
  })

const stateRow = z.object({ id: z.int(), is_verified: z.boolean(), version: z.string() })

/**
 * What the page of a school depends on: counted changes of what it shows, and what is looked at each time, since it
 * follows from other things than its own rows. Throws `not_found` where there is no page.
 */
export const publicSchoolState = ({ kept }: Services, slug: string, language: Language): Promise<KeptAs> =>
  kept.look(async (db) => {
    const rows = await rowsOf(
      db,
      stateRow,
      sql`
        select ${schools.id}, school_is_verified(${schools.id}) as is_verified, ${shownVersion(['school'], sql`${schools.id}`)} as version
          from ${schools}
         where ${schools.slug} = ${slug.toLowerCase()} and ${schools.archivedAt} is null
           and ${effectiveStatus} in ('active', 'trial')`,
    )
    const [school] = rows
    if (!school) throw new AppError('not_found')
    return { key: `${school.id} ${language}`, version: `${school.version} ${school.is_verified}` }
  })

const isVerifiedRow = z.object({ is_verified: z.boolean() })

/**
 * Why a school takes no applications now; null where it does. Anybody may open a school and call it what they like, so
 * one on trial mails nobody before somebody who runs it has shown that their own address is theirs.
 */
export async function closureOf(actor: Actor): Promise<Closure | null> {
  if (!(await settingOf(actor, 'training.applications'))) return 'off'
  const rows = await rowsOf(actor.db, isVerifiedRow, sql`select school_is_verified(${actor.tenant}) as is_verified`)
  return rows[0]?.is_verified ? null : 'unverified'
}

/** Courses that take students now. */
const coursesOnOffer = ({ db, tenant }: Actor) =>
  db
    .select({
      id: courses.id,
      name: courses.name,
      description: courses.description,
      licence: licenceTypes.name,
      gearbox: sql<'manual' | 'automatic' | 'both'>`${courses.gearbox}`,
      prior_experience: sql<
        'none' | 'under_2_years' | 'from_2_to_5_years' | 'over_5_years'
      >`${courses.priorExperience}`,
      language: sql<Language>`${courses.language}`,
      price_minor: courses.priceMinor,
    })
    .from(courses)
    .innerJoin(licenceTypes, and(eq(licenceTypes.tenant, courses.tenant), eq(licenceTypes.id, courses.licenceTypeId)))
    .where(
      and(
        eq(courses.tenant, tenant),
        eq(courses.status, 'active'),
        isNull(courses.archivedAt),
        eq(licenceTypes.status, 'active'),
      ),
    )
    .orderBy(asc(courses.id))
    .limit(100)

const genderChoices = ({ db }: Actor) =>
  db.select({ id: genders.id, name: genders.names }).from(genders).orderBy(asc(genders.id))

/** The platform's kinds of identity papers and the school's own. */
const idTypeChoices = ({ db, tenant }: Actor) =>
  db
    .select({ id: lookupValues.id, name: lookupValues.name })
    .from(lookupValues)
    .where(
      and(
        inArray(lookupValues.tenant, [0, tenant]),
        eq(lookupValues.kind, 'id_type'),
        eq(lookupValues.status, 'active'),
        isNull(lookupValues.archivedAt),
      ),
    )
    .orderBy(asc(lookupValues.place), asc(lookupValues.id))

/** The field that names something which is not on offer; undefined when all is. */
export async function unknownChoice(
  actor: Actor,
  input: { gender_id?: number | null; id_type_id?: number | null; course_id?: number | null },
): Promise<'gender_id' | 'id_type_id' | 'course_id' | undefined> {
  const lacks = (rows: { id: number }[], id: number | null | undefined) => id && !rows.some((row) => row.id === id)
  if (lacks(await genderChoices(actor), input.gender_id)) return 'gender_id'
  if (lacks(await idTypeChoices(actor), input.id_type_id)) return 'id_type_id'
  if (lacks(await coursesOnOffer(actor), input.course_id)) return 'course_id'
  return undefined
}
