import { lookupValues as lookupValuesArea } from '@dsms/contract/school/lookups/calls'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { areaColumns, names, primaryId, schoolId, searched, statusCheck, tenant } from '../../../db/columns.ts'

/**
 * Choices that people may extend: vehicle types and brands, purposes, room types and functions, designations, kinds of
 * identity papers. The platform's are everybody's; a school adds its own. Rows of other tables name them by id, and the
 * `check_lookups` trigger sees to it that they are of the right kind and the platform's or the same school's.
 */
export const lookupValues = pgTable(
  'lookup_values',
  {
    id: primaryId(),
    schoolId: schoolId(),
    tenant: tenant(),
    kind: text('kind').notNull(),
    /** Stays for ever: files and programs know it. */
    code: text('code').notNull(),
    name: names().notNull(),
    place: integer('place').notNull().default(0),
    search: searched(sql`names_text(name) || ' ' || code`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('lookup_values', t, lookupValuesArea.statuses),
    check(
      'lookup_values_kind',
      sql`${t.kind} in ('vehicle_type', 'vehicle_brand', 'vehicle_purpose', 'room_type', 'room_function', 'designation', 'id_type', 'trainer_position', 'trainer_speciality', 'trainer_certification')`,
    ),
    uniqueIndex('lookup_values__code').on(t.tenant, t.kind, t.code).where(sql`archived_at is null`),
    index('lookup_values_list').on(t.tenant, t.kind, t.place),
  ],
)
