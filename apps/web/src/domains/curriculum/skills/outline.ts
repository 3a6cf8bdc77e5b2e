import { deepestSkill } from '@dsms/contract/curriculum/skills/calls'

/** What the functions here know of a skill. Neighbours stand in their order, wherever else they stand. */
export interface Knot {
  id: number
  parent_id: number | null
  level: number
  code: string
}

/** Where a skill is put: below what, and behind which neighbour (nothing: first). */
export interface Spot {
  parent_id: number | null
  after_id: number | null
}

export type Step = 'up' | 'down' | 'in' | 'out'

export const childrenOf = <T extends Knot>(knots: readonly T[], id: number | null): T[] =>
  knots.filter(({ parent_id }) => parent_id === id)

/** A skill's own and all below it. */
export function withBelow<T extends Knot>(knots: readonly T[], id: number): number[] {
  return [id, ...childrenOf(knots, id).flatMap((child) => withBelow(knots, child.id))]
}

/** Top to bottom as a reader sees them. What stands below something that is away stands at the top. */
export function inOrder<T extends Knot>(knots: readonly T[], isOpen: (knot: T) => boolean): T[] {
  const known = new Set(knots.map(({ id }) => id))
  const walk = (parent: number | null): T[] =>
    childrenOf(knots, parent).flatMap((knot) => [knot, ...(isOpen(knot) ? walk(knot.id) : [])])
  const lost = knots.filter(({ parent_id }) => parent_id !== null && !known.has(parent_id))
  return [...walk(null), ...lost]
}

/** Those that were found, with all they stand below. */
export function foundOnly<T extends Knot & { is_found: boolean }>(knots: readonly T[]): T[] {
  const byId = new Map(knots.map((knot) => [knot.id, knot]))
  const kept = new Set<number>()
  for (const knot of knots.filter(({ is_found }) => is_found)) {
    for (let at: T | undefined = knot; at && !kept.has(at.id); at = byId.get(at.parent_id ?? 0)) kept.add(at.id)
  }
  return knots.filter(({ id }) => kept.has(id))
}

/** How many levels stand below a skill. */
const depthBelow = (knots: readonly Knot[], id: number): number =>
  Math.max(0, ...childrenOf(knots, id).map((child) => 1 + depthBelow(knots, child.id)))

/** Where a skill stands now. */
export function spotOf(knots: readonly Knot[], id: number): Spot {
  const parent_id = knots.find((knot) => knot.id === id)?.parent_id ?? null
  const neighbours = childrenOf(knots, parent_id)
  return { parent_id, after_id: neighbours[neighbours.findIndex((knot) => knot.id === id) - 1]?.id ?? null }
}

/** Where a key puts a skill; nothing where it cannot go on. */
export function stepped(knots: readonly Knot[], id: number, step: Step): Spot | undefined {
  const knot = knots.find((one) => one.id === id)
  if (!knot) return undefined
  const neighbours = childrenOf(knots, knot.parent_id)
  const at = neighbours.findIndex((one) => one.id === id)
  const before = neighbours[at - 1]
  const behind = neighbours[at + 1]
  const parent = knots.find((one) => one.id === knot.parent_id)
  if (step === 'up' && before) return { parent_id: knot.parent_id, after_id: neighbours[at - 2]?.id ?? null }
  if (step === 'down' && behind) return { parent_id: knot.parent_id, after_id: behind.id }
  if (step === 'in' && before && knot.level + 1 + depthBelow(knots, id) <= deepestSkill)
    return { parent_id: before.id, after_id: childrenOf(knots, before.id).at(-1)?.id ?? null }
  if (step === 'out' && parent) return { parent_id: parent.parent_id, after_id: parent.id }
  return undefined
}

/** All skills after one was put somewhere else, with all below it. */
export function movedTo<T extends Knot>(knots: readonly T[], id: number, { parent_id, after_id }: Spot): T[] {
  const knot = knots.find((one) => one.id === id)
  if (!knot) return [...knots]
  const level = parent_id === null ? 0 : (knots.find((one) => one.id === parent_id)?.level ?? 0) + 1
  const below = new Set(withBelow(knots, id))
  const rest = knots
    .filter((one) => one.id !== id)
    .map((one) => (below.has(one.id) ? { ...one, level: one.level + level - knot.level } : one))
  const at = after_id === null ? 0 : rest.findIndex((one) => one.id === after_id) + 1
  return rest.toSpliced(at, 0, { ...knot, parent_id, level })
}

/**
 * Where a skill lands that was dragged onto a row's place and some levels to the inside: drawn straight up or down it
 * keeps its level, behind whatever it was dropped into. `rows` are the visible ones without what stands below it.
 */
export function dropped(
  knots: readonly Knot[],
  rows: readonly Knot[],
  id: number,
  onto: number,
  inwards: number,
): Spot | undefined {
  const from = rows.findIndex((row) => row.id === id)
  const to = rows.findIndex((row) => row.id === onto)
  const row = rows[from]
  if (!row || to < 0) return undefined
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, row)
  const above = next[to - 1]
  const most = Math.min(above ? above.level + 1 : 0, deepestSkill - depthBelow(knots, id))
  const level = Math.max(0, Math.min(most, row.level + inwards))
  const before = next.slice(0, to).reverse()
  const parent_id = level === 0 ? null : (before.find((one) => one.level === level - 1)?.id ?? null)
  const neighbour = before.find((one) => one.level === level && one.parent_id === parent_id)
  // below something folded it goes behind those that are not seen
  const isHidden = above?.id === parent_id
  const last = isHidden
    ? childrenOf(knots, parent_id)
        .filter((one) => one.id !== id)
        .at(-1)
    : undefined
  const isFolded = last !== undefined && !rows.some((one) => one.id === last.id)
  return { parent_id, after_id: (isFolded ? last.id : neighbour?.id) ?? null }
}

/** A code for a new skill: its parent's with the next number, which nobody has yet. */
export function nextCode(knots: readonly Knot[], parent_id: number | null): string {
  const parent = knots.find(({ id }) => id === parent_id)
  const taken = new Set(knots.map(({ code }) => code.toLowerCase()))
  const stem = parent ? `${parent.code.slice(0, 16)}.` : 'S'
  for (let nth = childrenOf(knots, parent_id).length + 1; ; nth++) {
    const code = `${stem}${nth}`
    if (!taken.has(code.toLowerCase())) return code
  }
}
