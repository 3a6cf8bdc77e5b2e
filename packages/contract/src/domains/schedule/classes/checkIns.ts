import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant } from '../../../kernel/shared.ts'
import { attendances } from '../lessons/statuses.ts'
import { mayMark } from './roster.ts'
import { markingStates } from './rules.ts'

const place = {
  name: z.string(),
  start: instant,
  end: instant,
  branch: z.string(),
  room: z.string().nullable(),
  trainer: z.string().nullable(),
}

export const getKiosk = endpoint({
  tag: 'lessons',
  inSchool: true,
  method: 'GET',
  path: '/api/school/lessons/:id/kiosk',
  summary: 'Read what the tablet in the class room shows: a code that changes every minute, and who came',
  access: mayMark,
  params: z.object({ id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: z.object({
    lesson_id: id,
    ...place,
    time_zone: z.string(),
    state: z.enum([...markingStates, 'over']),
    opens_at: instant,
    /** Six digits to be typed, and what the picture says; null while nobody can check in. */
    pin: z.string().nullable(),
    code: z.string().nullable(),
    /** Until the next code is shown. */
    seconds_left: z.int(),
    booked: z.int(),
    /** Those who came, the last one first. */
    came: z.array(
      z.object({
        booking_id: id,
        student: z.string().nullable(),
        attendance: z.enum(attendances),
        at: instant.nullable(),
      }),
    ),
  }),
})

export const checkIn = endpoint({
  tag: 'my-classes',
  method: 'POST',
  path: '/api/my/check-ins',
  summary: 'Say that I am there, by the code that the class room shows; saying it twice is saying it once',
  access: 'session',
  limit: 'strict',
  body: z.object({
    /** The six digits, or what the picture says. */
    code: z.string().trim().min(1).max(60),
  }),
  response: z.object({
    ...place,
    time_zone: z.string(),
    attendance: z.enum(attendances),
    late_minutes: z.int().nullable(),
    checked_in_at: instant,
  }),
  errors: ['check_in_wrong', 'check_in_no_seat', 'too_many_requests'],
})

export const listMyClasses = endpoint({
  tag: 'my-classes',
  method: 'GET',
  path: '/api/my/classes',
  summary: 'My classes of today and the coming four weeks: where I have a seat, and where I wait for one',
  access: 'session',
  response: z.object({
    time_zone: z.string(),
    classes: z.array(
      z.object({
        booking_id: id,
        lesson_id: id,
        ...place,
        /** On the waiting list, 1 for who comes next; null for who has a seat. */
        place: z.int().nullable(),
        attendance: z.enum(attendances).nullable(),
        checked_in_at: instant.nullable(),
        /** Whether one may check in now. */
        is_open: z.boolean(),
      }),
    ),
  }),
})
