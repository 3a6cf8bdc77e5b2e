import type { Answer, Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import { getStudentRules, type updateStudentRules } from '@dsms/contract/students/students/conditions'
import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../../../db/rows.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { valuesOf } from '../../../../kit/areas/area.columns.ts'
import { studentRules } from '../students.table.ts'

type Rules = Answer<typeof getStudentRules>

/** What the school asks of students before they may become active; version 0 where it never said so. */
export async function readStudentRules({ db, tenant }: Actor): Promise<Rules> {
  const rows = await rowsOf(
    db,
    getStudentRules.response,
    sql`
      select majority_age, needs_birth_date, needs_contact, needs_identity, needs_consent, needs_guardian, needs_documents,
             needs_contract, documents, version, to_char(app_today(), 'YYYY-MM-DD') as today
        from student_rules_of(${tenant})`,
  )
  const [rules] = rows
  if (!rules) throw new AppError('internal')
  return rules
}

export async function changeStudentRules(
  actor: Actor,
  { version, ...input }: Input<typeof updateStudentRules>['body'],
): Promise<Rules> {
  // the first change makes the row, from what was asked until then
  await actor.db.execute(sql`
    insert into student_rules (tenant, majority_age, documents, version)
    select tenant, majority_age, documents, 0 from student_rules_of(${actor.tenant}) on conflict (tenant) do nothing`)
  const changed = await actor.db
    .update(studentRules)
    .set(valuesOf(studentRules, input))
    .where(sql`${eq(studentRules.tenant, actor.tenant)} and ${studentRules.version} = ${version}`)
    .returning({ version: studentRules.version })
  if (changed.length === 0) {
    const now = await readStudentRules(actor)
    throw new AppError('stale_version', { name: '', version: now.version })
  }
  return readStudentRules(actor)
}
