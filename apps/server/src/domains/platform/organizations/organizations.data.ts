import { AppError } from '@dsms/contract/kernel/errors'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { takeTurn } from '../../../db/locks.ts'
import { idRow, rowsOf } from '../../../db/rows.ts'
import { organizations } from '../../../db/tables/organizations.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { nameSql } from '../../../kit/areas/area.columns.ts'

/** How many schools stand directly under an organization; `id` as it is called in the statement around. */
export const schoolCount = sql<number>`(select count(*)::integer from schools s
  where s.organization_id = ${organizations.id} and s.archived_at is null)`

const below = (id: number) => sql`
  with recursive tree as (
    select ${id}::integer as id
    union
    select o.id from organizations o join tree t on o.parent_id = t.id
  )`

const countRow = z.object({ n: z.int() })

/** Schools of an organization and of all below it that are still open. */
export async function countOpenSchools(actor: Actor, id: number): Promise<number> {
  const rows = await rowsOf(
    actor.db,
    countRow,
    sql`
      ${below(id)}
      select count(*)::integer as n from schools s join tree t on t.id = s.organization_id
       where s.status not in ('closed', 'rejected') and s.archived_at is null`,
  )
  return rows[0]?.n ?? 0
}

/** Keys of all schools that an organization stands above, directly or not. */
export async function schoolsUnder(actor: Actor, id: number): Promise<number[]> {
  const rows = await rowsOf(
    actor.db,
    idRow,
    sql`
      ${below(id)}
      select s.id from schools s join tree t on t.id = s.organization_id`,
  )
  return rows.map((row) => row.id)
}

const branchRow = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  name: z.string(),
  status: z.string(),
  schools: z.number(),
})
type Branch = z.infer<typeof branchRow>

/** The whole tree that an organization stands in, from the top down. */
export async function treeOf({ db, language }: Actor, id: number): Promise<Branch[]> {
  const rows = await rowsOf(
    db,
    branchRow,
    sql`
      with recursive up as (
        select id, parent_id from organizations where id = ${id}
        union
        select o.id, o.parent_id from organizations o join up on o.id = up.parent_id
      ), down as (
        select id, 0 as depth from up where parent_id is null
        union
        select o.id, d.depth + 1 from organizations o join down d on o.parent_id = d.id
      )
      select organizations.id, organizations.parent_id, ${nameSql(sql`organizations.name`, language)} as name,
             organizations.status, (select count(*)::integer from schools s
               where s.organization_id = organizations.id and s.archived_at is null) as schools
        from organizations join down on down.id = organizations.id
       where organizations.archived_at is null
       order by down.depth, name`,
  )
  return rows
}

const placeBelowRow = z.object({ above: z.number(), is_cycle: z.boolean(), below: z.number() })

/** How far an organization stands from the top, whether a given one is above it, and how much stands below that one. */
export async function placeBelow(actor: Actor, parent: number, self: number | undefined) {
  const rows = await rowsOf(
    actor.db,
    placeBelowRow,
    sql`
      with recursive up as (
        select id, parent_id, 1 as depth from organizations where id = ${parent}
        union all
        select o.id, o.parent_id, up.depth + 1 from organizations o join up on o.id = up.parent_id where up.depth < 9
      ), down as (
        select id, 0 as depth from organizations where id = ${self ?? null}::integer
        union all
        select o.id, d.depth + 1 from organizations o join down d on o.parent_id = d.id where d.depth < 9
      )
      select coalesce(max(up.depth), 0) as above, coalesce(bool_or(up.id = ${self ?? null}::integer), false) as is_cycle,
             coalesce((select max(depth) from down), 0) as below
        from up`,
  )
  return rows[0] ?? { above: 0, is_cycle: false, below: 0 }
}

/** Held until the transaction ends, so that it is not closed or archived meanwhile. */
export async function holdOrganization(actor: Actor, id: number, field: string) {
  const [row] = await actor.db
    .select({ status: organizations.status })
    .from(organizations)
    .where(and(eq(organizations.id, id), eq(organizations.tenant, actor.tenant), isNull(organizations.archivedAt)))
    .for('share')
  if (!row || row.status === 'closed') throw new AppError('invalid_input', {}, { [field]: { code: 'unknown_choice' } })
  return row
}

/** Two who move organizations at once take turns. */
export const lockTree = ({ db }: Actor) => takeTurn(db, 'organizationTree')
