import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { belongsTo, instant, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'

const ofTrainer = () => ({
  id: rowId(),
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
  /** A person who is a trainer; the service looks. */
  trainerId: integer('trainer_id').notNull(),
})

/** That a trainer has weekly hours, and what they say in one line, so that a change is a new version and can be read. */
export const availabilityWeeks = pgTable(
  'availability_weeks',
  { ...ofTrainer(), summary: text('summary').notNull().default(''), ...recordColumns() },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    unique('availability_weeks_trainer').on(t.tenant, t.trainerId),
    belongsTo('availability_weeks__trainer_id', [t.tenant, t.trainerId], users),
  ],
)

/** Hours of a weekday for as long as they hold; those of one trainer never overlap, see `walls.sql`. */
export const availabilityRules = pgTable(
  'availability_rules',
  {
    ...ofTrainer(),
    /** 1 is Monday, 7 is Sunday. */
    weekday: smallint('weekday').notNull(),
    starts: time('starts', { precision: 0 }).notNull(),
    ends: time('ends', { precision: 0 }).notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
    branchId: integer('branch_id'),
    kind: text('kind').notNull().default('any'),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('availability_rules__weekday__invalid_format', sql`${t.weekday} between 1 and 7`),
    check('availability_rules__hours__end_before_start', sql`${t.ends} > ${t.starts}`),
    check('availability_rules__valid_to__end_before_start', sql`${t.validTo} >= ${t.validFrom}`),
    check('availability_rules_kind', sql`${t.kind} in ('any', 'lessons', 'theory')`),
    index('availability_rules_list').on(t.tenant, t.trainerId, t.validFrom),
    index('availability_rules_branch').on(t.tenant, t.branchId).where(sql`branch_id is not null`),
    belongsTo('availability_rules__trainer_id', [t.tenant, t.trainerId], users),
    belongsTo('availability_rules__branch_id', [t.tenant, t.branchId], branches),
  ],
)

/** Once more there, or not there, by the clock where the school is: a moved zone or summer time does not move it. */
export const availabilityExceptions = pgTable(
  'availability_exceptions',
  {
    ...ofTrainer(),
    kind: text('kind').notNull(),
    starts: timestamp('starts', { mode: 'string', precision: 0 }).notNull(),
    ends: timestamp('ends', { mode: 'string', precision: 0 }).notNull(),
    reason: text('reason'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by').default(sql`app_user()`),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.id] }),
    check('availability_exceptions_kind', sql`${t.kind} in ('available', 'unavailable')`),
    check('availability_exceptions__to__end_before_start', sql`${t.ends} > ${t.starts}`),
    index('availability_exceptions_list').on(t.tenant, t.trainerId, t.ends),
    belongsTo('availability_exceptions__trainer_id', [t.tenant, t.trainerId], users),
  ],
)
