import { keptSince } from '../browser/kept/since.ts'
import { readKept, writeKept } from '../browser/kept/store.ts'
import { CallError } from './call.ts'

/** There is no connection, or the server is down: not a word about what was asked for. */
export const isAway = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status >= 500)

interface Kept<T> {
  /** When the server said it, as an instant. */
  at: string
  value: T
}

/** What the server says to a call of the first screen, kept for its owner; without a connection what it said last. */
export async function askOrKept<T>(owner: number, name: string, ask: () => Promise<T>): Promise<T> {
  const key = `${owner} home ${name}`
  try {
    const value = await ask()
    keptSince.set(undefined)
    await writeKept(key, { at: new Date().toISOString(), value } satisfies Kept<T>)
    return value
  } catch (error) {
    const kept = isAway(error) ? await readKept<Kept<T>>(key) : undefined
    if (!kept) throw error
    keptSince.set(kept.at)
    return kept.value
  }
}
