import type { LaneKind } from '@dsms/contract/schedule/board/calls'
import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'

export interface Lane {
  id: number
  name: string
  detail: string | null
  colour: string | null
  branch_ids: number[]
}

interface Wish {
  by: LaneKind
  branch_id?: number | undefined
  licence_type_id?: number | undefined
}

/** The rows of the board, in the order of their names: what a school has of a kind and uses. */
export async function lanesOf(
  { db, tenant, language }: Actor,
  { by, branch_id, licence_type_id }: Wish,
): Promise<Lane[]> {
  const name = sql`text_in(x.name, ${language})`
  const licensed = (table: string, column: string, isForAll: boolean): SQL =>
    licence_type_id
      ? sql`and (exists (select from ${sql.raw(table)} l where l.tenant = x.tenant and l.${sql.raw(column)} = x.id
                            and l.licence_type_id = ${licence_type_id})
                 ${isForAll ? sql`or not exists (select from ${sql.raw(table)} l where l.tenant = x.tenant and l.${sql.raw(column)} = x.id)` : sql``})`
      : sql``
  const at = branch_id ? sql`and x.branch_id = ${branch_id}` : sql``
  const statements: Record<LaneKind, SQL> = {
    trainer: sql`
      select x.id, ${name} as name, null::text as detail, x.colour,
             coalesce((select json_agg(b.branch_id) from trainer_branches b where b.tenant = x.tenant and b.trainer_id = x.id), '[]') as branch_ids
        from trainers x where x.tenant = ${tenant} and x.archived_at is null and x.status in ('active', 'on_leave', 'suspended')
         ${branch_id ? sql`and exists (select from trainer_branches b where b.tenant = x.tenant and b.trainer_id = x.id and b.branch_id = ${branch_id})` : sql``}
         ${licensed('trainer_licence_types', 'trainer_id', false)}`,
    vehicle: sql`
      select x.id, ${name} as name, x.registration_no as detail, null::text as colour, json_build_array(x.branch_id) as branch_ids
        from vehicles x where x.tenant = ${tenant} and x.archived_at is null and x.status <> 'decommissioned' ${at}
         ${licensed('vehicle_licence_types', 'vehicle_id', false)}`,
    room: sql`
      select x.id, ${name} as name, x.legal_capacity::text as detail, null::text as colour, json_build_array(x.branch_id) as branch_ids
        from class_rooms x where x.tenant = ${tenant} and x.archived_at is null and x.status <> 'inactive' ${at}`,
    circuit: sql`
      select x.id, ${name} as name, x.legal_capacity::text as detail, null::text as colour, json_build_array(x.branch_id) as branch_ids
        from circuits x where x.tenant = ${tenant} and x.archived_at is null and x.status <> 'inactive' ${at}
         ${licensed('circuit_licence_types', 'circuit_id', true)}`,
    simulator: sql`
      select x.id, ${name} as name, x.asset_no as detail, null::text as colour, json_build_array(x.branch_id) as branch_ids
        from simulators x where x.tenant = ${tenant} and x.archived_at is null and x.status <> 'retired' ${at}
         ${licensed('simulator_licence_types', 'simulator_id', true)}`,
  }
  const { rows } = await db.execute<Record<string, unknown> & Lane>(sql`${statements[by]} order by 2, 1`)
  return rows
}
