import { fieldError } from '@dsms/contract/errors'
import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { vehicleInsurances } from '../db/schema/vehicles.entries.ts'

/** The latest insurance, or the one before it. */
export const insurancesOf = (actor: Actor, vehicleId: number, limit: number) =>
  actor.db
    .select()
    .from(vehicleInsurances)
    .where(and(eq(vehicleInsurances.tenant, actor.tenant), eq(vehicleInsurances.vehicleId, vehicleId)))
    .orderBy(desc(vehicleInsurances.expiresOn), desc(vehicleInsurances.id))
    .limit(limit)

/** The form sets right what was typed wrong; it still ends after the one before. */
export async function correctInsurance(actor: Actor, vehicleId: number, until: string): Promise<void> {
  const [present, former] = await insurancesOf(actor, vehicleId, 2)
  if (!present) return
  if (former && until <= former.expiresOn)
    throw fieldError('insurance_expires_on', 'not_later', { day: former.expiresOn })
  if (present.startsOn && until < present.startsOn) throw fieldError('insurance_expires_on', 'end_before_start')
  await actor.db.update(vehicleInsurances).set({ expiresOn: until }).where(eq(vehicleInsurances.id, present.id))
}
