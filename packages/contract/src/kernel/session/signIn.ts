import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, id, languages, password, username } from '../shared.ts'
import { nameThatIsMailed } from '../translated.ts'
import { challengeProof } from './challenge.ts'
import { modules } from './modules.ts'
import { personKinds } from './personKinds.ts'

/** The signed-in person as the browser keeps it. Never carries a secret. */
export const userData = z
  .object({
    id,
    fullName: z.string(),
    username: z.string(),
    email: z.string(),
    avatar: z.string().nullable(),
    /** Key of a system role (`admin`, `client`, `trainer`, `student`), else the role's name. */
    role: z.string(),
    ability: z.array(z.object({ action: z.string(), subject: z.string() })),
    extras: z.object({ eCommerceCartItemsCount: z.int() }),
    scope: z.enum(['platform', 'school']),
    /** What the person is where they act: a home and a menu of their own go by it. */
    kind: z.enum(personKinds),
    schoolId: id.nullable(),
    schoolName: z.string().nullable(),
    /** What stops the school from changing anything: it is suspended itself, or its organization is. */
    suspended: z.enum(['school', 'organization']).nullable(),
    mustChangePassword: z.boolean(),
    /** There and true while the person's role asks for a second step that they have not set up. */
    mustSetUpTwoStep: z.literal(true).optional(),
    preferences: z.record(z.string(), z.unknown()),
    /** What stands under "More" in the menu: all for the platform, in a school what it switched on. */
    modules: z.array(z.enum(modules)),
    /** Where somebody of the office or a trainer may work, by name in their language: there where it is more than one branch. */
    branches: z.array(z.object({ id, name: z.string() })).optional(),
    /** Told of whoever has not shown that the address is theirs: until then nothing is mailed to outsiders for them. */
    emailUnverified: z.literal(true).optional(),
  })
  .meta({ id: 'UserData' })
export type UserData = z.infer<typeof userData>

/**
 * How long a browser stays signed in: `work` while it is used, with a break of hours; `device` for weeks, on a personal device. A program
 * that leaves it out gets tokens for minutes.
 */
const stay = z.enum(['work', 'device']).optional()
export type Stay = NonNullable<z.infer<typeof stay>>

/** Errors of the three founding calls: a sentence for each field, or one sentence. */
const session = z.object({
  userData,
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Seconds until the tokens end without a refresh. */
  expiresIn: z.int(),
})
export type Session = z.infer<typeof session>

export const login = endpoint({
  method: 'POST',
  path: '/jwt/login',
  tag: 'identity',
  summary: 'Sign in with e-mail and password; also sets the session cookie',
  access: 'public',
  limit: 'account',
  body: z.object({
    email: z.string().trim().min(1).max(254),
    password,
    /** Of the authenticator app, or a recovery code, where the account has the second step. */
    code: z.string().trim().max(20).optional(),
    stay,
  }),
  response: session,
  errors: [
    'login_invalid',
    'account_locked',
    'account_inactive',
    'school_closed',
    'two_step_required',
    'two_step_wrong',
  ],
})

export const register = endpoint({
  method: 'POST',
  path: '/jwt/register',
  tag: 'identity',
  summary: 'Open a school on trial; the caller becomes its administrator. Taken fields answer 200 with `error`',
  access: 'public',
  limit: 'account',
  body: z.object({
    email,
    password,
    username,
    schoolName: nameThatIsMailed(120).min(2).optional(),
    /** By ISO 3166-1, two letters: the school's money, clock, week and the pack of its rules. */
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'invalid_format')
      .optional(),
    /** Of the browser; it counts where it is one of the country's. */
    timeZone: z.string().max(60).optional(),
    stay,
    /** Needed where the server guards registering: the solution of `GET /api/register/challenge`. */
    guard: challengeProof.optional(),
  }),
  response: z.union([
    session.omit({ userData: true }).extend({ user: userData }),
    z.object({
      error: z.object({
        email: z.string().nullable(),
        username: z.string().nullable(),
        password: z.string().nullable(),
      }),
      /** Codes of the same errors. */
      codes: z.record(z.string(), z.string()),
    }),
  ]),
  errors: ['registration_closed', 'challenge_failed', 'name_leads_away'],
})

export const getRegisterChallenge = endpoint({
  method: 'GET',
  path: '/api/register/challenge',
  tag: 'identity',
  summary:
    'A puzzle to solve before opening a school, for one attempt: for each of 8 places the number n for which SHA-256 of `challenge.place.n` begins with 12 zero bits. Null where the server asks for none',
  access: 'public',
  response: z.object({ challenge: z.string().nullable() }),
})

export const refreshToken = endpoint({
  method: 'POST',
  path: '/jwt/refresh-token',
  tag: 'identity',
  summary: 'Exchange a refresh token, once, for a new pair; a used one ends the whole session',
  access: 'public',
  body: z.object({ refreshToken: z.string().min(1).max(500) }),
  response: session,
  errors: ['refresh_invalid'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/jwt/logout',
  tag: 'identity',
  summary: 'End this session',
  access: 'session',
  duringPasswordChange: true,
  response: z.object({ ok: z.literal(true) }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/jwt/forgot-password',
  tag: 'identity',
  summary: 'Mail a link to set a new password. The answer is the same whether the address is known or not',
  access: 'public',
  limit: 'account',
  body: z.object({ email, language: z.enum(languages).optional() }),
  response: z.object({ ok: z.literal(true), minutes: z.int() }),
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/jwt/reset-password',
  tag: 'identity',
  summary: 'Set a password with the link of a mail; the link works once',
  access: 'public',
  limit: 'account',
  body: z.object({ token: z.string().min(1).max(200), password, password_confirmation: password }),
  response: z.object({ ok: z.literal(true), email: z.string() }),
  errors: [
    'link_invalid',
    'password_short',
    'password_common',
    'password_weak',
    'password_personal',
    'password_mismatch',
  ],
})
