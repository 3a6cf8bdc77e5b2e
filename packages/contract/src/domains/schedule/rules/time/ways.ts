import type { Facts, LessonDraft, Point } from '../facts.ts'

/** Roads are longer than the crow flies, in towns by about two fifths. */
const detour = 1.4
const earthKm = 6371

/** Minutes that somebody needs from one place to another; none to what is around the corner. */
export const travelMinutes = (from: Point, to: Point, kmPerHour: number): number =>
  Math.round(((kilometres(from, to) * detour) / kmPerHour) * 60)

/** As the crow flies. */
export function kilometres(from: Point, to: Point): number {
  const rad = Math.PI / 180
  const half = (degrees: number) => Math.sin((degrees * rad) / 2) ** 2
  const arc = half(to.lat - from.lat) + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * half(to.lng - from.lng)
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(arc)))
}

/** Where a lesson begins and ends, as far as anybody knows. */
export function whereabouts(
  draft: Pick<LessonDraft, 'type_id' | 'branch_id' | 'circuit_id' | 'begins_at' | 'ends_at'>,
  facts: Facts,
): { begins_at: Point | null; ends_at: Point | null } {
  const begins_at = draft.begins_at === undefined ? usualPlace(draft, facts) : draft.begins_at
  return { begins_at, ends_at: draft.ends_at === undefined ? begins_at : draft.ends_at }
}

/** That of the circuit, else of the branch; a lesson online is anywhere. */
function usualPlace({ type_id, branch_id, circuit_id }: Parameters<typeof whereabouts>[0], facts: Facts): Point | null {
  if (facts.types[type_id]?.is_online) return null
  return (circuit_id === undefined ? null : pointOf(facts.circuits[circuit_id])) ?? pointOf(facts.branches[branch_id])
}

function pointOf(place: { latitude?: number | null | undefined; longitude?: number | null | undefined } | undefined) {
  const { latitude: lat, longitude: lng } = place ?? {}
  return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null
}

/**
 * What a lesson says of a place, for the rules: the point, null where it has a name but is on no map, undefined where
 * nothing is said.
 */
export const saidPlace = (name: string | null | undefined, at: Point | null | undefined): Point | null | undefined =>
  at ?? (name ? null : undefined)
