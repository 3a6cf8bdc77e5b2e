import { holidays as holidaysArea } from '@dsms/contract/school/holidays/calls'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  names,
  numbered,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { countries } from '../../../db/tables/countries.ts'
import { organizations } from '../../../db/tables/organizations.ts'

/** Days off, and days open at other hours. The platform's count for all schools, or for those of a country or an organization. */
export const holidays = pgTable(
  'holidays',
  {
    id: rowId(),
    schoolId: schoolId(),
    tenant: tenant(),
    name: names().notNull(),
    kind: text('kind').notNull(),
    branchId: integer('branch_id'),
    countryId: integer('country_id').references(() => countries.id),
    organizationId: integer('organization_id'),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
    recurrence: text('recurrence').notNull().default('none'),
    hijriMonth: smallint('hijri_month'),
    hijriDay: smallint('hijri_day'),
    easterOffset: smallint('easter_offset'),
    isWorking: boolean('is_working').notNull().default(false),
    openFrom: time('open_from'),
    openTo: time('open_to'),
    affects: text('affects').array().notNull().default(sql`'{sessions,exams,due_dates}'`),
    mayOverride: boolean('may_override').notNull().default(true),
    /** A holiday of a higher level; that it is one and lets itself be replaced is the service's rule. */
    overridesId: integer('overrides_id'),
    /** Of the event of a calendar file that it came from, by which it is known when the file comes again. */
    uid: text('uid'),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    search: searched(sql`names_text(name)`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('holidays', t, holidaysArea.statuses),
    check('holidays_kind', sql`${t.kind} in ('public', 'religious', 'school', 'branch', 'authority')`),
    check('holidays__ends_on__end_before_start', sql`${t.endsOn} >= ${t.startsOn}`),
    check('holidays_recurrence', sql`${t.recurrence} in ('none', 'yearly_gregorian', 'yearly_hijri', 'yearly_easter')`),
    check(
      'holidays_rule',
      sql`(${t.recurrence} <> 'yearly_hijri' or (${t.hijriMonth} between 1 and 12 and ${t.hijriDay} between 1 and 30))
        and (${t.recurrence} <> 'yearly_easter' or ${t.easterOffset} is not null)`,
    ),
    check('holidays__open_to__end_before_start', sql`${t.openTo} > ${t.openFrom}`),
    check('holidays_hours', sql`not ${t.isWorking} or (${t.openFrom} is not null and ${t.openTo} is not null)`),
    check('holidays_cancelled', sql`not ${t.isCancelled} or ${t.overridesId} is not null`),
    ...numbered('holidays', t),
    uniqueIndex('holidays_uid').on(t.tenant, t.uid).where(sql`uid is not null and archived_at is null`),
    index('holidays_list').on(t.tenant, t.startsOn),
    index('holidays_organization').on(t.organizationId, t.startsOn).where(sql`organization_id is not null`),
    belongsTo('holidays__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('holidays__organization_id', [t.tenant, t.organizationId], organizations),
  ],
)

/** When a holiday really was or will be in one year of its own calendar. */
export const holidayDates = pgTable(
  'holiday_dates',
  {
    schoolId: schoolId(),
    tenant: tenant(),
    holidayId: integer('holiday_id').notNull(),
    year: smallint('year').notNull(),
    startsOn: date('starts_on').notNull(),
    endsOn: date('ends_on').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.holidayId, t.year, t.tenant] }),
    check('holiday_dates__ends_on__end_before_start', sql`${t.endsOn} >= ${t.startsOn}`),
    belongsTo('holiday_dates_holiday', [t.tenant, t.holidayId], holidays).onDelete('cascade'),
  ],
)
