import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { clockTime, day, empty, endTime, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { ownedBySchool } from '../../../kit/areas.ts'
import { lostBy } from './opening.ts'
import { exceptionKinds, hourKinds } from './rules.ts'

const of = { tag: 'availability', inSchool: true } as const
const access = ownedBySchool('availability_and_leave')
const inQuery = { school_id: idText.optional() }
const inBody = { school_id: id.optional() }

/** By the clock where the school is, whatever the zone: `2026-03-29T09:00`. */
const moment = z.iso.datetime({ local: true, offset: false, precision: -1, error: 'invalid_format' })

/** At most so many days are asked for at once. */
export const longestFreeSpan = 62

const weekRow = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.int().min(1).max(7),
  from: clockTime,
  to: endTime,
  branch_id: id.nullish(),
  kind: z.enum(hourKinds).default('any'),
})

const rule = z.object({
  id,
  weekday: z.int(),
  from: z.string(),
  to: z.string(),
  valid_from: day,
  valid_to: day.nullable(),
  branch_id: id.nullable(),
  branch: z.string().nullable(),
  kind: z.enum(hourKinds),
})
const exception = z.object({
  id,
  kind: z.enum(exceptionKinds),
  from: z.string(),
  to: z.string(),
  reason: z.string().nullable(),
})
const trainer = z.object({
  id,
  name: z.string(),
  /** Of the weekly hours; 0 before they were saved for the first time. */
  version: rowVersion,
  rules: z.array(rule),
  exceptions: z.array(exception),
})
export type TrainerHours = z.infer<typeof trainer>
export type HoursRule = z.infer<typeof rule>
export type DatedException = z.infer<typeof exception>

const availability = z.object({
  /** The school's. */
  time_zone: z.string(),
  today: day,
  /** 0 is Sunday. */
  week_start: z.int(),
  trainers: z.array(trainer),
})
export type Availability = z.infer<typeof availability>

export const getAvailability = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/availability',
  summary: 'Weekly hours and dated exceptions of one trainer, or of all of a school within a span of days',
  access: access('view'),
  query: z.object({
    trainer_id: idText.optional(),
    /** What ended before is left out; today unless said. */
    from: day.optional(),
    /** What begins later is left out; needed where no trainer is named. */
    to: day.optional(),
    ...inQuery,
  }),
  response: availability,
  errors: ['too_long_span', 'end_before_start'],
})

export const saveAvailabilityWeek = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/availability/:id/week',
  summary: "Put a week in place of a trainer's hours for a span of days, whole or not at all",
  access: access('edit'),
  params: z.object({ id: idText }),
  body: z.object({
    version: rowVersion,
    valid_from: day,
    /** For good unless said. */
    valid_to: day.nullish(),
    hours: z.array(weekRow).max(70),
    ...inBody,
  }),
  response: availability,
  errors: ['hours_overlap', 'end_before_start', 'unknown_choice', 'stale_version'],
})

export const copyAvailability = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/availability/copy',
  summary: "Copy the hours of one weekday to others, or a trainer's whole week to other trainers",
  access: access('edit'),
  body: z.object({
    trainer_id: id,
    version: rowVersion,
    /** What holds on this day is copied, and holds from then on. */
    valid_from: day,
    valid_to: day.nullish(),
    weekday: z.int().min(1).max(7).nullish(),
    to_weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
    to_trainer_ids: z.array(id).max(100).default([]),
    ...inBody,
  }),
  response: availability,
  errors: ['end_before_start', 'unknown_choice', 'stale_version'],
})

const ofExceptions = { tag: 'availability-exceptions', inSchool: true } as const

export const addAvailabilityException = endpoint({
  ...ofExceptions,
  method: 'POST',
  path: '/api/school/availability/exceptions',
  summary: 'Note that a trainer is there once more, or is not there, from one time to another',
  access: access('edit'),
  status: 201,
  body: z.object({
    trainer_id: id,
    kind: z.enum(exceptionKinds),
    from: moment,
    to: moment,
    reason: z.string().trim().max(300).nullish(),
    ...inBody,
  }),
  response: exception,
  errors: ['end_before_start', 'too_long_span', 'unknown_choice'],
})

export const removeAvailabilityException = endpoint({
  ...ofExceptions,
  method: 'DELETE',
  path: '/api/school/availability/exceptions/:id',
  summary: 'Take an exception back',
  access: access('edit'),
  params: z.object({ id: idText }),
  query: z.object(inQuery),
  response: empty,
})

export const getFreeHours = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/availability/free',
  summary: 'When a trainer is free on each day of a span, and what takes the rest of the hours',
  access: access('view'),
  query: z.object({
    trainer_id: idText,
    from: day,
    to: day,
    branch_id: idText.optional(),
    kind: z.enum(hourKinds).optional(),
    ...inQuery,
  }),
  response: z.object({
    time_zone: z.string(),
    days: z.array(
      z.object({
        day,
        free: z.array(z.object({ from: z.string(), to: z.string(), starts_at: instant, ends_at: instant })),
        lost: z.array(z.object({ from: z.string(), to: z.string(), by: z.enum(lostBy), name: z.string().nullable() })),
        minutes: z.int(),
      }),
    ),
  }),
  errors: ['too_long_span', 'end_before_start'],
})
