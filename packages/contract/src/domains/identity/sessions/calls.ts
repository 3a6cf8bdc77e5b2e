import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, pageOf, paging } from '../../../kernel/shared.ts'

export const identityEventKinds = [
  'sign_in',
  'sign_out',
  'lockout',
  'own_password',
  'token_reuse',
  'password_changed',
  'password_reset',
  'two_step_on',
  'two_step_off',
  'two_step_reset',
  'recovery_codes',
] as const
export const identityEventOutcomes = [
  'succeeded',
  'wrong_password',
  'wrong_code',
  'inactive',
  'school_closed',
  'locked',
  'ended',
] as const

const kind = z.enum(identityEventKinds)
const outcome = z.enum(identityEventOutcomes)

export const identityEvent = z
  .object({
    id: z.int(),
    at: instant,
    kind,
    outcome,
    person_id: id,
    name: z.string(),
    email: z.string(),
    /** Who did it, when that was somebody else. */
    by: z.string().nullable(),
    ip: z.string().nullable(),
    user_agent: z.string().nullable(),
  })
  .meta({ id: 'IdentityEvent' })
export type IdentityEvent = z.infer<typeof identityEvent>

/** Days as the school counts them; the platform counts them in UTC. */
const filter = {
  kind: kind.optional(),
  outcome: outcome.optional(),
  person: idText.optional(),
  from: day.optional(),
  to: day.optional(),
  school_id: idText.optional(),
}
export const identityEventFilter = paging.extend(filter)
export type IdentityEventFilter = z.output<typeof identityEventFilter>

export const listIdentityEvents = endpoint({
  method: 'GET',
  path: '/api/identity-events',
  tag: 'audit',
  summary: 'Sign-ins, failures, lockouts and changes of how people sign in: of a school, or of the platform',
  access: { platform: 'audit_log.view', school: 'audit_log.view' },
  query: identityEventFilter,
  response: pageOf(identityEvent),
})

export const listOwnEvents = endpoint({
  method: 'GET',
  path: '/api/account/sign-ins',
  tag: 'account',
  summary: 'The latest sign-ins, failures and changes of how the caller signs in',
  access: 'session',
  response: z.object({ rows: z.array(identityEvent.omit({ person_id: true, name: true, email: true })) }),
})
export type OwnEvent = z.infer<typeof listOwnEvents.response>['rows'][number]

export const exportIdentityEvents = endpoint({
  method: 'GET',
  path: '/api/identity-events/export',
  tag: 'audit',
  summary: 'The filtered events as a file',
  access: { platform: 'audit_log.export', school: 'audit_log.export' },
  query: identityEventFilter.extend({ format: z.enum(['csv', 'xlsx']) }),
  answers: 'file',
  response: z.unknown(),
  errors: ['too_much_to_export'],
})
