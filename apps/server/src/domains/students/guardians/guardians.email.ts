import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { firstRow } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

const ofGuardianRow = z.object({ is_of_guardian: z.boolean() })

/** Whether somebody who speaks for a student was the last to say where they are reached. */
export async function emailIsOfGuardian({ db, tenant }: Actor, id: number): Promise<boolean> {
  const row = await firstRow(
    db,
    ofGuardianRow,
    sql`
      select w.kind = 'guardian' or exists (
               select from student_guardians g where g.tenant = ${tenant} and g.student_id = ${id} and g.guardian_id = w.id
             ) as is_of_guardian
        from (select actor_id from audit_log
               where tenant = ${tenant} and entity = 'users' and entity_id = ${id} and after ? 'email'
               order by id desc limit 1) last
        join users w on w.tenant = ${tenant} and w.id = last.actor_id and w.id <> ${id}`,
  )
  return row?.is_of_guardian ?? false
}
