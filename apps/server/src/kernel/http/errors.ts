import { errors, sentence } from '@dsms/contract/errors'
import { AppError, type ErrorCode, fieldError, type Problem } from '@dsms/contract/kernel/errors'
import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { isAway, isFull } from './connection/away.ts'

/** What the database refuses, in our words, by the name of the constraint. */
const constraintErrors: Record<string, () => AppError> = {
  accounts_email: () => fieldError('email', 'email_taken'),
  accounts_username: () => fieldError('username', 'username_taken'),
  users_country_id_countries_id_fk: () => fieldError('country_id', 'unknown_country'),
}

/** The same for the constraints of a domain. */
export const addRefusals = (refusals: Record<string, () => AppError> = {}) => Object.assign(constraintErrors, refusals)

/** Turns anything thrown into an `AppError`; undefined for what nobody foresaw. */
export function knownError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  if (isAway(cause)) return Object.assign(new AppError('unavailable'), { cause: error })
  if (isFull(cause)) return Object.assign(new AppError('busy'), { cause: error })
  if (isDatabaseError(cause)) {
    if (cause.constraint) return constraintErrors[cause.constraint]?.() ?? spokenConstraint(cause)
    if (cause.code === '42501') return beyondReach(cause)
    if (cause.code === '53100') return new AppError('storage_full')
    if (cause.code === '57014') return Object.assign(new AppError('busy'), { cause: error })
    return cause.code && unstorable.has(cause.code) ? new AppError('invalid_input') : undefined
  }
  const status = numberOf(error, 'statusCode')
  if (status === 429) return new AppError('too_many_requests', { seconds: numberOf(error, 'seconds') ?? 60 })
  if (status !== undefined && status >= 400 && status < 500) return new AppError('invalid_body')
  return undefined
}

/**
 * A constraint whose name says which field it is about, and perhaps what is wrong with it: `vehicles__vin` or
 * `vehicles__vin__invalid_vin`. Without the latter, a key that exists is `taken`, one that does not `unknown_choice`.
 */
function spokenConstraint({ constraint = '', code = '' }: pg.DatabaseError): AppError | undefined {
  const [, field, said] = constraint.split('__')
  const error = said ?? { '23505': 'taken', '23503': 'unknown_choice' }[code]
  return field && error && isErrorCode(error) ? fieldError(field, error) : undefined
}

/** A row of a person whom the caller does not reach; `reach_wall` names its policies by the field. */
function beyondReach({ message }: pg.DatabaseError): AppError | undefined {
  const field = /"reach__(\w+)"/.exec(message)?.[1]
  return field === undefined ? undefined : fieldError(field, 'unknown_choice')
}

/**
 * What no column can hold or no function can reckon with, though it is valid JSON: a zero character, half a surrogate
 * pair, the year 0, a number or text that is too large, a day outside the calendar.
 */
const unstorable = new Set(['22021', '22P05', '22P02', '22003', '22007', '22008', '22015', '54000'])

/** By its shape: the embedded database comes with an error class of its own. */
const isDatabaseError = (error: unknown): error is pg.DatabaseError =>
  error instanceof Error && 'severity' in error && 'code' in error

/** The constraint that a statement broke, where it was one. */
export function constraintOf(error: unknown): string | undefined {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return isDatabaseError(cause) ? cause.constraint : undefined
}

/** A number that a framework's error carries. */
const numberOf = (error: unknown, name: 'statusCode' | 'seconds'): number | undefined =>
  typeof error === 'object' && error !== null && name in error ? Number(Reflect.get(error, name)) : undefined

const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errors, text)

/** The fault in a sentence, for somebody at the command line. */
export const messageOf = (error: Error): string =>
  error instanceof AppError ? sentence(error.code, error.params) : error.message

/** The body of an error answer. Field errors read as a sentence for each field. */
function problemOf(error: AppError, requestId: string): Problem {
  const paths = Object.entries(error.fields)
  return {
    error: paths.length
      ? Object.fromEntries(paths.map(([path, { code, params }]) => [path, sentence(code, params)]))
      : sentence(error.code, error.params),
    code: error.code,
    ...(Object.keys(error.params).length ? { params: error.params } : {}),
    ...(paths.length ? { fields: error.fields } : {}),
    ...error.more,
    requestId,
  }
}

/** Sign-in says what is wrong under `error.email`, as the founding calls do. */
const emailErrors = new Set<ErrorCode>(['login_invalid', 'account_locked', 'account_inactive', 'school_closed'])

const ofContent = ['content-encoding', 'content-disposition', 'content-length', 'content-type', 'etag']

export function installErrorHandler(http: FastifyInstance) {
  http.setErrorHandler((error, request, reply) => {
    const known =
      numberOf(error, 'statusCode') === 413
        ? new AppError('body_too_large', { limit: Math.floor(request.routeOptions.bodyLimit / 1024) })
        : knownError(error)
    if (!known) request.log.error({ err: error }, 'unforeseen error')
    else if (errors[known.code].status >= 500 || known.cause)
      request.log.error({ err: error }, 'trouble with what the server stands on')
    const problem = problemOf(known ?? new AppError('internal'), request.id)
    if (known?.code === 'too_many_requests') reply.header('retry-after', String(known.params.seconds))
    // what was said of an answer that failed before its first byte is not true of this one
    for (const name of ofContent) reply.removeHeader(name)
    if (emailErrors.has(problem.code)) problem.error = { email: String(problem.error) }
    return reply.status(errors[problem.code].status).send(problem)
  })
  http.setNotFoundHandler((request, reply) => reply.status(404).send(problemOf(new AppError('not_found'), request.id)))
}
