import { AppError } from '@dsms/contract/kernel/errors'
import type { GuardianRight } from '@dsms/contract/students/guardians/calls'
import { guardianRights } from '@dsms/contract/students/guardians/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** A student whom the person who acts looks after. */
const ownStudentRow = z.object({ id: z.int(), is_self: z.boolean(), rights: z.array(z.enum(guardianRights)) })
export type OwnStudent = z.infer<typeof ownStudentRow>

/**
 * The students that the person who acts may look after, themselves first and then their wards, main guardianships first.
 * Empty for everybody who is neither a student nor a guardian of one.
 */
export async function ownStudents({ db, tenant, id }: Actor): Promise<OwnStudent[]> {
  const rows = await rowsOf(
    db,
    ownStudentRow,
    sql`
      select id, is_self, rights
        from (select s.id, true as is_self, array['view_progress', 'pay', 'book', 'cancel', 'sign'] as rights, true as is_main
                from students s where s.tenant = ${tenant} and s.id = ${id} and s.archived_at is null
               union all
              select s.id, false, g.rights, g.is_main
                from student_guardians g
                join guardians w on w.tenant = g.tenant and w.id = g.guardian_id and w.status = 'active' and w.archived_at is null
                join students s on s.tenant = g.tenant and s.id = g.student_id and s.archived_at is null
               where g.tenant = ${tenant} and g.guardian_id = ${id}) mine
       order by is_self desc, is_main desc, id`,
  )
  return rows
}

/**
 * One of the students that the person who acts looks after. Throws `not_found` for everybody else's, as for a student
 * that is not there, and `forbidden` when the school has not given the guardian this right.
 */
export async function ownStudent(actor: Actor, studentId: number, right?: GuardianRight): Promise<OwnStudent> {
  const mine = (await ownStudents(actor)).find(({ id }) => id === studentId)
  if (!mine) throw new AppError('not_found')
  if (right && !mine.rights.includes(right)) throw new AppError('forbidden', { permission: right })
  return mine
}

const isMinorRow = z.object({ is_minor: z.boolean().nullable() })

/** The same where the student decides once they are an adult: for a guardian also `adult_decides`. */
export async function ownMinor(actor: Actor, studentId: number, right: GuardianRight): Promise<OwnStudent> {
  const own = await ownStudent(actor, studentId, right)
  if (own.is_self) return own
  const rows = await rowsOf(
    actor.db,
    isMinorRow,
    sql`
      select is_minor(birth_date, (student_rules_of(${actor.tenant})).majority_age, app_today()) as is_minor
        from users where tenant = ${actor.tenant} and id = ${studentId}`,
  )
  if (!rows[0]?.is_minor) throw new AppError('adult_decides')
  return own
}
