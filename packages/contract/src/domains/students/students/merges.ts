import { z } from 'zod'
import { type Access, endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { students } from './calls.ts'

/** What two records may say differently. Names are compared by script, and what only makes sense together is one field. */
export const mergeFields = [
  'name_ar',
  'name_en',
  'birth_date',
  'gender_id',
  'country_id',
  'identity',
  'phone',
  'email',
  'address',
  'branch_id',
  'emergency',
  'level',
  'trainer_gender',
  'wish_times',
  'wears_glasses',
  'blood_group',
  'occupation',
  'source',
  'photo',
  'data_consent',
  'marketing_consent',
  'shared_notes',
  'internal_notes',
] as const
export type MergeField = (typeof mergeFields)[number]

/** What comes of a field: nothing to decide in the first four. */
export const fieldStates = ['same', 'kept', 'filled', 'joined', 'differs'] as const

/** Lists that have afterwards what either had, as far as there is room. */
export const mergedLists = ['pickup_points', 'tags', 'languages', 'special_needs'] as const

/** What goes over to the record that is kept. */
export const movedKinds = [
  'enrolments',
  'documents',
  'contracts',
  'trainer_consents',
  'correction_requests',
  'leads',
  'calls_to_make',
  'tasks',
  'guardians',
  ...mergedLists,
] as const
export type MovedKind = (typeof movedKinds)[number]

/** What stands in the way of a merge, each an error of its own. */
export const mergeObstacles = [
  'merge_already',
  'merge_archived',
  'merge_erased',
  'merge_account',
  'merge_enrolments',
  'merge_contracts',
  'merge_corrections',
  'merge_lessons',
] as const
export type MergeObstacle = (typeof mergeObstacles)[number]

const may: Access = { school: 'students.merge', platform: 'schools.edit' }
const of = { tag: students.tag, inSchool: true, access: may } as const
const params = z.object({ id: idText })

const side = z.object({
  id,
  name: z.string(),
  student_no: z.string(),
  status: z.string(),
  photo: z.string().nullable(),
  has_account: z.boolean(),
  created_at: instant,
  version: rowVersion,
})

const moves = z.array(z.object({ kind: z.enum(movedKinds), count: z.int() }))

export const previewMerge = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/students/:id/merge',
  summary: 'Two students side by side, what would move from the other one, and what stands in the way',
  params,
  query: z.object({ other_id: idText, school_id: idText.optional() }),
  response: z.object({
    this: side,
    other: side,
    fields: z.array(
      z.object({
        field: z.enum(mergeFields),
        state: z.enum(fieldStates),
        /** As far as the reader may see it: of an identity number the last four signs. */
        this: z.string().nullable(),
        other: z.string().nullable(),
      }),
    ),
    moves,
    obstacles: z.array(z.object({ code: z.enum(mergeObstacles), params: z.record(z.string(), z.string()) })),
    /** Both sign in: the account of the other one is no longer theirs to enter by. */
    closes_account: z.boolean(),
  }),
  errors: ['merge_self'],
})

export const mergeStudents = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/students/:id/merge',
  summary: 'Merge another record of the same person into this one; within a day it can be undone',
  params,
  body: z.object({
    other_id: id,
    version: rowVersion,
    other_version: rowVersion,
    /** Whose value holds where both have one; this one's unless said. */
    keep: z.partialRecord(z.enum(mergeFields), z.enum(['this', 'other'])).default({}),
    school_id: id.optional(),
  }),
  response: z.object({ id, kept_id: id, undo_until: instant, moves }),
  errors: ['merge_self', 'stale_version', ...mergeObstacles],
})

export const undoMerge = endpoint({
  tag: 'student-merges',
  inSchool: true,
  access: may,
  method: 'POST',
  path: '/api/school/student-merges/:id/undo',
  summary: 'Take two merged records apart again, within a day',
  params,
  body: z.object({ school_id: id.optional() }),
  response: z.object({
    kept_id: id,
    other_id: id,
    /** What was changed since the merge and therefore stays as it is now. */
    left: z.array(z.enum([...mergeFields, ...mergedLists])),
  }),
  errors: ['merge_undone', 'merge_too_old', 'merge_followed', 'merge_built_upon', 'plan_limit', 'student_no_taken'],
})
