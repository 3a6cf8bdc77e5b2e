import type { Manoeuvre } from '@dsms/contract/curriculum/drivingErrors/markingSchemes'
import type { Act } from '@dsms/contract/teaching/lessonRecords/acts'
import type { ExamResult } from '@dsms/contract/teaching/lessonRecords/exam'
import type { Settled } from '@dsms/contract/teaching/lessonRecords/office'
import type { SignerRole } from '@dsms/contract/teaching/lessonRecords/rules'
import type { Defect } from '@dsms/contract/teaching/lessonRecords/state'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { belongsTo, instant, numbered, recordColumns, rowId, schoolId, tenant } from '../../../db/columns.ts'
import { schools } from '../../../db/tables/schools.ts'
import { errorTypes, skills } from '../../curriculum/public.ts'
import { bookings, lessons } from '../../schedule/public.ts'
import { contextCheck, contextColumns } from './context.columns.ts'

const ownColumns = () => ({
  id: rowId(),
  schoolId: schoolId()
    .notNull()
    .references(() => schools.id),
  tenant: tenant(),
})

/** What was done in a lesson with one student. Whose it is stands in the booking, which follows a merge of students. */
export const lessonRecords = pgTable(
  'lesson_records',
  {
    ...ownColumns(),
    lessonId: integer('lesson_id').notNull(),
    bookingId: integer('booking_id').notNull(),
    startedAt: instant('started_at'),
    /** When the lesson ended, by the device; when the server heard that the record was finished, from which the lock counts. */
    endedAt: instant('ended_at'),
    finishedAt: instant('finished_at'),
    finishedBy: integer('finished_by'),
    lateMinutes: smallint('late_minutes'),
    /** One of several students did not come. */
    isAbsent: boolean('is_absent').notNull().default(false),
    kmStart: integer('km_start'),
    kmEnd: integer('km_end'),
    isFit: boolean('is_fit'),
    /** What was wrong with the vehicle, as it was reported to the fleet. */
    defects: jsonb('defects').$type<Defect[]>().notNull().default([]),
    ...contextColumns(),
    /** What was shown of what a mock exam asks for. */
    manoeuvres: text('manoeuvres').array().$type<Manoeuvre[]>().notNull().default(sql`'{}'`),
    /** Skills that the next lesson is about. */
    focusIds: integer('focus_ids').array().notNull().default(sql`'{}'`),
    sharedNote: text('shared_note'),
    internalNote: text('internal_note'),
    /** How a mock exam ended, by the scheme of that day. */
    exam: jsonb('exam').$type<ExamResult>(),
    /** Which act spoke last of each thing. */
    slots: jsonb('slots').$type<Record<string, string>>().notNull().default({}),
    /** It was given although the office had cancelled it. */
    isDespiteCancel: boolean('is_despite_cancel').notNull().default(false),
    /** What the office decided about that: the minutes count, or the lesson stays called off. */
    settled: text('settled').$type<Settled>(),
    ...recordColumns(),
  },
  (t) => [
    check('lesson_records_km', sql`${t.kmStart} between 0 and 9999999 and ${t.kmEnd} between 0 and 9999999`),
    check('lesson_records__km_end__invalid_format', sql`${t.kmEnd} >= ${t.kmStart}`),
    contextCheck('lesson_records', t),
    check(
      'lesson_records_settled',
      sql`${t.settled} is null or (${t.settled} in ('given', 'off') and ${t.isDespiteCancel})`,
    ),
    check('lesson_records_finished', sql`${t.finishedAt} is null or ${t.startedAt} is not null`),
    ...numbered('lesson_records', t),
    unique('lesson_records_once').on(t.tenant, t.bookingId),
    index('lesson_records_lesson').on(t.tenant, t.lessonId),
    belongsTo('lesson_records_lesson_of', [t.tenant, t.lessonId], lessons),
    belongsTo('lesson_records_booking', [t.tenant, t.bookingId], bookings),
  ],
)

const ofRecord = () => ({ ...ownColumns(), recordId: integer('record_id').notNull() })

/** The level that was reached with a skill in one lesson. */
export const skillRatings = pgTable(
  'skill_ratings',
  {
    ...ofRecord(),
    skillId: integer('skill_id').notNull(),
    level: smallint('level').notNull(),
    prompted: boolean('prompted').notNull().default(false),
    comment: text('comment'),
    ...contextColumns(),
    /** The level that was meant, where it was not to be given yet. */
    asked: smallint('asked'),
  },
  (t) => [
    check('skill_ratings_level', sql`${t.level} between 0 and 5`),
    check('skill_ratings_asked', sql`${t.asked} between ${t.level} + 1 and 5`),
    contextCheck('skill_ratings', t),
    ...numbered('skill_ratings', t),
    unique('skill_ratings_once').on(t.tenant, t.recordId, t.skillId),
    index('skill_ratings_skill').on(t.tenant, t.skillId),
    belongsTo('skill_ratings_record', [t.tenant, t.recordId], lessonRecords),
    belongsTo('skill_ratings__skill_id', [t.tenant, t.skillId], skills),
  ],
)

/** An error that was seen in a lesson. */
export const errorMarks = pgTable(
  'error_marks',
  {
    ...ofRecord(),
    /** Of the act that made it. */
    key: uuid('key').notNull(),
    errorTypeId: integer('error_type_id').notNull(),
    severity: text('severity').notNull(),
    intervention: text('intervention').notNull().default('none'),
    markedAt: instant('marked_at').notNull(),
  },
  (t) => [
    check('error_marks_severity', sql`${t.severity} in ('minor', 'serious', 'dangerous')`),
    check('error_marks_intervention', sql`${t.intervention} in ('none', 'verbal', 'physical')`),
    ...numbered('error_marks', t),
    unique('error_marks_once').on(t.tenant, t.key),
    index('error_marks_record').on(t.tenant, t.recordId),
    index('error_marks_type').on(t.tenant, t.errorTypeId),
    belongsTo('error_marks_record_of', [t.tenant, t.recordId], lessonRecords),
    belongsTo('error_marks__error_type_id', [t.tenant, t.errorTypeId], errorTypes),
  ],
)

/** Who signed a record, when and how. Rows are added and never changed. */
export const recordSignatures = pgTable(
  'record_signatures',
  {
    ...ofRecord(),
    role: text('role').$type<SignerRole>().notNull(),
    personId: integer('person_id').notNull(),
    name: text('name').notNull(),
    /** By their own account, or on the trainer's device with the trainer beside them. */
    how: text('how').$type<'account' | 'beside'>().notNull(),
    witnessedBy: integer('witnessed_by'),
    signature: text('signature'),
    /** On the clock of the device, and when the server heard of it; null where it was signed before that was kept. */
    signedAt: instant('signed_at').notNull().default(sql`now()`),
    receivedAt: instant('received_at').default(sql`now()`),
  },
  (t) => [
    check('record_signatures_role', sql`${t.role} in ('trainer', 'student', 'guardian', 'office')`),
    check('record_signatures_how', sql`(${t.how} = 'beside') = (${t.witnessedBy} is not null)`),
    ...numbered('record_signatures', t),
    unique('record_signatures_once').on(t.tenant, t.recordId, t.role),
    belongsTo('record_signatures_record', [t.tenant, t.recordId], lessonRecords),
  ],
)

/** Everything that devices told of lessons, what counts and what was set aside. A key is told once. */
export const lessonActs = pgTable(
  'lesson_acts',
  {
    ...ownColumns(),
    lessonId: integer('lesson_id').notNull(),
    /** Whose record it is about; null of what was told before lessons of several students had records. */
    bookingId: integer('booking_id'),
    key: uuid('key').notNull(),
    kind: text('kind').$type<Act['kind']>().notNull(),
    act: jsonb('act').$type<Partial<Act>>().notNull(),
    outcome: text('outcome').$type<'applied' | 'known' | 'set_aside'>().notNull(),
    personId: integer('person_id').notNull().default(sql`app_user()`),
    receivedAt: instant('received_at').notNull().default(sql`now()`),
  },
  (t) => [
    check('lesson_acts_outcome', sql`${t.outcome} in ('applied', 'known', 'set_aside')`),
    ...numbered('lesson_acts', t),
    unique('lesson_acts_once').on(t.tenant, t.key),
    index('lesson_acts_lesson').on(t.tenant, t.lessonId),
    belongsTo('lesson_acts_lesson_of', [t.tenant, t.lessonId], lessons),
    belongsTo('lesson_acts_booking_of', [t.tenant, t.bookingId], bookings),
  ],
)

/** What a record said before the office put it right, and why they did. */
export const recordCorrections = pgTable(
  'record_corrections',
  {
    ...ofRecord(),
    reason: text('reason').notNull(),
    /** The record as it was. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    correctedBy: integer('corrected_by').notNull().default(sql`app_user()`),
    correctedAt: instant('corrected_at').notNull().default(sql`now()`),
  },
  (t) => [
    ...numbered('record_corrections', t),
    index('record_corrections_record').on(t.tenant, t.recordId),
    belongsTo('record_corrections_record_of', [t.tenant, t.recordId], lessonRecords),
  ],
)
