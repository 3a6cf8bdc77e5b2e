import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'

/** What waits for somebody of the school. */
export const actionKinds = [
  'lesson_requested',
  'move_requested',
  'hour_free',
  'lesson_unfinished',
  'document_pending',
  'correction_pending',
  'leave_pending',
  'credential_expiring',
  'vehicle_paper_expiring',
  'defect_unsafe',
  'lead_follow_up',
  'enrolment_deadline',
  'lesson_objected',
  'contract_objected',
  'charge_owed_back',
  'student_to_call',
] as const
export type ActionKind = (typeof actionKinds)[number]

/** Whose actions are told: everybody's, or those that the caller looks after. */
export const actionOwners = ['all', 'mine'] as const

/** So many of each kind are told, the nearest deadline first. */
export const mostOfKind = 5
/** Free minutes between two lessons of a trainer that are worth a gap. */
export const gapMinutes = 45
/** Days without a lesson, and none to come, after which a student may be lost; and after which they most likely are. */
export const riskDays = { watch: 14, high: 21 } as const

export const getSchoolToday = endpoint({
  method: 'GET',
  path: '/api/dashboard/school/today',
  tag: 'dashboard',
  inSchool: true,
  summary: "A school's day: lessons, gaps, absences, vehicles that are down, what waits for whom, and students at risk",
  access: { school: 'dashboard.view', platform: 'schools.view' },
  query: z.object({ whose: z.enum(actionOwners).default('all'), school_id: idText.optional() }),
  /** What the caller may not see is null, and its actions are not told. */
  response: z.object({
    time_zone: z.string(),
    today: day,
    lessons: z
      .object({ total: z.int(), taught: z.int(), running: z.int(), to_come: z.int(), cancelled: z.int() })
      .nullable(),
    /** Of today, still to come, between two lessons of one trainer. */
    gaps: z.array(z.object({ trainer_id: id, trainer: z.string(), start: instant, end: instant })).nullable(),
    absences: z
      .array(z.object({ trainer_id: id, trainer: z.string(), kind: z.string(), last_day: day, lessons: z.int() }))
      .nullable(),
    vehicles_down: z
      .array(z.object({ id, name: z.string(), plate: z.string(), status: z.string(), lessons: z.int() }))
      .nullable(),
    /** Students who wait for an hour, those of them who are offered one now, and hours that are free. */
    waiting: z.object({ total: z.int(), offered: z.int(), free: z.int() }).nullable(),
    actions: z.array(
      z.object({
        kind: z.enum(actionKinds),
        /** Whom or what it is about. */
        subject: z.string(),
        /** The day by which it is to be done; null where none is set. */
        deadline: day.nullable(),
        /** Who looks after it; null where nobody was named. */
        owner: z.string().nullable(),
        link: z.string(),
        /** What a button in the row does it to; null where it takes more than the row says, or is not the caller's to do. */
        record: z.object({ id, version: rowVersion }).nullable(),
        /** When the lesson is, and the other time that is wished for. */
        start: instant.nullable(),
        wanted: instant.nullable(),
        /** The days of leave. */
        days: z.object({ first: day, last: day }).nullable(),
      }),
    ),
    /** How many there are of each kind in all. */
    action_totals: z.partialRecord(z.enum(actionKinds), z.int()),
    at_risk: z
      .array(z.object({ student_id: id, student: z.string(), days: z.int(), level: z.enum(['watch', 'high']) }))
      .nullable(),
  }),
})
