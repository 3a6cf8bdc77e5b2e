import { type Violation, violation } from '@dsms/contract/schedule/rules/violations'
import { CallError } from '../../../kernel/call/callError.ts'

/** The rules that the server named when it refused a lesson; undefined where it refused for something else. */
export function violationsOf(error: unknown): Violation[] | undefined {
  if (!(error instanceof CallError) || error.code !== 'lesson_refused') return undefined
  const body: unknown = error.body
  if (typeof body !== 'object' || body === null || !('violations' in body)) return []
  const { data } = violation.array().safeParse(body.violations)
  return data ?? []
}

export const isInTheWay = ({ severity }: Violation): boolean => severity !== 'warning'

/** Nothing but rules that may be passed with a reason. */
export const areOverridable = (violations: readonly Violation[]): boolean =>
  violations.some(isInTheWay) && violations.filter(isInTheWay).every(({ severity }) => severity === 'overridable')
