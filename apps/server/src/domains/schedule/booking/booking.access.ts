import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { GuardianRight } from '@dsms/contract/students/guardians/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { countOf, rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingOf } from '../../platform/public.ts'
import { type OwnStudent, ownStudents, studentsWhoBook } from '../../students/public.ts'

const seeing = ['view_progress', 'book', 'cancel'] as const satisfies readonly GuardianRight[]

/** Those whose lessons the person who acts may see; one of them where they name one, and `not_found` for everybody else's. */
export async function seenStudents(actor: Actor, studentId?: number): Promise<OwnStudent[]> {
  const seen = (await ownStudents(actor)).filter(({ rights }) => seeing.some((right) => rights.includes(right)))
  if (studentId === undefined) return seen
  const one = seen.find(({ id }) => id === studentId)
  if (!one) throw new AppError('not_found')
  return [one]
}

const studentRow = z.object({ id: z.int(), name: z.string() })

/** Names of students, what the person who acts may do for them, and whether booking is open to them now. */
export async function toldStudents(actor: Actor, students: readonly OwnStudent[]) {
  const ids = students.map(({ id }) => id)
  const [rows, open] = await together([
    () =>
      rowsOf(
        actor.db,
        studentRow,
        sql`
          select id, text_in(name, ${actor.language}) as name from students
           where tenant = ${actor.tenant} and id = any(${idList(ids)})`,
      ),
    () => studentsWhoBook(actor, ids),
  ])
  return students.map(({ id, is_self, rights }) => ({
    id,
    is_self,
    name: rows.find((row) => row.id === id)?.name ?? '',
    may_book: rights.includes('book'),
    is_open: rights.includes('book') && open.has(id),
    may_cancel: rights.includes('cancel'),
    may_pay: rights.includes('pay'),
  }))
}

const ownEnrolmentRow = z.object({
  id: z.int(),
  student_id: z.int(),
  branch_id: z.int(),
  trainer_id: z.int().nullable(),
})
export type OwnEnrolment = z.infer<typeof ownEnrolmentRow>

/**
 * An enrolment of a student for whom the person who acts may book. Throws `not_found` for everybody else's, and `forbidden`
 * when the school has not given the guardian the right.
 */
export async function ownEnrolment(actor: Actor, id: number): Promise<OwnEnrolment> {
  const [rows, mine] = await together([
    () =>
      rowsOf(
        actor.db,
        ownEnrolmentRow,
        sql`
          select id, student_id, branch_id, trainer_id from enrolments
           where tenant = ${actor.tenant} and id = ${id} and archived_at is null`,
      ),
    () => ownStudents(actor),
  ])
  const [enrolment] = rows
  const student = mine.find((one) => one.id === enrolment?.student_id)
  if (!enrolment || !student) throw new AppError('not_found')
  if (!student.rights.includes('book')) throw new AppError('forbidden', { permission: 'book' })
  return enrolment
}

const movedLessonRow = z.object({
  id: z.int(),
  type_id: z.int(),
  branch_id: z.int(),
  minutes: z.int(),
  start: z.number(),
})
export type MovedLesson = z.infer<typeof movedLessonRow>

/** A lesson of an enrolment for which the student looks for another time. */
export async function movedLesson({ db, tenant }: Actor, enrolment: OwnEnrolment, id: number): Promise<MovedLesson> {
  const rows = await rowsOf(
    db,
    movedLessonRow,
    sql`
      select l.id, l.type_id, l.branch_id, (extract(epoch from l.ends_at - l.starts_at) / 60)::integer as minutes,
             (extract(epoch from l.starts_at) * 1000)::float8 as start
        from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id and l.archived_at is null
       where b.tenant = ${tenant} and b.enrolment_id = ${enrolment.id} and b.lesson_id = ${id} and b.status = 'booked'`,
  )
  const [lesson] = rows
  if (!lesson) throw new AppError('not_found')
  return lesson
}

/** The same at another branch of the school, where somebody names one and the school lets students book there. */
export async function atBranch(
  actor: Actor,
  enrolment: OwnEnrolment,
  branch_id: number | null | undefined,
): Promise<OwnEnrolment> {
  if (!branch_id || branch_id === enrolment.branch_id) return enrolment
  const [branches, found] = await together([
    () => settingOf(actor, 'booking.branches'),
    () =>
      countOf(
        actor.db,
        sql`
          select from branches where tenant = ${actor.tenant} and id = ${branch_id} and status = 'active' and archived_at is null`,
      ),
  ])
  if (branches === 'own' || found === 0) throw fieldError('branch_id', 'unknown_choice')
  return { ...enrolment, branch_id }
}

/**
 * Runs what has to look at the plan of the whole school on behalf of a student; the database lets nobody do so for others.
 * `withOthers` is for what follows from their deed for other students: who waits for a seat gets it. Rows that are read
 * then must not be told to them. Should it throw, the transaction is over and with it the leave.
 */
export async function lookingAround<T>(
  { db }: Actor,
  studentId: number,
  right: GuardianRight,
  work: () => Promise<T>,
  { withOthers = false } = {},
): Promise<T> {
  const [, outcome] = await together([
    () => db.execute(sql`select widen_reach_for_student(${studentId}, ${`{${right}}`}::text[], ${withOthers})`),
    work,
  ])
  await db.execute(sql`select restore_reach()`)
  return outcome
}
