import { AppError } from '@dsms/contract/kernel/errors'
import { liveStatuses } from '@dsms/contract/students/enrolments/rules'
import { type StudentStanding, standingTakes } from '@dsms/contract/students/students/standing'
import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import { type Actor, holds } from '../../../../kernel/actor.ts'
import { question } from '../../../../kernel/questions.ts'
import { zoneHere } from '../../../../kernel/time/today.ts'
import { together } from '../../../../kernel/together.ts'
import { nameSql } from '../../../../kit/areas/area.columns.ts'
import { courses } from '../../../curriculum/public.ts'
import { progressOf, readPlan } from '../../enrolments/enrolments.data.ts'
import { enrolments } from '../../enrolments/enrolments.table.ts'
import { allMinutes } from '../../enrolments/taught.ts'
import { students } from '../students.table.ts'

type Lesson = NonNullable<StudentStanding['next_lesson']>
type Balance = NonNullable<StudentStanding['balance']>

export const nextLessonOfStudent = question<[actor: Actor, studentId: number], Lesson | null>(
  'which lesson of a student comes next',
)
export const practiceOfStudent = question<[actor: Actor, studentId: number], string[]>(
  'what a student is to practise first, by the names of the skills',
)
export const balanceOfStudent = question<[actor: Actor, studentId: number], Balance>(
  'what a student owes and is owed back, by currency',
)

/** The numbers over a student's page, each for those who may see it. */
export async function readStanding(actor: Actor, id: number): Promise<StudentStanding> {
  const sees = (what: keyof typeof standingTakes) => holds(actor, standingTakes[what])
  const [found, progress, practise, next_lesson, balance] = await together([
    () => whereOf(actor, id),
    () => (sees('progress') ? progressOfStudent(actor, id) : undefined),
    () => (sees('progress') ? practiceOfStudent(actor, id) : []),
    () => (sees('next_lesson') ? nextLessonOfStudent(actor, id) : undefined),
    () => (sees('balance') ? balanceOfStudent(actor, id) : undefined),
  ])
  if (!found) throw new AppError('not_found')
  return {
    time_zone: found.zone,
    ...(progress !== undefined && { progress: progress && { ...progress, practise } }),
    ...(next_lesson !== undefined && { next_lesson }),
    ...(balance !== undefined && { balance }),
  }
}

async function whereOf({ db, tenant }: Actor, id: number) {
  const [found] = await db
    .select({ zone: zoneHere })
    .from(students)
    .where(and(eq(students.tenant, tenant), eq(students.id, id)))
  return found
}

/** How much is done of the course that is under way, else of the one that began last; null without any. */
export async function progressOfStudent(actor: Actor, id: number) {
  const { db, tenant, language } = actor
  const [course] = await db
    .select({ enrolment_id: enrolments.id, course: nameSql(courses.name, language) })
    .from(enrolments)
    .innerJoin(courses, and(eq(courses.tenant, enrolments.tenant), eq(courses.id, enrolments.courseId)))
    .where(
      and(
        eq(enrolments.tenant, tenant),
        eq(enrolments.studentId, id),
        isNull(enrolments.archivedAt),
        notInArray(enrolments.status, ['cancelled', 'transferred']),
      ),
    )
    .orderBy(
      desc(inArray(enrolments.status, [...liveStatuses])),
      sql`${enrolments.startOn} desc nulls last`,
      desc(enrolments.id),
    )
    .limit(1)
  if (!course) return null
  const [plan, taught] = await together([
    () => readPlan(actor, course.enrolment_id),
    () => allMinutes(actor, course.enrolment_id),
  ])
  if (!plan) return null
  const { done_minutes, owed_minutes, stages } = progressOf(plan, taught)
  return { ...course, done_minutes, owed_minutes, stages }
}
