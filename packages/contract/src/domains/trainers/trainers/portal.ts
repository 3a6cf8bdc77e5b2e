import { z } from 'zod'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { keptFile } from '../../../kernel/files.ts'
import { day, empty, id, idText, instant } from '../../../kernel/shared.ts'
import { addAvailabilityException, getAvailability, getFreeHours } from '../availability/calls.ts'
import { trainerCredentials } from '../credentials/calls.ts'
import { credentialKinds, credentialLights, credentialStatuses, requiredKinds } from '../credentials/rules.ts'
import { getLeaveBalance, leaveRequests } from '../leaveRequests/calls.ts'
import { leaveKinds } from '../leaveRequests/rules.ts'
import { trainers } from './calls.ts'

// What trainers see and ask for themselves. Anyone who is no trainer of the school they act in finds nothing here.

const of = { tag: 'my-training', access: 'session' } as const

const leaveRow = z.object({
  id,
  kind: z.enum(leaveKinds),
  status: z.enum(keysOf(leaveRequests.statuses)),
  status_reason: z.string().nullable(),
  first_day: day,
  last_day: day,
  from_noon: z.boolean(),
  until_noon: z.boolean(),
  note: z.string().nullable(),
  decided_at: instant.nullable(),
  /** It waits, or is granted and has not begun: whoever asked may still call it off. */
  may_withdraw: z.boolean(),
})
export type MyLeave = z.infer<typeof leaveRow>

const freeDays = getFreeHours.response.shape.days

export const getTrainerHome = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/trainer',
  summary: 'Where I stand as a trainer: what blocks me, what ends next, my week, my leave and what my students lack',
  response: z.object({
    id,
    name: z.string(),
    trainer_no: z.string(),
    picture: z.string().nullable(),
    status: z.enum(keysOf(trainers.statuses)),
    status_reason: z.string().nullable(),
    today: day,
    /** Credentials that nobody may teach without, and that do not hold today. */
    blocked_by: z.array(z.enum(requiredKinds)),
    /** The approved credential that ends first from today on. */
    next_end: z.object({ id, kind: z.enum(credentialKinds), expires_on: day, days_left: z.int() }).nullable(),
    /** Credentials that the office has not looked at yet. */
    waiting_credentials: z.int(),
    /** The week that today is in, as the school counts weeks. */
    week: freeDays,
    week_minutes: z.int(),
    waiting_leave: z.int(),
    /** Granted leave that goes on or comes next. */
    next_leave: leaveRow.pick({ id: true, kind: true, first_day: true, last_day: true }).nullable(),
    students: z.int(),
    /** Those of them who lack something before they may become active. */
    students_lacking: z.int(),
  }),
})
export type TrainerHome = z.infer<typeof getTrainerHome.response>

const credential = z.object({
  id,
  kind: z.enum(credentialKinds),
  status: z.enum(credentialStatuses),
  status_reason: z.string().nullable(),
  light: z.enum(credentialLights).nullable(),
  number: z.string().nullable(),
  authority: z.string().nullable(),
  issued_on: day.nullable(),
  expires_on: day.nullable(),
  file: keptFile.nullable(),
  /** A newer one stands in its place or waits to. */
  is_renewed: z.boolean(),
})
export type MyCredential = z.infer<typeof credential>

export const listMyCredentials = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/credentials',
  summary: 'My credentials, those before included, and which I may not teach without',
  response: z.object({ rows: z.array(credential), blocked_by: z.array(z.enum(requiredKinds)) }),
})

export const addMyCredential = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/credentials',
  summary: 'Bring in a credential, or the renewal of one; the office looks at it before it counts',
  status: 201,
  body: trainerCredentials.input
    .pick({ kind: true, number: true, authority: true, issued_on: true, expires_on: true, replaces_id: true })
    .extend({ file_id: id }),
  response: credential,
  errors: ['end_before_start', 'unknown_file', 'not_a_paper', 'unknown_choice'],
})

export const readMyCredentialFile = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/credentials/:id/file',
  summary: 'The bytes of the paper that is kept with a credential of mine',
  params: z.object({ id: idText }),
  query: z.object({ download: z.stringbool().default(false) }),
  response: z.unknown(),
  answers: 'file',
})

const exception = addAvailabilityException.response.extend({
  /** I offered these hours myself, and they have not begun. */
  may_remove: z.boolean(),
})
export type MyException = z.infer<typeof exception>

export const getMyHours = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/hours',
  summary: 'My weekly hours, dated exceptions, and what is left of them in the next two weeks',
  response: z.object({
    ...getAvailability.response.omit({ trainers: true }).shape,
    rules: getAvailability.response.shape.trainers.element.shape.rules,
    exceptions: z.array(exception),
    days: freeDays,
  }),
})
export type MyHours = z.infer<typeof getMyHours.response>

export const offerHours = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/hours/extra',
  summary: 'Offer hours besides those of the week. Hours off are leave, which somebody grants',
  status: 201,
  body: addAvailabilityException.body.pick({ from: true, to: true, reason: true }),
  response: exception,
  errors: ['end_before_start', 'too_long_span', 'date_in_past'],
})

export const withdrawHours = endpoint({
  ...of,
  method: 'DELETE',
  path: '/api/my/hours/extra/:id',
  summary: 'Take hours back that I offered myself and that have not begun',
  params: z.object({ id: idText }),
  response: empty,
})

export const listMyLeave = endpoint({
  ...of,
  method: 'GET',
  path: '/api/my/leave',
  summary: 'My leave, the latest days first, and what I have of each kind in a year',
  query: z.object({ year: getLeaveBalance.query.shape.year.optional() }),
  response: z.object({
    rows: z.array(leaveRow),
    today: day,
    year: z.int(),
    balance: getLeaveBalance.response.shape.kinds,
  }),
})

export const askForLeave = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/leave',
  summary: 'Ask for leave; those who may grant it are told',
  status: 201,
  body: leaveRequests.input.omit({ trainer_id: true }),
  response: leaveRow,
  errors: ['leave_overlaps', 'end_before_start', 'too_long_span'],
})

export const withdrawLeave = endpoint({
  ...of,
  method: 'POST',
  path: '/api/my/leave/:id/withdraw',
  summary: 'Call off leave that I asked for and that has not begun',
  params: z.object({ id: idText }),
  response: leaveRow,
  errors: ['illegal_transition'],
})
