import { expect, it } from 'vitest'
import { against, type Change, onlyOne } from './facts.testing.ts'
import type { Severity, ViolationCode } from './violations.ts'

/** A rule's border: the first lesson that it refuses, and the last that it lets pass. Nothing else is against either. */
export type Border = [code: ViolationCode, what: string, severity: Severity, refused: Change, accepted: Change]

export function borders(cases: readonly Border[]) {
  it.each(cases)('%s: %s', (code, _, severity, refused, accepted) => {
    expect(onlyOne(refused)).toMatchObject({ code, severity })
    expect(against(accepted)).toEqual([])
  })
}
