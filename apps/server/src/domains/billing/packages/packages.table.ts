import { packages as area } from '@dsms/contract/billing/packages/calls'
import { type PackageItem, type PartsDue, partsDue } from '@dsms/contract/billing/packages/items'
import { type TaxCode, taxCodes } from '@dsms/contract/billing/taxRates/codes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  names,
  numbered,
  oneOf,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { courses } from '../../curriculum/public.ts'

/** What a school sells at one price. */
export const packages = pgTable(
  'packages',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    name: names().notNull(),
    courseId: integer('course_id'),
    /** In the smallest unit of the school's currency, tax included. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    taxCode: text('tax_code').$type<TaxCode>().notNull(),
    /** Nothing refers to one of them: a sale copies them to rows of its own. */
    items: jsonb('items').$type<PackageItem[]>().notNull(),
    validityDays: integer('validity_days'),
    visibility: text('visibility').notNull(),
    transferable: boolean('transferable').notNull(),
    parts: smallint('parts').notNull(),
    partsDue: text('parts_due').$type<PartsDue>().notNull(),
    partEvery: smallint('part_every').notNull(),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('packages', t, area.statuses),
    check('packages_price', sql`${t.priceMinor} > 0`),
    check('packages_tax', oneOf(t.taxCode, taxCodes)),
    check('packages_visibility', sql`${t.visibility} in ('public', 'staff')`),
    check('packages_parts', sql`${t.parts} between 1 and 24 and ${t.partEvery} between 1 and 60`),
    check('packages_parts_due', oneOf(t.partsDue, partsDue)),
    check('packages_validity', sql`${t.validityDays} > 0`),
    ...numbered('packages', t),
    index('packages_list').on(t.tenant, t.status),
    index('packages_course').on(t.tenant, t.courseId).where(sql`course_id is not null`),
    belongsTo('packages__course_id', [t.tenant, t.courseId], courses),
  ],
)
