import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { fileFormat } from '../../../kernel/exchange.ts'
import { id, rowVersion } from '../../../kernel/shared.ts'
import { enrolments } from '../enrolments/calls.ts'
import { students } from './calls.ts'
import { studentGaps } from './rules.ts'

/** How many a deed is about: chosen one by one, or left by a list's filters. */
export const mostMatching = 2000
/** How many may be chosen one by one for a file; its address would be too long for them. */
const mostExported = 20_000
/** Rows that are put back at once: a student may have several enrolments. */
const mostBack = 3 * mostMatching

const { page: _, perPage: __, sort: ___, ids: ____, school_id: _____, ...narrowed } = students.calls.list.query.shape

/** The students in question: those chosen one by one, else all whom the filters of the list leave as the server counts them now. */
export const whichStudents = {
  ids: z.array(id).min(1).max(mostMatching).optional(),
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

/**
 * Undoes a deed: the old value of each row, and the version that the deed made. The deed answers it. The undo sends it
 * unchanged, in place of `ids` or `matching`. The undo leaves every row that somebody changed since.
 */
const backOf = <Before extends z.ZodRawShape>(before: Before) =>
  z.array(z.object({ id, version: rowVersion, ...before })).max(mostBack)

const shared = { method: 'POST', tag: students.tag, inSchool: true } as const
const tags = z.array(z.string().trim().min(1).max(30)).max(10)
const status = students.calls.changeStatus.body.shape.status

const statusesBack = backOf({ status })
const tagsBack = backOf({ tags })
/** Of enrolments. */
const trainersBack = backOf({ trainer_id: id.nullable() })

export const changeManyStatuses = endpoint({
  ...shared,
  path: '/api/school/students/bulk/status',
  summary: 'Change the status of many students; who may not have it stays as they are',
  access: students.calls.changeStatus.access,
  body: z.object({
    ...asked,
    status: status.optional(),
    reason: z.string().trim().max(300).optional(),
    back: statusesBack.optional(),
  }),
  response: outcome.extend({ back: statusesBack }),
  errors: ['reason_required'],
})

export const tagMany = endpoint({
  ...shared,
  path: '/api/school/students/bulk/tags',
  summary: 'Put tags on many students, or take tags off them',
  access: students.calls.update.access,
  body: z.object({ ...asked, add: tags.default([]), remove: tags.default([]), back: tagsBack.optional() }),
  response: outcome.extend({ back: tagsBack }),
})

export const giveManyTrainer = endpoint({
  ...shared,
  path: '/api/school/students/bulk/trainer',
  summary: 'Give the open enrolments of many students a main trainer',
  access: enrolments.calls.update.access,
  body: z.object({ ...asked, trainer_id: id.optional(), back: trainersBack.optional() }),
  response: outcome.extend({ back: trainersBack }),
})

export const exportMany = endpoint({
  ...shared,
  path: '/api/school/students/bulk/export',
  summary: 'Students who were chosen one by one, as a file',
  access: students.calls.exportSheet.access,
  isRead: true,
  body: z.object({
    ids: z.array(id).min(1).max(mostExported),
    ...fileFormat,
    /** The chosen ones were archived. */
    archived: z.boolean().optional(),
    school_id: id.optional(),
  }),
  response: z.unknown(),
  answers: 'file',
  errors: ['too_much_to_export'],
})
