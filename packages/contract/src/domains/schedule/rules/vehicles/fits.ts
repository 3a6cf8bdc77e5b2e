import type { EnrolmentFacts } from '../facts.ts'
import { placeOf } from '../kinds.ts'
import { about, type Rule, type Scene } from '../scene.ts'
import { suitsCar } from '../students/gearbox.ts'
import { gearboxOf } from './gearboxOf.ts'

/** It trains what each of the students learns. */
export const vehicleCategory: Rule = ({ vehicle, enrolments }) =>
  vehicle && enrolments.some(({ licence_type_id }) => !vehicle.licence_type_ids.includes(licence_type_id))
    ? [{ code: 'vehicle_category', severity: 'hard', ...about('vehicle', vehicle.id) }]
    : []

/** `needed` is the gearbox that the student learns, `given` the vehicle's. */
export const vehicleGearbox: Rule = ({ vehicle, enrolments, draft }) => {
  const given = vehicle && gearboxOf(vehicle)
  const other = given && enrolments.find((enrolment) => !suitsCar(enrolment, given, draft.lesson_id))
  if (!vehicle || !given || !other) return []
  return [{ code: 'vehicle_gearbox', severity: 'hard', ...about('vehicle', vehicle.id), needed: other.gearbox, given }]
}

/** Needs that the vehicle itself has to be built for; what is left of them is the trainer's to heed. */
const builtFor = ['wheelchair', 'left_hand', 'left_foot', 'hand_controls']
/** Schools write adaptations by hand: `Hand controls`. */
const codeOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')

/** Pedals for the trainer in traffic, and all that a student cannot drive without. `needed` is what is missing. */
export const vehicleEquipment: Rule = (scene) => {
  const { vehicle, enrolments } = scene
  if (!vehicle) return []
  const has = vehicle.adaptations.map(codeOf)
  const needs = new Set(
    enrolments.flatMap(({ special_needs }) => special_needs).filter((one) => builtFor.includes(one)),
  )
  return [
    ...(needsPedals(scene) && !vehicle.dual_controls ? ['dual_controls'] : []),
    ...[...needs].filter((need) => !has.includes(need)),
  ].map((needed) => ({ code: 'vehicle_equipment', severity: 'hard', ...about('vehicle', vehicle.id), needed }))
}

const needsPedals = ({ type, isPractical, enrolments }: Scene): boolean =>
  isPractical && placeOf(type) === 'road' && !isRiddenAlone(enrolments)

/** Nobody sits beside whoever learns to ride. */
const isRiddenAlone = (enrolments: readonly EnrolmentFacts[]): boolean =>
  enrolments.length > 0 &&
  enrolments.every(({ licence_group }) => licence_group === 'moped' || licence_group === 'motorcycle')

/** Students, and the trainer where there is a seat beside them. `needed` are the seats that there are. */
export const vehicleSeats: Rule = ({ draft, vehicle, enrolments }) => {
  if (!vehicle) return []
  const trainer = draft.trainer_id === undefined || isRiddenAlone(enrolments) ? 0 : 1
  const given = draft.enrolment_ids.length + trainer
  const needed = vehicle.passenger_capacity
  return given > needed
    ? [{ code: 'vehicle_seats', severity: 'hard', ...about('vehicle', vehicle.id), needed, given }]
    : []
}
