import type { SimulatorFacts } from '@dsms/contract/resources/simulators/facts'
import { sql } from 'drizzle-orm'
import { idList } from '../../../db/idList.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

/** What rules know of simulators. */
export async function simulatorFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<SimulatorFacts[]> {
  if (!ids.length) return []
  const { rows } = await db.execute<Record<string, unknown> & SimulatorFacts>(sql`${plannedOnce}
    select m.id, m.status, m.status_from::text, m.status_until::text, m.calibration_due_on::text, m.gearbox, m.stations,
           coalesce((select json_agg(l.licence_type_id) from simulator_licence_types l
                      where l.tenant = m.tenant and l.simulator_id = m.id), '[]') as licence_type_ids
      from simulators m where m.tenant = ${tenant} and m.id = any(${idList(ids)}) and m.archived_at is null`)
  return rows
}
