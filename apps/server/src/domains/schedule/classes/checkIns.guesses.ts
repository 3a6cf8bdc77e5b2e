import { AppError } from '@dsms/contract/kernel/errors'
import { minuteMs } from '@dsms/contract/kernel/time/milliseconds'

/** So many wrong codes of one person in so long. A million codes are not tried in a lesson by that. */
const most = 5
const windowMs = 5 * minuteMs
/** How many people are remembered at most. */
const cache = 20_000

/** Counts the wrong codes of each person, however many sessions they have; as other limits in the memory of this process. */
export function countGuesses() {
  const wrong = new Map<string, { count: number; until: number }>()
  return {
    /** Throws `too_many_requests` for who has guessed too often. */
    check(person: string, now: number): void {
      const seen = wrong.get(person)
      if (seen && seen.until <= now) wrong.delete(person)
      else if (seen && seen.count >= most)
        throw new AppError('too_many_requests', { seconds: Math.ceil((seen.until - now) / 1000) })
    },
    miss(person: string, now: number): void {
      const seen = wrong.get(person)
      if (!seen && wrong.size >= cache) wrong.delete(wrong.keys().next().value ?? '')
      wrong.set(person, { count: (seen?.count ?? 0) + 1, until: seen?.until ?? now + windowMs })
    },
    hit: (person: string) => wrong.delete(person),
  }
}
export type Guesses = ReturnType<typeof countGuesses>
