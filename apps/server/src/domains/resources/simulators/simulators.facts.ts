import { day } from '@dsms/contract/kernel/shared'
import type { SimulatorFacts } from '@dsms/contract/resources/simulators/facts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { idList } from '../../../db/idList.ts'
import { rowsOf } from '../../../db/rows.ts'
import { plannedOnce } from '../../../db/statements.ts'
import type { Actor } from '../../../kernel/actor.ts'

const simulatorRow = z.object({
  id: z.int(),
  status: z.string(),
  status_from: day.nullable(),
  status_until: day.nullable(),
  stations: z.int(),
  calibration_due_on: day.nullable(),
  gearbox: z.enum(['manual', 'automatic', 'both']),
  licence_type_ids: z.array(z.int()),
})

/** What rules know of simulators. */
export async function simulatorFacts({ db, tenant }: Actor, ids: readonly number[]): Promise<SimulatorFacts[]> {
  if (!ids.length) return []
  const rows = await rowsOf(
    db,
    simulatorRow,
    sql`${plannedOnce}
    select m.id, m.status, m.status_from::text, m.status_until::text, m.calibration_due_on::text, m.gearbox, m.stations,
           coalesce((select json_agg(l.licence_type_id) from simulator_licence_types l
                      where l.tenant = m.tenant and l.simulator_id = m.id), '[]') as licence_type_ids
      from simulators m where m.tenant = ${tenant} and m.id = any(${idList(ids)}) and m.archived_at is null`,
  )
  return rows
}
