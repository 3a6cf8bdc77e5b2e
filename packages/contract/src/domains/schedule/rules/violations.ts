import { z } from 'zod'
import { id } from '../../../kernel/shared.ts'
import { trainingStages } from '../../curriculum/licences/requirements.ts'

/**
 * Nobody passes a `hard` rule. An `overridable` one is passed with the permission `schedules.override` and a reason; a
 * `warning` is told and stops nobody.
 */
export const severities = ['hard', 'overridable', 'warning'] as const
export type Severity = (typeof severities)[number]

/** All that can be wrong with a lesson, in the order in which it is told. */
export const violationCodes = [
  'past',
  'duration',
  'time_skipped',
  'type_inactive',
  'need_missing',
  'need_unwanted',
  'trainer_inactive',
  'trainer_suspended',
  'trainer_busy',
  'student_busy',
  'vehicle_busy',
  'room_busy',
  'simulator_busy',
  'circuit_full',
  'zone_full',
  'room_seats',
  'lesson_full',
  'buffer_too_short',
  'travel_too_short',
  'school_closed',
  'holiday',
  'trainer_off',
  'trainer_hours',
  'trainer_not_qualified',
  'trainer_credential_missing',
  'trainer_credential_expires',
  'trainer_day_limit',
  'trainer_week_limit',
  'trainer_lessons_limit',
  'trainer_rest',
  'gender_rule',
  'language_mismatch',
  'vehicle_status',
  'vehicle_paper_expired',
  'vehicle_maintenance_due',
  'vehicle_defect_open',
  'vehicle_category',
  'vehicle_gearbox',
  'vehicle_equipment',
  'vehicle_seats',
  'student_status',
  'student_age',
  'student_documents',
  'student_day_limit',
  'student_break',
  'spacing',
  'lead_time',
  'horizon',
  'active_booking_limit',
  'prerequisite',
  'student_balance',
  'student_debt',
  'exam_fee_unpaid',
  'exam_retake_too_soon',
  'time_of_day',
  'exam_day',
  'simulator_status',
  'circuit_status',
  'room_status',
] as const
export type ViolationCode = (typeof violationCodes)[number]

/** What a lesson takes the time of. */
export const resourceKinds = ['trainer', 'student', 'vehicle', 'room', 'simulator', 'circuit', 'zone'] as const
export type ResourceKind = (typeof resourceKinds)[number]

/** One rule that a lesson breaks. Words are the screen's, made of the code and these facts. */
export const violation = z
  .object({
    code: z.enum(violationCodes),
    severity: z.enum(severities),
    /** Whose rule it is, where it is about one of those that the lesson takes. */
    resource: z.object({ kind: z.enum(resourceKinds), id }).optional(),
    /** The lesson in the way. */
    lesson_id: id.optional(),
    /** Of `prerequisite`: whose minutes are missing. */
    stage: z.enum(trainingStages).optional(),
    /**
     * What the rule asks for or allows, and what there is or would be: minutes, seats, kilometres, days of the calendar,
     * an amount in the smallest unit after its currency (`SAR 1250`) or a word of the product, as the rule says.
     */
    needed: z.union([z.number(), z.string()]).optional(),
    given: z.union([z.number(), z.string()]).optional(),
    /** A start (instant) at which no rule would be against it; not there where this day has none. */
    suggestion: z.string().optional(),
  })
  .meta({ id: 'LessonViolation' })
export type Violation = z.infer<typeof violation>
