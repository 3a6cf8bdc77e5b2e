import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { clockTime, day, id, idText, instant, languages, pageOf, rowVersion } from '../../../kernel/shared.ts'
import { told } from '../../students/notices/told.ts'
import { laneKinds } from '../board/calls.ts'
import { lesson, lessonInput } from '../lessons/calls.ts'
import { cancelReasons } from '../lessons/statuses.ts'
import { violation } from '../rules/violations.ts'
import { dayDecision, lessonDecision, occurrence, seriesLabels, seriesRule, seriesTemplate } from './shapes.ts'

const of = { tag: 'lesson-series', inSchool: true } as const
const mayView = { school: 'schedules.view', platform: 'schools.view' } as const
const mayCreate = { school: 'schedules.create', platform: 'schools.edit' } as const
const mayEdit = { school: 'schedules.edit', platform: 'schools.edit' } as const
const inQuery = { school_id: idText.optional() }
const inBody = { school_id: id.optional() }
const params = z.object({ id: idText })
const wrong = ['unknown_choice', 'end_before_start', 'too_long_span', 'too_many', 'required'] as const

const named = { id, name: z.string() }
const ref = z.object(named).nullable()

export const seriesRow = z.object({
  id,
  version: rowVersion,
  name: z.string().nullable(),
  language: z.enum(languages).nullable(),
  type: z.object({ ...named, code: z.string(), colour: z.string() }),
  branch: z.object(named),
  trainer: ref,
  vehicle: ref,
  room: ref,
  simulator: ref,
  circuit: ref,
  zone: ref,
  capacity: z.int(),
  course: ref,
  mode: z.object({ ...named, component: z.string() }).nullable(),
  is_public: z.boolean(),
  weekdays: z.array(z.int()),
  every_weeks: z.int(),
  first_day: day,
  time: z.string(),
  minutes: z.int(),
  until: day.nullable(),
  count: z.int().nullable(),
  skip_holidays: z.boolean(),
  /** Lessons that there are, that are still to come, and that were called off. */
  lessons_total: z.int(),
  lessons_to_come: z.int(),
  lessons_cancelled: z.int(),
  next_at: instant.nullable(),
  last_at: instant.nullable(),
})
export type SeriesRow = z.infer<typeof seriesRow>

export const lessonSeries = seriesRow
  .extend({ time_zone: z.string(), lessons: z.array(lesson) })
  .meta({ id: 'LessonSeries' })
export type LessonSeries = z.infer<typeof lessonSeries>

const warned = z.array(z.object({ day, violations: z.array(violation) }))

const wish = z.object({
  rule: seriesRule,
  lesson: seriesTemplate,
  decisions: z.array(dayDecision).max(200).default([]),
  ...inBody,
})

export const checkLessonSeries = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-series/check',
  summary: 'Tell of each day of a series whether a lesson can be given, and keep nothing',
  access: mayView,
  isRead: true,
  body: wish,
  response: z.object({ time_zone: z.string(), may_override: z.boolean(), occurrences: z.array(occurrence) }),
  errors: wrong,
})

export const listTakenLanes = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-series/taken',
  summary: 'Who and what has lessons already at the times of a series, and on how many of its days',
  access: mayView,
  isRead: true,
  body: z.object({ rule: seriesRule, ...inBody }),
  response: z.object({
    days: z.int(),
    taken: z.array(z.object({ kind: z.enum(laneKinds), id, days: z.int() })),
  }),
  errors: wrong,
})

export const createLessonSeries = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-series',
  summary: 'Plan a series of lessons, all of them or none: each conflict has to be decided on',
  access: mayCreate,
  status: 201,
  body: wish.extend(seriesLabels),
  response: z.object({ series: lessonSeries, warnings: warned, told }),
  errors: [...wrong, 'series_unresolved'],
})

export const listLessonSeries = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lesson-series',
  summary: 'Series of lessons, those that go on first',
  access: mayView,
  query: z.object({
    page: z.coerce.number<string | number>().int().min(1).max(1_000_000).default(1),
    perPage: z.coerce.number<string | number>().int().min(1).max(100).default(25),
    branch_id: idText.optional(),
    trainer_id: idText.optional(),
    ...inQuery,
  }),
  response: pageOf(seriesRow).extend({ time_zone: z.string() }),
})

export const getLessonSeries = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/lesson-series/:id',
  summary: 'Read a series with its lessons',
  access: mayView,
  params,
  query: z.object(inQuery),
  response: lessonSeries,
})

/** What a change of several lessons did: keys of those that it touched, and of those that stay as they were. */
const done = { series: lessonSeries, changed: z.array(id), kept: z.array(id) }

export const updateLessonSeries = endpoint({
  ...of,
  method: 'PATCH',
  path: '/api/school/lesson-series/:id',
  summary: 'Change the lessons of a series that are still to come: all, or one and those that follow it',
  access: mayEdit,
  params,
  body: z.object({
    scope: z.enum(['following', 'all']),
    /** The first that is changed, where it is not all. */
    lesson_id: id.nullish(),
    changes: lessonInput
      .omit({
        type_id: true,
        branch_id: true,
        start: true,
        end: true,
        enrolment_ids: true,
        override_reason: true,
        course_id: true,
        session_id: true,
      })
      .partial()
      .extend({ time: clockTime.optional(), minutes: z.int().min(15).max(600).optional(), ...seriesLabels }),
    decisions: z.array(lessonDecision).max(200).default([]),
    version: rowVersion,
    ...inBody,
  }),
  response: z.object({ ...done, warnings: warned, told }),
  errors: [...wrong, 'series_unresolved', 'stale_version'],
})

export const cancelLessonSeries = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/lesson-series/:id/cancel',
  summary: 'Cancel lessons of a series that are still to come: one, one and those that follow it, or all',
  access: mayEdit,
  params,
  body: z.object({
    scope: z.enum(['this', 'following', 'all']),
    lesson_id: id.nullish(),
    reason: z.enum(cancelReasons),
    note: z.string().trim().min(1).max(500).nullish(),
    /** A doctor's note is there, so that an illness costs nothing where one lesson is cancelled. */
    has_proof: z.boolean().default(false),
    version: rowVersion,
    ...inBody,
  }),
  response: z.object({ ...done, told }),
  errors: ['unknown_choice', 'required', 'stale_version'],
})
