import { createHash } from 'node:crypto'
import { leadingZeros, registerChallenge } from '@dsms/contract/kernel/session/challenge'
import { expect, it } from 'vitest'
import { solve } from './solve.ts'

it('the answers to a challenge are those that the server counts', () => {
  const answers = solve('sealed-text')
  expect(answers).toHaveLength(registerChallenge.puzzles)
  for (const [place, answer] of answers.entries()) {
    const hash = createHash('sha256').update(`sealed-text.${place}.${answer}`).digest()
    expect(leadingZeros(hash)).toBeGreaterThanOrEqual(registerChallenge.bits)
  }
})
