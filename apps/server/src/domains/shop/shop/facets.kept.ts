import type { Group } from './facets.ts'

/** What was counted of a whole shelf, and what the counter of changes said before. */
interface Kept {
  version: number
  groups: Group[]
}

const atMost = 200

export type FacetsKept = ReturnType<typeof keepFacets>

/**
 * Groups of shelves that nobody filters by text or price, kept until a product changes: going through a large shelf for
 * every visitor would count the same again and again. Every process has its own; the counter of changes is in the
 * database, so that each sees what the others changed.
 */
export function keepFacets() {
  const shelves = new Map<string, Kept>()
  return async function groups(shelf: string, version: number, count: () => Promise<Group[]>): Promise<Group[]> {
    const kept = shelves.get(shelf)
    if (kept?.version === version) return kept.groups
    // read before it was counted, the version is at worst too old: then it is counted once more
    const fresh = { version, groups: await count() }
    shelves.delete(shelf)
    shelves.set(shelf, fresh)
    const [oldest] = shelves.keys()
    if (shelves.size > atMost && oldest !== undefined) shelves.delete(oldest)
    return fresh.groups
  }
}
