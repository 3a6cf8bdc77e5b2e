import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { DemoWorld } from '../../../../kernel/demo/world.ts'

/** Some students bought their minutes ahead, more than they have booked. */
export async function seedPrepaid(db: Db, { schoolId }: DemoWorld): Promise<void> {
  await db.execute(sql`
    update enrolments e set prepaid_minutes = (d.minutes / 300 + 2) * 300
      from (select b.tenant, b.enrolment_id, (sum(extract(epoch from l.ends_at - l.starts_at)) / 60)::integer as minutes
              from bookings b join lessons l on l.tenant = b.tenant and l.id = b.lesson_id
             where b.tenant = ${schoolId} group by b.tenant, b.enrolment_id) d
     where e.tenant = d.tenant and e.id = d.enrolment_id and e.id % 3 = 0 and e.status = 'active'`)
}
