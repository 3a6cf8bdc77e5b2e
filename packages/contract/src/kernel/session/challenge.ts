import { z } from 'zod'

/**
 * What a browser shows before it opens a school: for each of `puzzles` places the number n for which SHA-256 of
 * `challenge.place.n` begins with `bits` zero bits. Several small ones take about the same time each time, one large one
 * does not.
 */
export const registerChallenge = {
  puzzles: 8,
  bits: 12,
  /** Nobody fills the form in faster. */
  leastSeconds: 2,
  lastsMinutes: 30,
  attemptsAnHour: 20,
} as const

export const challengeProof = z.object({
  challenge: z.string().min(1).max(300),
  solution: z.array(z.int().min(0)).length(registerChallenge.puzzles),
  /** A field of the form that people do not see; programs fill it in. */
  website: z.string().max(300).default(''),
})
export type ChallengeProof = z.output<typeof challengeProof>

/** How many bits are zero before the first that is not. */
export function leadingZeros(bytes: Uint8Array): number {
  let zeros = 0
  for (const byte of bytes) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24
    zeros += 8
  }
  return zeros
}
