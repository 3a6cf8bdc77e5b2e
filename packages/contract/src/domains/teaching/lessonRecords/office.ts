import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, pageOf, rowVersion } from '../../../kernel/shared.ts'
import { mostMinutes } from '../../schedule/lessons/minutes.ts'
import { objection, objectionReason } from '../../students/contracts/signatures.ts'
import { longestNote } from './acts.ts'
import { recordState, taughtMinutes } from './calls.ts'
import { examResult } from './exam.ts'
import { isLikelyKm, recordStatuses } from './rules.ts'

const of = { tag: 'lesson-records', inSchool: true } as const
const mayView = { school: 'session_records.view', platform: 'schools.view' } as const
const params = z.object({ id: idText })
const inQuery = { school_id: idText.optional() }
const named = z.object({ id, name: z.string() })

/** Lessons that are over without a finished record, those that somebody has not signed, that need a decision, or differ from the plan; all. */
export const recordViews = ['unfinished', 'unsigned', 'to_decide', 'off_plan', 'all'] as const

/** What the office decides about a lesson that was given although it had been called off: its minutes count, or it stays off. */
export const settlements = ['given', 'off'] as const
export type Settled = (typeof settlements)[number]

const row = z.object({
  /** The lesson's; with the booking it names one record of a lesson of several students. */
  id,
  booking_id: id,
  start: instant,
  end: instant,
  type: named,
  trainer: named.nullable(),
  student: named,
  status: z.enum(recordStatuses),
  /** It was given although the office had cancelled it. */
  is_despite_cancel: z.boolean(),
  /** Null while the office has not decided about that. */
  settled: z.enum(settlements).nullable(),
  /** Somebody said that they had not signed, and nobody has answered. */
  is_objected: z.boolean(),
  /** Where what was taught differs from the plan. */
  minutes: taughtMinutes.nullable(),
  /** Things that were typed and do not count, since somebody decided so or the record was closed. */
  set_aside: z.int(),
})
export type RecordRow = z.infer<typeof row>

export const listLessonRecords = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lesson-records',
  summary: 'Records of lessons with one student, the latest lesson first',
  access: mayView,
  query: z.object({
    view: z.enum(recordViews).default('unfinished'),
    trainer_id: idText.optional(),
    page: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    ...inQuery,
  }),
  response: pageOf(row).extend({ time_zone: z.string() }),
})

const whole = row.extend({
  version: rowVersion,
  time_zone: z.string(),
  record: recordState.omit({ slots: true }),
  /** The difference from its planned minutes that nobody asks about. */
  minutes_slack: z.int(),
  exam: examResult.nullable(),
  /** Names of the skills and errors that the record speaks of. */
  skills: z.array(named),
  errors: z.array(named),
  corrections: z.array(z.object({ at: instant, by: z.string().nullable(), reason: z.string() })),
  put_aside: z.array(z.object({ at: instant, by: z.string().nullable(), kind: z.string(), text: z.string() })),
  may_correct: z.boolean(),
  may_settle: z.boolean(),
  may_sign: z.boolean(),
  /** What the student, or who signs for them, has said against a signature on the trainer's device. */
  objection: objection.nullable(),
  may_answer: z.boolean(),
})
export type LessonRecord = z.infer<typeof whole>

export const getLessonRecord = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lesson-records/:id',
  summary: 'The record of a lesson, by the key of the lesson',
  access: mayView,
  params,
  query: z.object({ booking_id: idText.optional(), ...inQuery }),
  response: whole,
})

const km = z.int().min(0).max(9_999_999).nullish()

export const correctLessonRecord = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/school/lesson-records/:id',
  summary: 'Put a finished record right, with a reason; what it said before is kept',
  access: { school: 'session_records.correct', platform: 'schools.edit' },
  params,
  body: z
    .object({
      booking_id: id.optional(),
      version: rowVersion,
      reason: z.string().trim().min(3).max(500),
      shared_note: z.string().trim().max(longestNote).nullish(),
      internal_note: z.string().trim().max(longestNote).nullish(),
      km_start: km,
      km_end: km,
      /** Minutes that count, whatever was planned or taught. */
      counted_minutes: z.int().min(0).max(mostMinutes).nullish(),
      ratings: z
        .array(z.object({ skill_id: id, level: z.int().min(0).max(5) }))
        .max(200)
        .optional(),
      school_id: id.optional(),
    })
    .refine(({ km_start = null, km_end = null }) => isLikelyKm(km_start, km_end), {
      path: ['km_end'],
      message: 'invalid_format',
    }),
  response: whole,
  errors: ['stale_version', 'lesson_not_begun', 'unknown_choice'],
})

export const signLessonRecord = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-records/:id/signature',
  summary: 'Sign a finished record for the school, where whoever gave the lesson cannot; done twice it is done once',
  access: { school: 'session_records.sign' },
  params,
  /** The name is of no account: the server knows who signs. */
  body: z.object({ booking_id: id.optional(), name: z.string().max(120).optional(), school_id: id.optional() }),
  response: whole,
  errors: ['lesson_not_begun'],
})

export const answerLessonObjection = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-records/:id/objection/answer',
  summary: 'Answer what a student has said against a signature on the trainer’s device; they hear of it',
  access: { school: 'session_records.correct', platform: 'schools.edit' },
  params,
  body: z.object({ booking_id: id.optional(), answer: objectionReason, school_id: id.optional() }),
  response: whole,
})

export const settleLessonRecord = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-records/:id/settlement',
  summary: 'Decide about a lesson that was given although it had been called off; given, its minutes count from now on',
  access: { school: 'session_records.correct' },
  params,
  body: z.object({
    booking_id: id.optional(),
    version: rowVersion,
    settled: z.enum(settlements),
    school_id: id.optional(),
  }),
  response: whole,
  errors: ['stale_version', 'lesson_not_begun'],
})
