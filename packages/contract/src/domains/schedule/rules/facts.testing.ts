import type { CircuitFacts } from '../../resources/circuits/facts.ts'
import type { RoomFacts } from '../../resources/classRooms/facts.ts'
import type { SimulatorFacts } from '../../resources/simulators/facts.ts'
import type { TrainerFacts } from '../../trainers/trainers/facts.ts'
import { evaluate } from './evaluate.ts'
import {
  type BookedVehicleFacts,
  type BranchFacts,
  type Claim,
  claimKey,
  type EnrolmentFacts,
  type Facts,
  type LessonDraft,
  type ScheduleSettings,
  type TypeFacts,
} from './facts.ts'
import type { ResourceKind, Violation, ViolationCode } from './violations.ts'

/** An instant by the clock of Riyadh, where the school of these tests is, or of the zone that the text ends with. */
export const at = (clock: string): number => Date.parse(/[+Z]/.test(clock) ? clock : `${clock}:00+03:00`)

/** A Monday, on which the lesson of these tests lies from ten to eleven. */
export const monday = '2026-03-02'
export const on = (from: string, to: string, day = monday) => ({
  start: at(`${day}T${from}`),
  end: at(`${day}T${to}`),
})

const type: TypeFacts = {
  id: 1,
  kind: 'road',
  stage: 'road',
  is_active: true,
  min_minutes: 30,
  max_minutes: 120,
  step_minutes: 15,
  buffer_minutes: 0,
  needs: { trainer: 'required', vehicle: 'required', room: 'optional', circuit: 'optional', simulator: 'optional' },
  max_students: 3,
  after_dark: false,
  is_online: false,
  prerequisites: [],
  lead_hours: null,
}

const branch: BranchFacts = { id: 1, hours: null, seasons: [], days_off: [], latitude: 24.7136, longitude: 46.6753 }

export const held = (kind: 'driving_licence' | 'teaching_permit', expires_on: string | null = null) => ({
  kind,
  status: 'approved' as const,
  issued_on: null,
  expires_on,
  stopped_on: null,
})

const trainer: TrainerFacts = {
  id: 1,
  status: 'active',
  left_on: null,
  gender: 'male',
  eligible_gender: 'both',
  languages: ['ar', 'en'],
  gearboxes: ['manual', 'automatic'],
  teaches: ['theory', 'simulator', 'yard', 'road'],
  licences: [{ licence_type_id: 1, since: null, until: null }],
  credentials: [held('driving_licence'), held('teaching_permit')],
  max_minutes_day: null,
  max_minutes_week: null,
  max_lessons_day: null,
  min_break_minutes: null,
  buffer_minutes: null,
  rules: [],
  exceptions: [],
  leave: [],
}

const vehicle: BookedVehicleFacts = {
  id: 1,
  status: 'in_service',
  legal_hold: null,
  insurance_expires_on: '2026-12-31',
  inspection_expires_on: null,
  registration_expires_on: null,
  permit_expires_on: null,
  gear_type: 'manual',
  licence_type_ids: [1],
  passenger_capacity: 5,
  dual_controls: true,
  adaptations: [],
  has_unsafe_defect: false,
  maintenance: [],
  service_cycle: 'both',
  interval_km: 10_000,
  interval_days: 365,
  last_service_km: 10_000,
  last_service_on: '2026-01-01',
  planned_service_on: null,
  odometer_km: 12_000,
  odometer_on: '2026-03-01',
  km_per_day: null,
}

const room: RoomFacts = {
  id: 1,
  status: 'active',
  status_from: null,
  status_until: null,
  legal_capacity: 16,
  is_online: false,
}

const simulator: SimulatorFacts = {
  id: 1,
  status: 'active',
  status_from: null,
  status_until: null,
  calibration_due_on: null,
  gearbox: 'both',
  licence_type_ids: [],
}

const circuit: CircuitFacts = {
  id: 1,
  status: 'active',
  legal_capacity: 4,
  status_from: null,
  status_until: null,
  permit_expires_on: null,
  layout: { zones: [{ id: 7, name: 'A', capacity: 2 }], elements: [] },
  licence_type_ids: [],
  is_lit: true,
}

export const student = (id: number, more: Partial<EnrolmentFacts> = {}): EnrolmentFacts => ({
  id,
  student_id: id + 10,
  student_status: 'active',
  status: 'active',
  licence_type_id: 1,
  gearbox: 'manual',
  most_automatic_lessons: 0,
  automatic_lessons: [],
  gender: 'male',
  birth_date: '2000-01-01',
  trainer_gender: 'any',
  consents: [],
  languages: ['ar'],
  special_needs: [],
  ages: { min_training_age_months: 17 * 12, min_age_months: 18 * 12 },
  papers: [],
  minutes: {},
  open_lessons: [],
  last_lesson_on: '2026-02-25',
  credit: [],
  drawn: [],
  held: [],
  overdue_minor: 0,
  settled_exam_fees: 1,
  exams: [],
  ...more,
})

const settings: ScheduleSettings = {
  only_in_hours: true,
  break_minutes: 0,
  gender: 'none',
  student_day_minutes: 240,
  student_break_after: null,
  student_break_minutes: null,
  trainer_practice_day: null,
  trainer_work_day: null,
  trainer_work_week: null,
  block_expired_papers: true,
  maintenance_grace_days: 0,
  km_per_hour: 60,
  travel_km_per_hour: 30,
  currency: 'SAR',
  debt_limit_minor: 0,
  retake_working_days: 10,
  law_retake_days: null,
  law_retake_working_days: null,
  booking_lead_hours: 12,
  booking_horizon_days: 28,
  booking_most_open: 6,
  booking_release: '00:00',
}

/** The time that another lesson takes. */
export const claim = (
  kind: ResourceKind,
  id: number,
  [from, to, day]: [string, string, string?],
  more: Partial<Claim> = {},
): Claim => ({
  kind,
  id,
  lesson_id: 900,
  ...on(from, to, day),
  lesson_kind: 'road',
  buffer_minutes: 0,
  begins_at: null,
  ends_at: null,
  ...more,
})

/** Differences from a world in which nothing is against the lesson. */
export interface Change {
  draft?: Partial<LessonDraft>
  facts?: Partial<Facts>
  settings?: Partial<ScheduleSettings>
  type?: Partial<TypeFacts>
  branch?: Partial<BranchFacts>
  trainer?: Partial<TrainerFacts>
  vehicle?: Partial<BookedVehicleFacts>
  room?: Partial<RoomFacts>
  simulator?: Partial<SimulatorFacts>
  circuit?: Partial<CircuitFacts>
  /** Of the one student. */
  enrolment?: Partial<EnrolmentFacts>
  claims?: Claim[]
}

export function world(change: Change = {}): { draft: LessonDraft; facts: Facts } {
  const claims = [...(change.claims ?? [])].sort((one, other) => one.start - other.start)
  return {
    draft: {
      type_id: 1,
      branch_id: 1,
      ...on('10:00', '11:00'),
      trainer_id: 1,
      vehicle_id: 1,
      enrolment_ids: [1],
      ...change.draft,
    },
    facts: {
      now: at('2026-03-01T12:00'),
      zone: 'Asia/Riyadh',
      today: '2026-03-01',
      settings: { ...settings, ...change.settings },
      types: { 1: { ...type, ...change.type } },
      branches: { 1: { ...branch, ...change.branch } },
      trainers: { 1: { ...trainer, ...change.trainer } },
      vehicles: { 1: { ...vehicle, ...change.vehicle } },
      rooms: { 1: { ...room, ...change.room } },
      simulators: { 1: { ...simulator, ...change.simulator } },
      circuits: { 1: { ...circuit, ...change.circuit } },
      enrolments: Object.fromEntries(
        Array.from({ length: 20 }, (_, nth) => [nth + 1, student(nth + 1, change.enrolment)]),
      ),
      claims: Object.fromEntries(Map.groupBy(claims, ({ kind, id }) => claimKey(kind, id))),
      may_backdate: false,
      ...change.facts,
    },
  }
}

export function against(change: Change = {}): Violation[] {
  const { draft, facts } = world(change)
  return evaluate(draft, facts)
}

export const codesAgainst = (change: Change = {}): ViolationCode[] => against(change).map(({ code }) => code)

/** The only thing against a lesson; fails where there is none or more. */
export function onlyOne(change: Change): Violation {
  const [found, ...more] = against(change)
  if (!found || more.length > 0) throw new Error(`against it: ${codesAgainst(change).join(', ') || 'nothing'}`)
  return found
}
