import { isOneOf, keysOf } from '@dsms/contract/kernel/choices/lists'
import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { addVehicleDocument, documentKinds } from '@dsms/contract/resources/vehicles/entries'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { checkFile, fileOf, withAddress, writer } from '../entries.data.ts'
import { vehicleDocuments as kept } from '../vehicles.entries.table.ts'
import { checkVehicle, lockLive, type VehicleRow } from '../vehicles.lock.ts'
import { vehicles } from '../vehicles.table.ts'

export async function documentsOf(actor: Actor, vehicleId: number) {
  await checkVehicle(actor, vehicleId)
  const rows = await actor.db
    .select({
      id: kept.id,
      vehicle_id: kept.vehicleId,
      created_at: kept.createdAt,
      by: writer(kept.createdBy),
      kind: sql<(typeof documentKinds)[number]>`${kept.kind}`,
      number: kept.number,
      issued_on: kept.issuedOn,
      expires_on: kept.expiresOn,
      file: fileOf(kept.vehicleId, kept.fileId),
    })
    .from(kept)
    .where(and(eq(kept.tenant, actor.tenant), eq(kept.vehicleId, vehicleId), isNull(kept.archivedAt)))
    .orderBy(desc(kept.id))
    .limit(200)
  return rows.map(withAddress)
}

type Paper = NonNullable<Input<typeof addVehicleDocument>['body']>

/** Papers whose last day stands with the vehicle. */
const dated = {
  registration: 'registrationExpiresOn',
  inspection: 'inspectionExpiresOn',
  permit: 'permitExpiresOn',
} as const

export async function addDocument(actor: Actor, vehicleId: number, paper: Paper): Promise<void> {
  const vehicle = await lockLive(actor, vehicleId)
  if (paper.issued_on && paper.expires_on && paper.expires_on < paper.issued_on)
    throw fieldError('expires_on', 'end_before_start')
  await checkFile(actor, paper.file_id)
  await actor.db.insert(kept).values({
    tenant: actor.tenant,
    vehicleId,
    kind: paper.kind,
    number: paper.number || null,
    issuedOn: paper.issued_on ?? null,
    expiresOn: paper.expires_on ?? null,
    fileId: paper.file_id ?? null,
  })
  await prolong(actor, vehicle, paper)
}

/** A new registration, inspection or permit lets the vehicle drive longer; an old one that is filed changes nothing. */
async function prolong(actor: Actor, vehicle: VehicleRow, { kind, expires_on }: Paper) {
  const column = isOneOf(keysOf(dated), kind) ? dated[kind] : undefined
  if (!column || !expires_on || (vehicle[column] ?? '') >= expires_on) return
  await actor.db
    .update(vehicles)
    .set({ [column]: expires_on })
    .where(eq(vehicles.id, vehicle.id))
}

export async function archiveDocument(actor: Actor, vehicleId: number, id: number): Promise<void> {
  await checkVehicle(actor, vehicleId)
  const gone = await actor.db
    .update(kept)
    .set({ archivedAt: sql`now()` })
    .where(and(eq(kept.id, id), eq(kept.vehicleId, vehicleId), eq(kept.tenant, actor.tenant), isNull(kept.archivedAt)))
    .returning({ id: kept.id })
  if (gone.length === 0) throw new AppError('not_found')
}
