/**
 * The errors of the kernel and of each domain: their codes with the HTTP status. A domain adds its own where they stand, in its
 * `words/errors.ts`, so a misspelt code does not compile although the kernel imports no domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where the errors stand
export interface ErrorsOf {}

/** The name of an error. Statuses and English sentences are gathered in `errors.ts` beside the domains. */
export type ErrorCode = { [D in keyof ErrorsOf]: keyof ErrorsOf[D] }[keyof ErrorsOf]
export type ErrorParams = Record<string, string | number | boolean | null | string[]>

/** What stands in the body of every answer that is not a success. */
export interface Problem {
  /** English words: a sentence, or one sentence for each wrong field. */
  error: string | Record<string, string>
  code: ErrorCode
  params?: ErrorParams
  /** The same as `error` for programs: code and parameters for each wrong field, by its path. */
  fields?: Record<string, { code: ErrorCode; params?: ErrorParams }>
  requestId?: string
}

/** An error by its name. `fields` places it on the fields it is about; `more` stands in the answer under its own names. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: NonNullable<Problem['fields']>
  readonly more: Record<string, unknown>

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    fields: NonNullable<Problem['fields']> = {},
    more: Record<string, unknown> = {},
  ) {
    super(code)
    this.code = code
    this.params = params
    this.fields = fields
    this.more = more
  }
}

/** A wrong field as an error: `fieldError('email', 'email_taken')`. */
export const fieldError = (path: string, code: ErrorCode, params: ErrorParams = {}) =>
  new AppError('invalid_input', {}, { [path]: { code, params } })
