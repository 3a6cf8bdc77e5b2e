import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id } from '../../../kernel/shared.ts'
import { told } from '../../students/notices/told.ts'

/** What somebody is about to do: people are told of a lesson booked, moved or cancelled, of a seat given, and of a wish answered. */
export const toldDeeds = ['book', 'change', 'cancel', 'seat', 'answer'] as const
const some = z.array(id).max(500).default([])

export const checkTold = endpoint({
  tag: 'lessons',
  inSchool: true,
  method: 'POST',
  path: '/api/school/lessons/told/check',
  summary:
    'Tell who would be told of a deed, and how, and whom nothing reaches; nobody is told. Numbers are given to those who may see students',
  access: { school: 'schedules.view', platform: 'schools.view' },
  isRead: true,
  body: z.object({
    deed: z.enum(toldDeeds),
    /** Lessons with all who are booked (to be booked again, for `book`), single bookings, and courses of those who are about to be booked. */
    lesson_ids: some,
    booking_ids: some,
    enrolment_ids: some,
    /** Other times that were asked for. */
    move_ids: some,
    school_id: id.optional(),
  }),
  response: z.object({ told }),
})
