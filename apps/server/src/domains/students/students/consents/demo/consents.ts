import { sql } from 'drizzle-orm'
import type { Db } from '../../../../../db/client.ts'

const given = 'وقّعت الموافقة بحضور وليّ الأمر في مكتب الفرع'
const withdrawn = 'طلبت مدرّبة بعد افتتاح القسم النسائي'

/** Students who agreed to a trainer of the other gender, and two who took it back. */
export async function seedConsents(db: Db, schoolId: number): Promise<void> {
  await db.execute(sql`
    insert into trainer_consents (tenant, student_id, trainer_id, given_on, note, withdrawn_on, withdrawn_note)
    select ${schoolId}, p.student_id, p.trainer_id, least(p.start_on, current_date - 6), ${given},
           case when p.nth in (3, 6) then current_date - 5 end, case when p.nth in (3, 6) then ${withdrawn} end
      from (select e.student_id, e.trainer_id, e.start_on, row_number() over (order by e.student_id)::integer as nth
              from (select distinct on (e.student_id) e.student_id, e.trainer_id, e.start_on
                      from enrolments e
                      join users u on u.tenant = e.tenant and u.id = e.student_id
                      join genders g on g.id = u.gender_id and g.code = 'female'
                      join trainers t on t.tenant = e.tenant and t.id = e.trainer_id
                      join genders h on h.id = t.gender_id and h.code = 'male'
                     where e.tenant = ${schoolId}
                     order by e.student_id, e.id) e) p
     where p.nth <= 8`)
}
