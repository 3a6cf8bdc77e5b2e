import { minuteMs } from '../../../../kernel/time/milliseconds.ts'
import type { Claim, Point } from '../facts.ts'
import { firstFrom, othersOf } from '../lanes.ts'
import { about, minutesIn, type Rule, type Scene, told } from '../scene.ts'
import type { Violation } from '../violations.ts'
import { nearestStart, neighbourLanes } from './nearest.ts'
import { travelMinutes, whereabouts } from './ways.ts'

/**
 * Time enough to get from where the lesson before ends to where this one begins, and on to the next, for whoever gives it
 * and what is driven. Of a place that nobody knows nothing is said. `needed` is the way, `given` what is free, in minutes.
 */
export const travel: Rule = (scene) => {
  const found: Violation[] = []
  const way = waysOf(scene)
  for (const kind of neighbourLanes) {
    const id = scene.draft[`${kind}_id`]
    if (id === undefined) continue
    const near = tooFar(scene, othersOf(scene, kind, id), way)
    // trainer and vehicle come from the same lesson, most times
    if (!near || found.some(({ lesson_id }) => lesson_id === near.claim.lesson_id)) continue
    const { claim, needed, given } = near
    const start = nearestStart(scene, (other) => {
      const { from, to } = way(other)
      return { before: to * minuteMs, after: from * minuteMs }
    })
    found.push({
      code: 'travel_too_short',
      severity: 'overridable',
      ...about(kind, id),
      lesson_id: claim.lesson_id,
      needed,
      given,
      ...(start === undefined ? {} : { suggestion: told(start) }),
    })
  }
  return found
}

type Way = (claim: Claim) => { from: number; to: number }

/** Minutes from another lesson to this one, and from this one to the other. */
function waysOf({ draft, facts }: Scene): Way {
  const { begins_at, ends_at } = whereabouts(draft, facts)
  const minutes = (from: Point | null, to: Point | null) =>
    from && to ? travelMinutes(from, to, facts.settings.travel_km_per_hour) : 0
  return (claim) => ({ from: minutes(claim.ends_at, begins_at), to: minutes(ends_at, claim.begins_at) })
}

/** The neighbour, before or after, that is too far away for the time between. */
function tooFar(scene: Scene, claims: readonly Claim[], way: Way) {
  const { draft } = scene
  const next = firstFrom(claims, draft.end)
  // whoever comes from further back was at the lesson between
  let place = next - 1
  while (place >= 0 && (claims[place]?.end ?? 0) > draft.start) place--
  const [before, after] = [claims[place], claims[next]]
  const legs = [
    before && { claim: before, needed: way(before).from, given: minutesIn({ start: before.end, end: draft.start }) },
    after && { claim: after, needed: way(after).to, given: minutesIn({ start: draft.end, end: after.start }) },
  ]
  return legs.find((leg) => leg !== undefined && leg.given < leg.needed)
}
