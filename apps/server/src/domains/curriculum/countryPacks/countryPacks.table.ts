import { countryPacks as countryPacksArea, packVersionStatuses } from '@dsms/contract/curriculum/countryPacks/calls'
import type { PackData } from '@dsms/contract/curriculum/countryPacks/data'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { areaColumns, instant, names, primaryId, schoolId, searched, statusCheck, tenant } from '../../../db/columns.ts'

/** The rules of a country, kept by the platform for all schools. */
export const countryPacks = pgTable(
  'country_packs',
  {
    id: primaryId(),
    /** Never set: packs are the platform's. It is here since every table of an area says whose its rows are. */
    schoolId: schoolId(),
    tenant: tenant().default(0),
    code: text('code').notNull(),
    name: names().notNull(),
    country: text('country'),
    search: searched(sql`names_text(name) || ' ' || code`),
    ...areaColumns(),
  },
  (t) => [
    check('country_packs_platform', sql`${t.schoolId} is null`),
    statusCheck('country_packs', t, countryPacksArea.statuses),
    check('country_packs_code', sql`${t.code} ~ '^[A-Z0-9]{2,8}$'`),
    uniqueIndex('country_packs__code').on(t.code).where(sql`archived_at is null`),
  ],
)

/** What a pack says from a day on. A published version never changes. */
export const countryPackVersions = pgTable(
  'country_pack_versions',
  {
    id: primaryId(),
    schoolId: schoolId(),
    tenant: tenant().default(0),
    packId: integer('pack_id')
      .notNull()
      .references(() => countryPacks.id),
    nth: integer('nth').notNull(),
    effectiveFrom: date('effective_from'),
    data: jsonb('data').$type<PackData>().notNull(),
    status: text('status').notNull(),
    /** Counts the saves of a draft. */
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by'),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
    updatedBy: integer('updated_by'),
  },
  (t) => [
    check('country_pack_versions_platform', sql`${t.schoolId} is null`),
    statusCheck('country_pack_versions', t, packVersionStatuses),
    check(
      'country_pack_versions__effective_from__required',
      sql`${t.status} = 'draft' or ${t.effectiveFrom} is not null`,
    ),
    unique('country_pack_versions_nth').on(t.packId, t.nth),
    uniqueIndex('country_pack_versions_draft').on(t.packId).where(sql`status = 'draft'`),
    index('country_pack_versions_status').on(t.packId, t.status, t.nth),
  ],
)
