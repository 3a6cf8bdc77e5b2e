import type { LegalHold } from '@dsms/contract/vehicles.compliance'
import { eq } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { vehicles } from '../db/schema/vehicles.ts'
import { lockLive } from './vehicles.lock.ts'

/** What the authorities or an insurer hold against a vehicle; the log keeps each with its reason. */
export async function holdVehicle(
  actor: Actor,
  id: number,
  { hold, reason }: { hold: LegalHold | null; reason: string },
): Promise<void> {
  await lockLive(actor, id)
  await actor.db.update(vehicles).set({ legalHold: hold, legalHoldReason: reason }).where(eq(vehicles.id, id))
}
