import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id } from '../../../kernel/shared.ts'
import { enrolments } from '../enrolments/calls.ts'
import { studentGaps } from '../students/rules.ts'

const trainee = z.object({
  id,
  enrolment_id: id,
  name: z.string(),
  photo: z.string().nullable(),
  phone: z.string().nullable(),
  course: z.string(),
  licence_type: z.string(),
  status: z.enum(keysOf(enrolments.statuses)),
  start_on: day,
  days_left: z.int().nullable(),
  owed_minutes: z.int(),
  done_minutes: z.int(),
  /** What the student reads as well. */
  shared_notes: z.string().nullable(),
  gaps: z.array(z.enum(studentGaps)),
})
export type Trainee = z.infer<typeof trainee>

export const listMyTrainees = endpoint({
  tag: 'my-training',
  access: 'session',
  method: 'GET',
  path: '/api/my/trainees',
  summary: 'Students who are on their way with me as their main trainer: course, progress and what they lack',
  response: z.array(trainee),
})
