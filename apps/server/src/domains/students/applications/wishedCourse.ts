import { AppError } from '@dsms/contract/kernel/errors'
import { enrolments as area } from '@dsms/contract/students/enrolments/calls'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { nameIn } from '../../../kernel/text/names.ts'
import { firstStatus } from '../../../kit/areas/area.status.ts'
import { insert, update } from '../../../kit/records/verbs.ts'
import { courses } from '../../curriculum/public.ts'
import { newEnrolmentValues } from '../enrolments/enrolments.rules.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { students } from '../students/students.table.ts'

interface Wish {
  studentId: number
  courseId: number | null
  branchId: number
  level: string
}

/**
 * Keeps the course that an applicant wishes as the draft of an enrolment, which begins on the day on which they are old enough.
 * Where none can be made yet, the course stands in the notes that student and office share: an application is never lost by it.
 */
export async function wishCourse(actor: Actor, { studentId, courseId, branchId, level }: Wish): Promise<void> {
  if (courseId === null) return
  const values = await draftOf(actor, { student_id: studentId, course_id: courseId })
  if (values) {
    await insert(actor, enrolments, { status: firstStatus(area), branchId, level, ...values })
    return
  }
  const [course] = await actor.db
    .select({ name: courses.name })
    .from(courses)
    .where(and(eq(courses.tenant, actor.tenant), eq(courses.id, courseId)))
  if (!course) return
  const student = { id: studentId, tenant: actor.tenant }
  await update(actor, students, student, { sharedNotes: nameIn(course.name, actor.language) })
}

type Draft = Awaited<ReturnType<typeof newEnrolmentValues>>[number]

/** The values of a draft; undefined where the rules forbid one now. */
async function draftOf(
  actor: Actor,
  wish: { student_id: number; course_id: number; start_on?: string },
): Promise<Draft | undefined> {
  try {
    return (await newEnrolmentValues(actor, [wish]))[0]
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const day = error.fields?.start_on?.params?.day
    return wish.start_on === undefined && typeof day === 'string'
      ? draftOf(actor, { ...wish, start_on: day })
      : undefined
  }
}
