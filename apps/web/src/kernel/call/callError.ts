import type { ErrorCode, ErrorParams, Problem } from '@dsms/contract/kernel/errors'
import { fetchWordsFor } from '../i18n/problemWords.ts'

/** An answer that is not a success, or none at all (`network`, status 0). */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly status: number
  readonly code: ErrorCode | 'network'
  readonly params: ErrorParams
  readonly fields: NonNullable<Problem['fields']>
  readonly requestId: string | undefined
  /** The whole answer, for calls that tell more than a problem does. */
  readonly body: unknown

  constructor(status: number, problem: Partial<Omit<Problem, 'code'>> & { code?: ErrorCode | 'network' }) {
    super(typeof problem.error === 'string' ? problem.error : (problem.code ?? 'network'))
    this.status = status
    this.code = problem.code ?? 'internal'
    this.params = problem.params ?? {}
    this.fields = problem.fields ?? {}
    this.requestId = problem.requestId
    this.body = problem
  }
}

/** What went wrong in an answer, whether or not its body is ours (a proxy may answer HTML), once it can be told in words. */
export async function problemOf(response: Response): Promise<CallError> {
  const body: unknown = await response.json().catch(() => null)
  const fallback: ErrorCode = response.status === 503 || response.status === 502 ? 'unavailable' : 'internal'
  const error = new CallError(response.status, {
    code: fallback,
    requestId: response.headers.get('x-request-id') ?? undefined,
    ...(isProblem(body) ? body : {}),
  })
  await fetchWordsFor([error, ...Object.values(error.fields)])
  return error
}

const isProblem = (body: unknown): body is Partial<Problem> =>
  typeof body === 'object' && body !== null && 'code' in body
