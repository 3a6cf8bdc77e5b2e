import { z } from 'zod'
import { documentKinds } from '../../../kernel/choices/documentKinds.ts'
import { keysOf } from '../../../kernel/choices/lists.ts'
import { endpoint } from '../../../kernel/endpoint.ts'
import { day, id, idText, instant, rowVersion } from '../../../kernel/shared.ts'
import { lessonStatuses } from '../../schedule/lessons/statuses.ts'

/** What waits for somebody of the school. */
export const actionKinds = [
  'lesson_stranded',
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
  'refund_asked',
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
/** So many lessons are named that nobody confirmed. */
export const mostUnconfirmed = 8

/** What a lesson lost without which it cannot be given. */
export const lostCauses = ['no_trainer', 'trainer_away', 'no_vehicle', 'vehicle_down'] as const

/** Minutes since 1970. */
const minutes = z.int()
const span = z.object({ from: minutes, to: minutes })

/** One trainer at work; `trainer_id` is null for lessons that still need one. */
const lane = z.object({
  trainer_id: id.nullable(),
  trainer: z.string().nullable(),
  lessons: z.array(
    z.object({
      id,
      from: minutes,
      to: minutes,
      type_id: id,
      status: z.enum(keysOf(lessonStatuses)),
      /** Of a lesson for one; null of a class, and of whom the caller may not see. */
      student: z.string().nullable(),
      seats: z.int(),
      booked: z.int(),
    }),
  ),
  /** Working time that is still to come and nobody has taken. */
  gaps: z.array(span),
  /** Within the hours of the strip: when they do not teach. */
  off: z.array(span),
})

export const getSchoolToday = endpoint({
  method: 'GET',
  path: '/api/dashboard/school/today',
  tag: 'dashboard',
  inSchool: true,
  summary:
    "A school's day: who teaches when, absences, vehicles that are down, what waits for whom, and students at risk",
  access: { school: 'dashboard.view', platform: 'schools.view' },
  query: z.object({ whose: z.enum(actionOwners).default('all'), school_id: idText.optional() }),
  /** What the caller may not see is null, and its actions are not told. */
  response: z.object({
    school: z.object({ id, name: z.string(), status: z.string(), trial_ends_at: instant.nullable() }),
    time_zone: z.string(),
    today: day,
    /** The day that is told: today, or the next one on which the school is open; that one too once today is over. */
    day,
    /** Why today is not told; the name is that of a holiday. */
    closed: z.object({ by: z.enum(['holiday', 'closed', 'nobody']), name: z.string().nullable() }).nullable(),
    /**
     * What became of today, once a branch has closed and no lesson is left: from then on the next day is told. Lessons that were
     * taught, and those that nobody has closed yet.
     */
    over: z.object({ taught: z.int(), to_finish: z.int() }).nullable(),
    /** The hours of the day, which hold all of its lessons, and who teaches in them. */
    strip: z
      .object({
        from: minutes,
        to: minutes,
        types: z.array(z.object({ id, name: z.string(), colour: z.string() })),
        lanes: z.array(lane),
      })
      .nullable(),
    lessons: z
      .object({ total: z.int(), taught: z.int(), running: z.int(), to_come: z.int(), cancelled: z.int() })
      .nullable(),
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
        /** The subject. */
        subject: z.string(),
        /** What else says which it is: the type of a lesson, a number plate, a credential. */
        detail: z.string().nullable(),
        /** Which paper of a student it is. */
        paper: z.enum(documentKinds).nullable(),
        /** Where they can be called. */
        phone: z.string().nullable(),
        cause: z.enum(lostCauses).nullable(),
        /** The last day of a paper, which is no deadline for checking it. */
        expires_on: day.nullable(),
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
        /** On which days these are where the school is. */
        start_on: day.nullable(),
        wanted_on: day.nullable(),
        /** The days of leave. */
        days: z.object({ first: day, last: day }).nullable(),
      }),
    ),
    /** How many there are of each kind in all. */
    action_totals: z.partialRecord(z.enum(actionKinds), z.int()),
    /** Lessons of the next working day after today: how many there are, and those that nobody has confirmed. */
    unconfirmed: z
      .object({
        day,
        lessons: z.int(),
        total: z.int(),
        rows: z.array(
          z.object({
            id,
            version: rowVersion,
            start: instant,
            type: z.string(),
            trainer: z.string().nullable(),
            student_id: id.nullable(),
            student: z.string().nullable(),
            /** Their own number, else that of a guardian. */
            phone: z.string().nullable(),
            has_account: z.boolean(),
          }),
        ),
      })
      .nullable(),
    at_risk: z
      .array(z.object({ student_id: id, student: z.string(), days: z.int(), level: z.enum(['watch', 'high']) }))
      .nullable(),
  }),
})
