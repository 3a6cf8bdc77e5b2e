import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'

const laneRow = z.object({
  id: z.int(),
  name: z.string(),
  detail: z.string().nullable(),
  colour: z.string().nullable(),
  branch_ids: z.array(z.int()),
  is_used: z.boolean(),
})
export type Lane = Omit<z.infer<typeof laneRow>, 'is_used'>

interface Wish {
  by: LaneKind
  from: string
  to: string
  branch_id?: number | undefined
  licence_type_id?: number | undefined
}

/** So many days somebody who left is still named. */
const rememberedDays = 30

/**
 * The rows of the board, in the order of their names: what a school has of a kind and uses. `others` are those that nothing can
 * be planned for: they have a lesson on these days all the same, or are trainers who have not begun or have just left.
 */
export async function lanesOf(actor: Actor, wish: Wish): Promise<{ lanes: Lane[]; others: Lane[] }> {
  const { db, tenant, language } = actor
  const { by, from } = wish
  const name = sql`text_in(x.name, ${language})`
  const { what, table, isUsed } = kindOf(wish)
  const isComingOrGone =
    by === 'trainer'
      ? sql`or x.archived_at is null and (x.status = 'onboarding' or x.status = 'left' and x.left_on >= ${from}::date - ${rememberedDays}::integer)`
      : sql``
  const rows = await rowsOf(
    db,
    laneRow,
    sql`
      select * from (
        select x.id, ${name} as name, ${what}, (${isUsed}) as is_used from ${sql.raw(table)} x
         where x.tenant = ${tenant} and ((${isUsed}) or ${hasLessons(actor, wish)} ${isComingOrGone})) lane
       order by name, id`,
  )
  const lane = ({ is_used: _, ...one }: Lane & { is_used: boolean }): Lane => one
  return {
    lanes: rows.filter(({ is_used }) => is_used).map(lane),
    others: rows.filter(({ is_used }) => !is_used).map(lane),
  }
}

/** A filter by licence leaves the lessons of that licence. The span has a day more on either side: the zone is not known yet. */
function hasLessons({ tenant }: Actor, { by, from, to, branch_id, licence_type_id }: Wish): SQL {
  if (licence_type_id) return sql`false`
  const column = by === 'trainer' ? 'coalesce(l.actual_trainer_id, l.trainer_id)' : `l.${by}_id`
  return sql`x.id in (
    select ${sql.raw(column)} from lessons l
     where l.tenant = ${tenant} and l.starts_at >= ${from}::date - 1 and l.starts_at < ${to}::date + 2
       and l.status not in ('cancelled', 'declined', 'expired') ${branch_id ? sql`and l.branch_id = ${branch_id}` : sql``})`
}

/** Columns of a kind, and the condition for its being used. */
function kindOf({ by, branch_id, licence_type_id }: Wish): { what: SQL; table: string; isUsed: SQL } {
  const licensed = (table: string, column: string, isForAll: boolean): SQL =>
    licence_type_id
      ? sql`and (exists (select from ${sql.raw(table)} l where l.tenant = x.tenant and l.${sql.raw(column)} = x.id
                            and l.licence_type_id = ${licence_type_id})
                 ${isForAll ? sql`or not exists (select from ${sql.raw(table)} l where l.tenant = x.tenant and l.${sql.raw(column)} = x.id)` : sql``})`
      : sql``
  const at = branch_id ? sql`and x.branch_id = ${branch_id}` : sql``
  const thing = (detail: string, table: string, unused: string, more: SQL = sql``) => ({
    what: sql.raw(`${detail} as detail, null::text as colour, json_build_array(x.branch_id) as branch_ids`),
    table,
    isUsed: sql`x.archived_at is null and x.status <> ${unused} ${at} ${more}`,
  })
  switch (by) {
    case 'trainer':
      return {
        what: sql`null::text as detail, x.colour,
             coalesce((select json_agg(b.branch_id) from trainer_branches b where b.tenant = x.tenant and b.trainer_id = x.id), '[]') as branch_ids`,
        table: 'trainers',
        isUsed: sql`x.archived_at is null and x.status in ('active', 'on_leave', 'suspended')
         ${branch_id ? sql`and exists (select from trainer_branches b where b.tenant = x.tenant and b.trainer_id = x.id and b.branch_id = ${branch_id})` : sql``}
         ${licensed('trainer_licence_types', 'trainer_id', false)}`,
      }
    case 'vehicle':
      return thing(
        'x.registration_no',
        'vehicles',
        'decommissioned',
        licensed('vehicle_licence_types', 'vehicle_id', false),
      )
    case 'room':
      return thing('x.legal_capacity::text', 'class_rooms', 'inactive')
    case 'circuit':
      return thing(
        'x.legal_capacity::text',
        'circuits',
        'inactive',
        licensed('circuit_licence_types', 'circuit_id', true),
      )
    case 'simulator':
      return thing('x.asset_no', 'simulators', 'retired', licensed('simulator_licence_types', 'simulator_id', true))
  }
}
