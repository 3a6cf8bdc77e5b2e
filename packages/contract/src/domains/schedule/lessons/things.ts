import { keysOf } from '../../../kernel/choices/lists.ts'

/** What a lesson takes beside its students, in the order in which forms ask for it, by the field that names it. */
const things = {
  trainer_id: 'trainer',
  vehicle_id: 'vehicle',
  room_id: 'room',
  simulator_id: 'simulator',
  circuit_id: 'circuit',
  zone_id: 'zone',
} as const

export type ThingField = keyof typeof things
export const thingFields = keysOf(things)

/** Keys as calls and rows name them: null and undefined are none. */
export type NamedThings = { [Field in ThingField]?: number | null | undefined }

/** Keys as rules read them. */
export type TakenThings = { [Field in ThingField]?: number | undefined }

/** The keys of things that something names. */
export const thingsOf = (one: NamedThings): TakenThings => thingsOver({}, one)

/** The same with a change put over it: null takes a thing away, undefined leaves it. */
export function thingsOver(before: NamedThings, change: NamedThings): TakenThings {
  const taken: TakenThings = {}
  for (const field of thingFields)
    taken[field] = (change[field] === undefined ? before[field] : change[field]) ?? undefined
  return taken
}

/** Who and what a lesson has, by name as calls answer it. */
type AnsweredThings = { [Kind in (typeof things)[ThingField]]: { id: number } | null }

/** The keys of what a lesson has that a call answered. */
export function thingsOfLesson(lesson: AnsweredThings): TakenThings {
  const taken: TakenThings = {}
  for (const field of thingFields) taken[field] = lesson[things[field]]?.id
  return taken
}
