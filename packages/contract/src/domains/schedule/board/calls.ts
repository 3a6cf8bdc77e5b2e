import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant } from '../../../kernel/shared.ts'
import { lessonStatuses } from '../lessons/statuses.ts'
import { lessonKinds } from '../lessonTypes/calls.ts'

/** What the rows or columns of the board are. */
export const laneKinds = ['trainer', 'vehicle', 'room', 'circuit', 'simulator'] as const
export type LaneKind = (typeof laneKinds)[number]

/** Why nobody is taught at a time: shaded behind the lessons. */
export const bandKinds = ['off', 'leave', 'holiday', 'closed', 'maintenance'] as const

/** Why a trainer teaches nothing on a day, whatever the hour. */
export const awayReasons = [
  'onboarding',
  'left',
  'suspended',
  'on_leave',
  'leave',
  'unavailable',
  'driving_licence',
  'teaching_permit',
] as const
export type AwayReason = (typeof awayReasons)[number]

export const lessonStatusList = keysOf(lessonStatuses)

const lane = z.object({
  id,
  name: z.string(),
  /** A number plate, a number of seats: what stands below the name. */
  detail: z.string().nullable(),
  colour: z.string().nullable(),
  branch_ids: z.array(id),
})

/**
 * Whole numbers, all checked at once: `z.array(z.int())` makes two objects for each number, which for 8,000 lessons cost more
 * than reading them.
 */
const numbers = z
  .custom<number[]>((value) => Array.isArray(value) && value.every(Number.isSafeInteger))
  .meta({
    type: 'array',
    items: { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER },
  })

/**
 * Lessons as columns, which are a third as long as objects and read without making one for each: the nth of every list
 * is of the nth lesson. 0 means "none".
 */
const lessonColumns = z.object({
  id: numbers,
  version: numbers,
  type_id: numbers,
  branch_id: numbers,
  /** Place in `lessonStatusList`. */
  status: numbers,
  /** Minutes since 1970. */
  start: numbers,
  minutes: numbers,
  trainer_id: numbers,
  vehicle_id: numbers,
  room_id: numbers,
  simulator_id: numbers,
  circuit_id: numbers,
  zone_id: numbers,
  seats: numbers,
  booked: numbers,
  /** Of the only student where there is one, else the number of the first; names in `students`. */
  student_id: numbers,
  series_id: numbers,
})

export const getBoard = endpoint({
  tag: 'board',
  inSchool: true,
  method: 'GET',
  path: '/api/school/board',
  summary: 'Lessons, lanes and hours of some days, as the board draws them; at most 42 days',
  access: { school: 'schedules.view', platform: 'schools.view' },
  query: z.object({
    /** First and last day, where the school is. */
    from: day,
    to: day,
    by: z.enum(laneKinds).default('trainer'),
    branch_id: idText.optional(),
    licence_type_id: idText.optional(),
    /** Only lessons that this student is booked in. */
    student_id: idText.optional(),
    school_id: idText.optional(),
  }),
  response: z.object({
    time_zone: z.string(),
    today: day,
    now: instant,
    /** 0 is Sunday. */
    week_start: z.int(),
    /** Hours that a day shows, `06:00`, and the minutes that a lesson is moved by. */
    day_starts: z.string(),
    day_ends: z.string(),
    step_minutes: z.int(),
    may_override: z.boolean(),
    lanes: z.array(lane),
    /** For which nothing can be planned any more or yet: lessons of the days may stand with them all the same. */
    others: z.array(lane),
    /** Days on which a trainer teaches nothing at all; `until` is the last one where it is known. */
    away: z.array(
      z.object({
        lane: id,
        from: day,
        to: day,
        why: z.enum(awayReasons),
        name: z.string().nullable(),
        until: day.nullable(),
      }),
    ),
    /** From when to when any of the branches is open; without hours where all are shut, and `shut_by` says why. */
    opening: z.array(
      z.object({
        day,
        from: z.string().nullable(),
        to: z.string().nullable(),
        shut_by: z.enum(['holiday', 'closed']).nullable(),
        name: z.string().nullable(),
      }),
    ),
    /** The first day after these on which a branch is open, within five weeks; asked for one day alone. */
    next_open: day.nullable(),
    /** Days on which a branch is open and none of the trainers teaches; told of trainers alone. */
    idle: z.array(day),
    /** The first minute after these days at which one of the trainers teaches, within five weeks; asked for one day alone. */
    next_taught: z.int().nullable(),
    types: z.array(
      z.object({
        id,
        name: z.string(),
        code: z.string(),
        kind: z.enum(lessonKinds),
        colour: z.string(),
        default_minutes: z.int(),
        min_minutes: z.int(),
        /** Lessons of it can be planned. */
        is_active: z.boolean(),
        needs: z.record(z.enum(laneKinds), z.enum(['required', 'optional', 'none'])),
      }),
    ),
    students: z.array(z.object({ id, name: z.string() })),
    lessons: lessonColumns,
    /** Minutes since 1970, from and to; of all lanes where `lane` is 0. */
    bands: z.array(
      z.object({ lane: z.int(), kind: z.enum(bandKinds), from: z.int(), to: z.int(), name: z.string().nullable() }),
    ),
  }),
  errors: ['too_long_span', 'end_before_start'],
})

/** Students whose planned training is not booked yet: what is owed of each stage, the nearest deadline first. */
export const listUnplanned = endpoint({
  tag: 'board',
  inSchool: true,
  method: 'GET',
  path: '/api/school/unplanned',
  summary:
    'Enrolments whose training is not planned to its end: minutes owed and not booked, the nearest deadline first',
  access: { school: 'schedules.view', platform: 'schools.view' },
  query: z.object({
    q: z.string().trim().max(100).optional(),
    branch_id: idText.optional(),
    licence_type_id: idText.optional(),
    trainer_id: idText.optional(),
    school_id: idText.optional(),
  }),
  response: z.array(
    z.object({
      enrolment_id: id,
      student_id: id,
      student: z.string(),
      licence_type: z.string(),
      trainer_id: id.nullable(),
      branch_id: id,
      deadline_on: day.nullable(),
      owed_minutes: z.int(),
      last_lesson_on: day.nullable(),
    }),
  ),
})
