import { organizationStatuses } from '@dsms/contract/kernel/choices/statuses'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { areaColumns, belongsTo, names, primaryId, schoolId, searched, statusCheck, tenant } from '../columns.ts'
import { countries } from './countries.ts'

/** Owners of one or more schools: groups, franchises, public bodies. They stand below one another in three levels. */
export const organizations = pgTable(
  'organizations',
  {
    id: primaryId(),
    schoolId: schoolId(),
    tenant: tenant().default(0),
    name: names().notNull(),
    legalName: text('legal_name').notNull(),
    registrationNo: text('registration_no'),
    taxNo: text('tax_no'),
    countryId: integer('country_id').notNull(),
    type: text('type').notNull(),
    parentId: integer('parent_id'),
    groupUrl: text('group_url'),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone'),
    logo: text('logo'),
    defaultLocale: text('default_locale').notNull().default('ar'),
    currency: text('currency').notNull().default('SAR'),
    timeZone: text('time_zone').notNull().default('Asia/Riyadh'),
    /** What its schools may not change other than settings, which are fixed in `setting_values`. */
    policyLocks: text('policy_locks').array().notNull().default(sql`'{}'`),
    search: searched(
      sql`names_text(name) || ' ' || legal_name || ' ' || contact_name || ' ' || contact_email || ' ' || coalesce(registration_no, '')`,
    ),
    ...areaColumns(),
  },
  (t) => [
    check('organizations_platform', sql`${t.schoolId} is null`),
    statusCheck('organizations', t, organizationStatuses),
    check('organizations_type', sql`${t.type} in ('independent', 'group', 'franchise', 'government', 'university')`),
    check('organizations_policy_locks', sql`${t.policyLocks} <@ array['prices', 'packages']`),
    check('organizations_name', sql`coalesce(${t.name} ->> 'ar', '') <> '' and coalesce(${t.name} ->> 'en', '') <> ''`),
    unique('organizations_tenant_id').on(t.tenant, t.id),
    foreignKey({ columns: [t.countryId], foreignColumns: [countries.id], name: 'organizations__country_id' }),
    belongsTo('organizations__parent_id', [t.tenant, t.parentId], t),
    uniqueIndex('organizations__name')
      .on(t.countryId, sql`normalise_text(name ->> 'ar')`)
      .where(sql`archived_at is null`),
    uniqueIndex('organizations__name__taken')
      .on(t.countryId, sql`normalise_text(name ->> 'en')`)
      .where(sql`archived_at is null`),
    index('organizations_list').on(t.status, t.type),
    index('organizations_parent').on(t.parentId),
  ],
)
