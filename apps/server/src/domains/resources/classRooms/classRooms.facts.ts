import type { RoomFacts } from '@dsms/contract/resources/classRooms/facts'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** What rules know of class rooms. */
export async function roomFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<RoomFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Record<string, unknown> & RoomFacts>(sql`${plannedOnce}
    select id, status, status_from::text, status_until::text, legal_capacity, online_link is not null as is_online
      from class_rooms where tenant = ${tenant} and id = any(${idList(ids)}) and archived_at is null`)
  return rows
}
