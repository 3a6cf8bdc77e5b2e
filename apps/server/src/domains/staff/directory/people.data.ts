import type { Contact } from '@dsms/contract/staff/directory/calls'
import { contact } from '@dsms/contract/staff/directory/calls'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { patternsOf } from '../../../kit/records/find.ts'

interface Wish {
  q?: string
  /** Only the own school, or the platform for its own people. */
  own?: boolean
  ids?: number[]
  limit?: number
}

const foundRow = contact.extend({ tenant: z.int() })

/** People the actor may address, by name; see `find_people` in db/sql for who that is. Without the actor. */
export async function findContacts(
  actor: Actor,
  { q = '', own = false, ids, limit = 20 }: Wish,
): Promise<(Contact & { tenant: number })[]> {
  const rows = await rowsOf(
    actor.db,
    foundRow,
    sql`
      select id, coalesce((select c.full_name from people_cards(array[p.id]) c), p.full_name) as "fullName", coalesce(email, '') as email, avatar, role_name as role, tenant
        from find_people(${q}, ${own}, ${ids ? sql`${sql.param(ids)}::integer[]` : sql`null`}, ${limit}, ${patternsOf(q)}) p`,
  )
  return rows
}

/** One person the actor may address, or undefined. */
export const findContact = async (actor: Actor, id: number, own = false) =>
  (await findContacts(actor, { ids: [id], own, limit: 1 }))[0]
