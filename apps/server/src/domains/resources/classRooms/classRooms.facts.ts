import type { RoomFacts } from '@dsms/contract/resources/classRooms/facts'
import { sql } from 'drizzle-orm'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`

/** What rules know of class rooms. */
export async function roomFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<RoomFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Record<string, unknown> & RoomFacts>(sql`${plannedOnce}
    select id, status, status_from::text, status_until::text, legal_capacity, online_link is not null as is_online
      from class_rooms where tenant = ${tenant} and id = any(${list(ids)}) and archived_at is null`)
  return rows
}
