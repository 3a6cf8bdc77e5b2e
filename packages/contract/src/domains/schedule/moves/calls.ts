import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { id, idText, instant, pageOf, paging, rowVersion } from '../../../kernel/shared.ts'
import { told } from '../../students/notices/told.ts'
import { cost } from '../policies/calls.ts'
import { violation } from '../rules/violations.ts'
import { moveStatuses } from './statuses.ts'

// What students do about their own lessons: call them off, and ask for another time, which the office accepts or declines.

const mine = { tag: 'my-lesson-changes', access: 'session' } as const
const params = z.object({ id: idText })
/** Of a lesson with several of my students: whose place in it is meant; the first one's unless said. */
const whose = { student_id: id.optional() }
const note = z.string().trim().max(300).nullish()
/** Only these are a student's to give. */
const reason = z.enum(['student_sick', 'student_other'])
export type StudentReason = z.infer<typeof reason>

const moveRequest = z
  .object({
    id,
    version: rowVersion,
    lesson_id: id,
    lesson: z.string(),
    /** As the lesson stands while nobody has decided, and stood when somebody did. */
    start: instant,
    end: instant,
    wanted_start: instant,
    wanted_end: instant,
    note: z.string().nullable(),
    status: z.enum(keysOf(moveStatuses)),
    /** Why it was declined. */
    status_reason: z.string().nullable(),
    lapses_at: instant,
    /** What moving costs, as it was told when it was asked for. */
    cost,
    created_at: instant,
  })
  .meta({ id: 'MoveRequest' })
export type MoveRequest = z.infer<typeof moveRequest>

export const previewMyCancellation = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/lessons/:id/cancellation-preview',
  summary: 'What it costs me to call off a lesson of mine now, or to move it; guardians need the right to cancel',
  isRead: true,
  params,
  body: z.object({ deed: z.enum(['cancel', 'move']).default('cancel'), reason: reason.nullish(), ...whose }),
  response: z.object({
    time_zone: z.string(),
    lesson: z.string(),
    student: z.string(),
    start: instant,
    end: instant,
    cost,
    /** A move that waits for the office. */
    pending: moveRequest.nullable(),
  }),
  errors: ['lesson_settled'],
})

export const cancelMyLesson = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/lessons/:id/cancel',
  summary: 'Call off a lesson of mine, or give up my seat in one that goes on with others',
  params,
  body: z.object({ reason, note, ...whose }),
  response: z.object({ cost }),
  errors: ['lesson_settled'],
})

export const askToMove = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/lessons/:id/move-requests',
  summary: 'Ask for another time; my lesson stays as it is until the office accepts',
  status: 201,
  params,
  body: z.object({ start: instant, note, ...whose }),
  response: moveRequest,
  errors: ['lesson_settled', 'lesson_shared', 'move_waits', 'start_in_past', 'same_time', 'date_too_far'],
})

export const listMyMoves = endpoint({
  ...mine,
  method: 'GET',
  path: '/api/my/move-requests',
  summary: 'Other times that I asked for, the newest first',
  query: z.object({ student_id: idText.optional() }),
  response: z.object({ time_zone: z.string(), requests: z.array(moveRequest) }),
})

export const withdrawMove = endpoint({
  ...mine,
  method: 'POST',
  path: '/api/my/move-requests/:id/withdraw',
  summary: 'Take back what I asked for, while the office has not decided',
  params,
  response: moveRequest,
  errors: ['illegal_transition'],
})

const office = { tag: 'move-requests', inSchool: true } as const
const mayDecide = { school: 'schedules.edit', platform: 'schools.edit' } as const
const inBody = { school_id: id.optional() }
export const officeRequest = moveRequest.extend({
  student_id: id,
  student: z.string().nullable(),
  /** Who asked where it was not the student. */
  asked_by: z.string().nullable(),
})
export type OfficeMove = z.infer<typeof officeRequest>

export const listMoves = endpoint({
  ...office,
  method: 'GET',
  path: '/api/school/move-requests',
  summary: 'Other times that students ask for; those that lapse first come first while they wait',
  access: { school: 'schedules.view', platform: 'schools.view' },
  query: paging
    .omit({ q: true, sort: true })
    .extend({ status: z.enum(keysOf(moveStatuses)).default('pending'), school_id: idText.optional() }),
  response: pageOf(officeRequest).extend({ time_zone: z.string() }),
})

export const acceptMove = endpoint({
  ...office,
  method: 'POST',
  path: '/api/school/move-requests/:id/accept',
  summary: 'Move the lesson to the time that was asked for, or be told every rule that is against it',
  access: mayDecide,
  params,
  body: z.object({
    version: rowVersion,
    /** Why overridable rules are passed. Takes `schedules.override`. */
    override_reason: z.string().trim().min(1).max(500).nullish(),
    ...inBody,
  }),
  response: z.object({ request: officeRequest, warnings: z.array(violation), told }),
  errors: ['illegal_transition', 'stale_version', 'lesson_refused', 'lesson_settled'],
})

export const declineMove = endpoint({
  ...office,
  method: 'POST',
  path: '/api/school/move-requests/:id/decline',
  summary: 'Leave the lesson where it is, and tell why',
  access: mayDecide,
  params,
  body: z.object({ version: rowVersion, reason: z.string().trim().min(1).max(300), ...inBody }),
  response: officeRequest.extend({ told }),
  errors: ['illegal_transition', 'stale_version'],
})
