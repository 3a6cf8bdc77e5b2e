import { leadingZeros, registerChallenge } from '@dsms/contract/kernel/session/challenge'
import { sha256 } from '@noble/hashes/sha2.js'

/**
 * The numbers that a server asks for before somebody opens a school. Hashed by a library and not by the browser, which
 * hashes for pages of `https:` alone and takes longer for many small texts.
 */
export function solve(challenge: string): number[] {
  const encoder = new TextEncoder()
  return Array.from({ length: registerChallenge.puzzles }, (_, place) => {
    const begun = sha256.create().update(encoder.encode(`${challenge}.${place}.`))
    for (let answer = 0; ; answer++) {
      const hash = begun
        .clone()
        .update(encoder.encode(String(answer)))
        .digest()
      if (leadingZeros(hash) >= registerChallenge.bits) return answer
    }
  })
}
