import type { Facts, LessonDraft } from './facts.ts'
import { busy, studentBusy } from './places/busy.ts'
import { circuitRoom, seats } from './places/capacity.ts'
import { needs, typeInactive } from './places/needs.ts'
import { circuitStatus, roomStatus, simulatorStatus } from './places/standing.ts'
import { type Rule, type Scene, sceneOf, told } from './scene.ts'
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
import { goodStart } from './time/goodStart.ts'
import { duration, past } from './time/length.ts'
import { isOpenAt, opening } from './time/opening.ts'
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
  /** It looks at the hour and the branch alone, not at who gives the lesson, with what and to whom. */
  ofHour?: true
  /** It says the same whoever the students are, and whether one of them books by themselves. */
  ofSchool?: true
  /** It looks at students, and says the same at any hour of a day; one without a mark, whoever gives the lesson and with what. */
  ofDay?: true
  /** It tells nothing but warnings. */
  warns?: true
}

/** Every rule, and the codes that it may tell. */
export const rules: readonly Entry[] = [
  { codes: ['past'], rule: past, ofHour: true },
  { codes: ['duration'], rule: duration, ofHour: true },
  { codes: ['type_inactive'], rule: typeInactive, ofHour: true },
  { codes: ['need_missing', 'need_unwanted'], rule: needs, ofSchool: true },
  { codes: ['trainer_inactive', 'trainer_suspended'], rule: trainerStanding, ofSchool: true },
  { codes: ['trainer_busy', 'vehicle_busy', 'room_busy', 'simulator_busy'], rule: busy, ofSchool: true },
  { codes: ['student_busy'], rule: studentBusy },
  { codes: ['circuit_full', 'zone_full'], rule: circuitRoom, ofSchool: true },
  { codes: ['room_seats', 'lesson_full'], rule: seats, ofDay: true },
  { codes: ['buffer_too_short'], rule: buffer, ofSchool: true },
  { codes: ['travel_too_short'], rule: travel, ofSchool: true },
  { codes: ['school_closed', 'holiday'], rule: opening, ofHour: true },
  { codes: ['trainer_off'], rule: trainerOff, ofSchool: true },
  { codes: ['trainer_hours'], rule: trainerHours, ofSchool: true },
  { codes: ['trainer_not_qualified'], rule: trainerQualified, ofDay: true },
  { codes: ['trainer_credential_missing'], rule: trainerCredentials, ofSchool: true },
  { codes: ['trainer_credential_expires'], rule: trainerCredentialsEnd, ofSchool: true, warns: true },
  { codes: ['trainer_day_limit', 'trainer_week_limit', 'trainer_lessons_limit'], rule: trainerLimits, ofSchool: true },
  { codes: ['trainer_rest'], rule: trainerRest, ofSchool: true },
  { codes: ['gender_rule'], rule: genderRule, ofDay: true },
  { codes: ['language_mismatch'], rule: languages, ofDay: true, warns: true },
  { codes: ['vehicle_status'], rule: vehicleStatus, ofSchool: true },
  { codes: ['vehicle_paper_expired'], rule: vehiclePapersHold, ofSchool: true },
  { codes: ['vehicle_maintenance_due'], rule: vehicleService, ofSchool: true },
  { codes: ['vehicle_defect_open'], rule: vehicleDefects, ofSchool: true },
  { codes: ['vehicle_category'], rule: vehicleCategory, ofDay: true },
  { codes: ['vehicle_gearbox'], rule: vehicleGearbox, ofDay: true },
  { codes: ['vehicle_equipment'], rule: vehicleEquipment, ofDay: true },
  { codes: ['vehicle_seats'], rule: vehicleSeats, ofDay: true },
  { codes: ['student_status'], rule: studentStatus, ofDay: true },
  { codes: ['student_age'], rule: studentAge, ofDay: true },
  { codes: ['student_documents'], rule: studentDocuments, ofDay: true },
  { codes: ['student_day_limit'], rule: studentDay },
  { codes: ['student_break'], rule: studentBreak },
  { codes: ['spacing'], rule: spacing, warns: true },
  { codes: ['lead_time'], rule: bookingLead },
  { codes: ['horizon'], rule: bookingHorizon, ofDay: true },
  { codes: ['active_booking_limit'], rule: bookingLimit, ofDay: true },
  { codes: ['prerequisite'], rule: prerequisite },
  { codes: ['student_balance'], rule: studentBalance, ofDay: true },
  { codes: ['student_debt'], rule: studentDebt, ofDay: true },
  { codes: ['exam_fee_unpaid'], rule: examFee },
  { codes: ['exam_retake_too_soon'], rule: examRetake },
  { codes: ['time_of_day'], rule: timeOfDay, ofHour: true },
  { codes: ['exam_day'], rule: examDay, ofDay: true, warns: true },
  { codes: ['simulator_status'], rule: simulatorStatus, ofDay: true },
  { codes: ['circuit_status'], rule: circuitStatus, ofDay: true },
  { codes: ['room_status'], rule: roomStatus, ofDay: true },
]

const places = new Map(violationCodes.map((code, place) => [code, place]))
const placeOf = ({ code }: Violation): number => places.get(code) ?? violationCodes.length

/** The rules in four parts, so that what is asked for many students, or of many hours, is judged once for all of them. */
export const parts = {
  ofHour: rules.filter(({ ofHour }) => ofHour),
  ofSchool: rules.filter(({ ofSchool }) => ofSchool),
  ofDay: rules.filter(({ ofDay }) => ofDay),
  ofTime: rules.filter(({ ofHour, ofSchool, ofDay }) => !ofHour && !ofSchool && !ofDay),
} as const

/**
 * Everything that is against a lesson, by all rules or some of them, in the order of `violationCodes`. Pure: the facts are all it
 * knows. Missing facts are passed over, but for the lesson's type, which throws a `RangeError`.
 */
export function evaluate(draft: LessonDraft, facts: Facts, some: readonly Entry[] = rules): Violation[] {
  const scene = sceneOf(draft, facts)
  const found = some.flatMap(({ rule }) => rule(scene)).sort((one, other) => placeOf(one) - placeOf(other))
  return found.some(({ suggestion }) => suggestion) ? keptByAll(found, scene) : found
}

const counts = ({ severity }: Violation): boolean => severity !== 'warning'

/** A rule knows of a start that it would keep itself; told is one that all of them keep, or none. */
function keptByAll(found: readonly Violation[], { draft, ...scene }: Scene): Violation[] {
  const { facts } = scene
  const isGood = (other: LessonDraft) =>
    isOpenAt(scene.branch, other, facts.zone) && !tellsAny(other, facts, rules, counts)
  const known = new Map<string, number | undefined>()
  return found.map(({ suggestion, ...violation }) => {
    if (!suggestion) return violation
    if (!known.has(suggestion)) known.set(suggestion, goodStart({ draft, ...scene }, Date.parse(suggestion), isGood))
    const start = known.get(suggestion)
    return start === undefined ? violation : { ...violation, suggestion: told(start) }
  })
}

/**
 * The rules in the order in which a search asks them: what most often takes a time away, and is quick to say so, comes first. Warnings
 * take no time away.
 */
export const searched = {
  /** For a time, without whoever gives the lesson and with what. */
  first: [...parts.ofHour, ...rules.filter(({ ofHour, warns }) => !ofHour && !warns)],
  /** For a time that is known to be good. */
  after: rules.filter(({ ofHour, warns }) => !ofHour && !warns),
} as const

/** Whether some rules tell anything that counts; they are asked no further than the first of it. */
export function tellsAny(
  draft: LessonDraft,
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
