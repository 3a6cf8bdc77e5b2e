import { day } from '@dsms/contract/kernel/shared'
import type { RoomFacts } from '@dsms/contract/resources/classRooms/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

const roomRow = z.object({
  id: z.int(),
  status: z.string(),
  status_from: day.nullable(),
  status_until: day.nullable(),
  legal_capacity: z.int(),
  is_online: z.boolean(),
})

/** What rules know of class rooms. */
export async function roomFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<RoomFacts[]> {
  if (!ids.length) return []
  const rows = await rowsOf(
    db,
    roomRow,
    sql`${plannedOnce}
    select id, status, status_from::text, status_until::text, legal_capacity, online_link is not null as is_online
      from class_rooms where tenant = ${tenant} and id = any(${idList(ids)}) and archived_at is null`,
  )
  return rows
}
