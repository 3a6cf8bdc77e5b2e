import { suitsGearbox } from '@dsms/contract/curriculum/courses/plan'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { enrolments as area } from '@dsms/contract/people/enrolments/calls'
import { isBeforeTraining, isLive, type LicenceAges, tooYoungUntil } from '@dsms/contract/people/enrolments/rules'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '../../../db/tables/users.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import type { StoredRow } from '../../../kit/records/verbs.ts'
import { courses, licenceTypes } from '../../curriculum/public.ts'
import type { enrolments } from './enrolments.table.ts'

type Input = Partial<InputOf<typeof area>>
export type EnrolmentRow = StoredRow<typeof enrolments>

/** Values of an enrolment's row besides those of the input's names; throws what the rules forbid. */
export async function enrolmentValues(actor: Actor, input: Input, before: EnrolmentRow | undefined) {
  if (before && !isLive(before.status) && before.status !== 'passed') throw new AppError('enrolment_over')
  const wish = {
    studentId: input.student_id ?? before?.studentId ?? 0,
    courseId: input.course_id ?? before?.courseId ?? 0,
    startOn: input.start_on ?? before?.startOn ?? (await todayOf(actor)),
  }
  const isMoved = wish.courseId !== before?.courseId
  const isOther = isMoved || wish.studentId !== before?.studentId || wish.startOn !== before.startOn
  checkDeadline(actor, input, before)
  if (input.trainer_id && input.trainer_id !== before?.trainerId) await checkTrainer(actor, input.trainer_id)
  const course = await courseOf(actor, wish.courseId)
  if (isMoved) checkOpen(course)
  checkBegun(wish, course, before)
  if (isOther) {
    const birth = await birthOf(actor, wish.studentId)
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
        : await versionOn(actor, course.licenceTypeId, wish.startOn),
  }
}

type Course = Awaited<ReturnType<typeof courseOf>>

/** A course with what its licence type asks of people, held so that it is not closed meanwhile. */
async function courseOf(actor: Actor, id: number) {
  const [course] = await actor.db
    .select({
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
    .where(and(eq(courses.tenant, actor.tenant), eq(courses.id, id)))
    .for('share')
  if (!course) throw fieldError('course_id', 'unknown_choice')
  return course
}

/** A retired course or licence type keeps the students it has, and takes no others. */
function checkOpen({ status, typeStatus }: Course) {
  if (status !== 'active') throw fieldError('course_id', 'course_closed')
  if (typeStatus !== 'active') throw fieldError('course_id', 'licence_not_active')
}

/** Once the training began it is the same person's, for the same licence, from the same day on. */
function checkBegun(
  wish: { studentId: number; startOn: string },
  { licenceTypeId }: Course,
  before: EnrolmentRow | undefined,
) {
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

async function birthOf(actor: Actor, studentId: number): Promise<string | null> {
  const [student] = await actor.db
    .select({ birth: users.birthDate })
    .from(users)
    .where(
      and(eq(users.tenant, actor.tenant), eq(users.id, studentId), eq(users.kind, 'student'), isNull(users.archivedAt)),
    )
  if (!student) throw fieldError('student_id', 'unknown_choice')
  return student.birth
}

async function checkTrainer(actor: Actor, id: number) {
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

/** The requirements that hold on a day; before the first version began, that first one. */
async function versionOn(actor: Actor, licenceTypeId: number, on: string): Promise<number> {
  const { rows } = await actor.db.execute<{ version: number | null }>(sql`
    select coalesce(max(version) filter (where effective_from <= ${on}), min(version)) as version
      from requirement_versions where tenant = ${actor.tenant} and licence_type_id = ${licenceTypeId}`)
  const version = rows[0]?.version
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
  const [ages, birth] = [await courseOf(actor, row.courseId), await birthOf(actor, row.studentId)]
  const begins = row.startOn > today ? row.startOn : today
  if (status === 'active') checkAge(ages, birth, 'practice', begins, 'status')
  else checkAge(ages, birth, 'exam', today, 'status')
}
