import { schoolStatuses } from '@dsms/contract/kernel/choices/statuses'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instant, primaryId, recordColumns, searched, statusCheck } from '../columns.ts'
import { countries } from './countries.ts'
import { organizations } from './organizations.ts'

export const schools = pgTable(
  'schools',
  {
    id: primaryId(),
    /** A school is its own tenant; only the platform makes and judges schools. */
    tenant: integer('tenant').generatedAlwaysAs(sql`id`).notNull(),
    /** The name as it is read in each language; at least one is there. */
    name: jsonb('name').$type<Record<string, string>>().notNull(),
    slug: text('slug').notNull(),
    status: text('status').notNull().default('trial'),
    statusReason: text('status_reason'),
    trialEndsAt: instant('trial_ends_at'),
    organizationId: integer('organization_id'),
    licenceNo: text('licence_no'),
    licenceAuthority: text('licence_authority'),
    licenceExpiresOn: date('licence_expires_on'),
    /** The next day on which the end of the licence is told; set by a trigger. */
    licenceWarningOn: date('licence_warning_on'),
    countryId: integer('country_id').references(() => countries.id),
    city: text('city'),
    address: text('address'),
    /** Degrees, WGS 84. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone'),
    email: text('email'),
    website: text('website'),
    genderScope: text('gender_scope').notNull().default('mixed'),
    timeZone: text('time_zone').notNull().default('Asia/Riyadh'),
    currency: text('currency').notNull().default('SAR'),
    defaultLocale: text('default_locale').notNull().default('ar'),
    /** Days of the week: 0 is Sunday, 6 Saturday. */
    weekStart: smallint('week_start').notNull().default(0),
    weekendDays: smallint('weekend_days').array().notNull().default(sql`'{5,6}'`),
    taxNo: text('tax_no'),
    establishedYear: smallint('established_year'),
    logo: text('logo'),
    image: text('image'),
    /** It teaches in several branches. */
    isGroup: boolean('is_group').notNull().default(false),
    /** The rules of its country that it follows, and in which version. */
    countryPackCode: text('country_pack_code'),
    countryPackVersion: integer('country_pack_version'),
    /** Codes of the licences it trains for. */
    categories: text('categories').array().notNull().default(sql`'{}'`),
    search: searched(
      sql`names_text(name) || ' ' || slug || ' ' || coalesce(city, '') || ' ' || coalesce(licence_no, '') || ' ' || coalesce(email, '')`,
    ),
    ...recordColumns(),
  },
  (t) => [
    statusCheck('schools', t, schoolStatuses),
    check('schools_slug', sql`${t.slug} ~ '^[a-z0-9-]{3,63}$'`),
    check('schools_name', sql`${t.name} <> '{}'::jsonb`),
    check('schools_gender_scope', sql`${t.genderScope} in ('mixed', 'men', 'women')`),
    check(
      'schools_place',
      sql`(${t.latitude} is null) = (${t.longitude} is null)
      and ${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`,
    ),
    check(
      'schools_week',
      sql`${t.weekStart} between 0 and 6 and ${t.weekendDays} <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]`,
    ),
    check('schools_pack', sql`(${t.countryPackCode} is null) = (${t.countryPackVersion} is null)`),
    unique('schools__slug__slug_taken').on(t.slug),
    foreignKey({
      columns: [t.organizationId],
      foreignColumns: [organizations.id],
      name: 'schools__organization_id',
    }),
    index('schools_status_idx').on(t.status),
    index('schools_search_idx').using('gin', sql`${t.search} gin_trgm_ops`),
    index('schools_created_idx').on(t.createdAt),
    index('schools_organization_idx').on(t.organizationId),
    index('schools_licence_idx').on(t.licenceExpiresOn),
    index('schools_country_pack').on(t.countryPackCode).where(sql`country_pack_code is not null`),
    index('schools_warning_idx').on(t.licenceWarningOn).where(sql`licence_warning_on is not null`),
  ],
)
