import { isOneOf } from '@dsms/contract/kernel/choices/lists'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import { trainerCredentials as area, comesByItself } from '@dsms/contract/trainers/credentials/calls'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Actor, holds } from '../../../kernel/actor.ts'
import { isShowable, readableFiles } from '../../../kernel/files/files.service.ts'
import type { App } from '../../../kernel/services.ts'
import { todayOf } from '../../../kernel/time/today.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { byName } from '../../../kit/areas/area.sheet.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, type StoredRow, update } from '../../../kit/records/verbs.ts'
import { trainers } from '../trainers/trainers.table.ts'
import { credentialListing, credentialRows } from './credentials.data.ts'
import { trainerCredentials as kept } from './credentials.table.ts'

type Calls = typeof area.calls
type Input = Partial<InputOf<typeof area>>
type Row = StoredRow<typeof kept>

const references = { trainer: byName(trainers, { code: trainers.trainerNo }) }
const named = namesOf(kept)

export const listCredentials = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, credentialListing(actor, query), query)

export const readCredential = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, kept, id, credentialRows))

export async function createCredential(actor: Actor, input: InputOf<typeof area>) {
  return readCredential(actor, await addCredential(actor, input))
}

export async function addCredential(actor: Actor, input: InputOf<typeof area>): Promise<number> {
  await checkInput(actor, input, undefined)
  const id = await insert(actor, kept, { status: firstStatus(area), ...valuesOf(kept, input) })
  await holdNamed(actor, named(input, undefined))
  return id
}

/** What somebody looked at and approved is changed by those alone who may approve it. */
export async function updateCredential(
  actor: Actor,
  id: number,
  { version, ...input }: Given<Calls['update']>['body'],
) {
  const before = await lock(actor, kept, id)
  await checkVersion(actor, kept, before, version)
  if (before.status !== 'pending' && !holds(actor, 'trainer_credentials.verify'))
    throw new AppError('forbidden', { permission: 'trainer_credentials.verify' })
  await checkInput(actor, input, before)
  await update(actor, kept, before, valuesOf(kept, input))
  await holdNamed(actor, named(input, before))
  return readCredential(actor, id)
}

/** A suspension has its first day; what is approved again has none, and ends the one that it renews. */
export async function changeCredentialStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const row = await lock(actor, kept, id)
  checkStatus(area, row.status, change)
  if (isOneOf(comesByItself, change.status)) throw new AppError('comes_by_itself')
  const today = await todayOf(actor)
  const isApproved = change.status === 'approved'
  if (isApproved && row.expiresOn && row.expiresOn < today) throw fieldError('status', 'date_in_past')
  const isStopped = change.status === 'suspended' || change.status === 'revoked'
  await changeStatus(actor, area, kept, row, change, { stoppedOn: isStopped ? (row.stoppedOn ?? today) : null })
  if (isApproved && row.replacesId) await replace(actor, row.replacesId)
  return readCredential(actor, id)
}

/** The renewed one keeps its days: until its last one it still counts. */
const replace = (actor: Actor, id: number) =>
  actor.db
    .update(kept)
    .set({ status: 'replaced' })
    .where(and(eq(kept.tenant, actor.tenant), eq(kept.id, id), inArray(kept.status, ['approved', 'expired'])))

export async function archiveCredential(actor: Actor, id: number) {
  const row = await lock(actor, kept, id)
  if (row.status !== 'pending' && !holds(actor, 'trainer_credentials.verify'))
    throw new AppError('forbidden', { permission: 'trainer_credentials.verify' })
  await archive(actor, kept, row)
  return readCredential(actor, id)
}

export async function restoreCredential(actor: Actor, id: number) {
  await restore(actor, kept, id)
  return readCredential(actor, id)
}

export const exportCredentials = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, credentialListing(actor, query), query)

export const importCredentials = (actor: Actor, body: ImportBody) =>
  importSheet(actor, area, body, addCredential, { references })

async function checkInput(actor: Actor, input: Input, before: Row | undefined): Promise<void> {
  const issued = input.issued_on === undefined ? before?.issuedOn : input.issued_on
  const expires = input.expires_on === undefined ? before?.expiresOn : input.expires_on
  if (issued && expires && expires <= issued) throw fieldError('expires_on', 'end_before_start')
  // whose it is and what it is stays as it was approved
  if (before && before.status !== 'pending') {
    if (input.trainer_id !== undefined && input.trainer_id !== before.trainerId)
      throw fieldError('trainer_id', 'unknown_choice')
    if (input.kind !== undefined && input.kind !== before.kind)
      throw fieldError('kind', 'invalid_choice', { choices: before.kind })
  }
  if (input.file_id && input.file_id !== before?.fileId) await checkFile(actor, input.file_id)
  const renews = input.replaces_id ?? before?.replacesId
  if (renews && renews !== before?.replacesId) await checkRenewal(actor, renews, input, before)
}

async function checkFile(actor: Actor, id: number): Promise<void> {
  const [file] = await readableFiles(actor, [id], 'file_id')
  if (file && !isShowable(file.type) && !file.type.startsWith('image/')) throw fieldError('file_id', 'not_a_paper')
}

/** A renewed credential is of the same trainer and kind, and holds or has run out. */
async function checkRenewal(actor: Actor, id: number, input: Input, before: Row | undefined): Promise<void> {
  const [renewed] = await actor.db
    .select({ id: kept.id })
    .from(kept)
    .where(
      and(
        eq(kept.tenant, actor.tenant),
        eq(kept.id, id),
        eq(kept.trainerId, input.trainer_id ?? before?.trainerId ?? 0),
        eq(kept.kind, input.kind ?? before?.kind ?? ''),
        inArray(kept.status, ['approved', 'expired']),
        isNull(kept.archivedAt),
      ),
    )
  if (!renewed || id === before?.id) throw fieldError('replaces_id', 'unknown_choice')
}
