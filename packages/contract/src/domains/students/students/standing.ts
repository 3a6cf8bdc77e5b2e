import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { currencyCode, id, idText, instant } from '../../../kernel/shared.ts'
import { students } from './calls.ts'

/** Which permission each number takes; who lacks it is told nothing of it. */
export const standingTakes = {
  progress: 'session_records.view',
  next_lesson: 'schedules.view',
  balance: 'fee_payments.view',
} as const

/** A key that is left out is not for the reader; null is "none". */
const standing = z.object({
  time_zone: z.string(),
  /** Of the course that is under way, else of the one that began last. */
  progress: z
    .object({
      enrolment_id: id,
      course: z.string(),
      done_minutes: z.int(),
      owed_minutes: z.int(),
      /** The first skills to practise, by name. */
      practise: z.array(z.string()),
    })
    .nullable()
    .optional(),
  next_lesson: z
    .object({
      id,
      start: instant,
      end: instant,
      status: z.enum(['requested', 'scheduled', 'confirmed', 'in_progress']),
      type: z.string(),
      trainer: z.string().nullable(),
      vehicle: z.string().nullable(),
    })
    .nullable()
    .optional(),
  /** By currency; empty where nothing is open. */
  balance: z
    .array(z.object({ currency: currencyCode, open_minor: z.int(), overdue_minor: z.int(), balance_minor: z.int() }))
    .optional(),
})
export type StudentStanding = z.infer<typeof standing>

export const getStudentStanding = endpoint({
  method: 'GET',
  path: '/api/school/students/:id/standing',
  tag: students.tag,
  inSchool: true,
  summary: 'Where a student stands: how much of the training is done, the next lesson, and what is owed',
  access: { school: 'students.view', platform: 'schools.view' },
  params: z.object({ id: idText }),
  query: z.object({ school_id: idText.optional() }),
  response: standing,
})
