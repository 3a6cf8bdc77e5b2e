import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant } from '../../../kernel/shared.ts'
import { severities } from '../../curriculum/drivingErrors/marking.ts'
import { trainingStages } from '../../curriculum/licences/requirements.ts'
import { skillStages } from '../../curriculum/skills/calls.ts'
import { drawn, objection, objectionReason } from '../../students/contracts/signatures.ts'
import { skillState, taughtMinutes } from '../lessonRecords/calls.ts'
import { examResult } from '../lessonRecords/exam.ts'
import { recordStatuses, signerRoles } from '../lessonRecords/rules.ts'
import { gaps } from './rules.ts'

// What students read of their lessons, and guardians who may see progress or sign. What the school notes for itself is in none of it.

const of = { tag: 'my-progress', access: 'session' } as const
const params = z.object({ id: idText })

const lesson = z.object({
  /** Of the lesson. */
  id,
  start: instant,
  end: instant,
  type: z.string(),
  trainer: z.string().nullable(),
  status: z.enum(recordStatuses),
  shared_note: z.string().nullable(),
  /** Where what was taught differs from the plan. */
  minutes: taughtMinutes.nullable(),
  /** Skills by their keys, with the level that was reached. */
  ratings: z.array(z.object({ skill_id: id, level: z.int() })),
  errors: z.array(z.object({ name: z.string(), severity: z.enum(severities), count: z.int() })),
  focus: z.array(id),
  exam: examResult.nullable(),
  signed_by: z.array(z.enum(signerRoles)),
  may_sign: z.boolean(),
  /** The reader may object: nobody has signed for the student yet, or somebody did on the trainer's device. */
  may_object: z.boolean(),
  /** Until when they may object to such a signature; null where nobody has signed. */
  object_until: instant.nullable(),
  objection: objection.nullable(),
})
export type ProgressLesson = z.infer<typeof lesson>

const progress = z.object({
  time_zone: z.string(),
  courses: z.array(
    z.object({
      enrolment_id: id,
      course: z.string(),
      /** Minutes; `earlier` of what is done was done before this school. */
      stages: z.array(z.object({ stage: z.enum(trainingStages), owed: z.int(), done: z.int(), earlier: z.int() })),
    }),
  ),
  skills: z.array(
    z.object({
      ...skillState.shape,
      name: z.string(),
      stage: z.enum(skillStages),
      target_level: z.int(),
      level_name: z.string(),
      is_stale: z.boolean(),
      gap: z.enum(gaps).nullable(),
    }),
  ),
  levels: z.array(z.object({ level: z.int(), name: z.string() })),
  /** What to practise: what the trainer named for the next lesson, then what is below its aim or was not seen for long. */
  practise: z.array(z.object({ skill_id: id, name: z.string(), why: z.enum(['focus', 'below', 'stale']) })),
  /** The latest first, fifty at most. */
  lessons: z.array(lesson),
})
export type Progress = z.infer<typeof progress>

export const getMyProgress = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/students/:id/progress',
  summary:
    'How far a student is whom I look after: by stage and skill, what to practise, and what the trainers wrote. A guardian who may sign alone is told of the lessons to sign, and of nothing else',
  params,
  response: progress,
})

export const getStudentProgress = endpoint({
  tag: 'lesson-records',
  inSchool: true,
  method: 'GET',
  path: '/api/school/students/:id/progress',
  summary: 'How far a student is, as they read it themselves',
  access: { school: 'session_records.view', platform: 'schools.view' },
  params,
  query: z.object({ school_id: idText.optional() }),
  response: progress,
})

export const signMyLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/lessons/:id/signature',
  summary:
    'Sign the record of a lesson as the student, or as a guardian who may sign for them; done twice it is done once',
  params,
  body: z.object({
    /** For whom, where several of one's students were in the lesson. */
    student_id: id.optional(),
    /** Of no account: who signs is whose account it is. */
    name: z.string().max(120).optional(),
    signature: drawn.default(null),
  }),
  response: progress,
  errors: ['not_to_sign', 'lesson_not_begun'],
})

export const objectToMyLesson = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/lessons/:id/objection',
  summary:
    'Say that a lesson was not as it was written up, while the student has not signed, or within three days that they did not sign on the trainer’s device; said twice it is kept once',
  params,
  body: z.object({ student_id: id.optional(), reason: objectionReason }),
  response: progress,
  errors: ['not_to_sign', 'nothing_to_object', 'lesson_not_begun'],
})

export const rateMySkill = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/my/students/:id/skills/:skill_id',
  summary:
    'Say as the student where I see myself with a skill; it stands beside what the trainers say and changes nothing there',
  params: z.object({ id: idText, skill_id: idText }),
  body: z.object({ level: z.int().min(1).max(5) }),
  response: progress,
  errors: ['not_to_rate'],
})
