import { isOpenOn } from '../../../resources/circuits/capacity.ts'
import { about, type Rule } from '../scene.ts'
import { suitsCar } from '../students/gearbox.ts'
import type { ResourceKind, Violation, ViolationCode } from '../violations.ts'

interface Standing {
  status: string
  status_from: string | null
  status_until: string | null
}

/** A thing that is out of use for some days is in use before and after them. */
const isInUse = ({ status, status_from, status_until }: Standing, day: string): boolean =>
  status === 'active' ||
  ((status === 'maintenance' || status === 'inactive') &&
    ((status_from !== null && day < status_from) || (status_until !== null && day > status_until)))

const refusal = (code: ViolationCode, kind: ResourceKind, id: number, given: string | undefined): Violation[] =>
  given === undefined ? [] : [{ code, severity: 'hard', ...about(kind, id), given }]

const lacks = (ids: readonly number[], enrolments: readonly { licence_type_id: number }[]) =>
  ids.length > 0 && enrolments.some(({ licence_type_id }) => !ids.includes(licence_type_id))

/** `given` is its status, `calibration`, `licence_type` or `gearbox`. */
export const simulatorStatus: Rule = ({ simulator, enrolments, when, draft }) => {
  if (!simulator) return []
  const { calibration_due_on: due, licence_type_ids, gearbox } = simulator
  const told = !isInUse(simulator, when.day)
    ? simulator.status
    : due !== null && due < when.day
      ? 'calibration'
      : lacks(licence_type_ids, enrolments)
        ? 'licence_type'
        : gearbox !== 'both' && enrolments.some((one) => !suitsCar(one, gearbox, draft.lesson_id))
          ? 'gearbox'
          : undefined
  return refusal('simulator_status', 'simulator', simulator.id, told)
}

/** `given` is its status, `permit`, `licence_type`, or `unlit` where it is needed by night. */
export const circuitStatus: Rule = ({ circuit, enrolments, facts, type, when }) => {
  if (!circuit) return []
  const { permit_expires_on: permit, licence_type_ids, is_lit } = circuit
  const told = !isOpenOn(circuit, when.day, facts.today)
    ? permit !== null && permit < when.day
      ? 'permit'
      : circuit.status
    : lacks(licence_type_ids, enrolments)
      ? 'licence_type'
      : type.after_dark && !is_lit
        ? 'unlit'
        : undefined
  return refusal('circuit_status', 'circuit', circuit.id, told)
}

/** `given` is its status. */
export const roomStatus: Rule = ({ room, when }) =>
  room && !isInUse(room, when.day) ? refusal('room_status', 'room', room.id, room.status) : []
