import { moveStatuses } from '@dsms/contract/schedule/moves/statuses'
import type { LessonCost } from '@dsms/contract/schedule/policies/calls'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { areaColumns, belongsTo, instant, numbered, rowId, schoolId, statusCheck, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { bookings } from '../lessons/lessons.table.ts'

/** Another time that a student asks for; the lesson stays as it is until the office accepts. */
export const moveRequests = pgTable(
  'move_requests',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    bookingId: integer('booking_id').notNull(),
    /** That of the booking; a trigger sees to it. */
    studentId: integer('student_id').notNull(),
    /** When the lesson was as it was asked for. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    wantedStart: instant('wanted_start').notNull(),
    wantedEnd: instant('wanted_end').notNull(),
    note: text('note'),
    /** As it was told to who asked. */
    cost: jsonb('cost').$type<LessonCost>().notNull(),
    lapsesAt: instant('lapses_at').notNull(),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('move_requests', t, moveStatuses),
    check('move_requests_times', sql`${t.endsAt} > ${t.startsAt} and ${t.wantedEnd} > ${t.wantedStart}`),
    check('move_requests_reason', sql`(${t.status} = 'declined') <= (${t.statusReason} is not null)`),
    ...numbered('move_requests', t),
    uniqueIndex('move_requests_once').on(t.tenant, t.bookingId).where(sql`status = 'pending'`),
    index('move_requests_list').on(t.tenant, t.status, t.lapsesAt),
    index('move_requests_student').on(t.tenant, t.studentId),
    index('move_requests_booking').on(t.tenant, t.bookingId),
    // those that lapse by themselves: looked at over all schools
    index('move_requests_lapse').on(t.lapsesAt).where(sql`status = 'pending'`),
    belongsTo('move_requests_seat', [t.tenant, t.bookingId], bookings),
  ],
)
