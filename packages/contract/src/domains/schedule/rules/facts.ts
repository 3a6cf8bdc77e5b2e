import type { TrainingStage } from '../../curriculum/licences/requirements.ts'
import type { CircuitFacts } from '../../resources/circuits/facts.ts'
import type { RoomFacts } from '../../resources/classRooms/facts.ts'
import type { SimulatorFacts } from '../../resources/simulators/facts.ts'
import type { VehicleFacts } from '../../resources/vehicles/facts.ts'
import type { CourseFacts } from '../../students/enrolments/facts.ts'
import type { BranchTimes } from '../../trainers/availability/opening.ts'
import type { TrainerFacts } from '../../trainers/trainers/facts.ts'
import type { TakenThings } from '../lessons/things.ts'
import type { LessonKind, LessonNeed, NeedState } from '../lessonTypes/calls.ts'
import type { ResourceKind } from './violations.ts'

/** A place on the map, in degrees, WGS 84. */
export interface Point {
  lat: number
  lng: number
}

/** A lesson as somebody wishes it. Keys are those of the school's records; instants are milliseconds since 1970. */
export interface LessonDraft extends TakenThings {
  /** The lesson itself where it stands already, which is never in its own way. */
  lesson_id?: number | undefined
  type_id: number
  branch_id: number
  start: number
  end: number
  enrolment_ids: readonly number[]
  /** Booked by the student, or by a guardian for them: then the school's limits of self-booking hold. */
  by_student?: boolean | undefined
  /** Of the lesson itself; those of its type unless said. */
  seats?: number | undefined
  /** Where it begins: at its circuit or branch unless said; null somewhere that nobody put on the map. */
  begins_at?: Point | null | undefined
  /** Where it ends: where it begins unless said. */
  ends_at?: Point | null | undefined
}

export interface TypeFacts {
  id: number
  kind: LessonKind
  stage: TrainingStage
  is_active: boolean
  min_minutes: number
  max_minutes: number
  step_minutes: number
  buffer_minutes: number
  needs: Record<LessonNeed, NeedState>
  max_students: number
  after_dark: boolean
  is_online: boolean
  prerequisites: readonly { stage: TrainingStage; minutes: number }[]
  /** Hours ahead at least in which students book it; as the school says where it is null. */
  lead_hours: number | null
}

/** As they are known from so many days before the first lesson on, where students take part: a retake looks back. */
export const openingsLookBackDays = 150

export interface BranchFacts extends BranchTimes {
  /** Degrees, WGS 84; null where nobody said where it is, and then night is by the clock, 19:00 to 5:00. */
  latitude: number | null
  longitude: number | null
}

/** A vehicle with what its lessons will add to its odometer. */
export interface BookedVehicleFacts extends VehicleFacts {
  /** Minutes of lessons that are booked after the odometer's reading and begin before the first of `claims`. */
  booked_minutes_before?: number | undefined
}

/** What rules ask of the lessons of an enrolment. */
export interface LessonFacts {
  /** The enrolment's key. */
  id: number
  /** Lessons on an automatic car, in the order of time. */
  automatic_lessons: readonly number[]
  /**
   * Minutes that were taught here, or are booked up to the last of `claims`, by stage, without the lesson itself. Claims that
   * end after the lesson begins are taken off.
   */
  minutes: Partial<Record<TrainingStage, number>>
  /** The student's lessons to come, in whatever course, but for classes. */
  open_lessons: readonly number[]
  /** The day of the last one that was taught, whatever kind. */
  last_lesson_on: string | null
  /** Lessons to come whose time is held while somebody decides: they hold nothing that was bought yet. */
  held: readonly { lesson_id: number; lesson_kind: LessonKind; minutes: number }[]
  /** Exams that were sat or are booked, in the order of time; a call-off is none. */
  exams: readonly SatExam[]
}

/** What rules ask of what an enrolment bought ahead. */
export interface CreditFacts {
  /** The enrolment's key. */
  id: number
  /** Items of sales in use: minutes or pieces that were bought and are not gone, and their last day. */
  credit: readonly Credit[]
  /** What lessons hold or used of these items. */
  drawn: readonly { lesson_id: number; item_id: number; qty: number }[]
}

export interface Credit {
  item_id: number
  lesson_kinds: readonly LessonKind[]
  /** One piece is a lesson of any length. */
  unit: 'minutes' | 'pieces'
  qty: number
  expires_on: string | null
}

/** What rules ask of the debts of an enrolment. */
export interface DebtFacts {
  /** The enrolment's key. */
  id: number
  /** What the student owes past its day in the school's currency, in its smallest unit, whatever it is owed for. */
  overdue_minor: number
  /** Exam fees that are settled: paid, or waived by the school. */
  settled_exam_fees: number
}

/** A student in a course: `minutes` contain those that were done before this school. */
export interface EnrolmentFacts extends Omit<CourseFacts, 'earlier_minutes'>, LessonFacts, CreditFacts, DebtFacts {}

export interface SatExam {
  lesson_id: number
  stage: TrainingStage
  start: number
  /** Its day where the school is. */
  day: string
  /** Null while nobody has noted one. */
  result: 'passed' | 'failed' | null
}

/** A time that a resource has given away already. */
export interface Claim {
  kind: ResourceKind
  /** The key of the trainer, student, vehicle… */
  id: number
  lesson_id: number
  start: number
  end: number
  lesson_kind: LessonKind
  /** Of the lesson's type; what its kind is of unless said. */
  stage?: TrainingStage | undefined
  /** Of a student's: the enrolment that it counts for; any unless said, and null of others. */
  enrolment_id?: number | null | undefined
  /** Of the lesson's type; the longer of two neighbours' buffers counts. */
  buffer_minutes: number
  /** Where it begins and ends; null where nobody knows. */
  begins_at: Point | null
  ends_at: Point | null
}

export interface ScheduleSettings {
  only_in_hours: boolean
  /** Free minutes between two lessons that the school asks for in general. */
  break_minutes: number
  gender: 'none' | 'prefer' | 'require'
  /** A student's minutes a day. */
  student_day_minutes: number
  student_break_after: number | null
  student_break_minutes: number | null
  /** Of the country's pack: minutes at the wheel a day, all work a day and a week. */
  trainer_practice_day: number | null
  trainer_work_day: number | null
  trainer_work_week: number | null
  block_expired_papers: boolean
  /** Days that a vehicle may go on past its service. */
  maintenance_grace_days: number
  /** Kilometres of an hour at the wheel, for the projection of the odometer. */
  km_per_hour: number
  /** How fast somebody gets from one lesson to the next. */
  travel_km_per_hour: number
  currency: string
  /** What a student may owe past its day, in the smallest unit; null where the school lets debts be. */
  debt_limit_minor: number | null
  /** Working days between a failed exam and the next one that the school asks for. */
  retake_working_days: number
  /** The same of the country's pack, in days of the calendar and in working days. */
  law_retake_days: number | null
  law_retake_working_days: number | null
  /** For those whom students book by themselves: hours ahead at least, days ahead at most, and lessons to come at once. */
  booking_lead_hours: number
  booking_horizon_days: number
  booking_most_open: number
  /** When the last day of the horizon opens, by the school's clock: `07:00`. */
  booking_release: string
}

/** All that decides whether lessons may be given: plain data, of as many resources as are to be judged. */
export interface Facts {
  now: number
  zone: string
  /** Where the school is. */
  today: string
  settings: ScheduleSettings
  /** Of branches, where the facts are of several; in the others `settings` hold. */
  branch_settings?: Record<number, ScheduleSettings>
  types: Record<number, TypeFacts>
  branches: Record<number, BranchFacts>
  trainers: Record<number, TrainerFacts>
  vehicles: Record<number, BookedVehicleFacts>
  rooms: Record<number, RoomFacts>
  simulators: Record<number, SimulatorFacts>
  circuits: Record<number, CircuitFacts>
  enrolments: Record<number, EnrolmentFacts>
  /** By `claimKey`, sorted by start: from the Monday before the first day to the Sunday after the last. */
  claims: Record<string, readonly Claim[]>
  /** The caller may enter lessons of the past. */
  may_backdate: boolean
}

export const claimKey = (kind: ResourceKind, id: number): string => `${kind}:${id}`
