import { licenceTypes as area } from '@dsms/contract/curriculum/licences/calls'
import type { Input as Given } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { ImportBody } from '@dsms/contract/kernel/exchange'
import type { Actor } from '../../../kernel/actor.ts'
import type { App } from '../../../kernel/services.ts'
import { valuesOf } from '../../../kit/areas/area.columns.ts'
import { importSheet } from '../../../kit/areas/area.import.ts'
import { exportList, list, readOne, whole } from '../../../kit/areas/area.list.ts'
import { changeStatus, checkStatus, firstStatus } from '../../../kit/areas/area.status.ts'
import type { InputOf } from '../../../kit/areas/area.ts'
import { holdNamed, namesOf } from '../../../kit/areas/named.ts'
import { archive, checkVersion, insert, lock, restore, update } from '../../../kit/records/verbs.ts'
import { licenceTypeListing, licenceTypeRows } from './licenceTypes.data.ts'
import { licenceTypes } from './licenceTypes.table.ts'
import { checkRequired, levelBelow, lockTree, moveBelow } from './licenceTypes.tree.ts'
import { checkNoCourses, checkUnused, keepCode } from './licenceTypes.uses.ts'
import { hasRequirements } from './requirements.data.ts'

type Calls = typeof area.calls
type Input = InputOf<typeof area>

const named = namesOf(licenceTypes)

export const listLicenceTypes = (actor: Actor, query: Given<Calls['list']>['query']) =>
  list(actor, area, licenceTypeListing(actor, query), query)

export const readLicenceType = async (actor: Actor, id: number) =>
  whole(area, await readOne(actor, licenceTypes, id, licenceTypeRows))

export async function createLicenceType(actor: Actor, input: Input) {
  return readLicenceType(actor, await addLicenceType(actor, input))
}

/** Adds a type without reading it again; answers its key. */
export async function addLicenceType(actor: Actor, input: Input): Promise<number> {
  await lockTreeFor(actor, input)
  await checkRequired(actor, input.requires, { code: input.code, before: [] })
  const level = await levelBelow(actor, input.parent_id ?? null)
  const id = await insert(actor, licenceTypes, { status: firstStatus(area), ...valuesOf(licenceTypes, input), level })
  await holdNamed(actor, named(input, undefined))
  return id
}

export async function updateLicenceType(
  actor: Actor,
  id: number,
  { version, ...input }: Given<Calls['update']>['body'],
) {
  await lockTreeFor(actor, input)
  const before = await lock(actor, licenceTypes, id)
  await checkVersion(actor, licenceTypes, before, version)
  if (input.code !== undefined && input.code !== before.code) await keepCode(actor, before)
  if (input.requires)
    await checkRequired(actor, input.requires, { code: input.code ?? before.code, before: before.requires })
  const isMoved = input.parent_id !== undefined && input.parent_id !== before.parentId
  const level = isMoved ? await levelBelow(actor, input.parent_id ?? null, before) : before.level
  await update(actor, licenceTypes, before, { ...valuesOf(licenceTypes, input), ...(isMoved ? { level } : {}) })
  await holdNamed(actor, named(input, before))
  if (isMoved) await moveBelow(actor, id, level - before.level)
  return readLicenceType(actor, id)
}

/** Those who change the tree, or what types need of each other, take turns before anything else is locked. */
async function lockTreeFor(actor: Actor, { parent_id, requires }: Partial<Input>) {
  if (parent_id !== undefined || requires?.length) await lockTree(actor)
}

export async function changeLicenceTypeStatus(actor: Actor, id: number, change: Given<Calls['changeStatus']>['body']) {
  const type = await lock(actor, licenceTypes, id)
  checkStatus(area, type.status, change)
  if (change.status === 'active' && !(await hasRequirements(actor, id))) throw new AppError('requirement_needed')
  if (change.status === 'inactive') await checkNoCourses(actor, type)
  await changeStatus(actor, area, licenceTypes, type, change)
  return readLicenceType(actor, id)
}

export async function archiveLicenceType(actor: Actor, id: number) {
  const type = await lock(actor, licenceTypes, id)
  await checkUnused(actor, type)
  await archive(actor, licenceTypes, type)
  return readLicenceType(actor, id)
}

export async function restoreLicenceType(actor: Actor, id: number) {
  await restore(actor, licenceTypes, id)
  return readLicenceType(actor, id)
}

export const exportLicenceTypes = (app: App, actor: Actor, query: Given<Calls['exportSheet']>['query']) =>
  exportList(app, actor, area, licenceTypeListing(actor, query), query)

export const importLicenceTypes = (actor: Actor, body: ImportBody) => importSheet(actor, area, body, addLicenceType)
