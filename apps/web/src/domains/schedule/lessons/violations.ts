import { severities, type Violation, violationCodes } from '@dsms/contract/schedule/rules/violations'
import { CallError } from '../../../kernel/call/callError.ts'

/** The rules that the server named when it refused a lesson; undefined where it refused for something else. */
export function violationsOf(error: unknown): Violation[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'lesson_refused') return undefined
  const body: unknown = error.body
  if (typeof body !== 'object' || body === null || !('violations' in body)) return []
  return Array.isArray(body.violations) && body.violations.every(isViolation) ? body.violations : []
}

/** The server checked the rest of it; a screen says no rule and no weight that it does not know. */
const isViolation = (value: unknown): value is Violation =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'severity' in value &&
  violationCodes.some((code) => code === value.code) &&
  severities.some((severity) => severity === value.severity)

export const isInTheWay = ({ severity }: Violation): boolean => severity !== 'warning'

/** Nothing but rules that may be passed with a reason. */
export const areOverridable = (violations: readonly Violation[]): boolean =>
  violations.some(isInTheWay) && violations.filter(isInTheWay).every(({ severity }) => severity === 'overridable')
