import type { enrolments } from '@dsms/contract/students/enrolments/calls'
import { minutesIn } from '@dsms/contract/students/students/bringing'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { branches } from '../../../../db/tables/branches.ts'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import type { InputOf } from '../../../../kit/areas/area.ts'
import type { Wrong } from '../../../../kit/records/import.ts'
import { courses } from '../../../curriculum/public.ts'
import type { Brought } from './brought.ts'

/** An enrolment of a student who is about to be added. */
export type Training = Omit<InputOf<typeof enrolments>, 'student_id'>

/** Faults of the courses that rows name; the enrolments of the others are kept by their rows. */
export async function lookAtTrainings(
  actor: Actor,
  inputs: (Brought | undefined)[],
  trainings: Map<Brought, Training>,
): Promise<(Wrong | undefined)[]> {
  const isAsked = inputs.some((input) => input && hasTraining(input))
  if (!isAsked) return []
  const mayEnrol = holds(actor, 'enrolments.create')
  const [offered, main] = [await coursesOf(actor), await mainBranch(actor)]
  return inputs.map((input): Wrong | undefined => {
    if (!input || !hasTraining(input)) return undefined
    if (!mayEnrol) return { course: { code: 'forbidden', params: { permission: 'enrolments.create' } } }
    const { course_id, licence_type_id, start_on } = input
    if (!course_id && !licence_type_id) return { course: { code: 'required' } }
    const fitting = offered.filter(
      ({ id, licenceTypeId }) =>
        (!course_id || id === course_id) && (!licence_type_id || licenceTypeId === licence_type_id),
    )
    const [course] = fitting
    if (!course && course_id && !licence_type_id) return { course: { code: 'course_closed' } }
    if (!course) return { [course_id ? 'course' : 'licence_type']: { code: 'no_course_of_licence' } }
    if (fitting.length > 1) return { licence_type: { code: 'several_courses', params: { count: fitting.length } } }
    const branch_id = input.branch_id ?? main
    if (!branch_id) return { branch: { code: 'required' } }
    trainings.set(input, {
      course_id: course.id,
      branch_id,
      start_on,
      level: input.level,
      earlier_minutes: minutesIn(input),
    })
    return undefined
  })
}

const hasTraining = (input: Brought): boolean =>
  Boolean(input.course_id || input.licence_type_id || input.start_on) || Object.keys(minutesIn(input)).length > 0

/** Courses that take students. */
const coursesOf = ({ db, tenant }: Actor) =>
  db
    .select({ id: courses.id, licenceTypeId: courses.licenceTypeId })
    .from(courses)
    .where(and(eq(courses.tenant, tenant), eq(courses.status, 'active'), isNull(courses.archivedAt)))
    .orderBy(courses.id)

/** Where students are enrolled whose branch nobody names. */
async function mainBranch({ db, tenant }: Actor): Promise<number | undefined> {
  const [branch] = await db
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.tenant, tenant), isNull(branches.archivedAt), sql`${branches.isMain}`))
  return branch?.id
}
