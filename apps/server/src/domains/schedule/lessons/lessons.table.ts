import { lessonStatuses } from '@dsms/contract/schedule/lessons/statuses'
import type { ViolationCode } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { areaColumns, belongsTo, instant, numbered, rowId, schoolId, statusCheck, tenant } from '../../../db/columns.ts'
import { branches } from '../../../db/tables/branches.ts'
import { schools } from '../../../db/tables/schools.ts'
import { componentSessions, courses } from '../../curriculum/public.ts'
import { circuits, circuitZones, classRooms, simulators, vehicles } from '../../resources/public.ts'
import { enrolments } from '../../students/public.ts'
import { trainers } from '../../trainers/public.ts'
import { lessonTypes } from '../lessonTypes/lessonTypes.table.ts'
import { lessonSeries } from '../series/series.table.ts'

export interface Overridden {
  code: ViolationCode
  reason: string
  by: string | null
  at: string
}

/** How a lesson and its seats stood before it was begun, ended or missed, so that this can be taken back. */
export interface BeforeDeed {
  at: string
  status: string
  bookings: {
    id: number
    attendance: string | null
    late_minutes: number | null
    exam_result: string | null
    marked_by: number | null
    marked_at: string | null
  }[]
}

/** A lesson: what, when, with what and by whom. Whose time it takes stands in `claims`. */
export const lessons = pgTable(
  'lessons',
  {
    id: rowId(),
    schoolId: schoolId()
      .notNull()
      .references(() => schools.id),
    tenant: tenant(),
    typeId: integer('type_id').notNull(),
    branchId: integer('branch_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** Who is to give it; who gave it where that is somebody else. */
    trainerId: integer('trainer_id'),
    actualTrainerId: integer('actual_trainer_id'),
    vehicleId: integer('vehicle_id'),
    roomId: integer('room_id'),
    simulatorId: integer('simulator_id'),
    circuitId: integer('circuit_id'),
    zoneId: integer('zone_id'),
    capacity: smallint('capacity').notNull(),
    courseId: integer('course_id'),
    /** Of a training component, in a mode of learning. */
    sessionId: integer('session_id'),
    /** Students may take a free seat by themselves. */
    isPublic: boolean('is_public').notNull().default(false),
    meetingPoint: text('meeting_point'),
    meetingLat: doublePrecision('meeting_lat'),
    meetingLng: doublePrecision('meeting_lng'),
    endPoint: text('end_point'),
    endLat: doublePrecision('end_lat'),
    endLng: doublePrecision('end_lng'),
    notes: text('notes'),
    source: text('source').notNull().default('staff'),
    /** Those that were planned together with it. */
    seriesId: integer('series_id'),
    /** When one that is held ends by itself. */
    holdUntil: instant('hold_until'),
    cancelReason: text('cancel_reason'),
    /** Rules that somebody passed, and why. */
    overridden: jsonb('overridden').$type<Overridden[]>().notNull().default([]),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** Null once it was taken back, or another deed followed. */
    beforeDeed: jsonb('before_deed').$type<BeforeDeed>(),
    ...areaColumns(),
  },
  (t) => [
    statusCheck('lessons', t, lessonStatuses),
    check('lessons__end__end_before_start', sql`${t.endsAt} > ${t.startsAt}`),
    check('lessons__end__too_long_span', sql`${t.endsAt} <= ${t.startsAt} + interval '12 hours'`),
    check('lessons_source', sql`${t.source} in ('staff', 'student', 'trainer', 'waitlist', 'optimizer', 'import')`),
    check('lessons_hold', sql`(${t.status} = 'held') <= (${t.holdUntil} is not null)`),
    check('lessons_capacity', sql`${t.capacity} between 1 and 500`),
    check('lessons__zone_id__required', sql`${t.zoneId} is null or ${t.circuitId} is not null`),
    check(
      'lessons_places',
      sql`(${t.meetingLat} is null) = (${t.meetingLng} is null) and (${t.endLat} is null) = (${t.endLng} is null)
      and ${t.meetingLat} between -90 and 90 and ${t.meetingLng} between -180 and 180
      and ${t.endLat} between -90 and 90 and ${t.endLng} between -180 and 180`,
    ),
    ...numbered('lessons', t),
    index('lessons_time').on(t.tenant, t.startsAt),
    index('lessons_trainer').on(t.tenant, t.trainerId, t.startsAt),
    index('lessons_vehicle').on(t.tenant, t.vehicleId, t.startsAt).where(sql`vehicle_id is not null`),
    index('lessons_room').on(t.tenant, t.roomId, t.startsAt).where(sql`room_id is not null`),
    index('lessons_type').on(t.tenant, t.typeId),
    index('lessons_course').on(t.tenant, t.courseId).where(sql`course_id is not null`),
    index('lessons_session_of').on(t.tenant, t.sessionId).where(sql`session_id is not null`),
    index('lessons_series').on(t.tenant, t.seriesId, t.startsAt).where(sql`series_id is not null`),
    // those that students are reminded of, and holds that end by themselves: looked at over all schools
    index('lessons_coming').on(t.startsAt).where(sql`status in ('scheduled', 'confirmed')`),
    index('lessons_hold_until').on(t.holdUntil).where(sql`status = 'held'`),
    belongsTo('lessons__type_id', [t.tenant, t.typeId], lessonTypes),
    belongsTo('lessons__branch_id', [t.tenant, t.branchId], branches),
    belongsTo('lessons__trainer_id', [t.tenant, t.trainerId], trainers),
    belongsTo('lessons__actual_trainer_id', [t.tenant, t.actualTrainerId], trainers),
    belongsTo('lessons__vehicle_id', [t.tenant, t.vehicleId], vehicles),
    belongsTo('lessons__room_id', [t.tenant, t.roomId], classRooms),
    belongsTo('lessons__simulator_id', [t.tenant, t.simulatorId], simulators),
    belongsTo('lessons__circuit_id', [t.tenant, t.circuitId], circuits),
    foreignKey({
      columns: [t.circuitId, t.zoneId, t.tenant],
      foreignColumns: [circuitZones.circuitId, circuitZones.id, circuitZones.tenant],
      name: 'lessons__zone_id',
    }),
    belongsTo('lessons__course_id', [t.tenant, t.courseId], courses),
    // a session may be taken away: the lesson then is about none. The migration names the column that is emptied.
    belongsTo('lessons_session', [t.tenant, t.sessionId], componentSessions).onDelete('set null'),
    belongsTo('lessons__series_id', [t.tenant, t.seriesId], lessonSeries),
  ],
)

/** A student in a lesson, by the enrolment that it counts for. Those who wait for a seat take nobody's time. */
export const bookings = pgTable(
  'bookings',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    lessonId: integer('lesson_id').notNull(),
    enrolmentId: integer('enrolment_id').notNull(),
    /** That of the enrolment; a trigger sees to it. */
    studentId: integer('student_id').notNull(),
    status: text('status').notNull().default('booked'),
    /** Since when somebody waits for a seat: who waits longest comes first. */
    waitingSince: instant('waiting_since'),
    /** Gets a seat even shortly before the lesson. */
    shortNotice: boolean('short_notice').notNull().default(false),
    attendance: text('attendance'),
    lateMinutes: smallint('late_minutes'),
    /** When the student said at the kiosk that they are there. */
    checkedInAt: instant('checked_in_at'),
    /** Who noted the attendance last, and when; nobody where the student checked in. */
    markedBy: integer('marked_by'),
    markedAt: instant('marked_at'),
    /** What the lesson costs, fixed when the seat was given: in the smallest unit of its currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    currency: text('currency'),
    /** When the seat was given; a trigger sees to it. */
    bookedAt: instant('booked_at').notNull().default(sql`now()`),
    /** When the school gave the seat or moved the lesson last; null where the student chose the time. A trigger notes the first. */
    setBySchoolAt: instant('set_by_school_at'),
    /** What was taught, where that differs from the plan, why, and how much of it counts; null where the plan counts. */
    taughtMinutes: smallint('taught_minutes'),
    countedMinutes: smallint('counted_minutes'),
    minutesReason: text('minutes_reason'),
    /** What came of an exam. */
    examResult: text('exam_result'),
    /** When the student was reminded last, and when they said that they will be there. */
    remindedAt: instant('reminded_at'),
    confirmedAt: instant('confirmed_at'),
    /** When the trainer was reminded of writing up the lesson. */
    recordAskedAt: instant('record_asked_at'),
    cancelReason: text('cancel_reason'),
    cancelledAt: instant('cancelled_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: integer('created_by').default(sql`app_user()`),
  },
  (t) => [
    check('bookings_status', sql`${t.status} in ('booked', 'waiting', 'cancelled')`),
    check('bookings_waiting', sql`(${t.status} = 'waiting') <= (${t.waitingSince} is not null)`),
    check('bookings_exam_result', sql`${t.examResult} in ('passed', 'failed')`),
    check('bookings_price', sql`(${t.priceMinor} is null) = (${t.currency} is null)`),
    check('bookings_minutes', sql`${t.taughtMinutes} between 0 and 1440 and ${t.countedMinutes} between 0 and 1440`),
    check('bookings_attendance', sql`${t.attendance} in ('present', 'late', 'absent', 'excused')`),
    ...numbered('bookings', t),
    unique('bookings_once').on(t.tenant, t.lessonId, t.enrolmentId),
    index('bookings_student').on(t.tenant, t.studentId),
    index('bookings_enrolment').on(t.tenant, t.enrolmentId),
    belongsTo('bookings_lesson', [t.tenant, t.lessonId], lessons),
    belongsTo('bookings__enrolment_ids', [t.tenant, t.enrolmentId], enrolments),
  ],
)
