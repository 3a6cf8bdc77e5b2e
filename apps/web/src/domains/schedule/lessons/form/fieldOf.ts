import {
  type ResourceKind,
  resourceKinds,
  type Violation,
  type ViolationCode,
} from '@dsms/contract/schedule/rules/violations'
import type { Check } from '../useLesson.ts'

/** Inputs of the form that a rule can be about. */
export type Field = 'type' | 'start' | 'end' | ResourceKind

const fields: Record<ViolationCode, Field | undefined> = {
  past: 'start',
  duration: 'end',
  time_skipped: 'start',
  type_inactive: 'type',
  need_missing: undefined,
  need_unwanted: undefined,
  trainer_inactive: 'trainer',
  trainer_suspended: 'trainer',
  trainer_busy: 'trainer',
  student_busy: 'student',
  vehicle_busy: 'vehicle',
  room_busy: 'room',
  simulator_busy: 'simulator',
  circuit_full: 'circuit',
  zone_full: 'zone',
  room_seats: 'room',
  lesson_full: 'student',
  buffer_too_short: 'start',
  travel_too_short: 'start',
  school_closed: 'start',
  holiday: 'start',
  trainer_off: 'trainer',
  trainer_hours: 'trainer',
  trainer_not_qualified: 'trainer',
  trainer_credential_missing: 'trainer',
  trainer_credential_expires: 'trainer',
  trainer_day_limit: 'trainer',
  trainer_week_limit: 'trainer',
  trainer_lessons_limit: 'trainer',
  trainer_rest: 'trainer',
  gender_rule: 'trainer',
  language_mismatch: 'trainer',
  vehicle_status: 'vehicle',
  vehicle_paper_expired: 'vehicle',
  vehicle_maintenance_due: 'vehicle',
  vehicle_defect_open: 'vehicle',
  vehicle_category: 'vehicle',
  vehicle_gearbox: 'vehicle',
  vehicle_equipment: 'vehicle',
  vehicle_seats: 'vehicle',
  student_status: 'student',
  student_age: 'student',
  student_documents: 'student',
  student_day_limit: 'student',
  student_break: 'student',
  spacing: 'student',
  lead_time: 'start',
  horizon: 'start',
  active_booking_limit: 'student',
  prerequisite: 'student',
  student_balance: 'student',
  student_debt: 'student',
  exam_fee_unpaid: 'student',
  exam_retake_too_soon: 'start',
  time_of_day: 'start',
  exam_day: 'student',
  simulator_status: 'simulator',
  circuit_status: 'circuit',
  room_status: 'room',
}

/** The input that a rule is about; undefined where it is about none alone. */
function fieldOf({ code, resource, needed }: Violation): Field | undefined {
  if (code !== 'need_missing' && code !== 'need_unwanted') return fields[code]
  return resource?.kind ?? resourceKinds.find((kind) => kind === needed)
}

/** Rules by the input at which they are told, and those that are told below. Warnings stop nobody and stand below. */
export function sorted(violations: Check['violations'], isShown: (field: Field) => boolean) {
  const at = new Map<Field, Violation[]>()
  const rest: Violation[] = []
  for (const one of violations) {
    const field = fieldOf(one)
    if (field && one.severity !== 'warning' && isShown(field)) at.set(field, [...(at.get(field) ?? []), one])
    else rest.push(one)
  }
  return { at, rest }
}
