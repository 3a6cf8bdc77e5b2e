import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText } from '../../../kernel/shared.ts'
import { told } from '../../students/notices/told.ts'
import { lesson, toldLesson } from '../lessons/calls.ts'
import { bookingStatuses, cancelReasons } from '../lessons/statuses.ts'
import { violation } from '../rules/violations.ts'

const of = { tag: 'lessons', inSchool: true } as const
const mayEdit = { school: 'schedules.edit', platform: 'schools.edit' } as const
const inBody = { school_id: id.optional() }
const params = z.object({ id: idText })
const text = z.string().trim().min(1).max(500)

const seat = z.object({
  booking_id: id,
  status: z.enum(bookingStatuses),
  /** On the waiting list, 1 for who comes next; null for who has a seat. */
  place: z.int().nullable(),
})

export const bookSeat = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/:id/bookings',
  summary: 'Give a student a seat in a lesson, or a place on its waiting list when it is full',
  access: mayEdit,
  status: 201,
  params,
  body: z.object({
    enrolment_id: id,
    /** The student agrees to get a seat even shortly before the lesson, see `shortNoticeMinutes`. */
    short_notice: z.boolean().default(false),
    override_reason: text.nullish(),
    ...inBody,
  }),
  response: z.object({ lesson, seat, warnings: z.array(violation), told }),
  errors: ['lesson_refused', 'lesson_settled', 'unknown_choice', 'already_booked'],
})

export const cancelSeat = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/:id/bookings/:booking_id/cancel',
  summary: 'Cancel a student’s booking; the first on the waiting list who may come gets the seat',
  access: mayEdit,
  params: params.extend({ booking_id: idText }),
  body: z.object({ reason: z.enum(cancelReasons), has_proof: z.boolean().default(false), ...inBody }),
  response: z.object({
    lesson,
    /** Bookings of the waiting list that got a seat. */
    promoted: z.array(id),
    told,
  }),
  errors: ['lesson_settled', 'illegal_transition'],
})

export const promoteSeat = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lessons/:id/bookings/:booking_id/promote',
  summary: 'Give a free seat to somebody who waits, whatever their place on the waiting list',
  access: mayEdit,
  params: params.extend({ booking_id: idText }),
  body: z.object({
    /** The student agrees to come at short notice; needed from `shortNoticeMinutes` before the lesson on. */
    consent: z.boolean().default(false),
    ...inBody,
  }),
  response: toldLesson,
  errors: ['lesson_settled', 'lesson_refused', 'illegal_transition', 'class_full', 'consent_needed'],
})
