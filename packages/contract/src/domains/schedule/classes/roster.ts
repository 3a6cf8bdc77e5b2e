import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, pageOf, rowVersion } from '../../../kernel/shared.ts'
import { lesson } from '../lessons/calls.ts'
import { attendances, bookingStatuses, cancelReasons, lessonStatuses } from '../lessons/statuses.ts'
import { violation } from '../rules/violations.ts'
import { markingStates } from './rules.ts'

// Trainers hold no right to the schedule; by their view of lesson types they get as far as the classes that they give.
const mayView = { school: ['schedules.view', 'lesson_types.view'], platform: 'schools.view' } as const
export const mayMark = { school: ['schedules.status', 'lesson_types.view'], platform: 'schools.edit' } as const
const of = { tag: 'lessons', inSchool: true } as const
const params = z.object({ id: idText })
const inQuery = { school_id: idText.optional() }
const named = { id, name: z.string() }
const ref = z.object(named).nullable()

export const classRow = z.object({
  id,
  status: z.enum(keysOf(lessonStatuses)),
  type: z.object({ ...named, colour: z.string() }),
  branch: z.object(named),
  start: instant,
  end: instant,
  trainer: ref,
  room: ref,
  capacity: z.int(),
  booked: z.int(),
  waiting: z.int(),
  series_id: id.nullable(),
})
export type ClassSummary = z.infer<typeof classRow>

export const listClasses = endpoint({
  tag: 'classes',
  inSchool: true,
  method: 'GET',
  path: '/api/school/classes',
  summary:
    'Classes of some days with their seats, in the order of time; those of the caller where they give classes alone',
  access: mayView,
  query: z.object({
    /** First and last day, where the school is; the coming four weeks unless said. */
    from: day.optional(),
    to: day.optional(),
    branch_id: idText.optional(),
    trainer_id: idText.optional(),
    type_id: idText.optional(),
    page: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    ...inQuery,
  }),
  response: pageOf(classRow).extend({ time_zone: z.string() }),
  errors: ['end_before_start', 'too_long_span'],
})

/** Why somebody still waits: no seat is free, it is too soon without their consent, a rule is against it, or it has begun. */
export const waitReasons = ['next', 'full', 'consent', 'rules', 'begun'] as const

export const rosterRow = z.object({
  booking_id: id,
  enrolment_id: id,
  student_id: id,
  /** Null where the reader neither reaches the student nor gives the class. */
  student: z.string().nullable(),
  student_no: z.string().nullable(),
  phone: z.string().nullable(),
  licence_type: z.string().nullable(),
  status: z.enum(bookingStatuses),
  attendance: z.enum(attendances).nullable(),
  late_minutes: z.int().nullable(),
  /** When the student checked in at the kiosk. */
  checked_in_at: instant.nullable(),
  /** Who noted the attendance last, and when; nobody where the student checked in. */
  marked_by: z.string().nullable(),
  marked_at: instant.nullable(),
  cancel_reason: z.enum(cancelReasons).nullable(),
  cancelled_at: instant.nullable(),
  short_notice: z.boolean(),
  /** On the waiting list: since when, at which place, and what stands between them and a seat. */
  waiting_since: instant.nullable(),
  place: z.int().nullable(),
  wait_reason: z.enum(waitReasons).nullable(),
  against: z.array(violation),
})
export type RosterRow = z.infer<typeof rosterRow>

export const roster = z.object({
  time_zone: z.string(),
  now: instant,
  lesson,
  marking: z.enum(markingStates),
  /** When attendance may be noted from, and when it is locked; null until the class has ended. */
  opens_at: instant,
  locks_at: instant.nullable(),
  may_mark: z.boolean(),
  may_unlock: z.boolean(),
  may_override: z.boolean(),
  /** Those with a seat by their names, then those who wait in their order, then those who were taken out. */
  rows: z.array(rosterRow),
})
export type Roster = z.infer<typeof roster>

export const getRoster = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lessons/:id/roster',
  summary: 'Read who has a seat in a class, who waits and why, and who was there',
  access: mayView,
  params,
  query: z.object(inQuery),
  response: roster,
})

export const noteAttendance = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/:id/attendance',
  summary:
    'Note who was there: who gives the class from shortly before it on, the office from its end on, or with a reason; all of it or nothing',
  access: mayMark,
  params,
  body: z.object({
    version: rowVersion.optional(),
    attendance: z
      .array(
        z.object({
          booking_id: id,
          /** Null takes back what was noted. */
          attendance: z.enum(attendances).nullable(),
          late_minutes: z.int().min(0).max(600).nullish(),
        }),
      )
      .min(1)
      .max(500),
    /** Leaves alone of whom something is noted already, by somebody else or at the kiosk. */
    only_unmarked: z.boolean().default(false),
    /** Puts right what is locked; takes `schedules.unlock`. */
    unlock: z.boolean().default(false),
    /** Why the office does not wait for the end; takes `schedules.override`. */
    reason: z.string().trim().min(1).max(500).nullish(),
    school_id: id.optional(),
  }),
  response: lesson,
  errors: [
    'unknown_choice',
    'stale_version',
    'lesson_not_begun',
    'class_not_over',
    'lesson_settled',
    'attendance_locked',
  ],
})
