import { isBookable } from '@dsms/contract/students/enrolments/rules'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { together } from '../../../kernel/together.ts'
import { settingsOfBranches } from '../../platform/public.ts'

/**
 * Whether a student books lessons by themselves: active, in a course that is, at a branch that lets them, or at any that does where the
 * school says so. Conflicts of one hour are not looked at.
 */
export async function whoBooks(
  actor: Actor,
): Promise<(student: string, course: { status: string; branch_id: number }) => boolean> {
  const settings = await settingsOfBranches(actor, ['booking.by_students', 'booking.branches'])
  const opensAt = (branch: number | null) => settings.at(branch)['booking.by_students']
  const isAnywhere = settings.at(null)['booking.branches'] === 'any' && [null, ...settings.own].some(opensAt)
  return (student, { status, branch_id }) =>
    student === 'active' && isBookable(status) && (isAnywhere || opensAt(branch_id))
}

const courseRow = z.object({ id: z.int(), student: z.string(), status: z.string(), branch_id: z.int() })

/** Those of some students who book lessons by themselves, in whatever course. */
export async function studentsWhoBook(actor: Actor, ids: readonly number[]): Promise<Set<number>> {
  const [mayBook, rows] = await together([
    () => whoBooks(actor),
    () =>
      rowsOf(
        actor.db,
        courseRow,
        sql`
          select s.id, s.status as student, e.status, e.branch_id
            from enrolments e join students s on s.tenant = e.tenant and s.id = e.student_id
           where e.tenant = ${actor.tenant} and e.student_id = any(${idList(ids)}) and e.archived_at is null`,
      ),
  ])
  return new Set(rows.filter(({ student, ...course }) => mayBook(student, course)).map(({ id }) => id))
}
