import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { insert } from '../../../kit/records/verbs.ts'
import { vehicleDefects } from './fleet.table.ts'

interface Report {
  title: string
  mayDrive: boolean
}

/**
 * Writes down what somebody found wrong who drives a vehicle and need not have a right to the fleet; whoever calls it has seen
 * to it that they drive it. What may not be driven is out of service by that, and those who settle defects are told. Of a vehicle
 * that is gone nothing is written.
 */
export async function reportDefect(
  app: Pick<Services, 'events' | 'mailer'>,
  actor: Actor,
  vehicleId: number,
  { title, mayDrive }: Report,
): Promise<void> {
  const { rows } = await actor.db.execute<{ name: string; plate: string | null }>(sql`
    select text_in(name, ${actor.language}) as name, registration_no as plate from vehicles where tenant = ${actor.tenant} and id = ${vehicleId} and status <> 'decommissioned' and archived_at is null
       for update`)
  const [vehicle] = rows
  if (!vehicle) return
  const id = await insert(actor, vehicleDefects, {
    vehicleId,
    title,
    severity: mayDrive ? 'minor' : 'unsafe',
    status: 'new',
  })
  if (mayDrive) return
  await notify(app, actor.db, await peopleWhoMay(actor, 'vehicle_checks_defects_incidents.resolve'), {
    kind: 'vehicle_stopped',
    params: { vehicle: vehicle.name, plate: vehicle.plate ?? '–', what: title, name: actor.name },
    link: `/school/defects/${id}`,
  })
}
