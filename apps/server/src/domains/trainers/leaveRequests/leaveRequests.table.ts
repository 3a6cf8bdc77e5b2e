import { leaveRequests as area } from '@dsms/contract/trainers/leaveRequests/calls'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, numeric, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import {
  areaColumns,
  belongsTo,
  instant,
  numbered,
  recordColumns,
  rowId,
  schoolId,
  searched,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { users } from '../../../db/tables/users.ts'

const ofTrainer = () => ({
  id: rowId(),
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
  trainerId: integer('trainer_id').notNull(),
  kind: text('kind').notNull(),
})

const kinds = sql`('vacation', 'sick', 'training', 'emergency', 'other')`

/** Days off that somebody asks for. Approved days never overlap, see `walls.sql`. */
export const leaveRequests = pgTable(
  'leave_requests',
  {
    ...ofTrainer(),
    firstDay: date('first_day').notNull(),
    lastDay: date('last_day').notNull(),
    fromNoon: boolean('from_noon').notNull().default(false),
    untilNoon: boolean('until_noon').notNull().default(false),
    note: text('note'),
    decidedById: integer('decided_by_id'),
    decidedAt: instant('decided_at'),
    search: searched(sql`coalesce(note, '')`),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('leave_requests', t, area.statuses),
    check('leave_requests_kind', sql`${t.kind} in ${kinds}`),
    check('leave_requests__last_day__end_before_start', sql`${t.lastDay} >= ${t.firstDay}`),
    check(
      'leave_requests__until_noon__end_before_start',
      sql`${t.lastDay} > ${t.firstDay} or not (${t.fromNoon} and ${t.untilNoon})`,
    ),
    ...numbered('leave_requests', t),
    index('leave_requests_list').on(t.tenant, t.status, t.firstDay),
    index('leave_requests_trainer').on(t.tenant, t.trainerId, t.firstDay),
    belongsTo('leave_requests__trainer_id', [t.tenant, t.trainerId], users),
  ],
)

/** How many days of a kind of leave a trainer has in a year; where nobody has said, there is no row. */
export const leaveAllowances = pgTable(
  'leave_allowances',
  {
    ...ofTrainer(),
    year: smallint('year').notNull(),
    days: numeric('days', { precision: 4, scale: 1, mode: 'number' }).notNull(),
    ...recordColumns(),
  },
  (t) => [
    primaryKey({ columns: [t.tenant, t.trainerId, t.year, t.kind] }),
    check('leave_allowances_kind', sql`${t.kind} in ${kinds}`),
    check('leave_allowances_days', sql`${t.days} between 0 and 366`),
    belongsTo('leave_allowances__trainer_id', [t.tenant, t.trainerId], users),
  ],
)
