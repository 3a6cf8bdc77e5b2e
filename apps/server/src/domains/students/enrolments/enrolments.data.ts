import { minutesOf, stagePlan } from '@dsms/contract/curriculum/courses/plan'
import { recordOf } from '@dsms/contract/kernel/choices/lists'
import type { enrolments as area } from '@dsms/contract/students/enrolments/calls'
import { learningStatuses, liveStatuses, possibleFrom, trainingActs } from '@dsms/contract/students/enrolments/rules'
import type { StudentGap } from '@dsms/contract/students/students/rules'
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { shownName } from '../../../db/people.ts'
import { branches } from '../../../db/tables/branches.ts'
import { users } from '../../../db/tables/users.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { todayHere } from '../../../kernel/time/today.ts'
import { nameSql, type Page, paged, wireColumns } from '../../../kit/areas/area.columns.ts'
import { filtered, sortedBy } from '../../../kit/areas/area.list.ts'
import { keysCalled } from '../../../kit/areas/area.sheet.ts'
import type { FilterOf, SortsOf } from '../../../kit/areas/area.ts'
import { finds, foundKeys, foundPeople } from '../../../kit/records/find.ts'
import { ownedBy } from '../../../kit/records/verbs.ts'
import { courses, learnerOf, licenceTypes, requirementsAt } from '../../curriculum/public.ts'
import { reachedPeople } from '../../staff/public.ts'
import { students as learnerRows } from '../students/students.table.ts'
import { enrolments } from './enrolments.table.ts'
import type { TaughtMinutes } from './taught.ts'

type Query = FilterOf<typeof area>

const students = alias(users, 'students')
const trainers = alias(users, 'trainers')
/** What the school knows of a student other than the person. */
const learners = alias(learnerRows, 'learners')

const isLive = inArray(enrolments.status, [...liveStatuses])

/** Enrolments as a list shows them; each is called by the name of its student. */
export const enrolmentRows = ({ db, language }: Actor, page: Page) =>
  paged(
    db
      .select({
        ...wireColumns(enrolments, language),
        name: shownName(students),
        student: shownName(students),
        phone: students.phone,
        course: nameSql(courses.name, language),
        licence_type: licenceTypes.code,
        branch: nameSql(branches.name, language),
        trainer: sql<string | null>`${shownName(trainers)}`,
        days_left: sql<number | null>`case when ${isLive} then ${enrolments.deadlineOn} - (select ${todayHere}) end`,
      })
      .from(enrolments)
      .innerJoin(students, and(eq(students.tenant, enrolments.tenant), eq(students.id, enrolments.studentId)))
      .innerJoin(courses, and(eq(courses.tenant, enrolments.tenant), eq(courses.id, enrolments.courseId)))
      .innerJoin(
        licenceTypes,
        and(eq(licenceTypes.tenant, enrolments.tenant), eq(licenceTypes.id, enrolments.licenceTypeId)),
      )
      .innerJoin(branches, and(eq(branches.tenant, enrolments.tenant), eq(branches.id, enrolments.branchId)))
      .leftJoin(trainers, and(eq(trainers.tenant, enrolments.tenant), eq(trainers.id, enrolments.trainerId)))
      .$dynamic(),
    page,
  )

const sorts: SortsOf<typeof area> = {
  name: students.fullName,
  student: students.fullName,
  start_on: enrolments.startOn,
  target_on: enrolments.targetOn,
  deadline_on: enrolments.deadlineOn,
  licence_type: licenceTypes.code,
}

/** Which enrolments a list is about, in its order: who began last comes first. */
export const enrolmentListing = (actor: Actor, query: Query) => ({
  table: enrolments,
  where: and(
    ownedBy(actor, enrolments),
    filtered(enrolments, { ...query, q: undefined }),
    query.q ? findsEnrolment(actor, query.q) : undefined,
    ...narrowed(query),
  ),
  order: sortedBy(actor, enrolments, query.sort, sorts, ['-start_on']),
  rows: enrolmentRows,
})

/** By the student, as people are found everywhere, or by the numbers of the authority. */
const findsEnrolment = (actor: Actor, q: string): SQL | undefined =>
  or(finds(enrolments.search, q), sql`${enrolments.studentId} in ${foundKeys(actor, learnerRows, q)}`)

const narrowed = (query: Query): (SQL | undefined)[] => [
  query.student_id ? eq(enrolments.studentId, query.student_id) : undefined,
  query.course_id ? eq(enrolments.courseId, query.course_id) : undefined,
  query.licence_type_id ? eq(enrolments.licenceTypeId, query.licence_type_id) : undefined,
  query.branch_id ? eq(enrolments.branchId, query.branch_id) : undefined,
  query.trainer_id ? eq(enrolments.trainerId, query.trainer_id) : undefined,
  query.is_learning ? inArray(enrolments.status, [...learningStatuses]) : undefined,
  query.deadline_within === undefined
    ? undefined
    : and(isLive, sql`${enrolments.deadlineOn} <= (select ${todayHere}) + ${query.deadline_within}::integer`),
]

const planColumns = {
  gearbox: enrolments.gearbox,
  prior_experience: enrolments.priorExperience,
  extra: enrolments.extraMinutes,
  earlier: enrolments.earlierMinutes,
  birth: students.birthDate,
  min_training_age_months: licenceTypes.minTrainingAgeMonths,
  min_age_months: licenceTypes.minAgeMonths,
  asked: requirementsAt(enrolments, enrolments.requirementVersion),
}

const ofStudent = and(eq(students.tenant, enrolments.tenant), eq(students.id, enrolments.studentId))
const ofLicence = and(eq(licenceTypes.tenant, enrolments.tenant), eq(licenceTypes.id, enrolments.licenceTypeId))

/** Minutes owed by the requirements of its own version, and from when on the student is old enough. */
export async function readPlan({ db, tenant }: Pick<Actor, 'db' | 'tenant'>, id: number) {
  const found = await db
    .select(planColumns)
    .from(enrolments)
    .innerJoin(students, ofStudent)
    .innerJoin(licenceTypes, ofLicence)
    .where(and(eq(enrolments.tenant, tenant), eq(enrolments.id, id)))
  return found[0]
}

/** Live enrolments as trainers and students see them, with what each student lacks; who began last comes first. */
export const liveEnrolments = ({ db, tenant, language }: Actor, which: SQL) =>
  db
    .select({
      ...planColumns,
      id: students.id,
      enrolment_id: enrolments.id,
      branch_id: enrolments.branchId,
      name: shownName(students),
      photo: sql<string | null>`coalesce(${learners.photo}, ${students.avatar})`,
      phone: students.phone,
      course: nameSql(courses.name, language),
      licence_type: licenceTypes.code,
      status: sql<(typeof liveStatuses)[number]>`${enrolments.status}`,
      start_on: enrolments.startOn,
      days_left: sql<number | null>`${enrolments.deadlineOn} - (select ${todayHere})`,
      trainer: sql<string | null>`${shownName(trainers)}`,
      shared_notes: learners.sharedNotes,
      gaps: sql<StudentGap[]>`student_gaps(${tenant}, ${students.id})`,
    })
    .from(enrolments)
    .innerJoin(students, ofStudent)
    .innerJoin(learners, and(eq(learners.tenant, enrolments.tenant), eq(learners.id, enrolments.studentId)))
    .innerJoin(courses, and(eq(courses.tenant, enrolments.tenant), eq(courses.id, enrolments.courseId)))
    .innerJoin(licenceTypes, ofLicence)
    .leftJoin(trainers, and(eq(trainers.tenant, enrolments.tenant), eq(trainers.id, enrolments.trainerId)))
    .where(
      and(eq(enrolments.tenant, tenant), which, isLive, isNull(enrolments.archivedAt), isNull(learners.archivedAt)),
    )
    .orderBy(desc(enrolments.startOn), desc(enrolments.id))

type Plan = NonNullable<Awaited<ReturnType<typeof readPlan>>>

/** The same with what was done already: taught here, or before. */
export function progressOf(plan: Plan, taught: TaughtMinutes) {
  const { birth, extra, earlier, asked } = plan
  const stages = stagePlan(asked?.rows ?? [], learnerOf(plan), extra).map((one) => ({
    ...one,
    done: (taught[one.stage] ?? 0) + (earlier[one.stage] ?? 0),
    earlier: earlier[one.stage] ?? 0,
  }))
  return {
    stages,
    owed_minutes: minutesOf(stages),
    done_minutes: minutesOf(stages.map(({ done }) => ({ minutes: done }))),
    possible_from: birth ? recordOf(trainingActs, (act) => possibleFrom(plan, birth, act)) : null,
  }
}

/** How many are live in a course, as a part of the statement that reads courses. */
export const countLive = (course: PgColumn) => sql<number>`(
  select count(*)::integer from ${enrolments} where ${enrolments.tenant} = ${courses.tenant}
     and ${enrolments.courseId} = ${course} and ${isLive} and ${isNull(enrolments.archivedAt)})`

/** Names of the students who are. */
export async function liveStudents({ db, tenant }: Actor, courseId: number): Promise<string[]> {
  const rows = await db
    .select({ name: shownName() })
    .from(enrolments)
    .innerJoin(users, and(eq(users.tenant, enrolments.tenant), eq(users.id, enrolments.studentId)))
    .where(and(eq(enrolments.tenant, tenant), eq(enrolments.courseId, courseId), isLive, isNull(enrolments.archivedAt)))
    .orderBy(users.fullName)
  return rows.map(({ name }) => name)
}

const mostFound = 50

type Wish = { kind: 'student' | 'trainer'; q?: string | undefined; id?: number | undefined }

/** Students or trainers to choose from, as far as the actor reaches. */
export const findPeople = (actor: Actor, { kind, q, id }: Wish) =>
  actor.db
    .select({ id: users.id, name: shownName(), phone: users.phone })
    .from(users)
    .where(
      and(
        eq(users.tenant, actor.tenant),
        eq(users.kind, kind),
        isNull(users.archivedAt),
        reachedPeople(actor),
        kind === 'trainer' ? eq(users.status, 'active') : undefined,
        q ? sql`${users.id} in ${foundPeople(actor, q)}` : undefined,
        id ? eq(users.id, id) : undefined,
      ),
    )
    .orderBy(users.fullName, users.id)
    .limit(mostFound)

/** People of a kind by what files call them: the whole name, phone or e-mail. Two of one name are nobody. */
export const personCalled = (kind: 'student' | 'trainer') =>
  Object.assign(
    (actor: Actor, called: string[]) =>
      keysCalled(
        actor,
        called,
        sql`select u.id, n.name from users u cross join lateral (values (u.full_name), (u.email), (u.phone)) as n (name)
             where u.tenant = ${actor.tenant} and u.kind = ${kind} and u.archived_at is null`,
        true,
      ),
    { table: users },
  )
