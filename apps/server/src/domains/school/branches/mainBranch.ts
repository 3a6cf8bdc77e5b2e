import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'

/** New schools have a main branch of their name. */
export async function addMainBranches(db: Db, schoolIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    insert into branches (tenant, name, is_main, status)
    select id, name, true, 'active' from schools where id = any(${sql.param([...schoolIds])}::integer[]) order by id`)
}
