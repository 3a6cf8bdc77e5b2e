import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { empty, instant, password } from '../../../kernel/shared.ts'
import { accountSettings } from './calls.ts'

export const ownSession = z
  .object({
    id: z.guid(),
    isThis: z.boolean(),
    isOpen: z.boolean(),
    createdAt: instant,
    lastUsedAt: instant,
    endedAt: instant.nullable(),
    ip: z.string(),
    userAgent: z.string(),
  })
  .meta({ id: 'OwnSession' })
export type OwnSession = z.infer<typeof ownSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  tag: 'account',
  summary: 'Where the caller is signed in, and the latest sign-ins that are over',
  access: 'session',
  response: z.object({ rows: z.array(ownSession) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  tag: 'account',
  summary: 'Sign the caller out on another device',
  access: 'session',
  params: z.object({ id: z.guid() }),
  response: listSessions.response,
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  tag: 'account',
  summary: 'Sign the caller out everywhere else',
  access: 'session',
  body: empty.optional(),
  response: listSessions.response,
})

const code = z.string().trim().min(6).max(20)
const withPassword = z.object({ current_password: password })
/** A password that was watched must not be enough: a code of the app, or a recovery code. */
const withBoth = withPassword.extend({ code })
const passwordErrors = ['account_locked', 'password_wrong'] as const
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

export const startTwoStep = endpoint({
  method: 'POST',
  path: '/api/account/two-step',
  tag: 'account',
  summary: 'Begin to set up codes of an authenticator app; nothing changes before a first code was right',
  access: 'session',
  duringTwoStepSetup: true,
  limit: 'strict',
  body: withPassword,
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: [...passwordErrors, 'two_step_is_on'],
})

export const confirmTwoStep = endpoint({
  method: 'POST',
  path: '/api/account/two-step/confirm',
  tag: 'account',
  summary: 'Switch the second step on with a code of the app; answers the codes for the day it is lost, once',
  access: 'session',
  duringTwoStepSetup: true,
  limit: 'strict',
  body: z.object({ code }),
  response: recoveryCodes,
  errors: ['two_step_wrong', 'two_step_is_on'],
})

export const renewRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/two-step/recovery-codes',
  tag: 'account',
  summary: 'Make new recovery codes; the ones before are worth nothing then',
  access: 'session',
  limit: 'strict',
  body: withBoth,
  response: recoveryCodes,
  errors: [...passwordErrors, 'two_step_wrong'],
})

export const endTwoStep = endpoint({
  method: 'POST',
  path: '/api/account/two-step/off',
  tag: 'account',
  summary: 'Sign in by password alone again; asks for the password and a code, and tells the person',
  access: 'session',
  limit: 'strict',
  body: withBoth,
  response: accountSettings,
  errors: [...passwordErrors, 'two_step_wrong', 'two_step_demanded'],
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/account/confirm-password',
  tag: 'account',
  summary: 'Give the own password again, so that calls which ask for it lately work for a while in this session',
  access: 'session',
  limit: 'strict',
  body: withPassword,
  response: empty,
  errors: passwordErrors,
})

export const deactivateAccount = endpoint({
  method: 'POST',
  path: '/api/account/deactivate',
  tag: 'account',
  summary: 'Shut the own account; an administrator can open it again',
  access: 'session',
  limit: 'strict',
  body: withPassword,
  response: empty,
  errors: [...passwordErrors, 'last_role_editor'],
})
