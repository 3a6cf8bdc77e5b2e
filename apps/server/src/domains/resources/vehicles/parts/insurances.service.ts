import type { Input } from '@dsms/contract/kernel/endpoint'
import { fieldError } from '@dsms/contract/kernel/errors'
import type { renewVehicleInsurance } from '@dsms/contract/resources/vehicles/entries'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import type { NewValues } from '../../../../kit/records/verbs.ts'
import { checkFile, fileOf, withAddress, writer } from '../entries.data.ts'
import { schoolFacts } from '../vehicles.data.ts'
import { vehicleInsurances as kept } from '../vehicles.entries.table.ts'
import { checkVehicle, lockLive } from '../vehicles.lock.ts'

const ofVehicle = (actor: Actor, vehicleId: number) => and(eq(kept.tenant, actor.tenant), eq(kept.vehicleId, vehicleId))

/** The present insurance first, then those before it. */
export async function insurancesOf(actor: Actor, vehicleId: number) {
  await checkVehicle(actor, vehicleId)
  const rows = await actor.db
    .select({
      id: kept.id,
      vehicle_id: kept.vehicleId,
      created_at: kept.createdAt,
      by: writer(kept.createdBy),
      insurer: kept.insurer,
      policy_no: kept.policyNo,
      starts_on: kept.startsOn,
      expires_on: kept.expiresOn,
      premium_minor: kept.premiumMinor,
      currency: kept.currency,
      file: fileOf(kept.vehicleId, kept.fileId),
    })
    .from(kept)
    .where(ofVehicle(actor, vehicleId))
    .orderBy(desc(kept.expiresOn), desc(kept.id))
    .limit(100)
  return rows.map(withAddress)
}

const latest = (actor: Actor, vehicleId: number) =>
  actor.db.select().from(kept).where(ofVehicle(actor, vehicleId)).orderBy(desc(kept.expiresOn), desc(kept.id)).limit(2)

type Renewal = NonNullable<Input<typeof renewVehicleInsurance>['body']>

/** A new row beside the former ones; it ends later than all of them. */
export async function renewInsurance(actor: Actor, vehicleId: number, renewal: Renewal): Promise<void> {
  await lockLive(actor, vehicleId)
  const [[present], { currency }] = await together([() => latest(actor, vehicleId), () => schoolFacts(actor)])
  if (present && renewal.expires_on <= present.expiresOn)
    throw fieldError('expires_on', 'not_later', { day: present.expiresOn })
  if (renewal.starts_on && renewal.expires_on < renewal.starts_on) throw fieldError('expires_on', 'end_before_start')
  await checkFile(actor, renewal.file_id)
  await keepInsurance(actor, vehicleId, {
    insurer: renewal.insurer || null,
    policyNo: renewal.policy_no || null,
    startsOn: renewal.starts_on ?? null,
    expiresOn: renewal.expires_on,
    premiumMinor: renewal.premium_minor ?? null,
    fileId: renewal.file_id ?? null,
    currency,
  })
}

type Insurance = Omit<NewValues<typeof kept>, 'vehicleId'>

/** Adds an insurance of a locked vehicle, or of one just made. The vehicle says until when it is insured. */
export async function keepInsurance(
  within: { db: Db; tenant: number },
  vehicleId: number,
  insurance: Insurance,
): Promise<void> {
  await within.db.insert(kept).values({ ...insurance, tenant: within.tenant, vehicleId })
  await keepInsuredUntil(within, vehicleId)
}

const keepInsuredUntil = ({ db, tenant }: { db: Db; tenant: number }, vehicleId: number) =>
  db.execute(sql`
    update vehicles set insurance_expires_on = (
             select max(i.expires_on) from vehicle_insurances i where i.tenant = ${tenant} and i.vehicle_id = ${vehicleId})
     where tenant = ${tenant} and id = ${vehicleId}`)

/** The form sets right what was typed wrong; it still ends after the one before. */
export async function correctInsurance(actor: Actor, vehicleId: number, until: string): Promise<void> {
  const [present, former] = await latest(actor, vehicleId)
  if (!present) return
  if (former && until <= former.expiresOn)
    throw fieldError('insurance_expires_on', 'not_later', { day: former.expiresOn })
  if (present.startsOn && until < present.startsOn) throw fieldError('insurance_expires_on', 'end_before_start')
  await actor.db.update(kept).set({ expiresOn: until }).where(eq(kept.id, present.id))
  await keepInsuredUntil(actor, vehicleId)
}
