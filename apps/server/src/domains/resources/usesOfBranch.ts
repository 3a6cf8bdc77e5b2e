import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../db/rows.ts'
import type { Actor } from '../../kernel/actor.ts'
import { question } from '../../kernel/questions.ts'
import { together } from '../../kernel/together.ts'
import { nameSql } from '../../kit/areas/area.columns.ts'
import { circuits } from './circuits/circuits.table.ts'
import { classRooms } from './classRooms/classRooms.table.ts'
import { simulators } from './simulators/simulators.table.ts'
import { vehicles } from './vehicles/vehicles.table.ts'

/** Names of the trainers at a branch. */
export const trainersAtBranch = question<[actor: Actor, branchId: number], string[]>('who teaches at a branch')

const nameRow = z.object({ name: z.string() })

/** Names of the rooms, circuits, simulators and vehicles in use at a branch, and of the trainers there. */
export async function resourcesAtBranch(actor: Actor, branchId: number): Promise<string[]> {
  const inside = [vehicles, classRooms, circuits, simulators].map(
    (table) => sql`
      select ${nameSql(sql`name`, actor.language)} as name from ${table}
       where tenant = ${actor.tenant} and branch_id = ${branchId} and archived_at is null`,
  )
  const [rows, trainers] = await together([
    () => rowsOf(actor.db, nameRow, sql.join(inside, sql` union all `)),
    () => trainersAtBranch(actor, branchId),
  ])
  return [...rows.map(({ name }) => name), ...trainers]
}
