import type { Facts, LessonDraft } from '@dsms/contract/schedule/rules/facts'
import type { ResourceKind, Violation, ViolationCode } from '@dsms/contract/schedule/rules/violations'

/** The rule that what is archived, or beyond the caller's reach, breaks. */
const brokenBy = {
  trainer: 'trainer_inactive',
  vehicle: 'vehicle_status',
  room: 'room_status',
  simulator: 'simulator_status',
  circuit: 'circuit_status',
  student: 'student_status',
} as const satisfies Partial<Record<ResourceKind, ViolationCode>>

/**
 * Violations of a lesson that names something the facts lack: the rules themselves say nothing of that. Told
 * without facts, as there are none.
 */
export function goneOf(draft: LessonDraft, facts: Facts): Violation[] {
  const things = [
    ['trainer', facts.trainers, draft.trainer_id],
    ['vehicle', facts.vehicles, draft.vehicle_id],
    ['room', facts.rooms, draft.room_id],
    ['simulator', facts.simulators, draft.simulator_id],
    ['circuit', facts.circuits, draft.circuit_id],
  ] as const
  const zones = draft.circuit_id === undefined ? [] : (facts.circuits[draft.circuit_id]?.layout.zones ?? [])
  const codes: [boolean, ViolationCode][] = [
    [!facts.types[draft.type_id], 'type_inactive'],
    [!facts.branches[draft.branch_id], 'school_closed'],
    ...things.map(([kind, known, id]): [boolean, ViolationCode] => [id !== undefined && !known[id], brokenBy[kind]]),
    [draft.zone_id !== undefined && !zones.some(({ id }) => id === draft.zone_id), brokenBy.circuit],
    [draft.enrolment_ids.some((id) => !facts.enrolments[id]), brokenBy.student],
  ]
  return codes.filter(([isGone]) => isGone).map(([, code]) => ({ code, severity: 'hard' }))
}
