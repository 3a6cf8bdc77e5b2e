import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { insert } from '../../../kit/records/verbs.ts'
import { vehicleDefects } from './fleet.table.ts'

interface Report {
  title: string
  mayDrive: boolean
}

/**
 * Writes down what somebody found wrong who drives a vehicle and need not have a right to the fleet; whoever calls it has seen
 * to it that they drive it. What may not be driven is out of service by that. Of a vehicle that is gone nothing is written.
 */
export async function reportDefect(actor: Actor, vehicleId: number, { title, mayDrive }: Report): Promise<void> {
  const { rows } = await actor.db.execute(sql`
    select from vehicles where tenant = ${actor.tenant} and id = ${vehicleId} and status <> 'decommissioned' and archived_at is null
       for update`)
  if (rows.length > 0)
    await insert(actor, vehicleDefects, { vehicleId, title, severity: mayDrive ? 'minor' : 'unsafe', status: 'new' })
}
