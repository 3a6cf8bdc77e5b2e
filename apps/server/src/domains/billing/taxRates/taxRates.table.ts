import { taxCodes } from '@dsms/contract/billing/taxRates/codes'
import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, oneOf, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'

/** The tax that prices contain from a day on. Rows are only added, so that what was taxed stays as it was. */
export const taxRates = pgTable(
  'tax_rates',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    code: text('code').notNull(),
    /** Hundredths of a percent. */
    bps: integer('bps').notNull(),
    /** In the whole school unless said. */
    branchId: integer('branch_id'),
    fromOn: date('from_on').notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by').default(sql`app_user()`),
  },
  (t) => [
    check('tax_rates_code', oneOf(t.code, taxCodes)),
    check('tax_rates_bps', sql`${t.bps} between 0 and 10000`),
    check('tax_rates__bps__must_be_zero', sql`${t.code} = 'S' or ${t.bps} = 0`),
    ...numbered('tax_rates', t),
    uniqueIndex('tax_rates__from_on').on(t.tenant, sql`coalesce(branch_id, 0)`, t.code, t.fromOn),
    index('tax_rates_branch').on(t.tenant, t.branchId).where(sql`branch_id is not null`),
    belongsTo('tax_rates__branch_id', [t.tenant, t.branchId], branches),
  ],
)
