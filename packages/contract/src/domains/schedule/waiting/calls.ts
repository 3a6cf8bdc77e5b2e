import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, endTime, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { rankReasons } from './ranking.ts'
import {
  entryStatuses,
  fillings,
  mostAWeek,
  offerModes,
  offerStatuses,
  slotStatuses,
  trainerWishes,
} from './statuses.ts'

const named = z.object({ id, name: z.string() })
const params = z.object({ id: idText })

/** What somebody would take. Nothing said of days, times, trainers or branches means any. */
export const waitingWish = z.object({
  enrolment_id: id,
  type_ids: z.array(id).min(1).max(20),
  /** Any branch unless said. */
  branch_ids: z.array(id).max(50).default([]),
  weekdays: z.array(z.int().min(1).max(7)).max(7).default([]),
  from_time: endTime.nullish(),
  to_time: endTime.nullish(),
  until_day: day.nullish(),
  trainers: z.enum(trainerWishes).default('any'),
  /** The trainers they name, where they wish that. */
  trainer_ids: z.array(id).max(50).default([]),
  /** The most lessons in a week, those counted that they have. */
  max_per_week: z.int().min(1).max(mostAWeek).nullish(),
  /** They still take a lesson so many hours before it begins. */
  notice_hours: z.int().min(1).max(168).default(12),
})

export const waitingEntry = z
  .object({
    id,
    version: rowVersion,
    enrolment_id: id,
    student_id: id,
    /** Null where the reader does not reach the student. */
    student: z.string().nullable(),
    status: z.enum(entryStatuses),
    types: z.array(named),
    branches: z.array(named),
    /** The trainer of the course. */
    trainer: z.string().nullable(),
    weekdays: z.array(z.int()),
    from_time: z.string().nullable(),
    to_time: z.string().nullable(),
    until_day: day.nullable(),
    trainers: z.enum(trainerWishes),
    named_trainers: z.array(named),
    max_per_week: z.int().nullable(),
    notice_hours: z.int(),
    waiting_since: instant,
    /** Offers so far, and those of today. */
    offers: z.int(),
    offers_today: z.int(),
  })
  .meta({ id: 'WaitingEntry' })
export type WaitingEntry = z.infer<typeof waitingEntry>

const reasons = z.array(z.object({ code: z.enum(rankReasons), points: z.int() }))

const offer = z.object({
  id,
  student_id: id,
  student: z.string().nullable(),
  status: z.enum(offerStatuses),
  /** 1 is who comes first. */
  rank: z.int(),
  reasons,
  sent_at: instant,
  expires_at: instant,
  answered_at: instant.nullable(),
})

export const freedSlot = z
  .object({
    id,
    status: z.enum(slotStatuses),
    lesson_id: id,
    /** Which lesson took the hour, once one did. */
    filled_lesson_id: id.nullable(),
    start: instant,
    end: instant,
    type: named,
    branch: named,
    trainer: z.string().nullable(),
    freed_at: instant,
    filled_at: instant.nullable(),
    filled_by: z.enum(fillings).nullable(),
    mode: z.enum(offerModes).nullable(),
    /** When the next offer goes out; null where nobody is asked by itself. */
    next_offer_at: instant.nullable(),
    offers: z.array(offer),
  })
  .meta({ id: 'FreedSlot' })
export type FreedSlot = z.infer<typeof freedSlot>

const of = { tag: 'waiting-list', inSchool: true } as const
const mayView = { school: 'waiting_list.view', platform: 'schools.view' } as const
const mayCreate = { school: 'waiting_list.create', platform: 'schools.edit' } as const
const mayEdit = { school: 'waiting_list.edit', platform: 'schools.edit' } as const
const mayOffer = { school: 'waiting_list.offer', platform: 'schools.edit' } as const
const inQuery = z.object({ school_id: idText.optional() })
const inBody = { school_id: id.optional() }

export const listWaiting = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/waiting-list',
  summary: 'Who waits for an hour that becomes free, who waits longest first: five hundred at most',
  access: mayView,
  query: inQuery,
  response: z.object({ time_zone: z.string(), total: z.int(), entries: z.array(waitingEntry) }),
})

/** Trainers and branches that somebody who waits can name. */
export const waitingChoices = z.object({ trainers: z.array(named), branches: z.array(named) })

export const listWaitingChoices = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/waiting-list/choices',
  summary: 'Trainers and branches that somebody who waits can name',
  access: mayCreate,
  query: inQuery,
  response: waitingChoices,
})

export const addWaiting = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/waiting-list',
  summary: 'Note what a student would take; an enrolment waits once, and what is said anew replaces what was',
  access: mayCreate,
  status: 201,
  body: waitingWish.extend(inBody),
  response: waitingEntry,
  errors: ['unknown_choice', 'end_before_start', 'required'],
})

export const withdrawWaiting = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/waiting-list/:id/withdraw',
  summary: 'Take somebody off the waiting list',
  access: mayEdit,
  params,
  body: z.object({ version: rowVersion, ...inBody }),
  response: waitingEntry,
  errors: ['stale_version', 'illegal_transition'],
})

export const listFreedSlots = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/freed-slots',
  summary:
    'Hours that became free and are still to come or were in the last two weeks, with their offers; and how many are taken again',
  access: mayView,
  query: inQuery,
  response: z.object({
    time_zone: z.string(),
    slots: z.array(freedSlot),
    /** Of the last thirty days: hours that became free, those that were taken again, with the minutes of these and how they were. */
    refilled: z.object({ freed: z.int(), filled: z.int(), minutes: z.int(), by: z.record(z.enum(fillings), z.int()) }),
  }),
})

export const rankFreedSlot = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/freed-slots/:id/ranking',
  summary: 'Who of those who wait would be asked for an hour, who comes first before others, and why: thirty at most',
  access: mayView,
  params,
  query: inQuery,
  response: z.object({
    ranked: z.array(
      z.object({ entry_id: id, student_id: id, student: z.string().nullable(), score: z.int(), reasons }),
    ),
  }),
})

export const offerFreedSlot = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/freed-slots/:id/offer',
  summary: 'Offer an hour to those who wait, now',
  access: mayOffer,
  params,
  body: z.object({ mode: z.enum(offerModes), ...inBody }),
  response: freedSlot,
  errors: ['slot_settled'],
})

export const closeFreedSlot = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/freed-slots/:id/close',
  summary: 'Offer an hour to nobody any more',
  access: mayOffer,
  params,
  body: z.object(inBody),
  response: freedSlot,
  errors: ['slot_settled'],
})
