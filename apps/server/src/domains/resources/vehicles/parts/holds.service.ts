import type { LegalHold } from '@dsms/contract/resources/vehicles/rules'
import { eq } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { lockLive } from '../vehicles.lock.ts'
import { vehicles } from '../vehicles.table.ts'

/** What the authorities or an insurer hold against a vehicle; the log keeps each with its reason. */
export async function holdVehicle(
  actor: Actor,
  id: number,
  { hold, reason }: { hold: LegalHold | null; reason: string },
): Promise<void> {
  await lockLive(actor, id)
  await actor.db.update(vehicles).set({ legalHold: hold, legalHoldReason: reason }).where(eq(vehicles.id, id))
}
