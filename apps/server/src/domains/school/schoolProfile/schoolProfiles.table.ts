import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, names, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'

/** What a school says of itself beyond what the platform keeps of it. Made when something of it is said first. */
export const schoolProfiles = pgTable(
  'school_profiles',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    about: names('about').notNull().default({}),
    /** Addresses of its pages by network. */
    social: jsonb('social').$type<Record<string, string>>().notNull().default({}),
    commercialRegistrationNo: text('commercial_registration_no'),
    brandColour: text('brand_colour'),
    languagesTaught: text('languages_taught').array().notNull().default(sql`'{}'`),
    bankName: text('bank_name'),
    accountHolder: text('account_holder'),
    iban: text('iban'),
    /** When the checklist was taken off the dashboard. */
    setupDismissedAt: instant('setup_dismissed_at'),
    ...recordColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('school_profiles_tenant').on(t.tenant),
    check('school_profiles__brand_colour__invalid_format', sql`${t.brandColour} ~ '^#[0-9a-f]{6}$'`),
    check('school_profiles__iban__invalid_iban', sql`${t.iban} ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'`),
  ],
)
