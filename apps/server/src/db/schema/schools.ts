import { sql } from 'drizzle-orm'
import { check, date, doublePrecision, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { instant, primaryId, recordColumns } from '../columns.ts'
import { countries } from './lookups.ts'

export const schools = pgTable(
  'schools',
  {
    id: primaryId(),
    /** The name as it is read in each language; at least one is there. */
    name: jsonb('name').$type<Record<string, string>>().notNull(),
    slug: text('slug').notNull().unique(),
    status: text('status').notNull().default('trial'),
    trialEndsAt: instant('trial_ends_at'),
    countryId: integer('country_id').references(() => countries.id),
    timeZone: text('time_zone').notNull().default('Asia/Riyadh'),
    currency: text('currency').notNull().default('SAR'),
    defaultLocale: text('default_locale').notNull().default('ar'),
    organizationId: integer('organization_id'),
    licenceNo: text('licence_no'),
    licenceAuthority: text('licence_authority'),
    licenceExpiresOn: date('licence_expires_on'),
    city: text('city'),
    address: text('address'),
    /** Degrees, WGS 84. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    genderScope: text('gender_scope').notNull().default('mixed'),
    weekStart: smallint('week_start'),
    weekendDays: integer('weekend_days').array(),
    taxNo: text('tax_no'),
    establishedYear: integer('established_year'),
    logo: text('logo'),
    image: text('image'),
    categories: text('categories').array(),
    search: text('search').notNull().generatedAlwaysAs(sql`normalise_text((name)::text)`),
    ...recordColumns(),
  },
  (t) => [
    check('schools_status', sql`${t.status} in ('trial', 'active', 'past_due', 'suspended', 'closed')`),
    check('schools_slug', sql`${t.slug} ~ '^[a-z0-9-]{3,63}$'`),
    check('schools_name', sql`${t.name} <> '{}'::jsonb`),
    index('schools_status_idx').on(t.status),
    index('schools_search_idx').using('gin', sql`${t.search} gin_trgm_ops`),
    index('schools_created_idx').on(t.createdAt),
  ],
)
