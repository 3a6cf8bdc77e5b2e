import { branchStatuses } from '@dsms/contract/kernel/choices/statuses'
import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { areaColumns, names, numbered, rowId, schoolId, searched, statusCheck, tenant } from '../columns.ts'
import { schools } from './schools.ts'

/** Where a school teaches. Every school has a main branch from its first day. */
export const branches = pgTable(
  'branches',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    address: text('address'),
    city: text('city'),
    /** Degrees, WGS 84. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    phone: text('phone'),
    email: text('email'),
    genderScope: text('gender_scope').notNull().default('mixed'),
    isMain: boolean('is_main').notNull().default(false),
    search: searched(sql`names_text(name) || ' ' || coalesce(city, '') || ' ' || coalesce(address, '')`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('branches', t, branchStatuses),
    check('branches_gender_scope', sql`${t.genderScope} in ('mixed', 'men', 'women')`),
    check(
      'branches_place',
      sql`(${t.latitude} is null) = (${t.longitude} is null)
      and ${t.latitude} between -90 and 90 and ${t.longitude} between -180 and 180`,
    ),
    ...numbered('branches', t),
    uniqueIndex('branches_main').on(t.tenant).where(sql`is_main and archived_at is null`),
    index('branches_list').on(t.tenant, t.status),
  ],
)
