import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, time, unique } from 'drizzle-orm/pg-core'
import { belongsTo, names, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'

const ofBranch = () => ({
  id: rowId(),
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
  branchId: integer('branch_id').notNull(),
})

/** All hours of a week in one line: that they change is a new version, and the log can be read. */
const summary = () => text('summary').notNull().default('')

/** The usual week of a branch; its hours are rows of `opening_hours`. */
export const openingWeeks = pgTable('opening_weeks', { ...ofBranch(), summary: summary(), ...recordColumns() }, (t) => [
  primaryKey({ columns: [t.tenant, t.id] }),
  unique('opening_weeks_branch').on(t.tenant, t.branchId),
  belongsTo('opening_weeks__branch_id', [t.tenant, t.branchId], branches),
])

/** Days on which a branch has a week of its own: Ramadan, summer. Those of one branch never overlap. */
export const seasonHours = pgTable(
  'season_hours',
  {
    ...ofBranch(),
    name: names().notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    summary: summary(),
    ...recordColumns(),
  },
  (t) => [
    check('season_hours__ends_on__end_before_start', sql`${t.endsOn} >= ${t.startsOn}`),
    ...numbered('season_hours', t),
    index('season_hours_list').on(t.tenant, t.branchId, t.startsOn),
    belongsTo('season_hours__branch_id', [t.tenant, t.branchId], branches),
  ],
)

/** Stretches of a weekday, cut at midnight (`24:00`), so that the database can tell that none overlap. */
export const openingHours = pgTable(
  'opening_hours',
  {
    ...ofBranch(),
    /** Of a season; null for the usual week. */
    seasonId: integer('season_id'),
    /** 0 is Sunday. */
    weekday: smallint('weekday').notNull(),
    opens: time('opens', { precision: 0 }).notNull(),
    closes: time('closes', { precision: 0 }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('opening_hours__weekday__invalid_format', sql`${t.weekday} between 0 and 6`),
    check('opening_hours__closes__end_before_start', sql`${t.closes} > ${t.opens}`),
    index('opening_hours_list').on(t.tenant, t.branchId, t.seasonId),
    belongsTo('opening_hours__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('opening_hours__season_id', [t.tenant, t.seasonId], seasonHours).onDelete('cascade'),
  ],
)
