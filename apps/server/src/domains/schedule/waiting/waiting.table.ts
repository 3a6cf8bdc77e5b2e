import type { Ranked } from '@dsms/contract/schedule/waiting/ranking'
import {
  entryStatuses,
  fillings,
  mostAWeek,
  offerModes,
  offerStatuses,
  slotStatuses,
  trainerWishes,
} from '@dsms/contract/schedule/waiting/statuses'
import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  belongsTo,
  instant,
  numbered,
  recordColumns,
  rowId,
  schoolId,
  statusCheck,
  tenant,
} from '../../../db/columns.ts'
import { enrolments } from '../../students/public.ts'
import { lessons } from '../lessons/lessons.table.ts'
import { lessonTypes } from '../lessonTypes/lessonTypes.table.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

/** What somebody in a course would take, should it become free. An enrolment waits once. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    enrolmentId: integer('enrolment_id').notNull(),
    /** That of the enrolment; a trigger sees to it. */
    studentId: integer('student_id').notNull(),
    status: text('status').notNull().default('waiting'),
    typeIds: integer('type_ids').array().notNull(),
    /** Any unless said. */
    branchIds: integer('branch_ids').array().notNull().default(sql`'{}'`),
    weekdays: smallint('weekdays').array().notNull().default(sql`'{}'`),
    fromTime: text('from_time'),
    toTime: text('to_time'),
    untilDay: date('until_day'),
    trainers: text('trainers').notNull().default('any'),
    /** The trainers they name, where they wish that. */
    trainerIds: integer('trainer_ids').array().notNull().default(sql`'{}'`),
    /** Lessons a week, those counted that they have. */
    maxPerWeek: smallint('max_per_week'),
    noticeHours: smallint('notice_hours').notNull(),
    waitingSince: instant('waiting_since').notNull().default(sql`now()`),
    ...recordColumns(),
  },
  (t) => [
    statusCheck('waitlist_entries', t, entryStatuses),
    check('waitlist_entries_trainers', sql`${t.trainers} in (${listed(trainerWishes)})`),
    check(
      'waitlist_entries__trainer_ids__required',
      sql`(${t.trainers} = 'named') = (cardinality(${t.trainerIds}) > 0)`,
    ),
    check('waitlist_entries_week', sql`${t.maxPerWeek} between 1 and ${sql.raw(String(mostAWeek))}`),
    check('waitlist_entries_types', sql`cardinality(${t.typeIds}) > 0`),
    check('waitlist_entries__to_time__end_before_start', sql`${t.toTime} > ${t.fromTime}`),
    ...numbered('waitlist_entries', t),
    uniqueIndex('waitlist_entries_once').on(t.tenant, t.enrolmentId).where(sql`status = 'waiting'`),
    index('waitlist_entries_student').on(t.tenant, t.studentId),
    index('waitlist_entries_waiting').on(t.tenant, t.waitingSince).where(sql`status = 'waiting'`),
    belongsTo('waitlist_entries__enrolment_id', [t.tenant, t.enrolmentId], enrolments),
  ],
)

/** An hour that became free: of a lesson that was cancelled, that went elsewhere, or whose student stepped back. */
export const freedSlots = pgTable(
  'freed_slots',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    lessonId: integer('lesson_id').notNull(),
    /** When the lesson began as it was freed: one that is moved afterwards is another hour. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** What can be given in it, by whom and with what: of a lesson that only became shorter it may be another type. */
    typeId: integer('type_id').notNull(),
    trainerId: integer('trainer_id'),
    vehicleId: integer('vehicle_id'),
    /** The lesson itself is given at another time, or by somebody else. */
    isMoved: boolean('is_moved').notNull().default(false),
    status: text('status').notNull().default('open'),
    /** How it is offered; the school's setting decides where nobody said. */
    mode: text('mode'),
    /** When somebody is asked next; null while nobody is. */
    nextOfferAt: instant('next_offer_at'),
    freedAt: instant('freed_at').notNull().default(sql`now()`),
    filledAt: instant('filled_at'),
    filledLessonId: integer('filled_lesson_id'),
    filledBy: text('filled_by'),
  },
  (t) => [
    statusCheck('freed_slots', t, slotStatuses),
    check('freed_slots_filled_by', sql`${t.filledBy} in (${listed(fillings)})`),
    check('freed_slots_mode', sql`${t.mode} in (${listed(offerModes)})`),
    ...numbered('freed_slots', t),
    // a lesson that moves twice leaves two hours
    uniqueIndex('freed_slots_open')
      .on(t.tenant, t.lessonId, t.startsAt, sql`coalesce(trainer_id, 0)`)
      .where(sql`status = 'open'`),
    check('freed_slots_span', sql`${t.endsAt} > ${t.startsAt}`),
    index('freed_slots_freed').on(t.tenant, t.freedAt),
    // looked at over all schools
    index('freed_slots_next').on(t.nextOfferAt).where(sql`status = 'open'`),
    belongsTo('freed_slots_lesson', [t.tenant, t.lessonId], lessons),
    belongsTo('freed_slots_type', [t.tenant, t.typeId], lessonTypes),
    belongsTo('freed_slots_filled', [t.tenant, t.filledLessonId], lessons),
  ],
)

/** An hour as it was offered to somebody who waits, with why they came first. */
export const slotOffers = pgTable(
  'slot_offers',
  {
    id: rowId(),
    schoolId: schoolId().notNull(),
    tenant: tenant(),
    slotId: integer('slot_id').notNull(),
    entryId: integer('entry_id').notNull(),
    enrolmentId: integer('enrolment_id').notNull(),
    /** That of the enrolment; a trigger sees to it. */
    studentId: integer('student_id').notNull(),
    status: text('status').notNull().default('sent'),
    rank: smallint('rank').notNull(),
    reasons: jsonb('reasons').$type<Ranked['reasons']>().notNull().default([]),
    sentAt: instant('sent_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    answeredBy: integer('answered_by'),
  },
  (t) => [
    statusCheck('slot_offers', t, offerStatuses),
    ...numbered('slot_offers', t),
    uniqueIndex('slot_offers_once').on(t.tenant, t.slotId, t.entryId),
    index('slot_offers_student').on(t.tenant, t.studentId, t.sentAt),
    index('slot_offers_entry').on(t.tenant, t.entryId),
    belongsTo('slot_offers_slot', [t.tenant, t.slotId], freedSlots),
    belongsTo('slot_offers_entry', [t.tenant, t.entryId], waitlistEntries),
    belongsTo('slot_offers_enrolment', [t.tenant, t.enrolmentId], enrolments),
  ],
)
