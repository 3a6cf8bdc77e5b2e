import type { GuardianRight } from '@dsms/contract/people/guardians/calls'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { settingOf } from '../../platform/public.ts'

/**
 * Who is told on the screen of what others did about a student: they, and where the school wants guardians told, those with a right.
 */
export async function peopleAround(
  actor: Actor,
  studentId: number,
  permit: GuardianRight,
): Promise<{ id: number; schoolId: number | null }[]> {
  const { tenant, schoolId } = actor
  const withGuardians = await settingOf(actor, 'notices.guardians')
  const { rows } = await actor.db.execute<{ id: number }>(sql`
    select u.id from users u
     where u.tenant = ${tenant} and u.account_id is not null and u.status = 'active' and u.id <> ${actor.id}
       and (u.id = ${studentId} or ${withGuardians}::boolean and u.id in (
         select g.guardian_id from student_guardians g
          where g.tenant = ${tenant} and g.student_id = ${studentId} and ${permit} = any (g.rights)))`)
  return rows.map(({ id }) => ({ id, schoolId }))
}
