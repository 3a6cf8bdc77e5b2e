import type { Draft, Facts } from './facts.ts'
import type { Violation } from './violations.ts'

/** Everything that is against a lesson, in the order of `violationCodes`. Pure: the facts are all it knows. */
export function evaluate(_draft: Draft, _facts: Facts): Violation[] {
  return []
}
