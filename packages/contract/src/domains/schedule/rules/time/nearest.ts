import type { Claim } from '../facts.ts'
import { othersOf } from '../lanes.ts'
import type { Scene } from '../scene.ts'

/** Those who need time between two lessons: whoever gives them, and what is driven. */
export const neighbourLanes = ['trainer', 'vehicle'] as const

/** Milliseconds that have to be free before a claim and after it. */
export type Room = (claim: Claim) => { before: number; after: number }

/** The start nearest to the one wished at which both lanes leave room, from now on. */
export function nearestStart(scene: Scene, roomFor: Room): number | undefined {
  const { draft, facts } = scene
  const length = draft.end - draft.start
  const taken = neighbourLanes.flatMap((kind) => {
    const id = draft[`${kind}_id`]
    return (id === undefined ? [] : othersOf(scene, kind, id)).map((claim) => {
      const { before, after } = roomFor(claim)
      return { before: claim.start - before - length, after: claim.end + after }
    })
  })
  const away = (start: number) => Math.abs(start - draft.start)
  return taken
    .flatMap(({ before, after }) => [before, after])
    .filter((start) => start >= facts.now)
    .sort((one, other) => away(one) - away(other) || one - other)
    .find((start) => taken.every(({ before, after }) => start <= before || start >= after))
}
