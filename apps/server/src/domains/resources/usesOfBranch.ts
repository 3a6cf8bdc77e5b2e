import { sql } from 'drizzle-orm'
import type { Actor } from '../../kernel/actor.ts'
import { nameSql } from '../../kit/areas/area.columns.ts'
import { circuits } from './circuits/circuits.table.ts'
import { classRooms } from './classRooms/classRooms.table.ts'
import { simulators } from './simulators/simulators.table.ts'
import { vehicles } from './vehicles/vehicles.table.ts'

/** Names of the rooms, circuits, simulators and vehicles in use at a branch, and of the trainers there. */
export async function resourcesAtBranch(actor: Actor, branchId: number): Promise<string[]> {
  const inside = [vehicles, classRooms, circuits, simulators].map(
    (table) => sql`
      select ${nameSql(sql`name`, actor.language)} as name from ${table}
       where tenant = ${actor.tenant} and branch_id = ${branchId} and archived_at is null`,
  )
  const people = sql`
      select ${nameSql(sql`t.name`, actor.language)} from trainer_branches b join trainers t on t.tenant = b.tenant and t.id = b.trainer_id
       where b.tenant = ${actor.tenant} and b.branch_id = ${branchId} and t.archived_at is null`
  const { rows } = await actor.db.execute<{ name: string }>(sql.join([...inside, people], sql` union all `))
  return rows.map(({ name }) => name)
}
