import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id } from '../../../kernel/shared.ts'
import { enrolments } from '../enrolments/calls.ts'
import { students } from './calls.ts'
import { studentGaps } from './rules.ts'

/** How many may be chosen one by one, and how many a list's filters may leave. */
export const mostChosen = 500
export const mostMatching = 2000

const { page: _, perPage: __, sort: ___, ids: ____, school_id: _____, ...narrowed } = students.calls.list.query.shape

/** Whom it is about: those chosen one by one, else all whom the filters of the list leave as the server counts them now. */
export const whichStudents = {
  ids: z.array(id).min(1).max(mostChosen).optional(),
  matching: z.object(narrowed).optional(),
}

const asked = {
  ...whichStudents,
  /** `check` answers what would happen and changes nothing. */
  mode: z.enum(['check', 'do']),
  school_id: id.optional(),
}

const outcome = z.object({
  done: z.array(z.object({ id, name: z.string(), was: z.string().optional() })),
  /** Each stays as they were, and is in nobody's way. Who is not there has no name. */
  refused: z.array(
    z.object({
      id,
      name: z.string().nullable(),
      code: z.string(),
      params: z.record(z.string(), z.unknown()).optional(),
      gaps: z.array(z.enum(studentGaps)).optional(),
    }),
  ),
})
export type BulkOutcome = z.output<typeof outcome>

const shared = { method: 'POST', tag: students.tag, inSchool: true, response: outcome } as const
const tags = z.array(z.string().trim().min(1).max(30)).max(10).default([])

export const changeManyStatuses = endpoint({
  ...shared,
  path: '/api/school/students/bulk/status',
  summary: 'Change the status of many students; who may not have it stays as they are',
  access: students.calls.changeStatus.access,
  body: z.object({
    ...asked,
    status: students.calls.changeStatus.body.shape.status,
    reason: z.string().trim().max(300).optional(),
  }),
  errors: ['reason_required'],
})

export const tagMany = endpoint({
  ...shared,
  path: '/api/school/students/bulk/tags',
  summary: 'Put tags on many students, or take tags off them',
  access: students.calls.update.access,
  body: z.object({ ...asked, add: tags, remove: tags }),
})

export const giveManyTrainer = endpoint({
  ...shared,
  path: '/api/school/students/bulk/trainer',
  summary: 'Give the open enrolments of many students a main trainer',
  access: enrolments.calls.update.access,
  body: z.object({ ...asked, trainer_id: id }),
})
