import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { keysOf } from '@dsms/contract/kernel/choices/lists'
import { toMinor } from '@dsms/contract/kernel/money'
import { addDays, mondayOf } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { lessonKinds, lessonNeeds, needStates } from '@dsms/contract/schedule/lessonTypes/calls'
import {
  type BookedVehicleFacts,
  type Claim,
  claimKey,
  type EnrolmentFacts,
  type Facts,
  type LessonDraft,
  openingsLookBackDays,
  type ScheduleSettings,
  type TypeFacts,
} from '@dsms/contract/schedule/rules/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOf } from '../../platform/public.ts'
import { circuitFacts, roomFacts, simulatorFacts, vehicleFacts } from '../../resources/public.ts'
import { openTimesOf } from '../../school/public.ts'
import { courseFacts } from '../../students/public.ts'
import { trainerFacts } from '../../trainers/public.ts'
import { creditOfEnrolments, debtsOfEnrolments } from '../lessons/deeds/lessons.questions.ts'
import { claimFacts, type Taken } from './claims.facts.ts'
import { bookedMinutes, lessonFacts } from './lessons.facts.ts'

const byId = <T extends { id: number }>(rows: readonly T[]): Record<number, T> =>
  Object.fromEntries(rows.map((row) => [row.id, row]))
const distinct = (ids: readonly (number | undefined)[]): number[] => [
  ...new Set(ids.filter((id): id is number => id !== undefined)),
]

/** Days and instants that facts of some drafts are asked for between. */
function spanOf(drafts: readonly LessonDraft[]) {
  const start = Math.min(...drafts.map((draft) => draft.start))
  const end = Math.max(...drafts.map((draft) => draft.end))
  // a day more on each side, whatever the zone
  const [first, last] = [dayOf(start - dayMs), dayOf(end + dayMs)]
  const [monday, sunday] = [mondayOf(first), addDays(mondayOf(last), 6)]
  // a vehicle's service may come after many more lessons, and a student's week begins on Monday too
  const [claimsFrom, claimsTo] = [Date.parse(`${monday}T00:00Z`) - dayMs, Date.parse(`${sunday}T00:00Z`) + 2 * dayMs]
  return { first, last, claimsFrom, claimsTo }
}

const inLanes = (claims: readonly Claim[]): Facts['claims'] =>
  Object.fromEntries(Map.groupBy<string, Claim>(claims, (claim) => claimKey(claim.kind, claim.id)))

/**
 * What of some drafts changes with every lesson that is booked, where the rest is known: students in their courses, vehicles with
 * the minutes that they are booked for, and all claims.
 */
export async function changingFactsOf(
  actor: Actor,
  drafts: readonly LessonDraft[],
): Promise<Pick<Facts, 'enrolments' | 'vehicles' | 'claims'>> {
  const { first, claimsFrom, claimsTo } = spanOf(drafts)
  const { things, enrolments: ids, vehicles: vehicleIds } = takenBy(drafts)
  const [enrolments, vehicles, claims] = await together([
    () => enrolmentFacts(actor, ids, butLesson(drafts), claimsTo),
    () => bookedVehicleFacts(actor, vehicleIds, first, claimsFrom),
    () => claimFacts(actor, things, ids, claimsFrom, claimsTo),
  ])
  return { enrolments: byId(enrolments), vehicles: byId(vehicles), claims: inLanes(claims) }
}

/** Vehicles from a day on, with what their lessons until an instant (milliseconds) will add to the odometer. */
async function bookedVehicleFacts(
  actor: Actor,
  ids: readonly number[],
  from: string,
  claimsFrom: number,
): Promise<BookedVehicleFacts[]> {
  const [vehicles, booked] = await together([
    () => vehicleFacts(actor, ids, from),
    () => bookedMinutes(actor, ids, claimsFrom),
  ])
  const minutes = new Map(booked.map((one) => [one.id, one.booked_minutes_before]))
  return vehicles.map((vehicle) => ({ ...vehicle, booked_minutes_before: minutes.get(vehicle.id) ?? 0 }))
}

/** Students in their courses, put together from what people, lessons and money know of each. */
export async function enrolmentFacts(
  actor: Actor,
  ids: readonly number[],
  butLesson: number,
  before: number,
): Promise<EnrolmentFacts[]> {
  const [courses, taught, bought, owed] = await together([
    () => courseFacts(actor, ids),
    () => lessonFacts(actor, ids, butLesson, before),
    () => creditOfEnrolments(actor, ids),
    () => debtsOfEnrolments(actor, ids),
  ])
  const [lessons, credits, debts] = [byId(taught), byId(bought), byId(owed)]
  return courses.map(({ earlier_minutes, ...course }) => {
    const mine = lessons[course.id] ?? noLessons
    return {
      ...course,
      ...mine,
      ...(credits[course.id] ?? noCredit),
      ...(debts[course.id] ?? noDebts),
      id: course.id,
      minutes: sumByStage(earlier_minutes, mine.minutes),
    }
  })
}

const noLessons = { automatic_lessons: [], minutes: {}, open_lessons: [], last_lesson_on: null, held: [], exams: [] }
const noCredit = { credit: [], drawn: [] }
const noDebts = { overdue_minor: 0, settled_exam_fees: 0 }

type Minutes = EnrolmentFacts['minutes']
const sumByStage = (one: Minutes, other: Minutes): Minutes => ({
  ...one,
  ...Object.fromEntries(keysOf(other).map((stage) => [stage, (one[stage] ?? 0) + (other[stage] ?? 0)])),
})

/** The lesson that all of them would change. */
function butLesson(drafts: readonly LessonDraft[]): number {
  const [lesson, ...others] = new Set(drafts.map(({ lesson_id }) => lesson_id ?? 0))
  return others.length === 0 && lesson ? lesson : 0
}

/** Keys of all that drafts name, and of these what gives its time away. */
function takenBy(drafts: readonly LessonDraft[]) {
  const ids = {
    trainers: distinct(drafts.map((draft) => draft.trainer_id)),
    vehicles: distinct(drafts.map((draft) => draft.vehicle_id)),
    rooms: distinct(drafts.map((draft) => draft.room_id)),
    simulators: distinct(drafts.map((draft) => draft.simulator_id)),
    circuits: distinct(drafts.map((draft) => draft.circuit_id)),
    zones: distinct(drafts.map((draft) => draft.zone_id)),
    enrolments: distinct(drafts.flatMap((draft) => draft.enrolment_ids)),
  }
  const things: Taken[] = [
    ...ids.trainers.map((id) => ({ kind: 'trainer' as const, id })),
    ...ids.vehicles.map((id) => ({ kind: 'vehicle' as const, id })),
    ...ids.rooms.map((id) => ({ kind: 'room' as const, id })),
    ...ids.simulators.map((id) => ({ kind: 'simulator' as const, id })),
    ...ids.circuits.map((id) => ({ kind: 'circuit' as const, id })),
    ...ids.zones.map((id) => ({ kind: 'zone' as const, id })),
  ]
  return { ...ids, things }
}

/**
 * All that the rules ask of some drafts, in one wait and the same number of statements, one more for each further branch.
 * `forStudents` are to follow where no draft names one.
 */
export async function factsOf(actor: Actor, drafts: readonly LessonDraft[], forStudents = false): Promise<Facts> {
  const { first, last, claimsFrom, claimsTo } = spanOf(drafts)
  const { things, ...ids } = takenBy(drafts)
  const [branch, ...branches] = distinct(drafts.map((draft) => draft.branch_id))
  const [
    school,
    said,
    elsewhere,
    types,
    open,
    places,
    trainers,
    vehicles,
    rooms,
    simulators,
    circuits,
    enrolments,
    claims,
  ] = await together([
    () => schoolFacts(actor),
    () => settingsOf(actor, settingKeys, branch ?? null),
    () => together(branches.map((id) => async () => [id, await settingsOf(actor, settingKeys, id)] as const)),
    () => typeFacts(actor, distinct(drafts.map((draft) => draft.type_id))),
    () =>
      openTimesOf(actor, forStudents || ids.enrolments.length ? addDays(first, -openingsLookBackDays) : first, last),
    () => placeFacts(actor),
    () => trainerFacts(actor, ids.trainers, first, last),
    () => bookedVehicleFacts(actor, ids.vehicles, first, claimsFrom),
    () => roomFacts(actor, ids.rooms),
    () => simulatorFacts(actor, ids.simulators),
    () => circuitFacts(actor, ids.circuits),
    () => enrolmentFacts(actor, ids.enrolments, butLesson(drafts), claimsTo),
    () => claimFacts(actor, things, ids.enrolments, claimsFrom, claimsTo),
  ])
  const positions = new Map(places.map((place) => [place.id, place]))
  return {
    now: school.now,
    zone: school.zone,
    today: school.today,
    may_backdate: holds(actor, 'schedules.backdate'),
    settings: scheduleSettings(said, school),
    branch_settings: Object.fromEntries(elsewhere.map(([id, its]) => [id, scheduleSettings(its, school)])),
    types: byId(types),
    branches: byId(
      open.map((one) => ({
        ...one,
        latitude: positions.get(one.id)?.latitude ?? null,
        longitude: positions.get(one.id)?.longitude ?? null,
      })),
    ),
    trainers: byId(trainers),
    vehicles: byId(vehicles),
    rooms: byId(rooms),
    simulators: byId(simulators),
    circuits: byId(circuits),
    enrolments: byId(enrolments),
    claims: inLanes(claims),
  }
}

const settingKeys = [
  'calendar.only_in_hours',
  'calendar.break_minutes',
  'calendar.travel_speed',
  'booking.lead',
  'booking.horizon',
  'booking.max_open',
  'booking.release',
  'training.gender',
  'training.day_minutes',
  'documents.block_expired',
  'fleet.grace',
  'booking.block_debt',
  'booking.debt_limit',
  'exams.retake_after',
] as const

type Said = Awaited<ReturnType<typeof settingsOf<(typeof settingKeys)[number]>>>

const scheduleSettings = (said: Said, school: SchoolFacts): ScheduleSettings => ({
  only_in_hours: said['calendar.only_in_hours'],
  break_minutes: said['calendar.break_minutes'],
  gender: said['training.gender'],
  student_day_minutes: said['training.day_minutes'],
  block_expired_papers: said['documents.block_expired'],
  maintenance_grace_days: said['fleet.grace'],
  student_break_after: school.learner?.break_after_minutes ?? null,
  student_break_minutes: school.learner?.break_minutes ?? null,
  trainer_practice_day: school.trainer?.practical_minutes_day ?? null,
  trainer_work_day: school.trainer?.work_minutes_day ?? null,
  trainer_work_week: school.trainer?.work_minutes_week ?? null,
  km_per_hour: 30,
  travel_km_per_hour: said['calendar.travel_speed'],
  currency: school.currency,
  debt_limit_minor: said['booking.block_debt'] ? toMinor(said['booking.debt_limit'], school.currency) : null,
  retake_working_days: said['exams.retake_after'],
  law_retake_days: school.exam?.retake_days ?? null,
  law_retake_working_days: school.exam?.retake_working_days ?? null,
  booking_lead_hours: said['booking.lead'],
  booking_horizon_days: said['booking.horizon'],
  booking_most_open: said['booking.max_open'],
  booking_release: said['booking.release'],
})

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

const schoolFactsRow = z.object({
  now: z.number(),
  zone: z.string(),
  today: z.string(),
  trainer: z
    .object({
      practical_minutes_day: z.number().nullish(),
      work_minutes_day: z.number().nullish(),
      work_minutes_week: z.number().nullish(),
    })
    .nullable(),
  learner: z.object({ break_after_minutes: z.int().nullish(), break_minutes: z.int().nullish() }).nullable(),
  exam: z.object({ retake_days: z.number().nullish(), retake_working_days: z.number().nullish() }).nullable(),
  currency: z.string(),
})
type SchoolFacts = z.infer<typeof schoolFactsRow>

/** The clock where the school is, and what the country's pack that it follows limits. */
async function schoolFacts({ db, tenant }: Actor): Promise<SchoolFacts> {
  const rows = await rowsOf(
    db,
    schoolFactsRow,
    sql`
      select (extract(epoch from now()) * 1000)::float8 as now, s.time_zone as zone, app_today()::text as today,
             s.currency,
             v.data -> 'trainer' as trainer, v.data -> 'learner' as learner, v.data -> 'exam' as exam
        from schools s
        left join country_packs p on p.tenant = 0 and p.code = s.country_pack_code
        left join country_pack_versions v on v.pack_id = p.id and v.nth = s.country_pack_version
       where s.id = ${tenant}`,
  )
  const [school] = rows
  if (!school) throw new Error('nobody acts in a school here')
  return school
}

const typeRow = z.object({
  id: z.int(),
  kind: z.enum(lessonKinds),
  stage: z.enum(trainingStages),
  is_active: z.boolean(),
  min_minutes: z.int(),
  max_minutes: z.int(),
  step_minutes: z.int(),
  buffer_minutes: z.int(),
  needs: z.record(z.enum(lessonNeeds), z.enum(needStates)),
  max_students: z.int(),
  after_dark: z.boolean(),
  is_online: z.boolean(),
  prerequisites: z.array(z.object({ stage: z.enum(trainingStages), minutes: z.int() })),
  lead_hours: z.number().nullable(),
})

async function typeFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<TypeFacts[]> {
  const rows = await rowsOf(
    db,
    typeRow,
    sql`
      select id, kind, stage, status = 'active' as is_active, min_minutes, max_minutes, step_minutes, buffer_minutes, max_students,
             after_dark, is_online, prerequisites, lead_hours,
             json_build_object(${sql.join(
               lessonNeeds.map((need) => sql.raw(`'${need}', needs_${need}`)),
               sql`, `,
             )}) as needs
        from lesson_types where tenant = ${tenant} and id = any(${idList(ids)}) and archived_at is null`,
  )
  return rows
}

const placeRow = z.object({ id: z.int(), latitude: z.number().nullable(), longitude: z.number().nullable() })

async function placeFacts({ db, tenant }: Actor) {
  const rows = await rowsOf(
    db,
    placeRow,
    sql`
      select id, latitude, longitude from branches where tenant = ${tenant} and archived_at is null`,
  )
  return rows
}
