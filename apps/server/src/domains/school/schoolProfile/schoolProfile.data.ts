import { AppError } from '@dsms/contract/kernel/errors'
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { shownName } from '../../../db/people.ts'
import { auditLog } from '../../../db/tables/audit.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'
import { schoolProfiles } from './schoolProfiles.table.ts'

const p = schoolProfiles
const s = schools

/** Both rows change under one number: whoever changed either has made a new version. */
const version = sql<number>`${s.version} + ${p.version}`

/** New schools have a profile, which says nothing yet. */
export const addProfiles = (db: Db, schoolIds: readonly number[]) =>
  db.insert(schoolProfiles).values(schoolIds.map((tenant) => ({ tenant })))

/** A school with what it says of itself, by the names of the call. */
export async function readProfile(actor: Actor) {
  const [row] = await actor.db
    .select({
      id: s.id,
      version,
      name: nameSql(s.name, actor.language),
      slug: s.slug,
      names: s.name,
      abouts: p.about,
      phone: s.phone,
      email: s.email,
      website: s.website,
      city: s.city,
      address: s.address,
      latitude: s.latitude,
      longitude: s.longitude,
      gender_scope: sql<'mixed' | 'men' | 'women'>`${s.genderScope}`,
      established_year: s.establishedYear,
      licence_no: s.licenceNo,
      licence_authority: s.licenceAuthority,
      licence_expires_on: s.licenceExpiresOn,
      licence_days_left: sql<number | null>`${s.licenceExpiresOn} - (now() at time zone ${s.timeZone})::date`,
      commercial_registration_no: p.commercialRegistrationNo,
      tax_no: s.taxNo,
      categories: sql<string[]>`coalesce(${s.categories}, '{}')`,
      languages_taught: p.languagesTaught,
      week_start: sql<number>`coalesce(${s.weekStart}, 0)`,
      weekend_days: sql<number[]>`coalesce(${s.weekendDays}, '{5,6}')`,
      time_zone: s.timeZone,
      currency: s.currency,
      keeps_currency: sql<boolean>`has_amounts(${s.id})`,
      default_locale: sql<'ar'>`${s.defaultLocale}`,
      logo: s.logo,
      image: s.image,
      brand_colour: p.brandColour,
      social: p.social,
      bank_name: p.bankName,
      account_holder: p.accountHolder,
      iban: p.iban,
    })
    .from(s)
    .innerJoin(p, eq(p.tenant, s.id))
    .where(eq(s.id, actor.tenant))
  if (!row) throw new AppError('not_found')
  return row
}

/** Changes of both rows are changes of the profile. */
const ofProfile = (actor: Actor): SQL | undefined =>
  or(
    and(eq(auditLog.entity, 'schools'), eq(auditLog.entityId, actor.tenant)),
    and(
      eq(auditLog.entity, 'school_profiles'),
      eq(auditLog.entityId, sql`(select id from school_profiles where tenant = ${actor.tenant})`),
    ),
  )

export const profileHistory = (actor: Actor, limit = 20) =>
  actor.db
    .select({
      at: auditLog.at,
      by: shownName(),
      action: auditLog.action,
      fields: sql<string[]>`array(select jsonb_object_keys(coalesce(${auditLog.after}, '{}')) order by 1)`,
    })
    .from(auditLog)
    .leftJoin(users, eq(users.id, auditLog.actorId))
    .where(ofProfile(actor))
    .orderBy(desc(auditLog.id))
    .limit(limit)

/** Both rows, locked until the transaction ends. */
export async function lockProfile(actor: Actor) {
  const [row] = await actor.db
    .select({ version, latitude: s.latitude, longitude: s.longitude })
    .from(s)
    .innerJoin(p, eq(p.tenant, s.id))
    .where(eq(s.id, actor.tenant))
    .for('update')
  if (!row) throw new AppError('not_found')
  return row
}

export async function writeProfile(
  actor: Actor,
  school: Partial<typeof s.$inferInsert>,
  profile: Partial<typeof p.$inferInsert>,
): Promise<void> {
  await together([
    () => (Object.keys(school).length ? actor.db.update(s).set(school).where(eq(s.id, actor.tenant)) : undefined),
    () => (Object.keys(profile).length ? actor.db.update(p).set(profile).where(eq(p.tenant, actor.tenant)) : undefined),
  ])
}
