import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, listOf, rowVersion } from '../../../kernel/shared.ts'
import { told } from '../../students/notices/told.ts'
import { lessonKinds } from '../lessonTypes/calls.ts'
import type { Facts } from '../rules/facts.ts'
import { violation, violationCodes } from '../rules/violations.ts'
import { mostMinutes } from './minutes.ts'
import { attendances, bookingStatuses, cancelReasons, examResults, lessonSources, lessonStatuses } from './statuses.ts'

const of = { tag: 'lessons', inSchool: true } as const
const mayView = { school: 'schedules.view', platform: 'schools.view' } as const
const mayCreate = { school: 'schedules.create', platform: 'schools.edit' } as const
const mayEdit = { school: 'schedules.edit', platform: 'schools.edit' } as const
const mayChangeStatus = { school: 'schedules.status', platform: 'schools.edit' } as const
const inQuery = { school_id: idText.optional() }
const inBody = { school_id: id.optional() }
const params = z.object({ id: idText })
const refused = ['lesson_refused', 'unknown_choice', 'end_before_start', 'too_long_span'] as const
const reason = z.string().trim().min(1).max(500)

/** A place on the map, in degrees, WGS 84. */
const point = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })

/** Ways that a lesson may begin its life. */
const firstStatuses = ['held', 'requested', 'scheduled', 'confirmed'] as const

export const lessonInput = z.object({
  type_id: id,
  branch_id: id,
  start: instant,
  end: instant,
  trainer_id: id.nullish(),
  vehicle_id: id.nullish(),
  room_id: id.nullish(),
  simulator_id: id.nullish(),
  circuit_id: id.nullish(),
  zone_id: id.nullish(),
  enrolment_ids: z.array(id).max(500).default([]),
  /** The course whose training it is, and the session of a training component that is held. */
  course_id: id.nullish(),
  session_id: id.nullish(),
  /** Whether students may take a free seat by themselves. */
  is_public: z.boolean().optional(),
  /** Seats; those of the lesson type unless said. */
  capacity: z.int().min(1).max(500).nullish(),
  /** Where it begins, in words and on the map: at its circuit or branch unless said. Other words alone are another place. */
  meeting_point: z.string().trim().max(200).nullish(),
  meeting_at: point.nullish(),
  /** Where it ends: where it begins unless said. */
  end_point: z.string().trim().max(200).nullish(),
  end_at: point.nullish(),
  notes: z.string().trim().max(2000).nullish(),
  /** Why overridable rules are passed; kept with the lesson. Takes `schedules.override`. */
  override_reason: reason.nullish(),
})

const booking = z.object({
  id,
  enrolment_id: id,
  student_id: id,
  /** Null where the reader does not reach the student. */
  student: z.string().nullable(),
  status: z.enum(bookingStatuses),
  attendance: z.enum(attendances).nullable(),
  late_minutes: z.int().nullable(),
  /** Of an exam, once it is over. */
  exam_result: z.enum(examResults).nullable(),
  /** What was taught where that differs from the plan, how much of it counts, and why; null where the plan counts. */
  taught_minutes: z.int().nullable(),
  counted_minutes: z.int().nullable(),
  minutes_reason: z.string().nullable(),
})

const named = { id, name: z.string() }
const ref = z.object(named).nullable()

export const lesson = z
  .object({
    id,
    version: rowVersion,
    status: z.enum(keysOf(lessonStatuses)),
    status_reason: z.string().nullable(),
    cancel_reason: z.enum(cancelReasons).nullable(),
    type: z.object({ ...named, code: z.string(), kind: z.enum(lessonKinds), colour: z.string() }),
    branch: z.object(named),
    start: instant,
    end: instant,
    trainer: ref,
    vehicle: ref,
    room: ref,
    simulator: ref,
    circuit: ref,
    zone: ref,
    capacity: z.int(),
    course: ref,
    /** Of a training component, in one of its modes of learning. */
    session: z.object({ ...named, component: z.string(), mode: z.string() }).nullable(),
    is_public: z.boolean(),
    bookings: z.array(booking),
    meeting_point: z.string().nullable(),
    meeting_at: point.nullable(),
    end_point: z.string().nullable(),
    end_at: point.nullable(),
    notes: z.string().nullable(),
    source: z.enum(lessonSources),
    series_id: id.nullable(),
    /** When a held lesson ends by itself. */
    hold_until: instant.nullable(),
    /** From when on it may be begun, and from when on nobody's coming counts as absence. */
    opens_at: instant,
    absent_from: instant,
    /** When it was begun, and the difference from its planned minutes that nobody asks about. */
    started_at: instant.nullable(),
    minutes_slack: z.int(),
    /** Until when the last deed, that it was begun, ended or missed, can be taken back. */
    undo_until: instant.nullable(),
    /** Rules that were passed, why, by whom and when. */
    overridden: z.array(
      z.object({ code: z.enum(violationCodes), reason: z.string(), by: z.string().nullable(), at: instant }),
    ),
  })
  .meta({ id: 'Lesson' })
export type Lesson = z.infer<typeof lesson>

/** What a call that keeps a lesson answers: the lesson, and what somebody should know of it all the same. */
const kept = z.object({ lesson, warnings: z.array(violation), told })
/** What a call answers whose deed people are told of. */
export const toldLesson = lesson.extend({ told })

export const listLessons = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lessons',
  summary:
    'Lessons that lie between two instants, in their order: at most 62 days apart, or three years those of one student',
  access: mayView,
  query: z.object({
    from: instant,
    to: instant,
    trainer_id: idText.optional(),
    vehicle_id: idText.optional(),
    student_id: idText.optional(),
    branch_id: idText.optional(),
    ...inQuery,
  }),
  response: z.object({ time_zone: z.string(), lessons: z.array(lesson) }),
  errors: ['too_long_span', 'end_before_start'],
})

export const getLesson = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lessons/:id',
  summary: 'Read a lesson',
  access: mayView,
  params,
  query: z.object(inQuery),
  response: lesson,
})

export const createLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons',
  summary: 'Plan a lesson, or be told every rule that is against it',
  access: mayCreate,
  status: 201,
  body: lessonInput.extend({ status: z.enum(firstStatuses).default('scheduled'), ...inBody }),
  response: kept,
  errors: refused,
})

export const checkLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/check',
  summary:
    'Tell every rule that is against a lesson, and keep nothing. Travel between two places is reckoned in a straight line, at the speed of the setting calendar.travel_speed: 30 km/h unless the school says another',
  access: mayView,
  isRead: true,
  body: lessonInput.extend({
    /** The lesson that is to be changed into this. */
    lesson_id: id.optional(),
    ...inBody,
  }),
  response: z.object({ violations: z.array(violation), may_override: z.boolean() }),
  errors: ['unknown_choice', 'end_before_start', 'too_long_span'],
})

/** What somebody must be allowed to see beside the schedule to be given the facts themselves, and not the verdict alone. */
export const lessonFactsNeed = ['students.view', 'trainers.view', 'vehicles.view', 'fee_payments.view'] as const

export const getLessonFacts = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/facts',
  summary:
    'All that the rules ask of a lesson between two instants, at most 15 days apart, for who judges it while it is dragged',
  access: mayView,
  isRead: true,
  body: lessonInput
    .pick({
      type_id: true,
      branch_id: true,
      trainer_id: true,
      vehicle_id: true,
      room_id: true,
      simulator_id: true,
      circuit_id: true,
      zone_id: true,
      enrolment_ids: true,
    })
    .extend({ lesson_id: id.optional(), from: instant, to: instant, ...inBody }),
  response: z.object({ facts: z.custom<Facts>() }),
  errors: ['unknown_choice', 'end_before_start', 'too_long_span'],
})

export const updateLesson = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/school/lessons/:id',
  summary: 'Change what a lesson is, where, with whom and with what',
  access: mayEdit,
  params,
  body: z.object({
    ...lessonInput.partial().shape,
    enrolment_ids: z.array(id).max(500).optional(),
    /** Why students are taken out, where some are; what that costs is owed as for a seat that is cancelled. */
    cancel_reason: z.enum(cancelReasons).nullish(),
    /** A doctor's note is there, so that an illness costs nothing. */
    has_proof: z.boolean().optional(),
    version: rowVersion,
    ...inBody,
  }),
  response: kept,
  errors: [...refused, 'stale_version', 'lesson_settled', 'required'],
})

export const moveLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/:id/move',
  summary: 'Move a lesson to another time, or to another trainer, vehicle or place',
  access: mayEdit,
  params,
  body: z.object({
    version: rowVersion,
    start: instant,
    end: instant,
    trainer_id: id.nullish(),
    vehicle_id: id.nullish(),
    room_id: id.nullish(),
    simulator_id: id.nullish(),
    circuit_id: id.nullish(),
    zone_id: id.nullish(),
    override_reason: reason.nullish(),
    ...inBody,
  }),
  response: kept,
  errors: [...refused, 'stale_version', 'lesson_settled'],
})

/** How long a lesson counts as carried after somebody said so: whoever vanished holds nothing for longer. */
export const carriedSeconds = 15

export const tellCarried = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/:id/carried',
  summary: 'Tell the other boards of the school that I am dragging a lesson; worth a call every ten seconds',
  access: mayEdit,
  params,
  body: z.object({ is_carried: z.boolean(), ...inBody }),
  response: z.object({}),
})

const changeTo = <const Path extends string, Shape extends z.ZodRawShape, Response extends z.ZodType>(
  path: Path,
  summary: string,
  body: Shape,
  response: Response,
) =>
  endpoint({
    ...of,
    method: 'POST',
    path: `/api/school/lessons/:id/${path}`,
    summary,
    access: mayChangeStatus,
    params,
    body: z.object({ version: rowVersion, ...body, ...inBody }),
    response,
    errors: [
      'illegal_transition',
      'stale_version',
      'reason_required',
      'no_show_too_soon',
      'results_locked',
      'lesson_too_early',
      'lesson_not_over',
    ],
  })

const change = <const Path extends string, Shape extends z.ZodRawShape>(path: Path, summary: string, body: Shape) =>
  changeTo(path, summary, body, lesson)
const changeTold = <const Path extends string, Shape extends z.ZodRawShape>(path: Path, summary: string, body: Shape) =>
  changeTo(path, summary, body, toldLesson)

export const cancelLesson = changeTold(
  'cancel',
  'Cancel a lesson; its time is free at once, and what it costs is owed',
  {
    reason: z.enum(cancelReasons),
    note: reason.nullish(),
    /** A doctor's note is there, so that an illness costs nothing. */
    has_proof: z.boolean().default(false),
  },
)
export const confirmLesson = changeTold(
  'confirm',
  'Accept a lesson that was requested, or confirm one that is planned',
  {},
)
export const declineLesson = changeTold('decline', 'Decline a lesson that was requested', { note: reason })
export const startLesson = change('start', 'Begin a lesson, shortly before its start at the earliest', {})
export const completeLesson = change('complete', 'End a lesson that is over, or before its end with a reason', {
  /** Why it ends before its planned end. Takes `schedules.override`. */
  reason: reason.nullish(),
  /** What was taught, and why that is so: asked for where the time between begin and end differs much from the plan. */
  minutes: z.int().min(0).max(mostMinutes).nullish(),
  minutes_reason: reason.nullish(),
  attendance: z
    .array(
      z.object({
        booking_id: id,
        attendance: z.enum(attendances),
        late_minutes: z.int().min(0).max(600).nullish(),
        /** Needed of everybody who sat an exam. */
        exam_result: z.enum(examResults).nullish(),
      }),
    )
    .max(500)
    .default([]),
})
/** How long results are put right by whoever runs the schedule; later it takes the right to unlock lessons, and a reason. */
export const resultDays = 7
export const correctResults = change('results', 'Put right what came of an exam', {
  results: z
    .array(z.object({ booking_id: id, exam_result: z.enum(examResults) }))
    .min(1)
    .max(500),
  reason: reason.nullish(),
})
export const missLesson = change('no-show', 'Note that nobody came', { note: reason.nullish() })

export const undoLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/:id/undo',
  summary:
    'Take back that a lesson was begun, ended or missed, within a quarter of an hour; what absence cost is given back',
  access: mayChangeStatus,
  params,
  body: z.object({ version: rowVersion, ...inBody }),
  response: lesson,
  errors: ['illegal_transition', 'stale_version', 'undo_over', 'lesson_settled', 'lesson_refused'],
})

export const listLessonsToReplan = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lessons-to-replan',
  summary:
    'Lessons to come that would be refused now, since a paper, an hour, a holiday or a status changed under them',
  access: mayView,
  query: z.object({
    from: instant,
    to: instant,
    trainer_id: idText.optional(),
    vehicle_id: idText.optional(),
    branch_id: idText.optional(),
    ...inQuery,
  }),
  response: z.object({
    time_zone: z.string(),
    /** Those that were looked at: the next thousand at most. */
    looked_at: z.int(),
    lessons: z.array(z.object({ lesson, violations: z.array(violation) })),
  }),
  errors: ['too_long_span', 'end_before_start'],
})

export const listMeetingPoints = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/meeting-points',
  summary: 'Places where lessons with some students may begin, as their records have them',
  access: mayView,
  query: z.object({ enrolment_ids: listOf(idText, 50), ...inQuery }),
  response: z.object({
    /** Those that have no place on the map have no point. */
    points: z.array(z.object({ student: z.string(), name: z.string(), at: point.nullable() })),
  }),
})
