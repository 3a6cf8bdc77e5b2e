import { cashDesks as cashDesksArea } from '@dsms/contract/billing/cashDesks/calls'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  names,
  numbered,
  recordColumns,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'

const school = () => ({
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
})

/** Where a branch takes cash. The code begins its receipts, so it stays. */
export const cashDesks = pgTable(
  'cash_desks',
  {
    id: rowId(),
    ...school(),
    name: names().notNull(),
    branchId: integer('branch_id').notNull(),
    code: text('code').notNull(),
    search: searched(sql`names_text(name) || ' ' || code`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('cash_desks', t, cashDesksArea.statuses),
    check('cash_desks_code', sql`${t.code} ~ '^[A-Z0-9]{1,6}$' and ${t.code} <> 'R'`),
    ...numbered('cash_desks', t),
    // one that takes the code of an archived desk goes on with its receipts
    uniqueIndex('cash_desks__code').on(t.tenant, t.code).where(sql`archived_at is null`),
    index('cash_desks_list').on(t.tenant, t.branchId),
    belongsTo('cash_desks__branch_id', [t.tenant, t.branchId], branches),
  ],
)

/** A cash desk from its float to its count. A closed one never changes. */
export const cashSessions = pgTable(
  'cash_sessions',
  {
    id: rowId(),
    ...school(),
    deskId: integer('desk_id').notNull(),
    /** The day in the school's zone on which it was opened. */
    day: date('day').notNull(),
    currency: text('currency').notNull(),
    floatMinor: bigint('float_minor', { mode: 'number' }).notNull(),
    /** Both null while it is open. */
    expectedMinor: bigint('expected_minor', { mode: 'number' }),
    countedMinor: bigint('counted_minor', { mode: 'number' }),
    reason: text('reason'),
    closedAt: instant('closed_at'),
    closedBy: integer('closed_by'),
    ...recordColumns(),
  },
  (t) => [
    check('cash_sessions_float', sql`${t.floatMinor} >= 0 and ${t.countedMinor} >= 0`),
    check(
      'cash_sessions_closed',
      sql`(${t.closedAt} is null) = (${t.countedMinor} is null) and (${t.closedAt} is null) = (${t.expectedMinor} is null)`,
    ),
    check(
      'cash_sessions_reason',
      sql`coalesce(${t.countedMinor} = ${t.expectedMinor}, true) or ${t.reason} is not null`,
    ),
    ...numbered('cash_sessions', t),
    uniqueIndex('cash_sessions_open').on(t.tenant, t.deskId).where(sql`closed_at is null`),
    index('cash_sessions_desk').on(t.tenant, t.deskId, t.id),
    belongsTo('cash_sessions__desk_id', [t.tenant, t.deskId], cashDesks),
  ],
)
