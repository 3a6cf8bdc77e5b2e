import { suitsGearbox } from '@dsms/contract/curriculum/courses/plan'
import { trainingStages } from '@dsms/contract/curriculum/licences/requirements'
import { present } from '@dsms/contract/kernel/choices/lists'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { enrolments as area } from '@dsms/contract/students/enrolments/calls'
import { isBeforeTraining, isLive, type LicenceAges, tooYoungUntil } from '@dsms/contract/students/enrolments/rules'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import { users } from '../../../db/tables/users.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { together } from '../../../kernel/together.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import type { StoredRow } from '../../../kit/records/verbs.ts'
import { courses, licenceTypes } from '../../curriculum/public.ts'
import type { enrolments } from './enrolments.table.ts'

type Input = Partial<InputOf<typeof area>>
export type EnrolmentRow = StoredRow<typeof enrolments>

/** Values of an enrolment's row other than those of the input's names; throws what the rules forbid. */
export async function enrolmentValues(actor: Actor, input: Input, before: EnrolmentRow) {
  if (!isLive(before.status) && before.status !== 'passed') throw new AppError('enrolment_over')
  const wish = wishOf(input, before, before.startOn)
  checkDeadline(actor, input, before)
  checkEarlier(actor, input, before)
  if (input.trainer_id && input.trainer_id !== before.trainerId) await checkTrainer(actor, input.trainer_id)
  return judged(input, wish, before, await factsOf(actor, [wish]))
}

/** The same of enrolments that are new; what they have in common is read once. */
export async function newEnrolmentValues(actor: Actor, inputs: Input[]) {
  const today = await todayOf(actor)
  for (const id of new Set(inputs.flatMap(({ trainer_id }) => trainer_id ?? []))) await checkTrainer(actor, id)
  const wishes = inputs.map((input) => wishOf(input, undefined, today))
  const facts = await factsOf(actor, wishes)
  return inputs.map((input, nth) => judged(input, present(wishes[nth]), undefined, facts))
}

interface Wish {
  studentId: number
  courseId: number
  startOn: string
}

const wishOf = (input: Input, before: EnrolmentRow | undefined, startOn: string): Wish => ({
  studentId: input.student_id ?? before?.studentId ?? 0,
  courseId: input.course_id ?? before?.courseId ?? 0,
  startOn: input.start_on ?? startOn,
})

/** Throws what the rules forbid of one enrolment, and answers its values. */
function judged(input: Input, wish: Wish, before: EnrolmentRow | undefined, facts: Facts) {
  const isMoved = wish.courseId !== before?.courseId
  const isOther = isMoved || wish.studentId !== before?.studentId || wish.startOn !== before.startOn
  const course = facts.courses.get(wish.courseId)
  if (!course) throw fieldError('course_id', 'unknown_choice')
  if (isMoved) checkOpen(course)
  checkBegun(wish, course, before)
  if (isOther) {
    const birth = facts.births.get(wish.studentId)
    if (birth === undefined) throw fieldError('student_id', 'unknown_choice')
    checkAge(course, birth, 'theory', wish.startOn, 'start_on')
  }
  const gearbox = input.gearbox ?? (isMoved || input.gearbox === null ? course.gearbox : before.gearbox)
  if (!suitsGearbox(course.gearbox, gearbox)) throw fieldError('gearbox', 'invalid_choice', { choices: course.gearbox })
  return {
    ...wish,
    gearbox,
    priorExperience:
      input.prior_experience ??
      (isMoved || input.prior_experience === null ? course.priorExperience : before.priorExperience),
    licenceTypeId: course.licenceTypeId,
    extraMinutes: isMoved ? course.extraMinutes : before.extraMinutes,
    // fixed once: what is published later holds for those who begin later
    requirementVersion:
      course.licenceTypeId === before?.licenceTypeId
        ? before.requirementVersion
        : versionOn(facts, course.licenceTypeId, wish.startOn),
  }
}

type Facts = Awaited<ReturnType<typeof factsOf>>
type Course = Awaited<ReturnType<typeof coursesOf>>[number]

/** What the rules know of the wishes of a call, each thing read once. */
async function factsOf(actor: Actor, wishes: Wish[]) {
  const found = await coursesOf(actor, [...new Set(wishes.map(({ courseId }) => courseId))])
  const [births, versions] = await together([
    () => birthsOf(actor, [...new Set(wishes.map(({ studentId }) => studentId))]),
    () => versionsOf(actor, [...new Set(found.map(({ licenceTypeId }) => licenceTypeId))]),
  ])
  return { courses: new Map(found.map((course) => [course.id, course])), births, versions }
}

/** Courses with what their licence types ask of people, held so that they are not closed meanwhile. */
const coursesOf = (actor: Actor, ids: number[]) =>
  actor.db
    .select({
      id: courses.id,
      licenceTypeId: courses.licenceTypeId,
      gearbox: courses.gearbox,
      priorExperience: courses.priorExperience,
      extraMinutes: courses.extraMinutes,
      status: courses.status,
      typeStatus: licenceTypes.status,
      min_training_age_months: licenceTypes.minTrainingAgeMonths,
      min_age_months: licenceTypes.minAgeMonths,
    })
    .from(courses)
    .innerJoin(licenceTypes, and(eq(licenceTypes.tenant, courses.tenant), eq(licenceTypes.id, courses.licenceTypeId)))
    .where(and(eq(courses.tenant, actor.tenant), inArray(courses.id, ids)))
    .orderBy(courses.id)
    .for('share')

/** A retired course or licence type keeps the students it has, and takes no others. */
function checkOpen({ status, typeStatus }: Course) {
  if (status !== 'active') throw fieldError('course_id', 'course_closed')
  if (typeStatus !== 'active') throw fieldError('course_id', 'licence_not_active')
}

/** Once the training began it is the same person's, for the same licence, from the same day on. */
function checkBegun(wish: Wish, { licenceTypeId }: Course, before: EnrolmentRow | undefined) {
  if (!before || isBeforeTraining(before.status)) return
  if (wish.studentId !== before.studentId) throw fieldError('student_id', 'enrolment_begun')
  if (licenceTypeId !== before.licenceTypeId) throw fieldError('course_id', 'enrolment_begun')
  if (wish.startOn !== before.startOn) throw fieldError('start_on', 'enrolment_begun')
}

/** Giving somebody more time is a right of its own. */
function checkDeadline(actor: Actor, { deadline_on }: Input, before: EnrolmentRow | undefined) {
  if (!before?.deadlineOn || deadline_on === undefined) return
  const isLater = deadline_on === null || deadline_on > before.deadlineOn
  if (isLater && !holds(actor, 'enrolments.extend'))
    throw new AppError('forbidden', { permission: 'enrolments.extend' })
}

/** Once the training began, what was done before it is put right by those who correct what was taught. */
function checkEarlier(actor: Actor, { earlier_minutes }: Input, before: EnrolmentRow) {
  if (earlier_minutes === undefined || isBeforeTraining(before.status)) return
  const isSame = trainingStages.every((stage) => (earlier_minutes[stage] ?? 0) === (before.earlierMinutes[stage] ?? 0))
  if (!isSame && !holds(actor, 'session_records.correct'))
    throw new AppError('forbidden', { permission: 'session_records.correct' })
}

/** Birthdays of students who are there; null where nobody knows one. */
async function birthsOf(actor: Actor, ids: number[]): Promise<Map<number, string | null>> {
  const rows = await actor.db
    .select({ id: users.id, birth: users.birthDate })
    .from(users)
    .where(
      and(eq(users.tenant, actor.tenant), inArray(users.id, ids), eq(users.kind, 'student'), isNull(users.archivedAt)),
    )
  return new Map(rows.map(({ id, birth }) => [id, birth]))
}

/** Throws at the field unless it is a trainer who is at work here. */
export async function checkTrainer(actor: Actor, id: number) {
  const [trainer] = await actor.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.tenant, actor.tenant), eq(users.id, id), eq(users.kind, 'trainer'), eq(users.status, 'active')))
  if (!trainer) throw fieldError('trainer_id', 'unknown_choice')
}

/** Throws at the field, naming the day from which it is possible. Whose birthday nobody knows is not refused. */
function checkAge(
  ages: LicenceAges,
  birth: string | null,
  act: Parameters<typeof tooYoungUntil>[2],
  on: string,
  field: string,
) {
  const from = birth && tooYoungUntil(ages, birth, act, on)
  if (from) throw fieldError(field, 'too_young', { day: from })
}

const versionRow = z.object({ licence_type_id: z.int(), version: z.int(), effective_from: z.string() })

/** When the versions of the requirements of licence types begin. */
async function versionsOf({ db, tenant }: Actor, licenceTypeIds: number[]) {
  const rows = await rowsOf(
    db,
    versionRow,
    sql`
      select licence_type_id, version, effective_from::text from requirement_versions
       where tenant = ${tenant} and licence_type_id = any(${sql.param(licenceTypeIds)}::integer[]) order by version`,
  )
  return rows
}

/** The requirements that hold on a day; before the first version began, that first one. */
function versionOn({ versions }: Facts, licenceTypeId: number, on: string): number {
  const own = versions.filter((one) => one.licence_type_id === licenceTypeId)
  const version = (own.findLast(({ effective_from }) => effective_from <= on) ?? own[0])?.version
  if (!version) throw fieldError('course_id', 'requirement_needed')
  return version
}

/** Throws what forbids a locked enrolment another status. */
export async function checkStep(actor: Actor, row: EnrolmentRow, status: string): Promise<void> {
  if (status !== 'expired' && status !== 'active' && status !== 'exam_phase') return
  const today = await todayOf(actor)
  if (status === 'expired') {
    if (!row.deadlineOn || row.deadlineOn >= today) throw fieldError('status', 'deadline_to_come')
    return
  }
  // a birthday may have been put right since, and an exam has an age of its own
  const [[ages], births] = [await coursesOf(actor, [row.courseId]), await birthsOf(actor, [row.studentId])]
  const birth = births.get(row.studentId)
  if (!ages) throw fieldError('course_id', 'unknown_choice')
  if (birth === undefined) throw fieldError('student_id', 'unknown_choice')
  const begins = row.startOn > today ? row.startOn : today
  if (status === 'active') checkAge(ages, birth, 'practice', begins, 'status')
  else checkAge(ages, birth, 'exam', today, 'status')
}
