import type { Answer, Input as Given } from '@dsms/contract/kernel/endpoint'
import { listSeatChoices as call } from '@dsms/contract/schedule/finding/calls'
import { learningStatuses } from '@dsms/contract/students/enrolments/rules'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/rows.ts'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { foundKeys } from '../../../kit/records/find.ts'
import { students } from '../../students/public.ts'

const mostChoices = 50

/** Students in a course who may have lessons, found as everywhere; who had a lesson last or began last comes first. */
export async function listSeatChoices(
  actor: Actor,
  { q, student_id, enrolment_id }: Given<typeof call>['query'],
): Promise<Answer<typeof call>> {
  const { db, tenant, language } = actor
  const rows = await rowsOf(
    db,
    call.response.shape.rows.element,
    sql`
      select e.id as enrolment_id, e.student_id, coalesce(text_in(s.name, ${language}), '') as student, s.student_no,
             ${holds(actor, 'students.view') ? sql`u.phone` : sql`null::text`} as phone, t.code as licence_type, e.trainer_id, e.branch_id,
             s.trainer_gender,
             (select l.type_id from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
               where b.tenant = e.tenant and b.enrolment_id = e.id and b.status = 'booked'
                 and l.status in ('scheduled', 'confirmed', 'in_progress', 'completed')
               order by l.starts_at desc limit 1) as last_type_id
        from enrolments e
        join students s on s.tenant = e.tenant and s.id = e.student_id
        join users u on u.tenant = s.tenant and u.id = s.id
        join licence_types t on t.tenant = e.tenant and t.id = e.licence_type_id
       where e.tenant = ${tenant} and e.archived_at is null and e.status = any(${`{${learningStatuses.join(',')}}`}::text[])
         ${student_id ? sql`and e.student_id = ${student_id}` : sql``}
         ${enrolment_id ? sql`and e.id = ${enrolment_id}` : sql``}
         ${q ? sql`and e.student_id in ${foundKeys(actor, students, q)}` : sql``}
       order by e.start_on desc, e.id desc limit ${mostChoices}`,
  )
  return { rows }
}
