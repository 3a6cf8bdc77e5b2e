import { against, type Change } from './facts.testing.ts'
import type { Severity, ViolationCode } from './violations.ts'

/** A rule's border: the first lesson that it refuses, and the last that it lets pass. Nothing else is against either. */
export type Border = [code: ViolationCode, what: string, severity: Severity, refused: Change, accepted: Change]

/** Violations that are told and should not be, or should be and are not. */
export function wrongAt(...[code, , severity, refused, accepted]: Border): string[] {
  const told = (change: Change) => against(change).map((one) => `${one.code} ${one.severity}`)
  const [first, ...more] = told(refused)
  return [
    ...(first === `${code} ${severity}` ? [] : [`refused: ${first ?? 'nothing'}`]),
    ...more.map((one) => `refused, too: ${one}`),
    ...told(accepted).map((one) => `accepted: ${one}`),
  ]
}
