import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant } from '../../../kernel/shared.ts'
import { type AreaAction, areaEndpoints, ownedBySchool } from '../../../kit/areas.ts'
import { leaveKinds } from './rules.ts'

const owned = ownedBySchool('availability_and_leave')

/** Deciding is a right of its own, and who may change a request may call it off; the service tells the two apart. */
const access = (action: AreaAction) =>
  action === 'status'
    ? ({
        school: ['availability_and_leave.approve', 'availability_and_leave.edit', 'availability_and_leave.status'],
        platform: 'schools.edit',
      } as const)
    : owned(action)

/** Days on which a trainer is away, asked for and decided. */
export const leaveRequests = areaEndpoints({
  path: '/api/school/leave-requests',
  tag: 'leave-requests',
  one: 'a leave request',
  many: 'leave requests',
  access,
  inSchool: true,
  statuses: {
    pending: ['approved', 'rejected', 'cancelled'],
    approved: ['cancelled'],
    rejected: [],
    cancelled: [],
  },
  reasons: ['rejected'],
  row: {
    trainer_id: id,
    trainer: z.string(),
    kind: z.enum(leaveKinds),
    first_day: day,
    last_day: day,
    from_noon: z.boolean(),
    until_noon: z.boolean(),
    decided_by: z.string().nullable(),
    decided_at: instant.nullable(),
  },
  more: {
    note: z.string().nullable(),
    /** Days of work that it takes. */
    days: z.number(),
    /** It is the reader's own, so somebody else has to decide. */
    is_own: z.boolean(),
  },
  input: z.object({
    trainer_id: id,
    kind: z.enum(leaveKinds),
    first_day: day,
    last_day: day,
    /** The first day counts from noon on, the last one until noon. */
    from_noon: z.boolean().default(false),
    until_noon: z.boolean().default(false),
    note: z.string().trim().max(1000).nullish(),
  }),
  filter: {
    trainer_id: idText.optional(),
    kind: z.enum(leaveKinds).optional(),
    /** Leave that touches these days. */
    from: day.optional(),
    to: day.optional(),
  },
  sheet: ['trainer', 'kind', 'first_day', 'last_day', 'from_noon', 'until_noon', 'note'],
  errors: ['leave_overlaps', 'own_request', 'end_before_start', 'too_long_span'],
})

const balance = z.object({
  trainer_id: id,
  trainer: z.string(),
  year: z.int(),
  kinds: z.array(
    z.object({
      kind: z.enum(leaveKinds),
      allowance: z.number().nullable(),
      taken: z.number(),
      pending: z.number(),
      left: z.number().nullable(),
    }),
  ),
})
export type LeaveBalance = z.infer<typeof balance>

const of = { tag: 'leave-balances', inSchool: true } as const

export const getLeaveBalance = endpoint({
  ...of,
  method: 'GET',
  path: '/api/school/leave-requests/balance',
  summary: 'What a trainer may take of each kind of leave in a year, has taken and has asked for, in days of work',
  access: owned('view'),
  query: z.object({
    trainer_id: idText,
    year: z.coerce.number<string | number>().int().min(2000).max(2199),
    school_id: idText.optional(),
  }),
  response: balance,
})

export const setLeaveAllowance = endpoint({
  ...of,
  method: 'POST',
  path: '/api/school/leave-requests/allowances',
  summary: 'Say how many days of a kind of leave a trainer has in a year; null takes it back',
  access: { school: 'availability_and_leave.approve', platform: 'schools.edit' },
  body: z.object({
    trainer_id: id,
    year: z.int().min(2000).max(2199),
    kind: z.enum(leaveKinds),
    days: z.number().min(0).max(366).multipleOf(0.5).nullable(),
    school_id: id.optional(),
  }),
  response: balance,
  errors: ['unknown_choice', 'own_request'],
})
