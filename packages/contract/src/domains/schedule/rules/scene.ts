import { minuteMs } from '../../../kernel/time/milliseconds.ts'
import type { CircuitFacts } from '../../resources/circuits/facts.ts'
import type { RoomFacts } from '../../resources/classRooms/facts.ts'
import type { SimulatorFacts } from '../../resources/simulators/facts.ts'
import type { TrainerFacts } from '../../trainers/trainers/facts.ts'
import type { BookedVehicleFacts, BranchFacts, EnrolmentFacts, Facts, LessonDraft, TypeFacts } from './facts.ts'
import { isPractical } from './kinds.ts'
import type { ResourceKind, Violation } from './violations.ts'
import { type When, whenOf } from './when.ts'

/** A lesson with the facts of all that it names, and its time by the clock: what every rule looks at. */
export interface Scene {
  draft: LessonDraft
  facts: Facts
  when: When
  /** How long it is. */
  minutes: number
  type: TypeFacts
  branch: BranchFacts | undefined
  trainer: TrainerFacts | undefined
  vehicle: BookedVehicleFacts | undefined
  room: RoomFacts | undefined
  simulator: SimulatorFacts | undefined
  circuit: CircuitFacts | undefined
  enrolments: readonly EnrolmentFacts[]
  /** At the wheel. */
  isPractical: boolean
}

/** What of one rule, or of several that are alike, is broken. */
export type Rule = (scene: Scene) => Violation[]

/** Throws a `RangeError` where the facts lack the lesson's type; whatever else they lack is not judged. */
export function sceneOf(draft: LessonDraft, facts: Facts): Scene {
  const type = facts.types[draft.type_id]
  if (!type) throw new RangeError(`no facts of lesson type ${draft.type_id}`)
  const settings = facts.branch_settings?.[draft.branch_id]
  return {
    draft,
    facts: settings ? { ...facts, settings } : facts,
    type,
    when: whenOf(draft, facts.zone),
    minutes: minutesIn(draft),
    branch: facts.branches[draft.branch_id],
    trainer: named(facts.trainers, draft.trainer_id),
    vehicle: named(facts.vehicles, draft.vehicle_id),
    room: named(facts.rooms, draft.room_id),
    simulator: named(facts.simulators, draft.simulator_id),
    circuit: named(facts.circuits, draft.circuit_id),
    enrolments: draft.enrolment_ids.flatMap((id) => facts.enrolments[id] ?? []),
    isPractical: isPractical(type),
  }
}

const named = <One>(all: Record<number, One>, id: number | undefined): One | undefined =>
  id === undefined ? undefined : all[id]

export const minutesIn = ({ start, end }: { start: number; end: number }): number =>
  Math.round((end - start) / minuteMs)

export const about = (kind: ResourceKind, id: number) => ({ resource: { kind, id } })

/** An instant as violations tell it. */
export const told = (instant: number): string => new Date(instant).toISOString()
