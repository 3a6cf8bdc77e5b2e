import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id } from '../../../kernel/shared.ts'
import { told } from '../../students/notices/told.ts'
import { violation } from '../rules/violations.ts'
import { lessonDecision, occurrence } from '../series/shapes.ts'

/** So many lessons are copied at once at most, of so many days. */
export const mostCopies = 500
export const mostCopiedDays = 7

const of = { tag: 'lesson-copies', inSchool: true } as const
const mayCreate = { school: 'schedules.create', platform: 'schools.edit' } as const
const wrong = ['end_before_start', 'too_long_span', 'too_many_copies', 'same_day', 'unknown_choice'] as const

const wish = z.object({
  /** First and last of the days that are copied, where the school is. */
  from: day,
  to: day,
  /** The day that the first of them is copied to; the others follow it. */
  target: day,
  branch_id: id.nullish(),
  trainer_id: id.nullish(),
  /** Without them only classes are copied: nothing else can stand without anybody to teach. */
  with_students: z.boolean().default(true),
  skip_holidays: z.boolean().default(true),
  /** Each names the lesson that is copied; to skip one is to leave it out. */
  decisions: z.array(lessonDecision).max(mostCopies).default([]),
  school_id: id.optional(),
})

/** Lessons that are not copied, without a question. */
const leftOut = z.object({
  /** Lessons that cannot stand without their students. */
  lessons: z.int(),
  /** Seats in classes of those who are not in training any more. */
  students: z.int(),
})

/** A copy as it is to be; `series_unresolved` names those in conflict likewise. */
export const copiedLesson = occurrence
  .extend({
    /** The lesson that is copied. */
    lesson_id: id,
    type: z.string(),
    trainer: z.string().nullable(),
    /** Names of those who get a seat; of who is beyond the caller's reach there is none. */
    students: z.array(z.string()),
  })
  .meta({ id: 'CopiedLesson' })
export type CopiedLesson = z.infer<typeof copiedLesson>

export const checkLessonCopies = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-copies/check',
  summary: 'Tell of each lesson of some days whether it can be given again on others, and keep nothing',
  access: mayCreate,
  isRead: true,
  body: wish,
  response: z.object({
    time_zone: z.string(),
    may_override: z.boolean(),
    left_out: leftOut,
    lessons: z.array(copiedLesson),
  }),
  errors: wrong,
})

export const createLessonCopies = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-copies',
  summary: 'Copy the lessons of some days to others, all of them or none: each conflict has to be decided on',
  access: mayCreate,
  status: 201,
  body: wish,
  response: z.object({
    /** Keys of the new lessons, in the order of those that were copied. */
    created: z.array(id),
    left_out: leftOut,
    warnings: z.array(z.object({ day, violations: z.array(violation) })),
    told,
  }),
  errors: [...wrong, 'too_few', 'series_unresolved'],
})

export const undoLessonCopies = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-copies/undo',
  summary: 'Take back lessons that I copied, all of them or none: nobody may have changed one, and none may have begun',
  access: mayCreate,
  body: z.object({ lesson_ids: z.array(id).min(1).max(mostCopies), school_id: id.optional() }),
  response: z.object({ told }),
  errors: ['lesson_settled'],
})
