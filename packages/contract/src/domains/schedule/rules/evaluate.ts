import type { Draft, Facts } from './facts.ts'
import { busy } from './places/busy.ts'
import { circuitRoom, seats } from './places/capacity.ts'
import { needs, typeInactive } from './places/needs.ts'
import { circuitStatus, roomStatus, simulatorStatus } from './places/standing.ts'
import { type Rule, sceneOf } from './scene.ts'
import { studentBalance } from './students/balance.ts'
import { bookingHorizon, bookingLead, bookingLimit } from './students/booking.ts'
import { studentDebt } from './students/debt.ts'
import { examFee } from './students/examFee.ts'
import { examRetake } from './students/examRetake.ts'
import { examDay, spacing, studentBreak, studentDay } from './students/load.ts'
import { prerequisite } from './students/progress.ts'
import { studentAge, studentDocuments, studentStatus } from './students/standing.ts'
import { buffer } from './time/buffer.ts'
import { timeOfDay } from './time/dark.ts'
import { duration, past } from './time/length.ts'
import { opening } from './time/opening.ts'
import { travel } from './time/travel.ts'
import { trainerLimits, trainerRest } from './trainers/limits.ts'
import { genderRule, languages } from './trainers/pairs.ts'
import { trainerCredentials, trainerCredentialsEnd, trainerQualified } from './trainers/skills.ts'
import { trainerHours, trainerOff, trainerStanding } from './trainers/standing.ts'
import { vehicleCategory, vehicleEquipment, vehicleGearbox, vehicleSeats } from './vehicles/fits.ts'
import { vehicleService } from './vehicles/service.ts'
import { vehicleDefects, vehiclePapersHold, vehicleStatus } from './vehicles/standing.ts'
import { type Violation, type ViolationCode, violationCodes } from './violations.ts'

interface Entry {
  codes: readonly ViolationCode[]
  rule: Rule
  /** It says the same whoever the students are, and whether one of them books by themselves. */
  ofSchool?: true
}

/** Every rule, and the codes that it may tell. */
export const rules: readonly Entry[] = [
  { codes: ['past'], rule: past, ofSchool: true },
  { codes: ['duration'], rule: duration, ofSchool: true },
  { codes: ['type_inactive'], rule: typeInactive, ofSchool: true },
  { codes: ['need_missing', 'need_unwanted'], rule: needs, ofSchool: true },
  { codes: ['trainer_inactive', 'trainer_suspended'], rule: trainerStanding, ofSchool: true },
  { codes: ['trainer_busy', 'student_busy', 'vehicle_busy', 'room_busy', 'simulator_busy'], rule: busy },
  { codes: ['circuit_full', 'zone_full'], rule: circuitRoom, ofSchool: true },
  { codes: ['room_seats', 'lesson_full'], rule: seats },
  { codes: ['buffer_too_short'], rule: buffer, ofSchool: true },
  { codes: ['travel_too_short'], rule: travel, ofSchool: true },
  { codes: ['school_closed', 'holiday'], rule: opening, ofSchool: true },
  { codes: ['trainer_off'], rule: trainerOff, ofSchool: true },
  { codes: ['trainer_hours'], rule: trainerHours, ofSchool: true },
  { codes: ['trainer_not_qualified'], rule: trainerQualified },
  { codes: ['trainer_credential_missing'], rule: trainerCredentials, ofSchool: true },
  { codes: ['trainer_credential_expires'], rule: trainerCredentialsEnd, ofSchool: true },
  { codes: ['trainer_day_limit', 'trainer_week_limit', 'trainer_lessons_limit'], rule: trainerLimits, ofSchool: true },
  { codes: ['trainer_rest'], rule: trainerRest, ofSchool: true },
  { codes: ['gender_rule'], rule: genderRule },
  { codes: ['language_mismatch'], rule: languages },
  { codes: ['vehicle_status'], rule: vehicleStatus, ofSchool: true },
  { codes: ['vehicle_paper_expired'], rule: vehiclePapersHold, ofSchool: true },
  { codes: ['vehicle_maintenance_due'], rule: vehicleService, ofSchool: true },
  { codes: ['vehicle_defect_open'], rule: vehicleDefects, ofSchool: true },
  { codes: ['vehicle_category'], rule: vehicleCategory },
  { codes: ['vehicle_gearbox'], rule: vehicleGearbox },
  { codes: ['vehicle_equipment'], rule: vehicleEquipment },
  { codes: ['vehicle_seats'], rule: vehicleSeats },
  { codes: ['student_status'], rule: studentStatus },
  { codes: ['student_age'], rule: studentAge },
  { codes: ['student_documents'], rule: studentDocuments },
  { codes: ['student_day_limit'], rule: studentDay },
  { codes: ['student_break'], rule: studentBreak },
  { codes: ['spacing'], rule: spacing },
  { codes: ['lead_time'], rule: bookingLead },
  { codes: ['horizon'], rule: bookingHorizon },
  { codes: ['active_booking_limit'], rule: bookingLimit },
  { codes: ['prerequisite'], rule: prerequisite },
  { codes: ['student_balance'], rule: studentBalance },
  { codes: ['student_debt'], rule: studentDebt },
  { codes: ['exam_fee_unpaid'], rule: examFee },
  { codes: ['exam_retake_too_soon'], rule: examRetake },
  { codes: ['time_of_day'], rule: timeOfDay, ofSchool: true },
  { codes: ['exam_day'], rule: examDay },
  { codes: ['simulator_status'], rule: simulatorStatus },
  { codes: ['circuit_status'], rule: circuitStatus },
  { codes: ['room_status'], rule: roomStatus },
]

const places = new Map(violationCodes.map((code, place) => [code, place]))
const placeOf = ({ code }: Violation): number => places.get(code) ?? violationCodes.length

/** The rules in two parts, so that what is asked for many students is judged once for all of them. */
export const parts = {
  ofSchool: rules.filter(({ ofSchool }) => ofSchool),
  ofStudents: rules.filter(({ ofSchool }) => !ofSchool),
} as const

/**
 * Everything that is against a lesson, by all rules or some of them, in the order of `violationCodes`. Pure: the facts are all it knows. Of what the
 * facts lack nothing is said, but a `RangeError` where it is the lesson's type.
 */
export function evaluate(draft: Draft, facts: Facts, some: readonly Entry[] = rules): Violation[] {
  const scene = sceneOf(draft, facts)
  return some.flatMap(({ rule }) => rule(scene)).sort((one, other) => placeOf(one) - placeOf(other))
}

/** Whether some rules tell anything that counts; they are asked no further than the first of it. */
export function tellsAny(
  draft: Draft,
  facts: Facts,
  some: readonly Entry[],
  counts: (violation: Violation) => boolean,
): boolean {
  const scene = sceneOf(draft, facts)
  return some.some(({ rule }) => rule(scene).some(counts))
}

/** Whether a lesson with these against it is not kept, by somebody who may pass rules or not, with or without a reason. */
export const isRefused = (violations: readonly Violation[], mayOverride: boolean, hasReason: boolean): boolean =>
  violations.some(({ severity }) => severity === 'hard' || (severity === 'overridable' && !(mayOverride && hasReason)))
