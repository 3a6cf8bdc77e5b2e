import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, day, id, idText, instant } from '../../../kernel/shared.ts'
import { attendances, cancelReasons, lessonSources } from '../lessons/statuses.ts'
import { lessonKinds } from '../lessonTypes/calls.ts'

// What students see of their own lessons and book by themselves, and guardians for those they speak for. Notes of the
// office and other students are in none of these answers.

const of = { tag: 'my-lessons', access: 'session' } as const
const params = z.object({ id: idText })

const named = z.object({ id, name: z.string() })
const point = z.object({ lat: z.number(), lng: z.number() })

const student = z.object({
  id,
  name: z.string(),
  /** It is the person who asks; else they are a guardian. */
  is_self: z.boolean(),
  may_book: z.boolean(),
  /** They may be booked for, and booking is open to them now: active, in a course that is, at a branch that lets them. */
  is_open: z.boolean(),
  may_cancel: z.boolean(),
  /** Sees what lessons cost. */
  may_pay: z.boolean(),
})

/** Those that a student is told of; what was drafted or ran out is the office's own. */
export const toldStatuses = [
  'held',
  'requested',
  'scheduled',
  'confirmed',
  'in_progress',
  'interrupted',
  'completed',
  'cancelled',
  'declined',
  'no_show',
] as const

export const myLesson = z
  .object({
    id,
    student_id: id,
    enrolment_id: id,
    booking_id: id,
    status: z.enum(toldStatuses),
    /** The student is taken out of it, while the lesson itself may go on. */
    is_cancelled: z.boolean(),
    cancel_reason: z.enum(cancelReasons).nullable(),
    start: instant,
    end: instant,
    type: named.extend({ kind: z.enum(lessonKinds), colour: z.string() }),
    trainer: z.string().nullable(),
    vehicle: z.object({ name: z.string(), plate: z.string() }).nullable(),
    room: z.string().nullable(),
    branch: z.object({ name: z.string(), address: z.string().nullable(), phone: z.string().nullable() }),
    /** Where it begins, in words and on the map; at its circuit or branch unless said. */
    meeting_point: z.string().nullable(),
    meeting_at: point.nullable(),
    end_point: z.string().nullable(),
    attendance: z.enum(attendances).nullable(),
    /** When somebody said that the student will be there. */
    confirmed_at: instant.nullable(),
    source: z.enum(lessonSources),
    /** When a lesson that is held for the student ends by itself. */
    hold_until: instant.nullable(),
    /** Another time that was asked for and that the office has not decided on. */
    move: z.object({ id, start: instant, end: instant, lapses_at: instant }).nullable(),
  })
  .meta({ id: 'MyLesson' })
export type MyLesson = z.infer<typeof myLesson>

export const listMyLessons = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/lessons',
  summary: 'My lessons, or those of whom I speak for: the coming ones in their order, and the last fifty that are over',
  query: z.object({ student_id: idText.optional() }),
  response: z.object({
    time_zone: z.string(),
    students: z.array(student),
    coming: z.array(myLesson),
    past: z.array(myLesson),
  }),
})

export const saveMyLesson = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/lessons/:id/calendar',
  summary: 'A lesson of mine as a file for another calendar',
  params,
  response: z.unknown(),
  answers: 'file',
})

export const readMyBooking = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/booking',
  summary: 'What I may book by myself: courses, types of lessons, how far ahead, and what I hold already',
  query: z.object({ student_id: idText.optional() }),
  response: z.object({
    time_zone: z.string(),
    now: instant,
    students: z.array(student),
    /** Of one student each; they are there where some branch takes bookings by students. */
    courses: z.array(
      z.object({
        enrolment_id: id,
        student_id: id,
        course: z.string(),
        trainer: z.string().nullable(),
        /**
         * Where lessons may be booked: at the branch of the course alone where the school says so; else the one where the student was
         * last, or belongs, comes first. Each with its last day that is open.
         */
        branches: z.array(named.extend({ last_day: day })),
        /** Lessons to come that the student has, and may have. */
        open: z.int(),
        most_open: z.int(),
        /** The office looks at a booking before it stands. */
        is_asked_for: z.boolean(),
        types: z.array(named.extend({ kind: z.enum(lessonKinds), colour: z.string(), minutes: z.int() })),
      }),
    ),
    hold: myLesson.nullable(),
  }),
})

const slot = z.object({
  start: instant,
  end: instant,
  trainer_id: id.nullable(),
  trainer: z.string().nullable(),
  /** It is the trainer of the course. */
  is_own_trainer: z.boolean(),
})
export type MySlot = z.infer<typeof slot>

export const listMyFreeSlots = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/free-slots',
  summary:
    'Starts between two days, at most 31 apart, at which no rule is against a lesson that I book; days with none are left out',
  query: z.object({
    enrolment_id: idText,
    type_id: idText,
    /** That of the enrolment unless said. */
    branch_id: idText.optional(),
    /** Times that this lesson of mine can be moved to: at its branch and as long as it is, and what it takes counts as free. */
    lesson_id: idText.optional(),
    from: day,
    to: day,
  }),
  response: z.object({
    time_zone: z.string(),
    /** The last day that is open to students. */
    last_day: day,
    days: z.array(z.object({ day, slots: z.array(slot) })),
  }),
  errors: ['unknown_choice', 'too_long_span', 'end_before_start', 'booking_closed'],
})

export const holdMyLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/lessons/hold',
  summary:
    'Hold a free time while I decide; it ends by itself, and a student holds one at a time. Of a time that is gone the next ones are told',
  status: 201,
  body: z.object({ enrolment_id: id, type_id: id, branch_id: id.nullish(), start: instant, trainer_id: id.nullish() }),
  response: myLesson,
  errors: [
    'slot_gone',
    'unknown_choice',
    'booking_closed',
    'booking_over',
    'booking_too_soon',
    'booking_too_far',
    'booking_limit',
  ],
})

export const previewMyLessonCost = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/lessons/:id/cost',
  summary: 'What a lesson of mine costs, one that is held as well: what my packages cover and what is left to pay',
  params,
  response: z.object({
    minutes: z.int(),
    /** Of these minutes, those that are left of packages. */
    covered_minutes: z.int(),
    /** The price of the whole lesson; null where it has none. */
    price_minor: z.int().nullable(),
    /** The price of the minutes that nothing covers; 0 where the school charges no single lessons. */
    rest_minor: z.int(),
    currency: currencyCode.nullable(),
  }),
})

export const bookMyLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/lessons',
  summary: 'Book what I hold; where the school wants to look at it first it is asked for',
  status: 201,
  body: z.object({ hold_id: id }),
  response: myLesson,
  errors: ['hold_over', 'lesson_refused', 'booking_closed'],
})

/** So many hours before a lesson a student may say that they will be there. */
export const confirmableHours = 72

export const confirmMyLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/lessons/:id/confirm',
  summary: 'Say that I will be there; three days before at the earliest',
  params,
  response: myLesson,
  errors: ['lesson_settled', 'too_early'],
})

export const releaseMyHold = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/lessons/:id/release',
  summary: 'Let go of what I hold, so that somebody else can take it',
  params,
  response: z.object({}),
  errors: ['hold_over'],
})
