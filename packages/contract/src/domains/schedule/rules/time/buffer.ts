import { minuteMs } from '../../../../kernel/time/milliseconds.ts'
import type { Claim } from '../facts.ts'
import { nearOf, othersOf, overlaps } from '../lanes.ts'
import { about, minutesIn, type Rule, type Scene, told } from '../scene.ts'
import type { Violation } from '../violations.ts'
import { nearestStart, neighbourLanes } from './nearest.ts'

/**
 * Free minutes between a lesson and its neighbours, of whoever gives it and of what is driven: the longest that one of
 * them asks for, not their sum. Names the first neighbour that is too near.
 */
export const buffer: Rule = (scene) => {
  const found: Violation[] = []
  for (const kind of neighbourLanes) {
    const id = scene.draft[`${kind}_id`]
    if (id === undefined) continue
    const near = tooNear(scene, othersOf(scene, kind, id))
    // the same neighbour is told once, however much it shares with the lesson
    if (!near || found.some(({ lesson_id }) => lesson_id === near.claim.lesson_id)) continue
    const { claim, needed, given } = near
    const start = nearestStart(scene, (other) => {
      const room = neededFor(scene, other) * minuteMs
      return { before: room, after: room }
    })
    found.push({
      code: 'buffer_too_short',
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

/** Minutes that have to be free between a lesson and another. */
const neededFor = ({ trainer, type, facts }: Scene, claim: Claim): number =>
  Math.max(trainer?.buffer_minutes ?? 0, type.buffer_minutes, claim.buffer_minutes, facts.settings.break_minutes)

function tooNear(scene: Scene, claims: readonly Claim[]) {
  for (const claim of nearOf(claims, scene.draft)) {
    if (overlaps(claim, scene.draft)) continue
    const needed = neededFor(scene, claim)
    const given = minutesIn(
      claim.end <= scene.draft.start
        ? { start: claim.end, end: scene.draft.start }
        : { start: scene.draft.end, end: claim.start },
    )
    if (given < needed) return { claim, needed, given }
  }
  return undefined
}
