import { type Claim, claimKey, type Facts, type LessonDraft } from '../rules/facts.ts'
import type { ResourceKind } from '../rules/violations.ts'

/** What a lesson takes other than people, in the order in which it is chosen. */
export const chosenThings = ['vehicle', 'simulator', 'circuit', 'room'] as const
export type ChosenThing = (typeof chosenThings)[number]

/** Keys of those that could give a lesson, and be used for it, those that come first before others. */
export interface Candidates {
  trainers: readonly number[]
  things: Record<ChosenThing, readonly number[]>
}

/** Of these each gives one lesson at a time, so that whoever is taken need not be judged. */
type Single = 'trainer' | 'vehicle'

/** Facts of a time that are the same for everybody. */
interface Moment {
  end: number
  /** Nothing is against the time itself. */
  isOpen: boolean
  /** Those of the candidates that have not given it away. */
  free: Record<Single, Set<number>>
  /** Whether nothing is against it with somebody and something, by `takenKey`. */
  said: Map<string, boolean>
}

/** What the rules of the school said of times, people and things: the same for every student who looks for the same kind of lesson. */
export interface Memory {
  candidates: Candidates
  moments: Map<number, Moment>
  /** How often somebody's or something's time was given away since, by `claimKey`. */
  given: Map<string, number>
}

export const memoryOf = (candidates: Candidates): Memory => ({ candidates, moments: new Map(), given: new Map() })

/** Facts of the time of a draft; `isOpen` is asked of a time that is new. */
export function momentOf(memory: Memory, draft: LessonDraft, facts: Facts, isOpen: () => boolean): Moment {
  const known = memory.moments.get(draft.start)
  if (known) return known
  const free = (kind: Single, ids: readonly number[]) =>
    new Set(ids.filter((id) => !isTaken(draft, facts.claims[claimKey(kind, id)])))
  const { trainers, things } = memory.candidates
  const opens = isOpen()
  const moment = {
    end: draft.end,
    isOpen: opens,
    free: { trainer: free('trainer', opens ? trainers : []), vehicle: free('vehicle', opens ? things.vehicle : []) },
    said: new Map(),
  }
  memory.moments.set(draft.start, moment)
  return moment
}

/** Names whom and what a draft takes, as their time stands now. */
export function takenKey(draft: LessonDraft, { given }: Memory): string {
  const named = (kind: ResourceKind, id: number | undefined) =>
    id === undefined ? '' : given.size === 0 ? id : `${id}.${given.get(claimKey(kind, id)) ?? 0}`
  const { trainer_id, vehicle_id, simulator_id, circuit_id, room_id } = draft
  return `${named('trainer', trainer_id)} ${named('vehicle', vehicle_id)} ${named('simulator', simulator_id)} ${named('circuit', circuit_id)} ${named('room', room_id)}`
}

/** Adds times that were given away since to facts and to what was said by them; one that is known already counts once. */
export function removeTimes({ facts, memory }: { facts: Facts; memory: Memory }, claims: readonly Claim[]): void {
  for (const claim of claims) {
    const { kind, id, start, end } = claim
    const key = claimKey(kind, id)
    const lane = facts.claims[key] ?? []
    if (lane.some((known) => known.start === start && known.end === end)) continue
    facts.claims[key] = [...lane, claim].sort((one, other) => one.start - other.start)
    memory.given.set(key, (memory.given.get(key) ?? 0) + 1)
    if (kind !== 'trainer' && kind !== 'vehicle') continue
    for (const [from, moment] of memory.moments) if (from < end && start < moment.end) moment.free[kind].delete(id)
  }
}

/** Whether a lane has given the time of a draft away, looked up among its claims in their order. Ends are no part of a time. */
export function isTaken({ start, end }: LessonDraft, claims: readonly Claim[] = []): boolean {
  let [first, after] = [0, claims.length]
  while (first < after) {
    const middle = (first + after) >> 1
    if ((claims[middle]?.start ?? 0) < end) first = middle + 1
    else after = middle
  }
  return (claims[first - 1]?.end ?? 0) > start
}
