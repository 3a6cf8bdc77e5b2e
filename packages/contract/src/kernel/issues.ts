import type * as z from 'zod'
import type { ErrorCode, Problem } from './errors.ts'

type Fields = NonNullable<Problem['fields']>
type Issue = z.core.$ZodIssue

/**
 * What zod found, in our codes, by field path (`privileges.3.module_id`). Server and forms both read this, so a
 * form complains in the same words as the server would. The first issue of a field wins.
 */
export function fieldsOf(issues: readonly Issue[], input: unknown): Fields {
  const fields: Fields = {}
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    fields[path] ??= codeOf(issue, valueAt(input, issue.path))
  }
  return fields
}

function codeOf(issue: Issue, value: unknown): Fields[string] {
  if (value === undefined || value === null) return { code: 'required' }
  if (isBlank(value) && (issue.code === 'too_small' || issue.code === 'invalid_format')) return { code: 'required' }
  if (isErrorCode(issue.message)) return { code: issue.message }
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'invalid_type', params: { expected: issue.expected } }
    case 'too_small':
      return { code: smallCodes[issue.origin] ?? 'too_small', params: { min: Number(issue.minimum) } }
    case 'too_big':
      return { code: bigCodes[issue.origin] ?? 'too_large', params: { max: Number(issue.maximum) } }
    case 'invalid_format':
      return { code: formatCodes[issue.format] ?? 'invalid_format' }
    case 'invalid_value':
      return { code: 'invalid_choice', params: { choices: issue.values.map(String).join(', ') } }
    case 'unrecognized_keys':
      return { code: 'unknown_field', params: { name: issue.keys.join(', ') } }
    default:
      return { code: 'invalid_format' }
  }
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''

const smallCodes: Record<string, ErrorCode> = { string: 'too_short', array: 'too_few' }
const bigCodes: Record<string, ErrorCode> = { string: 'too_long', array: 'too_many' }
const formatCodes: Record<string, ErrorCode> = {
  email: 'invalid_email',
  date: 'invalid_date',
  datetime: 'invalid_instant',
}

/** The messages of our own schemas are codes; those of the library are sentences. */
const isErrorCode = (text: string): text is ErrorCode => /^[a-z_]+$/.test(text)

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(
    (value: unknown, key) => (value === undefined || value === null ? undefined : Reflect.get(Object(value), key)),
    input,
  )
