import type * as z from 'zod'
import type { ErrorCode } from './errors.ts'
import type { PlatformPermission, SchoolPermission } from './permissions.ts'

type Schema = z.core.$ZodType

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Who may make a call. A list of permissions means any one of them.
 * A call that names no platform permission is closed to the platform, and the other way round.
 * `session` is anybody signed in; `public` needs no session.
 */
export type Access =
  | 'public'
  | 'session'
  | {
      platform?: PlatformPermission | readonly PlatformPermission[]
      school?: SchoolPermission | readonly SchoolPermission[]
    }

/** For so long after somebody gave their password an open screen is taken for them, in calls that are dangerous too. */
export const recentPasswordMinutes = 15

/** One HTTP call, described once: the server serves it, the web calls it, the documentation prints it. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
> {
  method: Method
  path: string
  tag: string
  summary: string
  access: Access
  params?: Params
  query?: Query
  body?: Body
  response: Response
  /** Something else than JSON: a download, server-sent events or plain text. `response` is then what the stream carries. */
  answers?: 'file' | 'events' | 'text'
  /** Status of success. */
  status?: 200 | 201
  /** Errors this call can give other than those that every call can. */
  errors?: readonly ErrorCode[]
  /**
   * Few calls a minute from one caller. `account`: sign-in and the like, which guessers try: few for the account that
   * the body names by `email`, more from one address, since a school has one for all its people.
   */
  limit?: 'strict' | 'account'
  /** Acts in one school: its own people are in theirs, platform people name it by `school_id`. */
  inSchool?: true
  /** True for a POST of the founding specification that changes nothing, false for a GET that does. */
  isRead?: boolean
  /** Asks whoever gave their password longer ago than `recentPasswordMinutes` for it once more: `password_needed`. */
  needsRecentPassword?: true
  /** Works while a person still has to replace a password that somebody else set. */
  duringPasswordChange?: true
  /** Works while a person still has to set up a second step, as calls with `duringPasswordChange` do. */
  duringTwoStepSetup?: true
  /** The body is the bytes of a file rather than JSON; the handler stores it by `takeUpload`. */
  accepts?: 'bytes'
  /** Answers 404 without a body, as the founding specification says of this call. */
  hasBare404?: true
  /** Largest body in bytes, when a call needs more than the 256 KB every call has. */
  bodyLimit?: number
}

/** Keeps the exact type of what was described, so that callers know which parts a call has. */
export const endpoint = <const E extends Endpoint>(spec: E): E => spec

/** What a handler receives, after validation. */
export type Input<E extends Endpoint> = {
  params: Part<E, 'params'>
  query: Part<E, 'query'>
  body: Part<E, 'body'>
}

/** What a caller has to give: only the parts that the endpoint describes. */
export type Arguments<E extends Endpoint> = {
  [K in 'params' | 'query' | 'body' as undefined extends E[K] ? never : K]: z.input<NonNullable<E[K]>>
}

/** What the call answers. */
export type Answer<E extends Endpoint> = z.output<E['response']>

type Part<E extends Endpoint, K extends 'params' | 'query' | 'body'> = undefined extends E[K]
  ? undefined
  : z.output<NonNullable<E[K]>>
